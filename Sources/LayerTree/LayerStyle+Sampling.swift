import CoreGraphics

extension LayerStyle {
  /// Applies one animation of a property that is kept here.
  package mutating func apply(_ animation: borrowing Animation, at time: Double) {
    guard let moment = animation.progress(at: time), !animation.track.isOfTransforms else { return }
    let property = animation.property
    let below = value(of: property)
    let value = animation.lanes(at: moment) { below }
    set(animation.isAdditive ? below + value : value, of: property)
  }

  private mutating func set(_ value: SIMD4<Double>, of property: AnimatedProperty) {
    switch property {
    case .zPosition: zPosition = value.x
    case .cornerRadius: cornerRadius = value.x
    case .borderWidth: borderWidth = value.x
    case .borderColor: borderColor = SIMD4<Float>(value)
    default:
      if property.isOfContentsRect {
        contentsRect = contentsRect.replacing(property.rectangleLanes, by: value)
      } else {
        contentsCenter = contentsCenter.replacing(property.rectangleLanes, by: value)
      }
    }
  }

  /// The property's value in the lanes that tracks use.
  package func value(of property: AnimatedProperty) -> SIMD4<Double> {
    switch property {
    case .zPosition: return SIMD4(zPosition, 0, 0, 0)
    case .cornerRadius: return SIMD4(cornerRadius, 0, 0, 0)
    case .borderWidth: return SIMD4(borderWidth, 0, 0, 0)
    case .borderColor: return SIMD4<Double>(borderColor)
    default:
      precondition(property.isOfStyle, "\(property) is kept in LayerProperties")
      let rect = (property.isOfContentsRect ? contentsRect : contentsCenter).lanes
      var value = SIMD4<Double>.zero
      for (index, lane) in property.rectangleLanes.enumerated() { value[index] = rect[lane] }
      return value
    }
  }
}

extension AnimatedProperty {
  /// Which of a rectangle's four numbers the property is.
  fileprivate var rectangleLanes: Range<Int> {
    switch self {
    case .contentsRectOrigin, .contentsCenterOrigin: 0..<2
    case .contentsRectSize, .contentsCenterSize: 2..<4
    case .contentsRectX, .contentsCenterX: 0..<1
    case .contentsRectY, .contentsCenterY: 1..<2
    case .contentsRectWidth, .contentsCenterWidth: 2..<3
    case .contentsRectHeight, .contentsCenterHeight: 3..<4
    default: 0..<4
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
