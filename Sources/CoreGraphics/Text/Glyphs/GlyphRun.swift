import CCairo
import CPango

/// Letters put together on the pixels that they cover. It is used again and again for its memory.
struct GlyphRun {
  /// A rectangle of whole pixels; one that holds nothing is inside out.
  fileprivate struct Box {
    var left = Int.max
    var top = Int.max
    var right = Int.min
    var bottom = Int.min
  }

  /// A letter and the pixel that its mask begins at.
  fileprivate struct Letter {
    let mask: GlyphMask
    let x: Int
    let y: Int
  }

  /// More than most runs need.
  private static let keptBytes = 1 << 18

  private var letters: [Letter] = []
  /// Row by row, each of a multiple of four bytes, as cairo wants it.
  private var coverage: [UInt8] = []
  private var box = Box()

  /// Takes the letters that are seen within `bounds` (pixels).
  mutating func lay(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, from sheet: GlyphAtlas,
    _ place: CGAffineTransform, within bounds: CGRect
  ) {
    letters.removeAll(keepingCapacity: true)
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
      let point = CGPoint(x: offset.x / unit, y: offset.y / unit).applying(place)
      guard abs(point.x) < 1e7, abs(point.y) < 1e7 else { continue }
      let (stepX, stepY) = (Self.rounded(point.x * steps), Self.rounded(point.y * steps))
      add(glyph.glyph, stepX, stepY, from: sheet, limits)
    }
  }

  private mutating func add(
    _ glyph: PangoGlyph, _ stepX: Int, _ stepY: Int, from sheet: GlyphAtlas, _ limits: Box
  ) {
    let steps = GlyphAtlas.steps
    let mask = sheet.mask(of: glyph, stepsX: stepX & (steps - 1), stepsY: stepY & (steps - 1))
    let (x, y) = (stepX >> GlyphAtlas.stepBits + mask.left, stepY >> GlyphAtlas.stepBits + mask.top)
    let own = Box(left: x, top: y, right: x + mask.width, bottom: y + mask.height)
    guard own.intersects(limits) else { return }
    letters.append(Letter(mask: mask, x: x, y: y))
    box.formUnion(own)
  }

  /// `rounded()` is a call where the processor may have no instruction for it.
  private static func rounded(_ value: CGFloat) -> Int {
    let bias = 1 << 30
    return Int(value + CGFloat(bias) + 0.5) - bias
  }

  /// Paints what the letters cover with the canvas's source (`cairo_mask_surface`).
  ///
  /// - Parameter source: the coverage of their sheet.
  mutating func paint(_ source: [UInt8], on canvas: CairoCanvas) {
    guard !letters.isEmpty else { return }
    let (width, height) = (box.right - box.left, box.bottom - box.top)
    let stride = (width + 3) & ~3
    // The last piece of the last row reaches over the end, with nothing in it.
    clear(stride * height + GlyphMask.Piece.scalarCount)
    unsafe coverage.withUnsafeMutableBytes { bytes in
      for letter in letters {
        unsafe letter.add(
          source, to: bytes, at: (letter.y - box.top) * stride + letter.x - box.left, stride)
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

extension GlyphRun.Letter {
  /// Adds the letter's coverage to rows of `stride` bytes; letters that overlap cover no more than all.
  fileprivate func add(
    _ source: [UInt8], to bytes: UnsafeMutableRawBufferPointer, at start: Int, _ stride: Int
  ) {
    unsafe source.withUnsafeBytes { source in
      for row in 0..<mask.height {
        for column in Swift.stride(from: 0, to: mask.width, by: GlyphMask.Piece.scalarCount) {
          let to = start + row * stride + column
          let more = unsafe source.loadUnaligned(
            fromByteOffset: mask.start + row * mask.stride + column, as: GlyphMask.Piece.self)
          let before = unsafe bytes.loadUnaligned(fromByteOffset: to, as: GlyphMask.Piece.self)
          let sum = before &+ more
          let all = sum.replacing(with: .max, where: sum .< before)
          unsafe bytes.storeBytes(of: all, toByteOffset: to, as: GlyphMask.Piece.self)
        }
      }
    }
  }
}

extension PangoGlyph {
  /// PANGO_GLYPH_EMPTY: a place without a letter.
  fileprivate static let empty: PangoGlyph = 0x0FFF_FFFF
}

extension GlyphRun.Box {
  /// The pixels that `rect` touches, which is finite and not huge.
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
