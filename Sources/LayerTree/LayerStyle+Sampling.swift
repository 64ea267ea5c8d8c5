import CoreGraphics

extension LayerStyle {
  /// Applies one animation of a property that is kept here.
  package mutating func apply(_ animation: borrowing Animation, at time: Double) {
    guard let moment = animation.timing.moment(at: time) else { return }
    let property = animation.property
    let below = value(of: property)
    let value = animation.lanes(
      at: animation.curve.value(at: moment.fraction), iteration: moment.iteration, below: below)
    set(animation.isAdditive ? below + value : value, of: property)
  }

  private mutating func set(_ value: SIMD4<Double>, of property: AnimatedProperty) {
    let rect = CGRect(x: value.x, y: value.y, width: value.z, height: value.w)
    switch property {
    case .zPosition: zPosition = value.x
    case .cornerRadius: cornerRadius = value.x
    case .borderWidth: borderWidth = value.x
    case .borderColor: borderColor = SIMD4<Float>(value)
    case .contentsRect: contentsRect = rect
    case .contentsCenter: contentsCenter = rect
    default: preconditionFailure("\(property) is kept in LayerProperties")
    }
  }

  /// The property's value in the lanes that tracks use.
  package func value(of property: AnimatedProperty) -> SIMD4<Double> {
    func lanes(_ rect: CGRect) -> SIMD4<Double> {
      SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    }
    switch property {
    case .zPosition: return SIMD4(zPosition, 0, 0, 0)
    case .cornerRadius: return SIMD4(cornerRadius, 0, 0, 0)
    case .borderWidth: return SIMD4(borderWidth, 0, 0, 0)
    case .borderColor: return SIMD4<Double>(borderColor)
    case .contentsRect: return lanes(contentsRect)
    case .contentsCenter: return lanes(contentsCenter)
    default: preconditionFailure("\(property) is kept in LayerProperties")
    }
  }
}
