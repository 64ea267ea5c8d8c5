import Compositor
import Foundation
import LayerTree

/// A reference for the coverage of each pixel by a shape, 0…1.
struct Coverage {
  let size: PixelSize
  let values: [Double]

  /// Computes the coverage by 16 × 16 samples per pixel. Where the outermost samples of a pixel and
  /// its neighbors agree, the others are skipped: no shape here is thin enough to pass between
  /// them.
  init(_ size: PixelSize, _ isInside: (_ x: Double, _ y: Double) -> Bool) {
    let (width, height) = (Int(size.width), Int(size.height))
    func part(_ index: Int, _ offsets: [Int]) -> Double {
      let (x, y) = (Double(index % width), Double(index / width))
      var count = 0
      for row in offsets {
        for column in offsets
        where isInside(x + (Double(column) + 0.5) / 16, y + (Double(row) + 0.5) / 16) {
          count += 1
        }
      }
      return Double(count) / Double(offsets.count * offsets.count)
    }
    let outermost = (0..<size.area).map { part($0, [0, 15]) }
    func isPlain(_ index: Int) -> Bool {
      let (x, y) = (index % width, index / width)
      for row in max(y - 1, 0)...min(y + 1, height - 1) {
        for column in max(x - 1, 0)...min(x + 1, width - 1)
        where outermost[row * width + column] != outermost[index] { return false }
      }
      return outermost[index] == 0 || outermost[index] == 1
    }
    self.size = size
    let all = Array(0..<16)
    values = (0..<size.area).map { isPlain($0) ? outermost[$0] : part($0, all) }
  }

  /// The exact coverage by an axis-aligned rectangle.
  init(_ size: PixelSize, x: Double, y: Double, width: Double, height: Double) {
    func part(of pixel: Int, from: Double, to: Double) -> Double {
      max(0, min(Double(pixel + 1), to) - max(Double(pixel), from))
    }
    self.size = size
    values = (0..<size.area).map { index in
      part(of: index % Int(size.width), from: x, to: x + width)
        * part(of: index / Int(size.width), from: y, to: y + height)
    }
  }

  /// The difference of the rendered alpha, in steps of 1/255: the maximum, and the mean over the
  /// partially covered pixels.
  func difference(from pixels: Pixels) -> (maximum: Double, mean: Double) {
    var (maximum, sum, count) = (0.0, 0.0, 0.0)
    for index in values.indices {
      let difference = abs(Double(pixels.bytes[index * 4 + 3]) - values[index] * 255)
      maximum = max(maximum, difference)
      guard values[index] > 0 && values[index] < 1 else { continue }
      sum += difference
      count += 1
    }
    return (maximum, count > 0 ? sum / count : 0)
  }

  /// The mean difference over all pixels.
  func meanDifference(from pixels: Pixels) -> Double {
    let sum = values.indices.reduce(0.0) {
      $0 + abs(Double(pixels.bytes[$1 * 4 + 3]) - values[$1] * 255)
    }
    return sum / Double(values.count)
  }
}

extension Affine {
  /// A transform that rotates a rectangle with its corner at (0, 0) about its center, and moves the
  /// center to a position in pixels.
  static func rotated(
    _ size: SIMD2<Double>, by angle: Double, at middle: SIMD2<Double>, scale: SIMD2<Double> = .one,
    shear: Double = 0
  ) -> Affine {
    let (sine, cosine) = (sin(angle), cos(angle))
    let (a, b) = (cosine * scale.x, sine * scale.x)
    let (c, d) = ((shear * cosine - sine) * scale.y, (shear * sine + cosine) * scale.y)
    return Affine(
      a: a, b: b, c: c, d: d,
      tx: middle.x - (a * size.x + c * size.y) / 2, ty: middle.y - (b * size.x + d * size.y) / 2)
  }

  var inverse: Affine {
    let determinant = a * d - b * c
    let (ia, ib) = (d / determinant, -b / determinant)
    let (ic, id) = (-c / determinant, a / determinant)
    return Affine(
      a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  func callAsFunction(_ x: Double, _ y: Double) -> SIMD2<Double> {
    [a * x + c * y + tx, b * x + d * y + ty]
  }
}

/// A rounded rectangle in plain doubles, with its corner at (0, 0).
struct RoundedRectangle {
  var size: SIMD2<Double>
  var radius = 0.0
  var corners = Corners.all

  /// Whether a point lies inside, after an inset of all sides.
  func contains(_ point: SIMD2<Double>, inset: Double = 0) -> Bool {
    let fromMiddle = point - size / 2
    let half = size / 2 - inset
    guard abs(fromMiddle.x) <= half.x, abs(fromMiddle.y) <= half.y else { return false }
    let corner: Corners =
      fromMiddle.y < 0
      ? (fromMiddle.x < 0 ? .minXMinY : .maxXMinY) : (fromMiddle.x < 0 ? .minXMaxY : .maxXMaxY)
    let radius = corners.contains(corner) ? max(0, radius - inset) : 0
    let x = abs(fromMiddle.x) - half.x + radius
    let y = abs(fromMiddle.y) - half.y + radius
    return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
  }
}

extension ShapeInstance {
  /// A white shape of a size in points, transformed.
  init(_ size: SIMD2<Double>, _ transform: Affine) {
    self.init(
      xAxis: [Float(transform.a * size.x), Float(transform.b * size.x)],
      yAxis: [Float(transform.c * size.y), Float(transform.d * size.y)],
      origin: [Float(transform.tx), Float(transform.ty)], size: SIMD2<Float>(size))
    color = .white
    textureExtent = .one
  }

  /// A white axis-aligned shape at one pixel per point.
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> ShapeInstance {
    ShapeInstance([width, height], Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
  }

  func with(_ change: (inout ShapeInstance) -> Void) -> ShapeInstance {
    var copy = self
    change(&copy)
    return copy
  }
}

extension FramePlan {
  mutating func addShapes(
    _ modifiers: ProgramID.Modifiers, _ added: [ShapeInstance], of primitive: Primitive = .solid,
    texture: TextureID? = nil,
    filter: TextureFilter = .nearest, blending: Blending = .over
  ) {
    var modifiers = modifiers
    if modifiers.contains(.rounded),
      added.contains(where: { $0.flags.contains(.continuousCorners) })
    {
      modifiers.insert(.continuousCorners)
    }
    let first = shapes.count
    shapes += added
    batches.append(
      Batch(
        program: .shape(modifiers, primitive), blending: blending, texture: texture, filter: filter,
        instances: first..<shapes.count))
  }

  /// Adds a clip and returns its index; the transform converts its rectangle to pixels.
  mutating func addClip(
    _ shape: RoundedRectangle, _ transform: Affine, isContinuous: Bool = false, parent: Int32 = -1
  ) -> Int32 {
    let m = transform.inverse
    let flags = ShapeFlags(shape.corners).union(isContinuous ? .continuousCorners : [])
    let clip = ClipParameters.make(
      a: Float(m.a), b: Float(m.b), c: Float(m.c), d: Float(m.d),
      tx: Float(m.tx - shape.size.x / 2), ty: Float(m.ty - shape.size.y / 2),
      halfSize: SIMD2<Float>(shape.size / 2), cornerRadius: Float(shape.radius), flags: flags,
      parent: parent)
    let index = Int32(parameters.count)
    parameters += [clip.0, clip.1, clip.2]
    return index
  }
}

extension Canvas {
  /// Renders a transparent frame with one shape.
  static func draw(
    _ shape: ShapeInstance, modifiers: ProgramID.Modifiers = [], size: PixelSize
  ) throws -> Pixels {
    var canvas = try Canvas(width: size.width, height: size.height)
    canvas.pass(clear: .zero) { $0.addShapes(modifiers, [shape]) }
    return try canvas.render()
  }
}
