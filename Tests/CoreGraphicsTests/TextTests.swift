import CoreGraphics
import Testing

@Suite("Text")
struct TextTests {
  private func layout(_ text: String, size: CGFloat = 24, weight: Int = 400) -> TextLayout {
    TextLayout([TextRun(text, font: FontDescription(size: size, weight: weight), color: red)])
  }

  @Test(
    "what is drawn lies in the measured ink, at every scale",
    arguments: [
      "Hello, fjord!", "ÅÉ gjpq", "Ελληνικά", "שלום", "“ffi” — 1234",
    ])
  func ink(text: String) throws {
    for scale in [1, 1.25, 2] as [CGFloat] {
      let layout = layout(text)
      let image = try #require(
        drawn(width: 600, height: 150, scale: scale) { context in
          layout.draw(in: context, at: CGPoint(x: 20, y: 10))
        })
      let measured = layout.inkBounds.offsetBy(dx: 20, dy: 10)
      let ink = image.inkBox().applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
      // One pixel for antialiasing, and half of one for glyphs set on whole pixels.
      let tolerance = 1.5 / scale
      #expect(abs(measured.minX - ink.minX) <= tolerance)
      #expect(abs(measured.minY - ink.minY) <= tolerance)
      #expect(abs(measured.maxX - ink.maxX) <= tolerance)
      #expect(abs(measured.maxY - ink.maxY) <= tolerance)
    }
  }

  @Test("a text is as long at twice the size, twice over")
  func proportional() {
    let (small, large) = (layout("Proportional", size: 10), layout("Proportional", size: 20))
    #expect(abs(large.size.width - 2 * small.size.width) < 0.1)
    #expect(abs(large.baseline - 2 * small.baseline) < 0.1)
  }

  @Test("an empty text is as high as its font and draws nothing")
  func empty() {
    let layout = layout("")
    #expect(layout.size.width == 0)
    #expect(layout.size.height > 20)
    #expect(drawn(width: 10, height: 10) { layout.draw(in: $0, at: .zero) } == nil)
  }

  @Test("line breaks in a single line are not broken at")
  func singleLine() {
    #expect(layout("one\ntwo").lineCount == 1)
  }

  @Test("a text wraps at its width and ends in an ellipsis at its limit")
  func wrapping() {
    let run = TextRun(
      "The quick brown fox jumps over the lazy dog", font: FontDescription(size: 20), color: red)
    let wrapped = TextLayout([run], options: TextOptions(width: 120, lineLimit: 0))
    #expect(wrapped.lineCount > 2)
    #expect(wrapped.inkBounds.maxX <= 121)
    let cut = TextLayout(
      [run], options: TextOptions(width: 120, lineLimit: 2, truncation: .tail))
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    let line = TextLayout([run], options: TextOptions(width: 120, truncation: .tail))
    #expect(line.size.width <= 120)
    #expect(line.isTruncated)
  }

  @Test("each run has its own colour, and alpha fades them all")
  func runs() throws {
    let font = FontDescription(size: 30, weight: 900)
    let layout = TextLayout([
      TextRun("█", font: font, color: red), TextRun("█", font: font, color: blue),
    ])
    let image = try #require(
      drawn(width: 80, height: 50) { context in
        context.setAlpha(0.5)
        layout.draw(in: context, at: .zero)
      })
    let y = Int(layout.baseline) - 5
    #expect(image.pixel(x: 5, y: y) == SIMD4(128, 0, 0, 128))
    #expect(image.pixel(x: Int(layout.size.width) - 5, y: y) == SIMD4(0, 0, 128, 128))
  }

  @Test(
    "odd sizes and bytes neither trap nor spoil the context",
    arguments: [
      CGFloat.nan, .infinity, -1, 0, 1e-6, 1e9,
    ])
  func oddSizes(size: CGFloat) throws {
    let layout = layout("odd\0text\u{FFFF}", size: size)
    let image = try #require(
      drawn(width: 10, height: 10) { context in
        layout.draw(in: context, at: .zero)
        context.saveGState()
        context.scaleBy(x: 500, y: 500)
        layout.draw(in: context, at: .zero)
        context.restoreGState()
        context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      })
    #expect(image.inkBox() == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test("small letters are lower than capitals, capitals than the line")
  func metrics() {
    let metrics = FontMetrics(of: FontDescription(size: 20))
    #expect(metrics.xHeight > 8)
    #expect(metrics.xHeight < metrics.capHeight)
    #expect(metrics.capHeight < metrics.ascent)
    #expect(metrics.lineHeight == metrics.ascent + metrics.descent)
  }
}
