import CCairo
import CPango

/// Composes the masks of a run of glyphs into one mask. It is reused to avoid allocations.
struct GlyphRun {
  /// A rectangle of whole pixels; an empty one has inverted edges.
  fileprivate struct Box {
    var left = Int.max
    var top = Int.max
    var right = Int.min
    var bottom = Int.min
  }

  /// A glyph's mask and the pixel of its top left corner.
  fileprivate struct PositionedGlyph {
    let mask: GlyphMask
    let x: Int
    let y: Int
  }

  /// The largest coverage buffer that is kept for reuse, in bytes; most runs need less.
  private static let keptBytes = 1 << 18

  private var positionedGlyphs: [PositionedGlyph] = []
  /// The composed mask, row by row; the row length is a multiple of four bytes, as cairo requires.
  private var coverage: [UInt8] = []
  private var box = Box()

  /// Computes the positions of the glyphs and keeps those that intersect `bounds` (pixels).
  mutating func layOut(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, from atlas: GlyphAtlas,
    _ transform: CGAffineTransform, within bounds: CGRect
  ) {
    positionedGlyphs.removeAll(keepingCapacity: true)
    box = Box()
    let limits = Box(bounds)
    let steps = CGFloat(GlyphAtlas.steps)
    var x: CGFloat = 0
    for index in 0..<Int(unsafe glyphs.pointee.num_glyphs) {
      let glyph = unsafe glyphs.pointee.glyphs[index]
      let offset = CGPoint(
        x: x + CGFloat(glyph.geometry.x_offset), y: CGFloat(glyph.geometry.y_offset))
      x += CGFloat(glyph.geometry.width)
      guard glyph.glyph != .empty else { continue }
      let unit = CGFloat(PANGO_SCALE)
      let point = CGPoint(x: offset.x / unit, y: offset.y / unit).applying(transform)
      guard abs(point.x) < 1e7, abs(point.y) < 1e7 else { continue }
      let (stepX, stepY) = (Self.rounded(point.x * steps), Self.rounded(point.y * steps))
      append(glyph.glyph, stepX: stepX, stepY: stepY, from: atlas, limits: limits)
    }
  }

  private mutating func append(
    _ glyph: PangoGlyph, stepX: Int, stepY: Int, from atlas: GlyphAtlas, limits: Box
  ) {
    let steps = GlyphAtlas.steps
    let mask = atlas.mask(of: glyph, stepsX: stepX & (steps - 1), stepsY: stepY & (steps - 1))
    let (x, y) = (stepX >> GlyphAtlas.stepBits + mask.left, stepY >> GlyphAtlas.stepBits + mask.top)
    let glyphBox = Box(left: x, top: y, right: x + mask.width, bottom: y + mask.height)
    guard glyphBox.intersects(limits) else { return }
    positionedGlyphs.append(PositionedGlyph(mask: mask, x: x, y: y))
    box.formUnion(glyphBox)
  }

  /// Rounds without `rounded()`, which is a function call on processors without an instruction for it.
  private static func rounded(_ value: CGFloat) -> Int {
    let bias = 1 << 30
    return Int(value + CGFloat(bias) + 0.5) - bias
  }

  /// Paints the canvas's source through the glyphs' masks (`cairo_mask_surface`).
  ///
  /// - Parameter source: the coverage of the glyphs' atlas.
  mutating func paint(_ source: [UInt8], on canvas: CairoCanvas) {
    guard !positionedGlyphs.isEmpty else { return }
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    let stride = (width + 3) & ~3
    // The last vector of the last row may extend beyond the end, where the masks are 0.
    clear(stride * height + GlyphMask.Vector.scalarCount)
    unsafe coverage.withUnsafeMutableBytes { bytes in
      for glyph in positionedGlyphs {
        unsafe glyph.accumulate(
          source, into: bytes, at: (glyph.y - box.top) * stride + glyph.x - box.left, stride: stride
        )
      }
      let surface = unsafe cairo_image_surface_create_for_data(
        bytes.baseAddress, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
      unsafe cairo_mask_surface(canvas.cairo, surface, Double(box.left), Double(box.top))
      unsafe cairo_surface_finish(surface)
      unsafe cairo_surface_destroy(surface)
    }
    if coverage.count > Self.keptBytes { coverage = [] }
  }

  private mutating func clear(_ count: Int) {
    guard coverage.count >= count else {
      coverage = Array(repeating: 0, count: count)
      return
    }
    unsafe coverage.withUnsafeMutableBytes { bytes in
      _ = unsafe bytes[..<count].initializeMemory(as: UInt8.self, repeating: 0)
    }
  }
}

extension GlyphRun.PositionedGlyph {
  /// Adds the glyph's coverage to rows of `stride` bytes, saturating where glyphs overlap.
  fileprivate func accumulate(
    _ source: [UInt8], into bytes: UnsafeMutableRawBufferPointer, at start: Int, stride: Int
  ) {
    unsafe source.withUnsafeBytes { source in
      for row in 0..<mask.height {
        for column in Swift.stride(from: 0, to: mask.width, by: GlyphMask.Vector.scalarCount) {
          let to = start + row * stride + column
          let more = unsafe source.loadUnaligned(
            fromByteOffset: mask.start + row * mask.stride + column, as: GlyphMask.Vector.self)
          let before = unsafe bytes.loadUnaligned(fromByteOffset: to, as: GlyphMask.Vector.self)
          let sum = before &+ more
          let all = sum.replacing(with: .max, where: sum .< before)
          unsafe bytes.storeBytes(of: all, toByteOffset: to, as: GlyphMask.Vector.self)
        }
      }
    }
  }
}

extension PangoGlyph {
  /// PANGO_GLYPH_EMPTY: a position without a glyph.
  fileprivate static let empty: PangoGlyph = 0x0FFF_FFFF
}

extension GlyphRun.Box {
  /// The pixels that `rect` touches; its coordinates must be finite and fit into an Int.
  fileprivate init(_ rect: CGRect) {
    left = Int(rect.minX.rounded(.down))
    top = Int(rect.minY.rounded(.down))
    right = Int(rect.maxX.rounded(.up))
    bottom = Int(rect.maxY.rounded(.up))
  }

  fileprivate func intersects(_ other: Self) -> Bool {
    max(left, other.left) < min(right, other.right)
      && max(top, other.top) < min(bottom, other.bottom)
  }

  fileprivate mutating func formUnion(_ other: Self) {
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
  }
}
