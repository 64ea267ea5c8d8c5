import CoreGraphics
import Foundation
import LayerTree

/// A point at which a particle is emitted.
struct EmissionPoint {
  /// The distance from the position of the emitter.
  var offset = SIMD3<Double>.zero
  /// The direction of the angles 0: away from the center in circles and spheres, else the x axis.
  var normal = SIMD3(1.0, 0, 0)

  static let center = EmissionPoint()
}

extension LayerEmitter {
  /// A random point of the emitter's shape. Sizes are halved here, except for circles and spheres,
  /// whose radius is the width.
  ///
  /// Source: Apple, "CAEmitterLayerEmitterShape", "CAEmitterLayerEmitterMode".
  func emissionPoint(_ random: inout ParticleRandom) -> EmissionPoint {
    let size = SIMD3(size.width.bounded, size.height.bounded, depth.bounded)
    switch shape {
    case .point: return .center
    case .line: return box(SIMD3(size.x, 0, 0) / 2, dimensions: 1, &random)
    case .rectangle: return box(SIMD3(size.x, size.y, 0) / 2, dimensions: 2, &random)
    case .cuboid: return box(size / 2, dimensions: 3, &random)
    case .circle: return circle(radius: size.x, &random)
    case .sphere: return sphere(radius: size.x, &random)
    }
  }

  /// A point in a box of one, two or three dimensions: of its corners, edges, faces or inside.
  private func box(
    _ half: SIMD3<Double>, dimensions: Int, _ random: inout ParticleRandom
  ) -> EmissionPoint {
    let free: Int
    switch mode {
    case .points: free = 0
    case .outline: free = 1
    case .surface: free = min(2, dimensions)
    case .volume: free = dimensions
    }
    let isFree = freeAxes(half, dimensions: dimensions, count: min(free, dimensions), &random)
    var point = EmissionPoint.center
    for axis in 0..<dimensions {
      let unit = random.signed()
      point.offset[axis] = half[axis] * (isFree[axis] ? unit : unit < 0 ? -1 : 1)
    }
    return point
  }

  /// The axes along which a point varies, chosen so that edges and faces get particles by their
  /// lengths and areas; the others are at an end.
  private func freeAxes(
    _ half: SIMD3<Double>, dimensions: Int, count: Int, _ random: inout ParticleRandom
  ) -> SIMDMask<SIMD3<Int64>> {
    var result = SIMDMask<SIMD3<Int64>>(repeating: false)
    guard count > 0, count < dimensions else { return .init(repeating: count > 0) }
    /// The measure of the parts that one axis identifies: the edges along it, or the faces across.
    func measure(_ axis: Int) -> Double {
      if count == 1 { return abs(half[axis]) }
      return abs(half[(axis + 1) % 3] * half[(axis + 2) % 3])
    }
    var rest = random.unit() * (0..<dimensions).reduce(0) { $0 + measure($1) }
    var chosen = 0
    while chosen < dimensions - 1, rest >= measure(chosen) {
      rest -= measure(chosen)
      chosen += 1
    }
    for axis in 0..<dimensions { result[axis] = (axis == chosen) == (count == 1) }
    return result
  }

  private func circle(radius: Double, _ random: inout ParticleRandom) -> EmissionPoint {
    let angle =
      mode == .points ? Double(random.index(4)) * .pi / 2 : random.unit() * 2 * .pi
    let isInside = mode == .surface || mode == .volume
    let distance = radius * (isInside ? random.unit().squareRoot() : 1)
    let normal = SIMD3(cos(angle), sin(angle), 0)
    return EmissionPoint(offset: normal * distance, normal: normal)
  }

  private func sphere(radius: Double, _ random: inout ParticleRandom) -> EmissionPoint {
    var normal = SIMD3<Double>.zero
    switch mode {
    case .points:
      let index = random.index(6)
      normal[index / 2] = index % 2 == 0 ? 1 : -1
    case .outline: return circle(radius: radius, &random)
    case .surface, .volume:
      let (z, angle) = (random.signed(), random.unit() * 2 * .pi)
      let distance = (1 - z * z).squareRoot()
      normal = SIMD3(distance * cos(angle), distance * sin(angle), z)
    }
    let distance = radius * (mode == .volume ? cbrt(random.unit()) : 1)
    return EmissionPoint(offset: normal * distance, normal: normal)
  }
}

extension EmitterCell {
  /// A random direction, of length 1. In the plane, the longitudes are uniform within the emission
  /// range; in depth, the directions are uniform within its cone.
  func direction(
    from point: EmissionPoint, inDepth: Bool, _ random: inout ParticleRandom
  ) -> SIMD3<Double> {
    let (latitude, half) = (emissionLatitude.bounded, emissionRange.bounded / 2)
    let local: SIMD3<Double>
    if inDepth {
      let turned = emissionLongitude.bounded
      let cosine = 1 - random.unit() * (1 - cos(min(abs(half), .pi)))
      let (sine, angle) = (max(1 - cosine * cosine, 0).squareRoot(), random.unit() * 2 * .pi)
      let axis = Self.frame(longitude: turned, latitude: latitude)
      let across = axis.y * cos(angle) + axis.z * sin(angle)
      local = axis.x * cosine + across * sine
    } else {
      let longitude = emissionLongitude.bounded + half * random.signed()
      local = Self.frame(longitude: longitude, latitude: latitude).x
    }
    let tangent = point.tangent
    let inPlane = point.normal * local.x + tangent * local.y
    return inPlane + point.normal.cross(tangent) * local.z
  }

  /// Three axes, of which the first has these angles.
  private static func frame(
    longitude: Double, latitude: Double
  ) -> (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let x = SIMD3(
      cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    let y = SIMD3(-sin(longitude), cos(longitude), 0)
    return (x, y, x.cross(y))
  }
}

extension EmissionPoint {
  /// The direction in the xy-plane across the normal.
  fileprivate var tangent: SIMD3<Double> {
    let length = (normal.x * normal.x + normal.y * normal.y).squareRoot()
    return length > 0 ? SIMD3(-normal.y / length, normal.x / length, 0) : SIMD3(0, 1, 0)
  }
}
