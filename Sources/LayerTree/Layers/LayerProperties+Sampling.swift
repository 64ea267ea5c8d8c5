import CoreGraphics

extension LayerProperties {
  /// The values at `time` with `animations` applied in order, the earliest added first, and whether
  /// any of them ends later.
  package func sampled(
    by animations: some Sequence<Animation>, at time: Double, style: LayerStyle = .plain,
    space: LayerSpace = .flat
  ) -> (
    properties: LayerProperties, style: LayerStyle, space: LayerSpace, isAnimating: Bool
  ) {
    var (result, style, space, isAnimating) = (self, style, space, false)
    var (transform, sublayerTransform) = (AnimatedTransform(), AnimatedTransform())
    for animation in animations {
      let end = animation.outermostTiming.endTime
      switch animation.property.store {
      case .properties: animation.apply(to: &result, &transform, at: time, endTime: end)
      case .style: animation.apply(to: &style, at: time, endTime: end)
      case .space: animation.apply(to: &space, &sublayerTransform, at: time, endTime: end)
      case .composited: break
      }
      isAnimating = isAnimating || time < end
    }
    transform.finish(&result.transform)
    sublayerTransform.finish(&space.sublayerTransform)
    return (result, style, space, isAnimating)
  }

  /// Sets a property to the result of `value`, which takes the underlying value. Ignores results
  /// that are not finite.
  @inline(__always)
  mutating func change(
    _ property: AnimatedProperty, isAdditive: Bool,
    to value: (_ below: () -> SIMD4<Double>) -> SIMD4<Double>
  ) {
    var value = value { self.value(of: property) }
    if isAdditive { value += self.value(of: property) }
    if value.isFinite { set(value, of: property) }
  }

  private mutating func set(_ value: SIMD4<Double>, of property: AnimatedProperty) {
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
    case .opacity: opacity = Float(clamping: value.x)
    case .hidden: isHidden = value.x >= 0.5
    case .backgroundColor: backgroundColor = SIMD4<Float>(clamping: value)
    default: break
    }
  }

  /// The property's value in the lanes that tracks use; zeros for a property that is stored
  /// elsewhere, and for a whole transform.
  package func value(of property: AnimatedProperty) -> SIMD4<Double> {
    func lanes(_ x: Double, _ y: Double = 0) -> SIMD4<Double> { SIMD4(x, y, 0, 0) }
    switch property {
    case .position: return lanes(position.x, position.y)
    case .positionX: return lanes(position.x)
    case .positionY: return lanes(position.y)
    case .bounds:
      return SIMD4(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)
    case .boundsOrigin: return lanes(bounds.origin.x, bounds.origin.y)
    case .boundsOriginX: return lanes(bounds.origin.x)
    case .boundsOriginY: return lanes(bounds.origin.y)
    case .boundsSize: return lanes(bounds.size.width, bounds.size.height)
    case .boundsWidth: return lanes(bounds.size.width)
    case .boundsHeight: return lanes(bounds.size.height)
    case .anchorPoint: return lanes(anchorPoint.x, anchorPoint.y)
    case .anchorPointX: return lanes(anchorPoint.x)
    case .anchorPointY: return lanes(anchorPoint.y)
    case .opacity: return lanes(Double(opacity))
    case .hidden: return lanes(isHidden ? 1 : 0)
    case .backgroundColor: return SIMD4<Double>(backgroundColor)
    default:
      guard property.store == .properties, let part = property.transformPart else { return .zero }
      return AnimatedTransform.value(of: part, in: transform)
    }
  }
}

extension Animation {
  /// Applies the animation to one of the properties. `parts` carries the transform from one
  /// animation to the next, and the caller calls its `finish` after the last. `endTime` is that of
  /// `outermostTiming`.
  package func apply(
    to properties: inout LayerProperties, _ parts: inout AnimatedTransform, at time: Double,
    endTime: Double
  ) {
    guard let moment = progress(at: time, endTime: endTime) else { return }
    if let part = property.transformPart {
      guard !track.isOfTransforms else { return }
      parts.change(part, of: &properties.transform, isAdditive: isAdditive) {
        lanes(at: moment, below: $0)
      }
    } else if property == .transform {
      parts.apply(self, at: moment, to: &properties.transform)
    } else if !track.isOfTransforms {
      properties.change(property, isAdditive: isAdditive) { lanes(at: moment, below: $0) }
      if property == .position, case .path(let path) = track,
        let angle = path.angle(at: moment.progress)
      {
        parts.rotate(to: angle, isAdditive: isAdditive)
      }
    }
  }
}
