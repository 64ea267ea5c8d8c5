import LayerTree

/// A particle as it was born. Where it is and how it looks follows from its age.
struct Particle: BitwiseCopyable, Sendable {
  /// The seed of its random numbers.
  var id: UInt64
  /// In the time of the layer.
  var birthTime: Double
  /// In the time of the particle.
  var lifetime: Double
  /// In points, in the layer's coordinates.
  var position: SIMD3<Float>
  var velocity: SIMD3<Float>
  var acceleration: SIMD3<Float>
  /// Straight RGBA.
  var color: SIMD4<Float>
  var colorSpeed: SIMD4<Float>
  var scale: Float
  var scaleSpeed: Float
  /// Radians per second.
  var spin: Float

  func position(at age: Double) -> SIMD3<Float> {
    let age = Float(age)
    return position + (velocity + acceleration * (age / 2)) * age
  }

  /// Straight RGBA, 0…1.
  func color(at age: Double) -> SIMD4<Float> {
    (color + colorSpeed * Float(age)).clamped(lowerBound: .zero, upperBound: .one)
  }

  func scale(at age: Double) -> Float { scale + scaleSpeed * Float(age) }

  /// The rotation in radians.
  func rotation(at age: Double) -> Double { Double(spin) * age }
}

extension Particle {
  /// A particle of a cell; nil where its lifetime is not above 0. The order in which the random
  /// numbers are drawn is part of the result.
  init?(
    _ id: UInt64, of cell: borrowing EmitterCell, in emitter: borrowing LayerEmitter,
    birthTime: Double, at point: EmissionPoint?, base: SIMD3<Float>
  ) {
    var random = ParticleRandom(id)
    lifetime =
      random.around(cell.lifetime, cell.lifetimeRange) * emitter.lifetime.bounded
    guard lifetime > 0 else { return nil }
    (self.id, self.birthTime) = (id, birthTime)
    let start = if let point { point } else { emitter.emissionPoint(&random) }
    let speed = random.around(cell.velocity, cell.velocityRange) * emitter.velocity.bounded
    let direction = cell.direction(from: start, inDepth: emitter.preservesDepth, &random)
    position = base + SIMD3<Float>(start.offset)
    velocity = SIMD3<Float>(direction * speed)
    acceleration = SIMD3<Float>(
      SIMD3(
        cell.xAcceleration.bounded, cell.yAcceleration.bounded, cell.zAcceleration.bounded))
    let factor = emitter.scale.bounded
    scale = Float(random.around(cell.scale, cell.scaleRange) * factor)
    scaleSpeed = Float(cell.scaleSpeed.bounded * factor)
    spin = Float(random.around(cell.spin, cell.spinRange) * emitter.spin.bounded)
    (color, colorSpeed) = (.zero, .zero)
    for lane in 0..<4 {
      color[lane] = Float(random.around(Double(cell.color[lane]), Double(cell.colorRange[lane])))
      colorSpeed[lane] = Float(cell.colorSpeed[lane].bounded)
    }
  }
}
