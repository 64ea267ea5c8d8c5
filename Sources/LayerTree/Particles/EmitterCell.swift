package import CoreGraphics

/// A source of particles (`CAEmitterCell`). A range is the largest difference from a mean value, to
/// both sides.
package struct EmitterCell: Equatable, Sendable {
  package var name = ""
  package var isEnabled = true
  /// Particles per second.
  package var birthRate = 0.0
  /// Seconds.
  package var lifetime = 0.0
  package var lifetimeRange = 0.0
  /// The direction of the emission: the angle to the xy-plane, the angle from x to y in that plane,
  /// and the opening angle of the cone around the direction. Radians.
  package var emissionLatitude = 0.0
  package var emissionLongitude = 0.0
  package var emissionRange = 0.0
  /// Points per second.
  package var velocity = 0.0
  package var velocityRange = 0.0
  /// Points per second squared.
  package var xAcceleration = 0.0
  package var yAcceleration = 0.0
  package var zAcceleration = 0.0
  package var scale = 1.0
  package var scaleRange = 0.0
  /// Per second.
  package var scaleSpeed = 0.0
  /// Radians per second.
  package var spin = 0.0
  package var spinRange = 0.0
  /// Straight RGBA.
  package var color = SIMD4<Float>.one
  package var colorRange = SIMD4<Float>.zero
  /// Per second.
  package var colorSpeed = SIMD4<Float>.zero
  /// nil for particles that are not seen themselves.
  package var contents: LayerContents?
  /// The visible part of the contents, in their unit coordinates.
  package var contentsRect = LayerStyle.unitRect
  /// Pixels of the contents per point.
  package var contentsScale = 1.0
  package var magnificationFilter = ContentsFilter.linear
  package var minificationFilter = ContentsFilter.linear
  package var minificationFilterBias = 0.0
  /// When particles are emitted, in the time of the layer, or of a particle of the outer cell.
  package var timing = MediaTiming.layerDefault
  /// The cells that each particle emits.
  package var cells: [EmitterCell] = []

  package init() {}
}

extension EmitterCell {
  /// The values that are one number each, by key.
  package static let numbers: [String: any WritableKeyPath<EmitterCell, Double> & Sendable] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
    "contentsScale": \.contentsScale, "minificationFilterBias": \.minificationFilterBias,
  ]

  /// The components of colors, by key.
  package static let components: [String: any WritableKeyPath<EmitterCell, Float> & Sendable] = [
    "redRange": \.colorRange.x, "greenRange": \.colorRange.y, "blueRange": \.colorRange.z,
    "alphaRange": \.colorRange.w, "redSpeed": \.colorSpeed.x, "greenSpeed": \.colorSpeed.y,
    "blueSpeed": \.colorSpeed.z, "alphaSpeed": \.colorSpeed.w,
  ]

  /// The numbers of a value that animations change; nil for another key.
  func numbers(forKey key: String) -> [Double]? {
    if let number = Self.numbers[key] { return [self[keyPath: number]] }
    if let component = Self.components[key] { return [Double(self[keyPath: component])] }
    switch key {
    case "color": return (0..<4).map { Double(color[$0]) }
    case "contentsRect":
      let (origin, size) = (contentsRect.origin, contentsRect.size)
      return [origin.x, origin.y, size.width, size.height]
    default: return nil
    }
  }

  /// Ignores other keys and other counts of numbers.
  mutating func set(_ numbers: [Double], forKey key: String) {
    guard numbers.count == self.numbers(forKey: key)?.count else { return }
    if let number = Self.numbers[key] {
      self[keyPath: number] = numbers[0]
    } else if let component = Self.components[key] {
      self[keyPath: component] = Float(clamping: numbers[0])
    } else if key == "color" {
      color = SIMD4<Float>(clamping: numbers.lanes(from: 0))
    } else {
      contentsRect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
