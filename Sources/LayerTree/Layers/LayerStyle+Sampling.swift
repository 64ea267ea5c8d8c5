import CoreGraphics

extension Animation {
  /// Changes a property that the style stores. `endTime` is that of `outermostTiming`.
  package func apply(to style: inout LayerStyle, at time: Double, endTime: Double) {
    guard let moment = progress(at: time, endTime: endTime) else { return }
    guard property.store == .style else {
      style.kind?.apply(self, at: moment)
      return
    }
    guard !track.isOfTransforms else { return }
    if let list = property.list {
      guard case .list(let track) = track,
        let values = values(at: moment, below: list.get(style, track.input))
      else { return }
      list.set(&style, values, track.input)
    } else {
      style.change(property, isAdditive: isAdditive) { lanes(at: moment, below: $0) }
    }
  }
}

extension LayerStyle: PropertyStore {
  /// The property's value in the lanes that tracks use; zeros for a property that is stored
  /// elsewhere.
  package func value(of property: AnimatedProperty) -> SIMD4<Double> {
    switch property.store {
    case .style: numbers(at: property.location)
    case .replicator, .emitter: kind?.value(of: property) ?? .zero
    case .properties, .space, .composited: .zero
    }
  }
}
