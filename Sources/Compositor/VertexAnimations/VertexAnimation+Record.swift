import Foundation
import LayerTree

// The record of a layer's animations in a plan's parameters, which `animation.glsl` reads, and the
// pixels that the layer reaches.

extension VertexAnimation {
  /// Appends the record: five vectors, and five for each track.
  func write(rect: Quad, in transform: Affine, to parameters: inout [SIMD4<Float>]) {
    write(base, origin: transform, count: Double(tracks.count), to: &parameters)
    parameters.append(SIMD4(rect.origin, SIMD2(rect.xAxis.x, rect.yAxis.y)))
    parameters.append(SIMD4(SIMD2(transform.a, transform.b), SIMD2(transform.c, transform.d)))
    for track in tracks {
      let timing = track.timing
      write(
        track.change, origin: transform.linear, count: timing.autoreverses ? 1 : 0, to: &parameters)
      parameters.append(SIMD4(timing.c1, timing.c2))
      parameters.append(
        SIMD4(
          SIMD2(timing.phase, timing.rate), SIMD2(min(timing.lastIteration, 1e9), 0)))
    }
  }

  /// Appends numbers, with the place in pixels.
  private func write(
    _ numbers: Numbers, origin: Affine, count: Double, to parameters: inout [SIMD4<Float>]
  ) {
    let color = Lanes.color.lowerBound
    parameters.append(
      SIMD4(
        origin.applied(to: numbers.place), SIMD2(numbers[Lanes.rotation], numbers[Lanes.opacity])))
    parameters.append(
      SIMD4(
        SIMD2(numbers[color], numbers[color + 1]), SIMD2(numbers[color + 2], numbers[color + 3])))
    parameters.append(SIMD4(numbers.scale, SIMD2(numbers[Lanes.shear], count)))
  }

  /// Converts the layer's coordinates, with the origin at the anchor point, to its superlayer's when
  /// the progress is 0.
  var start: Affine {
    let (scale, place) = (base.scale, base.place)
    var transform = Affine.rotation(base[Lanes.rotation]).applied(
      after: Affine(a: scale.x, b: 0, c: scale.y * base[Lanes.shear], d: scale.y, tx: 0, ty: 0))
    (transform.tx, transform.ty) = (place.x, place.y)
    return transform
  }

  /// The pixels that a rectangle in the layer's coordinates reaches, with antialiased edges.
  func box(
    of rect: Quad, in transform: Affine, _ extent: (low: Numbers, high: Numbers)
  ) -> PixelRect {
    let isTurning = tracks.contains { $0.change[Lanes.rotation] != 0 }
    let linear = transform.linear
    let turned = linear.applied(after: .rotation(isTurning ? 0 : base[Lanes.rotation]))
    var (low, high, radius) = (
      SIMD2(repeating: Double.infinity), -SIMD2(repeating: Double.infinity), 0.0
    )
    for corner in 0..<32 {
      func pick(_ lane: Int, _ bit: Int) -> Double {
        corner >> bit & 1 == 0 ? extent.low[lane] : extent.high[lane]
      }
      let unit = SIMD2(Double(corner & 1), Double(corner >> 1 & 1))
      let point = rect.origin + SIMD2(rect.xAxis.x, rect.yAxis.y) * unit
      let y = pick(Lanes.scale.lowerBound + 1, 3) * point.y
      let moved = SIMD2(pick(Lanes.scale.lowerBound, 2) * point.x + pick(Lanes.shear, 4) * y, y)
      let pixel = turned.applied(to: moved)
      (low, high) = (pointwiseMin(low, pixel), pointwiseMax(high, pixel))
      radius = max(radius, (moved * moved).sum())
    }
    if isTurning {
      high = SIMD2(repeating: radius.squareRoot() * linear.largestScale)
      low = -high
    }
    let middle = transform.applied(to: (extent.low.place + extent.high.place) / 2)
    let half = (extent.high.place - extent.low.place) / 2
    let reach = SIMD2(
      abs(linear.a) * half.x + abs(linear.c) * half.y,
      abs(linear.b) * half.x + abs(linear.d) * half.y)
    return Quad(
      xAxis: SIMD2(high.x - low.x + 2 * reach.x, 0), yAxis: SIMD2(0, high.y - low.y + 2 * reach.y),
      origin: middle + low - reach
    ).box.expanded(by: 1)
  }
}

extension VertexAnimation.Numbers {
  private typealias Lanes = VertexAnimation.Lanes

  /// The anchor point in the superlayer's coordinates.
  fileprivate var place: SIMD2<Double> {
    let (position, translation) = (Lanes.position.lowerBound, Lanes.translation.lowerBound)
    return SIMD2(self[position] + self[translation], self[position + 1] + self[translation + 1])
  }

  fileprivate var scale: SIMD2<Double> {
    SIMD2(self[Lanes.scale.lowerBound], self[Lanes.scale.lowerBound + 1])
  }
}

extension Affine {
  fileprivate static func rotation(_ angle: Double) -> Affine {
    let (s, c) = angle == 0 ? (0, 1) : (sin(angle), cos(angle))
    return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// The transform of directions.
  fileprivate var linear: Affine { Affine(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  fileprivate func applied(to point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// By how much it lengthens the direction that it lengthens most.
  fileprivate var largestScale: Double {
    let (squares, area) = (a * a + b * b + c * c + d * d, 2 * determinant)
    return ((squares + max(squares * squares - area * area, 0).squareRoot()) / 2).squareRoot()
  }
}

extension SIMD4<Float> {
  fileprivate init(_ low: SIMD2<Double>, _ high: SIMD2<Double>) {
    self.init(SIMD4<Double>(lowHalf: low, highHalf: high))
  }
}
