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
  /// Also that of transitions, which change all that the layer shows.
  case contents
  case contentsRect
  case contentsRectOrigin = "contentsRect.origin"
  case contentsRectX = "contentsRect.origin.x"
  case contentsRectY = "contentsRect.origin.y"
  case contentsRectSize = "contentsRect.size"
  case contentsRectWidth = "contentsRect.size.width"
  case contentsRectHeight = "contentsRect.size.height"
  case contentsCenter
  case contentsCenterOrigin = "contentsCenter.origin"
  case contentsCenterX = "contentsCenter.origin.x"
  case contentsCenterY = "contentsCenter.origin.y"
  case contentsCenterSize = "contentsCenter.size"
  case contentsCenterWidth = "contentsCenter.size.width"
  case contentsCenterHeight = "contentsCenter.size.height"

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
    case .zPosition, .cornerRadius, .borderWidth, .borderColor: true
    default: isOfContentsRect || isOfContentsCenter
    }
  }

  /// Whether it is `contentsRect` or a part of it.
  package var isOfContentsRect: Bool {
    switch self {
    case .contentsRect, .contentsRectOrigin, .contentsRectX, .contentsRectY, .contentsRectSize,
      .contentsRectWidth, .contentsRectHeight:
      true
    default:
      false
    }
  }

  /// Whether it is `contentsCenter` or a part of it.
  package var isOfContentsCenter: Bool {
    switch self {
    case .contentsCenter, .contentsCenterOrigin, .contentsCenterX, .contentsCenterY,
      .contentsCenterSize, .contentsCenterWidth, .contentsCenterHeight:
      true
    default:
      false
    }
  }

  /// Whether its value is one number.
  package var isScalar: Bool {
    switch self {
    case .position, .bounds, .boundsOrigin, .boundsSize, .anchorPoint, .backgroundColor,
      .transform, .translation, .borderColor, .contents, .contentsRect, .contentsRectOrigin,
      .contentsRectSize, .contentsCenter, .contentsCenterOrigin, .contentsCenterSize:
      false
    default:
      true
    }
  }
}
