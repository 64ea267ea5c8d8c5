import CoreGraphics
import TestSupport
import Testing

@Suite("Glyphs")
struct GlyphTests {
  private let font: CGFont
  /// The glyph "l": a stem from x 193 to 377 and y 0 to 1556, at 2048 units per em.
  private let stem: CGGlyph

  init() throws {
    font = try #require(CGFont("DejaVuSans" as CFString))
    stem = font.getGlyphWithGlyphName(name: "l")
  }

  /// Draws stems 22.75 pixels high and 2.7 wide in a context with y up.
  private func stems(
    at positions: [CGPoint], isOpaque: Bool = false, _ setUp: (CGContext) -> Void = { _ in }
  ) throws -> CGImage {
    let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipLast : .premultipliedLast
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue))
    context.setFont(font)
    context.setFontSize(30)
    setUp(context)
    context.showGlyphs(positions.map { _ in stem }, at: positions)
    return try #require(context.makeImage())
  }

  private func column(_ image: CGImage, _ x: Int, y: Int = 20) -> Int {
    Int(image.pixel(x: x, y: y).w)
  }

  @Test("a glyph is drawn at its position, with its top up if y goes up")
  func position() throws {
    // It covers x from 5 + 2.827 to 5 + 5.522, and y from 10 to 32.79 above the bottom.
    let image = try stems(at: [CGPoint(x: 5, y: 10)])
    #expect(image.inkBox() == CGRect(x: 7, y: 7, width: 4, height: 23))
    #expect(abs(column(image, 7) - 44) < 6 && column(image, 8) == 255)
    #expect(abs(column(image, 10) - 133) < 6)
  }

  @Test("the text matrix transforms positions and glyphs, and is not part of the graphics state")
  func matrix() throws {
    let image = try stems(at: [CGPoint(x: 4, y: 5)]) { context in
      context.saveGState()
      context.textMatrix = CGAffineTransform(scaleX: 2, y: 0.5)
      context.textPosition = CGPoint(x: 1, y: 3)
      context.restoreGState()
      #expect(context.textPosition == CGPoint(x: 1, y: 3) && context.textMatrix.a == 2)
    }
    // Left at 1 + 2 × 6.827, bottom at 3 + 0.5 × 5.
    let box = image.inkBox()
    #expect(box.minX == 14 && box.maxX == 21 && box.maxY == 35 && box.height == 12)
  }

  @Test("font, size and mode are restored with the graphics state")
  func states() throws {
    let image = try stems(at: [CGPoint(x: 5, y: 10)]) { context in
      context.saveGState()
      context.setFontSize(300)
      context.setTextDrawingMode(.stroke)
      context.restoreGState()
    }
    #expect(image.inkBox() == CGRect(x: 7, y: 7, width: 4, height: 23))
  }

  @Test("glyphs are at quarter pixels, exact positions or whole pixels, as the context specifies")
  func subpixelPositions() throws {
    let positions = [CGPoint(x: 5.3, y: 10)]
    let quarters = try stems(at: positions)
    let exact = try stems(at: positions) { $0.setShouldSubpixelQuantizeFonts(false) }
    let whole = try stems(at: positions) { $0.setShouldSubpixelPositionFonts(false) }
    #expect(column(whole, 7) > 30)
    #expect(abs(column(quarters, 10) - (133 + 64)) < 8 && column(quarters, 7) == 0)
    #expect(abs(column(exact, 10) - (133 + 77)) < 8)
    let never = try stems(at: positions) { $0.setAllowsFontSubpixelPositioning(false) }
    #expect(never.hasSamePixels(as: whole))
    let always = try stems(at: positions) { $0.setAllowsFontSubpixelQuantization(false) }
    #expect(always.hasSamePixels(as: exact))
  }

  @Test("fonts are smoothed with LCD subpixels only on opaque bitmaps where smoothing is enabled")
  func smoothing() throws {
    func hasColors(_ image: CGImage) -> Bool {
      (0..<40).contains { x in
        let pixel = image.pixel(x: x, y: 20)
        return pixel.x != pixel.z
      }
    }
    let white = { (context: CGContext) in
      context.setFillColor(.white)
      context.fill(.infinite)
      context.setFillColor(.black)
    }
    let positions = [CGPoint(x: 5, y: 10)]
    #expect(try !hasColors(stems(at: positions, isOpaque: true, white)))
    let smooth = try stems(at: positions, isOpaque: true) {
      white($0)
      $0.setShouldSmoothFonts(true)
    }
    #expect(hasColors(smooth) && smooth.isOpaque)
    let forbidden = try stems(at: positions, isOpaque: true) {
      white($0)
      $0.setShouldSmoothFonts(true)
      $0.setAllowsFontSmoothing(false)
    }
    #expect(!hasColors(forbidden))
    #expect(try !hasColors(stems(at: positions) { $0.setShouldSmoothFonts(true) }))
  }

  @Test("without antialiasing every pixel is fully painted or not at all")
  func aliased() throws {
    let image = try stems(at: [CGPoint(x: 5, y: 10)]) { $0.setShouldAntialias(false) }
    #expect((0..<40).allSatisfy { [0, 255].contains(column(image, $0)) })
    #expect(!image.inkBox().isNull)
  }

  @Test("non-finite values, a missing font and missing glyphs draw nothing and give warnings")
  func bad() throws {
    var sentences: [String] = []
    let image = try stems(at: [CGPoint(x: CGFloat.nan, y: 0)]) { context in
      context.onWarning = { sentences.append($0) }
      context.setFontSize(.infinity)
      context.textMatrix = CGAffineTransform(scaleX: .nan, y: 1)
      context.textPosition = CGPoint(x: CGFloat.infinity, y: 0)
      context.showGlyphs([.max], at: [.zero])
    }
    #expect(image.inkBox().isNull && sentences.count == 4)
    for size in [0, 1e30, -1e30, 1e-30] as [CGFloat] {
      _ = try stems(at: [CGPoint(x: 1e9, y: -1e9), .zero]) { $0.setFontSize(size) }
    }
    let empty = CGContext(width: 4, height: 4)
    empty.setFont(font)
    empty.showGlyphs([], at: [])
    #expect(!empty.hasDrawn)
    let context = CGContext(width: 4, height: 4)
    context.onWarning = { sentences.append($0) }
    context.showGlyphs([stem], at: [.zero])
    #expect(sentences.last == "CGContext.showGlyphs(_:at:): no font is set; the call does nothing")
  }

  @Test("glyphs in a PDF are searchable text, also invisible ones, which change no pixel")
  func pages() throws {
    func file(_ isInvisible: Bool, _ glyphs: [String]) throws -> PDFReader {
      try pdf { context in
        context.beginPDFPage(nil)
        context.setFillColor(red: 0.4, green: 0.6, blue: 0.2, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 60, height: 100))
        context.setFillColor(.black)
        context.setFont(font)
        context.setFontSize(20)
        if isInvisible { context.setTextDrawingMode(.invisible) }
        let positions = glyphs.indices.map { CGPoint(x: 20 + 12 * $0, y: 40) }
        context.showGlyphs(glyphs.map { font.getGlyphWithGlyphName(name: $0) }, at: positions)
      }
    }
    let names = ["b", "o", "u", "n", "d"]
    let (visible, invisible, none) = try (file(false, names), file(true, names), file(false, []))
    #expect(try visible.text().contains("bound") && visible.images().isEmpty)
    #expect(try invisible.text().contains("bound") && invisible.images().isEmpty)
    let images = try [visible, invisible, none].map {
      try ImageDecoder.image(from: $0.renderPage())
    }
    #expect(images[1].hasSamePixels(as: images[2]) && !images[0].hasSamePixels(as: images[2]))
  }

  @Test("glyphs in a CGLayer equal those drawn directly, and are text in a PDF")
  func layers() throws {
    func drawText(_ context: CGContext) {
      context.setFont(font)
      context.setFontSize(20)
      context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      let glyphs = ["b", "o", "u", "n", "d"].map { font.getGlyphWithGlyphName(name: $0) }
      context.showGlyphs(glyphs, at: glyphs.indices.map { CGPoint(x: 2 + 12 * $0, y: -20) })
    }
    func drawInLayer(_ context: CGContext) {
      let size = CGSize(width: 80, height: 30)
      guard let layer = CGLayer(context, size: size, auxiliaryInfo: nil) else { return }
      if let inner = layer.context { drawText(inner) }
      context.draw(layer, at: .zero)
    }
    let direct = try #require(drawn(width: 80, height: 30) { drawText($0) })
    let layered = try #require(drawn(width: 80, height: 30) { drawInLayer($0) })
    #expect(layered.hasSamePixels(as: direct))
    let file = try pdf { context in context.page { drawInLayer(context) } }
    #expect(try file.text().contains("bound") && file.images().isEmpty)
  }
}
