/// What an animation changes; each is a key path that Core Animation documents.
///
/// Source: Apple, "Core Animation Programming Guide", Key-Value Coding Extensions.
package enum AnimatedProperty: String, CaseIterable, Sendable {
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case bounds
  case boundsOrigin = "bounds.origin"
  case boundsOriginX = "bounds.origin.x"
  case boundsOriginY = "bounds.origin.y"
  case boundsSize = "bounds.size"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"
  case anchorPoint
  case anchorPointX = "anchorPoint.x"
  case anchorPointY = "anchorPoint.y"
  case opacity
  case backgroundColor
  case transform
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"
  case zPosition
  case cornerRadius
  case borderWidth
  case borderColor
  case contentsRect
  case contentsCenter

  /// Whether it is a part of `transform`, kept apart while animations are applied.
  package var isTransformComponent: Bool {
    switch self {
    case .translation, .translationX, .translationY, .scale, .scaleX, .scaleY, .rotation,
      .rotationZ:
      true
    default:
      false
    }
  }

  /// Whether it is kept in `LayerStyle`.
  package var isOfStyle: Bool {
    switch self {
    case .zPosition, .cornerRadius, .borderWidth, .borderColor, .contentsRect, .contentsCenter: true
    default: false
    }
  }

  /// Whether its value is one number.
  package var isScalar: Bool {
    switch self {
    case .position, .bounds, .boundsOrigin, .boundsSize, .anchorPoint, .backgroundColor,
      .transform, .translation, .borderColor, .contentsRect, .contentsCenter:
      false
    default:
      true
    }
  }
}
