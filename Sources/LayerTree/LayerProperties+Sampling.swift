import CoreGraphics

extension LayerProperties {
  /// The values at `time` with `animations` applied over them, the earliest added first. Says
  /// whether any of them still has something to show later.
  package func sampled(
    by animations: some Sequence<Animation>, at time: Double, style: LayerStyle = .plain
  ) -> (properties: LayerProperties, style: LayerStyle, isAnimating: Bool) {
    var (result, components, isAnimating) = (self, TransformComponents?.none, false)
    var style = style
    for animation in animations {
      if animation.property.isOfStyle {
        style.apply(animation, at: time)
      } else {
        result.apply(animation, at: time, components: &components)
      }
      isAnimating = isAnimating || !animation.outermostTiming.isOver(at: time)
    }
    if let components { result.transform = components.transform }
    return (result, style, isAnimating)
  }

  /// Applies one animation. `components` carries the transform's parts from one animation to the
  /// next; when all are applied, the caller puts them together again.
  package mutating func apply(
    _ animation: borrowing Animation, at time: Double, components: inout TransformComponents?
  ) {
    guard let moment = animation.progress(at: time) else { return }
    let property = animation.property
    if case .transformOffset(let track) = animation.track {
      guard property == .transform || property.isTransformComponent else { return }
      if components == nil { components = TransformComponents(transform) }
      track.add(to: &components!, at: moment.progress)
      return
    }
    if property == .transform {
      if let parts = components { transform = parts.transform }
      components = nil
      guard let value = animation.transform(at: moment, below: transform) else { return }
      transform = animation.isAdditive ? CATransform3DConcat(value, transform) : value
      return
    }
    if property.isTransformComponent && components == nil {
      components = TransformComponents(transform)
    }
    guard !animation.track.isOfTransforms else { return }
    let value = animation.lanes(at: moment) { self.value(of: property, components) }
    set(value, of: property, isAdditive: animation.isAdditive, &components)
  }

  private mutating func set(
    _ value: SIMD4<Double>, of property: AnimatedProperty, isAdditive: Bool,
    _ components: inout TransformComponents?
  ) {
    let value = isAdditive ? self.value(of: property, components) + value : value
    switch property {
    case .position: position = CGPoint(x: value.x, y: value.y)
    case .positionX: position.x = value.x
    case .positionY: position.y = value.x
    case .bounds: bounds = CGRect(x: value.x, y: value.y, width: value.z, height: value.w)
    case .boundsOrigin: bounds.origin = CGPoint(x: value.x, y: value.y)
    case .boundsOriginX: bounds.origin.x = value.x
    case .boundsOriginY: bounds.origin.y = value.x
    case .boundsSize: bounds.size = CGSize(width: value.x, height: value.y)
    case .boundsWidth: bounds.size.width = value.x
    case .boundsHeight: bounds.size.height = value.x
    case .anchorPoint: anchorPoint = CGPoint(x: value.x, y: value.y)
    case .anchorPointX: anchorPoint.x = value.x
    case .anchorPointY: anchorPoint.y = value.x
    case .opacity: opacity = Float(value.x)
    case .backgroundColor: backgroundColor = SIMD4<Float>(value)
    case .transform: break
    case .translation: components?.translation = value.lowHalf
    case .translationX: components?.translation.x = value.x
    case .translationY: components?.translation.y = value.x
    case .scale: components?.scale = SIMD2(repeating: value.x)
    case .scaleX: components?.scale.x = value.x
    case .scaleY: components?.scale.y = value.x
    case .rotation, .rotationZ: components?.rotation = value.x
    default:
      preconditionFailure("\(property) is kept in LayerStyle")
    }
  }

  /// The property's value in the lanes that tracks use.
  package func value(
    of property: AnimatedProperty, _ components: TransformComponents? = nil
  ) -> SIMD4<Double> {
    func parts() -> TransformComponents { components ?? TransformComponents(transform) }
    func lane(_ x: Double, _ y: Double = 0) -> SIMD4<Double> { SIMD4(x, y, 0, 0) }
    switch property {
    case .position: return lane(position.x, position.y)
    case .positionX: return lane(position.x)
    case .positionY: return lane(position.y)
    case .bounds:
      return SIMD4(
        bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)
    case .boundsOrigin: return lane(bounds.origin.x, bounds.origin.y)
    case .boundsOriginX: return lane(bounds.origin.x)
    case .boundsOriginY: return lane(bounds.origin.y)
    case .boundsSize: return lane(bounds.size.width, bounds.size.height)
    case .boundsWidth: return lane(bounds.size.width)
    case .boundsHeight: return lane(bounds.size.height)
    case .anchorPoint: return lane(anchorPoint.x, anchorPoint.y)
    case .anchorPointX: return lane(anchorPoint.x)
    case .anchorPointY: return lane(anchorPoint.y)
    case .opacity: return lane(Double(opacity))
    case .backgroundColor: return SIMD4<Double>(backgroundColor)
    case .transform: return .zero
    case .translation: return lane(parts().translation.x, parts().translation.y)
    case .translationX: return lane(parts().translation.x)
    case .translationY: return lane(parts().translation.y)
    case .scale, .scaleX: return lane(parts().scale.x)
    case .scaleY: return lane(parts().scale.y)
    case .rotation, .rotationZ: return lane(parts().rotation)
    default:
      preconditionFailure("\(property) is kept in LayerStyle")
    }
  }
}
