import CoreGraphics

/// A parallelogram in buffer pixels.
struct Quad {
  var xAxis: SIMD2<Double>
  var yAxis: SIMD2<Double>
  var origin: SIMD2<Double>

  init(xAxis: SIMD2<Double>, yAxis: SIMD2<Double>, origin: SIMD2<Double>) {
    (self.xAxis, self.yAxis, self.origin) = (xAxis, yAxis, origin)
  }

  /// A rectangle transformed by `transform`.
  @inline(__always)
  init(_ rect: CGRect, _ transform: Affine) {
    xAxis = SIMD2(transform.a, transform.b) * rect.size.width
    yAxis = SIMD2(transform.c, transform.d) * rect.size.height
    origin = SIMD2(
      transform.a * rect.origin.x + transform.c * rect.origin.y + transform.tx,
      transform.b * rect.origin.x + transform.d * rect.origin.y + transform.ty)
  }

  init(_ quad: QuadInstance) {
    self.init(
      xAxis: SIMD2<Double>(quad.xAxis), yAxis: SIMD2<Double>(quad.yAxis),
      origin: SIMD2<Double>(quad.origin))
  }

  init(_ rect: PixelRect) {
    xAxis = SIMD2(Double(rect.width), 0)
    yAxis = SIMD2(0, Double(rect.height))
    origin = SIMD2(Double(rect.minX), Double(rect.minY))
  }

  /// The smallest rectangle of whole pixels around it; empty where it exceeds the range of `Float`.
  @inline(__always)
  var box: PixelRect {
    // With scalars, because minima and conversions of vectors are function calls in Swift 6.3.
    let (minX, maxX) = Self.bounds(origin.x, xAxis.x, yAxis.x)
    let (minY, maxY) = Self.bounds(origin.y, xAxis.y, yAxis.y)
    guard minX < 1e9, minY < 1e9, maxX > -1e9, maxY > -1e9,
      maxX - minX < 1e18, maxY - minY < 1e18
    else { return .empty }
    return PixelRect(
      minX: Int32(max(minX.rounded(.down), -1e9)), minY: Int32(max(minY.rounded(.down), -1e9)),
      maxX: Int32(min(maxX.rounded(.up), 1e9)), maxY: Int32(min(maxY.rounded(.up), 1e9)))
  }

  /// The least and the largest coordinate of a parallelogram.
  @inline(__always)
  private static func bounds(
    _ origin: Double, _ xAxis: Double, _ yAxis: Double
  ) -> (low: Double, high: Double) {
    (origin + min(xAxis, 0) + min(yAxis, 0), origin + max(xAxis, 0) + max(yAxis, 0))
  }

  /// The pixels that it touches with antialiased edges. A corner of a quad that is not axis-aligned
  /// touches the next pixel too.
  @inline(__always)
  var antialiasedBox: PixelRect {
    let box = box
    return isAxisAligned || box.isEmpty ? box : box.expanded(by: 1)
  }

  @inline(__always)
  var isAxisAligned: Bool {
    (xAxis.y == 0 && yAxis.x == 0) || (xAxis.x == 0 && yAxis.y == 0)
  }

  /// The lengths of the sides.
  var lengths: SIMD2<Double> {
    SIMD2((xAxis * xAxis).sum().squareRoot(), (yAxis * yAxis).sum().squareRoot())
  }

  /// The part between two of its points, given in fractions of its sides.
  func part(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Quad {
    Quad(
      xAxis: xAxis * (to.x - from.x), yAxis: yAxis * (to.y - from.y),
      origin: origin + xAxis * from.x + yAxis * from.y)
  }

  /// Trims an axis-aligned quad to `rect`; returns the part that is left, in fractions of the
  /// sides, or nil for nothing.
  mutating func trim(to rect: PixelRect) -> (from: SIMD2<Double>, to: SIMD2<Double>)? {
    let columns = Double(rect.minX)...Double(max(rect.minX, rect.maxX))
    let rows = Double(rect.minY)...Double(max(rect.minY, rect.maxY))
    let (u, v): (Trim, Trim)
    if xAxis.y == 0 && yAxis.x == 0 {
      (u, v) = (
        Trim(start: origin.x, length: xAxis.x, limits: columns),
        Trim(start: origin.y, length: yAxis.y, limits: rows)
      )
      (xAxis.x, yAxis.y) = (u.length, v.length)
      origin = SIMD2(u.start, v.start)
    } else {
      (u, v) = (
        Trim(start: origin.y, length: xAxis.y, limits: rows),
        Trim(start: origin.x, length: yAxis.x, limits: columns)
      )
      (xAxis.y, yAxis.x) = (u.length, v.length)
      origin = SIMD2(v.start, u.start)
    }
    guard u.length != 0, v.length != 0 else { return nil }
    return (SIMD2(u.from, v.from), SIMD2(u.to, v.to))
  }

  private struct Trim {
    let start, length, from, to: Double

    init(start: Double, length: Double, limits: ClosedRange<Double>) {
      self.start = min(max(start, limits.lowerBound), limits.upperBound)
      let end = min(max(start + length, limits.lowerBound), limits.upperBound)
      self.length = end - self.start
      from = (self.start - start) / length
      to = (end - start) / length
    }
  }
}

extension PixelRect {
  /// The rectangle with a margin on each side.
  func expanded(by margin: Int32) -> PixelRect {
    PixelRect(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}

extension Quad {
  /// The whole pixels inside an axis-aligned quad.
  var innerBox: PixelRect {
    if isPixelAligned { return pixelAlignedBox }
    let limit = SIMD2<Double>(repeating: 1e9)
    let (first, last) = (origin, origin + xAxis + yAxis)
    let low = pointwiseMax(pointwiseMin(first, last), -limit).rounded(.up)
    let high = pointwiseMin(pointwiseMax(first, last), limit).rounded(.down)
    guard low.x < high.x, low.y < high.y else { return .empty }
    return PixelRect(
      minX: Int32(low.x), minY: Int32(low.y), maxX: Int32(high.x), maxY: Int32(high.y))
  }

  /// The pixels of a quad whose edges lie on pixel boundaries.
  var pixelAlignedBox: PixelRect {
    let (first, last) = (origin, origin + xAxis + yAxis)
    let limit = SIMD2<Double>(repeating: 1e9)
    let low = pointwiseMax(pointwiseMin(first, last), -limit).rounded(.toNearestOrEven)
    let high = pointwiseMin(pointwiseMax(first, last), limit).rounded(.toNearestOrEven)
    return PixelRect(
      minX: Int32(low.x), minY: Int32(low.y), maxX: Int32(high.x), maxY: Int32(high.y))
  }
}

extension QuadInstance {
  @inline(__always)
  init(_ quad: Quad, color: SIMD4<UInt8> = .zero, opacity: Float = 1) {
    self.init(
      xAxis: SIMD2<Float>(quad.xAxis), yAxis: SIMD2<Float>(quad.yAxis),
      origin: SIMD2<Float>(quad.origin), color: color, opacity: opacity)
  }
}

extension SIMD4<Float> {
  /// Converts straight alpha 0…1 to premultiplied 0…255.
  @inline(__always)
  var premultipliedBytes: SIMD4<UInt8> {
    let clamped = clamped(lowerBound: .zero, upperBound: .one)
    var color = clamped * clamped.w
    color.w = clamped.w
    color = (color * 255).rounded(.toNearestOrEven)
    // With scalars, because the conversion of vectors is a function call in Swift 6.3.
    return SIMD4<UInt8>(UInt8(color.x), UInt8(color.y), UInt8(color.z), UInt8(color.w))
  }
}
