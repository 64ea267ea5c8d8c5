/// A property that an animation changes, by the key path that Core Animation documents.
///
/// Source: Apple, "Core Animation Programming Guide", Key-Value Coding Extensions and Animatable
/// Properties.
package enum AnimatedProperty: String, BitwiseCopyable, CaseIterable, Sendable {
  // Properties stored in `LayerProperties`:
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
  case hidden
  case backgroundColor
  case transform
  case rotation = "transform.rotation"
  case rotationX = "transform.rotation.x"
  case rotationY = "transform.rotation.y"
  case rotationZ = "transform.rotation.z"
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case scaleZ = "transform.scale.z"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case translationZ = "transform.translation.z"
  // Properties stored in `LayerStyle`:
  case zPosition
  case cornerRadius
  case borderWidth
  case borderColor
  case doubleSided
  case masksToBounds
  case contentsScale
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
  /// The contents. Transitions use it too, because they replace everything that the layer shows.
  case contents
  // Properties stored in `LayerSpace`:
  case anchorPointZ
  case sublayerTransform
  case sublayerRotation = "sublayerTransform.rotation"
  case sublayerRotationX = "sublayerTransform.rotation.x"
  case sublayerRotationY = "sublayerTransform.rotation.y"
  case sublayerRotationZ = "sublayerTransform.rotation.z"
  case sublayerScale = "sublayerTransform.scale"
  case sublayerScaleX = "sublayerTransform.scale.x"
  case sublayerScaleY = "sublayerTransform.scale.y"
  case sublayerScaleZ = "sublayerTransform.scale.z"
  case sublayerTranslation = "sublayerTransform.translation"
  case sublayerTranslationX = "sublayerTransform.translation.x"
  case sublayerTranslationY = "sublayerTransform.translation.y"
  case sublayerTranslationZ = "sublayerTransform.translation.z"

  /// Where a layer stores the property.
  package enum Store: BitwiseCopyable, Sendable {
    case properties, style, space
    /// Not stored as a number: the renderer blends the outgoing and the incoming contents.
    case composited
  }

  package var store: Store {
    switch self {
    case .position, .positionX, .positionY, .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY,
      .boundsSize, .boundsWidth, .boundsHeight, .anchorPoint, .anchorPointX, .anchorPointY,
      .opacity, .hidden, .backgroundColor, .transform, .rotation, .rotationX, .rotationY,
      .rotationZ, .scale, .scaleX, .scaleY, .scaleZ, .translation, .translationX, .translationY,
      .translationZ:
      .properties
    case .zPosition, .cornerRadius, .borderWidth, .borderColor, .doubleSided, .masksToBounds,
      .contentsScale, .contentsRect, .contentsRectOrigin, .contentsRectX, .contentsRectY,
      .contentsRectSize, .contentsRectWidth, .contentsRectHeight, .contentsCenter,
      .contentsCenterOrigin, .contentsCenterX, .contentsCenterY, .contentsCenterSize,
      .contentsCenterWidth, .contentsCenterHeight:
      .style
    case .anchorPointZ, .sublayerTransform, .sublayerRotation, .sublayerRotationX,
      .sublayerRotationY, .sublayerRotationZ, .sublayerScale, .sublayerScaleX, .sublayerScaleY,
      .sublayerScaleZ, .sublayerTranslation, .sublayerTranslationX, .sublayerTranslationY,
      .sublayerTranslationZ:
      .space
    case .contents: .composited
    }
  }

  /// Whether the property is a whole transform.
  package var isTransform: Bool { self == .transform || self == .sublayerTransform }

  /// The part of `transform` or `sublayerTransform` that the property names; nil for other
  /// properties.
  package var transformPart: TransformPart? {
    switch self {
    case .rotation, .rotationZ, .sublayerRotation, .sublayerRotationZ: .rotationZ
    case .rotationX, .sublayerRotationX: .rotationX
    case .rotationY, .sublayerRotationY: .rotationY
    case .scale, .sublayerScale: .scale
    case .scaleX, .sublayerScaleX: .scaleX
    case .scaleY, .sublayerScaleY: .scaleY
    case .scaleZ, .sublayerScaleZ: .scaleZ
    case .translation, .sublayerTranslation: .translation
    case .translationX, .sublayerTranslationX: .translationX
    case .translationY, .sublayerTranslationY: .translationY
    case .translationZ, .sublayerTranslationZ: .translationZ
    default: nil
    }
  }

  /// Whether the value is a single number.
  package var isScalar: Bool {
    switch self {
    case .position, .bounds, .boundsOrigin, .boundsSize, .anchorPoint, .backgroundColor,
      .transform, .translation, .borderColor, .contents, .contentsRect, .contentsRectOrigin,
      .contentsRectSize, .contentsCenter, .contentsCenterOrigin, .contentsCenterSize,
      .sublayerTransform, .sublayerTranslation:
      false
    default:
      true
    }
  }
}
