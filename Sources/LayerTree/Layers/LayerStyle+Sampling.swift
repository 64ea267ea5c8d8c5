import CoreGraphics

extension Animation {
  /// Applies the animation to one of the style's properties. `endTime` is that of
  /// `outermostTiming`.
  package func apply(to style: inout LayerStyle, at time: Double, endTime: Double) {
    guard let moment = progress(at: time, endTime: endTime), !track.isOfTransforms else { return }
    style.change(property, isAdditive: isAdditive) { lanes(at: moment, below: $0) }
  }
}

extension LayerStyle {
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
    case .zPosition: zPosition = value.x
    case .cornerRadius: cornerRadius = value.x
    case .borderWidth: borderWidth = value.x
    case .borderColor: borderColor = SIMD4<Float>(clamping: value)
    case .doubleSided: isDoubleSided = value.x >= 0.5
    case .masksToBounds: masksToBounds = value.x >= 0.5
    case .contentsScale: contentsScale = value.x
    default:
      guard let (isCenter, lanes) = property.lanesOfRectangle else { return }
      if isCenter {
        contentsCenter = contentsCenter.replacing(lanes, by: value)
      } else {
        contentsRect = contentsRect.replacing(lanes, by: value)
      }
    }
  }

  /// The property's value in the lanes that tracks use; zeros for a property that is stored
  /// elsewhere.
  package func value(of property: AnimatedProperty) -> SIMD4<Double> {
    switch property {
    case .zPosition: return SIMD4(zPosition, 0, 0, 0)
    case .cornerRadius: return SIMD4(cornerRadius, 0, 0, 0)
    case .borderWidth: return SIMD4(borderWidth, 0, 0, 0)
    case .borderColor: return SIMD4<Double>(borderColor)
    case .doubleSided: return SIMD4(isDoubleSided ? 1 : 0, 0, 0, 0)
    case .masksToBounds: return SIMD4(masksToBounds ? 1 : 0, 0, 0, 0)
    case .contentsScale: return SIMD4(contentsScale, 0, 0, 0)
    default:
      guard let (isCenter, lanes) = property.lanesOfRectangle else { return .zero }
      let rect = (isCenter ? contentsCenter : contentsRect).lanes
      var value = SIMD4<Double>.zero
      for (index, lane) in lanes.enumerated() { value[index] = rect[lane] }
      return value
    }
  }
}

extension AnimatedProperty {
  /// Whether the property belongs to `contentsCenter` or to `contentsRect`, and which of the
  /// rectangle's four numbers it names; nil for other properties.
  fileprivate var lanesOfRectangle: (isCenter: Bool, lanes: Range<Int>)? {
    switch self {
    case .contentsRect: (false, 0..<4)
    case .contentsRectOrigin: (false, 0..<2)
    case .contentsRectX: (false, 0..<1)
    case .contentsRectY: (false, 1..<2)
    case .contentsRectSize: (false, 2..<4)
    case .contentsRectWidth: (false, 2..<3)
    case .contentsRectHeight: (false, 3..<4)
    case .contentsCenter: (true, 0..<4)
    case .contentsCenterOrigin: (true, 0..<2)
    case .contentsCenterX: (true, 0..<1)
    case .contentsCenterY: (true, 1..<2)
    case .contentsCenterSize: (true, 2..<4)
    case .contentsCenterWidth: (true, 2..<3)
    case .contentsCenterHeight: (true, 3..<4)
    default: nil
    }
  }
}

extension CGRect {
  fileprivate var lanes: SIMD4<Double> {
    SIMD4(origin.x, origin.y, size.width, size.height)
  }

  fileprivate func replacing(_ range: Range<Int>, by value: SIMD4<Double>) -> CGRect {
    var lanes = lanes
    for (index, lane) in range.enumerated() { lanes[lane] = value[index] }
    return CGRect(x: lanes.x, y: lanes.y, width: lanes.z, height: lanes.w)
  }
}
