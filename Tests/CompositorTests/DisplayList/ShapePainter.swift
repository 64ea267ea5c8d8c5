import Compositor

/// A reference for the shaders' output of a shape at each pixel, in 256 steps of coverage. Textures
/// are sampled by nearest texel, and continuous corners are drawn as circular ones.
struct ShapePainter {
  let shape: ShapeInstance
  let program: ProgramID
  let parameters: [SIMD4<Float>]
  let texture: RecordingBackend.Grid?
  private let outline: Outline?
  /// The pixels to draw.
  let box: PixelRect

  init(
    _ shape: ShapeInstance, program: ProgramID, parameters: [SIMD4<Float>],
    texture: RecordingBackend.Grid?
  ) {
    (self.shape, self.program) = (shape, program)
    (self.parameters, self.texture) = (parameters, texture)
    outline = Outline(shape, isRounded: program.modifiers.contains(.rounded))
    let ends = [
      shape.origin, shape.origin + shape.xAxis, shape.origin + shape.yAxis,
      shape.origin + shape.xAxis + shape.yAxis,
    ]
    func limit(_ value: Float) -> Int32 { Int32(min(max(value, -1e6), 1e6)) }
    box = PixelRect(
      minX: limit(ends.map(\.x).min()! - 3), minY: limit(ends.map(\.y).min()! - 3),
      maxX: limit(ends.map(\.x).max()! + 3), maxY: limit(ends.map(\.y).max()! + 3))
  }

  /// The premultiplied color; nil outside of the shape.
  func color(_ point: SIMD2<Float>) -> SIMD4<Float>? {
    guard let outline else { return nil }
    var coverage = outline.coverage(point)
    if program.modifiers.contains(.clipped) { coverage *= clipCoverage(point) }
    guard coverage > 0 else { return nil }
    var color = SIMD4<Float>(shape.color) / 255
    if program.primitive.description.readsTexture, let texture {
      let texel = texture.texel(
        shape.textureOrigin + position(point, outline) * shape.textureExtent)
      color = texel + color * (1 - texel.w)
    }
    if program.modifiers.contains(.bordered), shape.borderWidth > 0 {
      let inner = outline.inset(by: shape.borderWidth).coverage(point)
      let border = SIMD4<Float>(shape.borderColor) / 255 * (1 - inner)
      color = border + color * (1 - border.w)
    }
    return color * shape.opacity * coverage
  }

  private func clipCoverage(_ point: SIMD2<Float>) -> Float {
    var (coverage, clip) = (Float(1), shape.clip)
    while clip >= 0, coverage > 0 {
      let rows = parameters[Int(clip)..<Int(clip) + 3]
      let (x, y, rest) = (rows[Int(clip)], rows[Int(clip) + 1], rows[Int(clip) + 2])
      let outline = Outline(
        rowX: SIMD3(x.x, x.y, x.z), rowY: SIMD3(y.x, y.y, y.z), half: SIMD2(x.w, y.w),
        radius: rest.x, flags: ShapeFlags(rawValue: UInt32(rest.y)).union(.antialiasedEdges))
      coverage *= outline.coverage(point)
      clip = Int32(rest.z)
    }
    return coverage
  }

  /// The position in fractions of the texture's rectangle.
  private func position(_ point: SIMD2<Float>, _ outline: Outline) -> SIMD2<Float> {
    let part = (outline.local(point) / (outline.half * 2) + 0.5)
      .clamped(lowerBound: .zero, upperBound: .one)
    guard program.primitive == .slicedBitmap else { return part }
    let (texture, quad) = (parameters[Int(shape.details)], parameters[Int(shape.details) + 1])
    func slice(_ t: Float, _ u: (Float, Float), _ x: (Float, Float)) -> Float {
      if t < x.0 { return t / x.0 * u.0 }
      if t <= x.1 { return x.1 > x.0 ? u.0 + (t - x.0) / (x.1 - x.0) * (u.1 - u.0) : u.0 }
      return u.1 + (t - x.1) / (1 - x.1) * (1 - u.1)
    }
    return SIMD2(
      slice(part.x, (texture.x, texture.z), (quad.x, quad.z)),
      slice(part.y, (texture.y, texture.w), (quad.y, quad.w)))
  }
}

/// A rounded rectangle around the origin of its own space, and the transform from buffer pixels.
private struct Outline {
  var rowX: SIMD3<Float>
  var rowY: SIMD3<Float>
  var half: SIMD2<Float>
  var radius: Float
  var flags: ShapeFlags

  init(
    rowX: SIMD3<Float>, rowY: SIMD3<Float>, half: SIMD2<Float>, radius: Float, flags: ShapeFlags
  ) {
    (self.rowX, self.rowY, self.half) = (rowX, rowY, half)
    (self.radius, self.flags) = (radius, flags)
  }

  init?(_ shape: ShapeInstance, isRounded: Bool) {
    let (x, y, size) = (shape.xAxis, shape.yAxis, shape.size)
    let determinant = x.x * y.y - x.y * y.x
    guard determinant != 0, size.min() > 0 else { return nil }
    let toX = SIMD2(y.y, -y.x) / determinant * size.x
    let toY = SIMD2(-x.y, x.x) / determinant * size.y
    let middle = shape.origin + x / 2 + y / 2
    rowX = SIMD3(toX.x, toX.y, -(toX * middle).sum())
    rowY = SIMD3(toY.x, toY.y, -(toY * middle).sum())
    half = size / 2
    radius = isRounded ? shape.cornerRadius : 0
    flags = shape.flags
  }

  func inset(by width: Float) -> Outline {
    var inner = self
    inner.half -= width
    inner.radius = max(0, radius - width)
    inner.flags.formUnion(.antialiasedEdges)
    return inner
  }

  func local(_ point: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2(
      rowX.x * point.x + rowX.y * point.y + rowX.z, rowY.x * point.x + rowY.y * point.y + rowY.z)
  }

  func coverage(_ point: SIMD2<Float>) -> Float {
    guard half.min() > 0 else { return 0 }
    let local = local(point)
    let pixel = SIMD2(
      (rowX.x * rowX.x + rowX.y * rowX.y).squareRoot(),
      (rowY.x * rowY.x + rowY.y * rowY.y).squareRoot())
    func edge(_ distance: Float, _ bit: UInt32) -> Float {
      let isAntialiased = flags.rawValue & (bit << 5) != 0
      return isAntialiased ? min(max(distance + 0.5, 0), 1) : distance >= 0 ? 1 : 0
    }
    let low = (local + half) / pixel
    let high = (half - local) / pixel
    let x = max(0, edge(low.x, 1) + edge(high.x, 2) - 1)
    let y = max(0, edge(low.y, 4) + edge(high.y, 8) - 1)
    return (min(x * y, corner(local)) * 256).rounded() / 256
  }

  private func corner(_ local: SIMD2<Float>) -> Float {
    let bit = UInt32(1) << ((local.x > 0 ? 1 : 0) + (local.y > 0 ? 2 : 0))
    guard radius > 0, flags.rawValue & bit != 0 else { return 1 }
    let beyond = SIMD2(abs(local.x), abs(local.y)) - half + radius
    guard beyond.min() > 0 else { return 1 }
    let length = (beyond * beyond).sum().squareRoot()
    let normal =
      SIMD2(
        local.x < 0 ? -beyond.x : beyond.x, local.y < 0 ? -beyond.y : beyond.y) / length
    let gradient = SIMD2(
      normal.x * rowX.x + normal.y * rowY.x, normal.x * rowX.y + normal.y * rowY.y)
    let pixel = (gradient * gradient).sum().squareRoot()
    return min(max(0.5 - (length - radius) / pixel, 0), 1)
  }
}
