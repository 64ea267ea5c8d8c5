import CoreGraphics
import Testing

@Suite("Text")
struct TextTests {
  private func layout(_ text: String, size: CGFloat = 24, weight: Int = 400) -> TextLayout {
    TextLayout([.sample(text, size: size, weight: weight)])
  }

  @Test(
    "text is drawn inside its measured ink bounds at every scale",
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
      let ink = image.inkBox(above: 31).applying(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
      // One pixel, plus half a pixel vertically because the baseline is snapped to a row of pixels.
      let tolerance = (x: 1 / scale, y: 1.5 / scale)
      #expect(abs(measured.minX - ink.minX) <= tolerance.x)
      #expect(abs(measured.minY - ink.minY) <= tolerance.y)
      #expect(abs(measured.maxX - ink.maxX) <= tolerance.x)
      #expect(abs(measured.maxY - ink.maxY) <= tolerance.y)
    }
  }

  @Test("a text's width and baseline double at twice the font size")
  func proportional() {
    let (small, large) = (layout("Proportional", size: 10), layout("Proportional", size: 20))
    #expect(abs(large.size.width - 2 * small.size.width) < 0.1)
    #expect(abs(large.baseline - 2 * small.baseline) < 0.1)
  }

  @Test("an empty text is as high as a line of its font and draws nothing")
  func empty() {
    let layout = layout("")
    #expect(layout.size.width == 0)
    #expect(layout.size.height > 20)
    #expect(drawn(width: 10, height: 10) { layout.draw(in: $0, at: .zero) } == nil)
    let blank = self.layout(" \t ")
    #expect(blank.size.width > 10)
    #expect(drawn(width: 10, height: 10) { blank.draw(in: $0, at: .zero) } == nil)
  }

  @Test("each kind of line terminator begins a new line, except at the end of the text")
  func lineEnds() {
    #expect(layout("one\ntwo\r\nthree\rfour\u{2029}five").lineCount == 5)
    #expect(layout("one\n").lineCount == 1)
    #expect(layout("one\n\ntwo").lineCount == 3)
  }

  @Test("spaces at the end of a text hang over the edge, on either side", arguments: ["ab", "שב"])
  func hangingSpaces(text: String) {
    let width = layout(text).size.width
    for spaces in ["", " "] {
      let hanging = TextLayout(
        [.sample(text + spaces, size: 24)], options: TextOptions(width: width + 1))
      #expect(hanging.lineCount == 1)
      #expect(hanging.bounds.minX >= -0.01 && hanging.bounds.maxX <= width + 1.01)
      #expect(hanging.inkBounds.minX >= -0.01 && hanging.inkBounds.maxX <= width + 1.01)
    }
    #expect(layout(text + " ").size.width > width + 4)
  }

  @Test("evenly spaced glyphs are drawn evenly at every subpixel position of the text")
  func subpixelPositions() throws {
    // At whole pixels the gaps between the stems would have two widths.
    let layout = layout("llllllll", size: 11.3)
    let step = layout.size.width / 8
    for start in [0, 0.3, 0.6] as [CGFloat] {
      let image = try #require(
        drawn(width: 60, height: 20) { layout.draw(in: $0, at: CGPoint(x: 3 + start, y: 2)) })
      let weights = (0..<60).map { Double(image.pixel(x: $0, y: 9).w) / 255 }
      let stems = (0..<8).map { index in
        let middle = 3 + start + (CGFloat(index) + 0.5) * step
        let columns = Int((middle - step / 2).rounded())..<Int((middle + step / 2).rounded())
        let mass = columns.reduce(0) { $0 + weights[$1] }
        return columns.reduce(0) { $0 + weights[$1] * (Double($1) + 0.5) } / mass - middle
      }
      let (least, most) = (stems.min() ?? 0, stems.max() ?? 1)
      // Glyph positions are rounded to quarter pixels.
      #expect(most - least < 0.3)
    }
  }

  @Test(
    "text in any blend mode changes only the pixels of its glyphs",
    arguments: [
      CGBlendMode.normal, .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
      .multiply, .hue, .xor,
    ])
  func blendModes(mode: CGBlendMode) throws {
    var run = TextRun.sample("██", size: 24)
    run.style.color = red
    run.style.underline = TextStyle.Line(style: 1, color: green)
    let layout = TextLayout([run])
    func blended(_ draw: (CGContext) -> Void) throws -> CGImage {
      try #require(
        drawn(width: 80, height: 60) { context in
          context.setFillColor(blue.copy(alpha: 0.5)!)
          context.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
          context.setBlendMode(mode)
          draw(context)
        })
    }
    let image = try blended { layout.draw(in: $0, at: CGPoint(x: 20, y: 10)) }
    let shape = try blended {
      $0.setFillColor(red)
      $0.fill(CGRect(x: 22, y: 15, width: 10, height: 15))
    }
    let background = image.pixel(x: 2, y: 2)
    #expect(background.w == 128 && background.z == 128)
    #expect(image.pixel(x: 70, y: 50) == background && image.pixel(x: 78, y: 2) == background)
    #expect(image.pixel(x: 26, y: 22) == shape.pixel(x: 26, y: 22))
  }

  @Test("styles with huge or non-finite values do not trap and do not affect other text")
  func garbage() throws {
    let numbers: [CGFloat] = [1e308, -1e308, .infinity, .nan, 1e30]
    for (number, key) in numbers.flatMap({ number in (0..<6).map { (number, $0) } }) {
      var run = TextRun.sample("garbage and words", size: 12)
      switch key {
      case 0: run.style.baselineOffset = number
      case 1: run.style.kern = number
      case 2: run.style.font.size = number
      case 3: run.style.obliqueness = number
      case 4: run.style.paragraph.headIndent = number
      default: run.style.paragraph.firstLineHeadIndent = number
      }
      let layout = TextLayout([run], options: TextOptions(width: 40, height: 100))
      let plain = TextLayout([.sample("plain", size: 12)])
      let image = drawn(width: 60, height: 60) { context in
        layout.draw(in: context, at: .zero)
        plain.draw(in: context, at: CGPoint(x: 2, y: 40))
      }
      #expect(try #require(image).inkBox().maxY > 45)
    }
  }

  @Test("emoji have the alpha of their text's color times the context's alpha")
  func fadedEmoji() throws {
    func alpha(_ ofColor: CGFloat, _ ofContext: CGFloat) throws -> UInt8 {
      var run = TextRun.sample("🟦", size: 30)
      run.style.color = CGColor(gray: 0, alpha: ofColor)
      let layout = TextLayout([run])
      let middle = layout.inkBounds
      let image = try #require(
        drawn(width: 60, height: 60) {
          $0.setAlpha(ofContext)
          layout.draw(in: $0, at: CGPoint(x: 5, y: 5))
        })
      return image.pixel(x: Int(middle.midX) + 5, y: Int(middle.midY) + 5).w
    }
    #expect(try alpha(1, 1) == 255)
    for (color, context) in [(0.5, 1), (1, 0.5)] as [(CGFloat, CGFloat)] {
      #expect(abs(Int(try alpha(color, context)) - 128) <= 1)
    }
    #expect(abs(Int(try alpha(0.5, 0.5)) - 64) <= 1)
  }

  @Test("the baseline lies on the edge of a row of pixels, at every scale")
  func baseline() throws {
    for scale in [1, 1.25, 1.5, 2] as [CGFloat] {
      let layout = layout("HEH", size: 17)
      let image = try #require(
        drawn(width: 120, height: 60, scale: scale) {
          layout.draw(in: $0, at: CGPoint(x: 5, y: 3.37))
        })
      let row = Int(((3.37 + layout.baseline) * scale).rounded())
      let above = (0..<image.width).filter { image.pixel(x: $0, y: row - 1).w > 200 }.count
      let below = (0..<image.width).filter { image.pixel(x: $0, y: row).w > 0 }.count
      #expect(above > 3 && below == 0)
    }
  }

  @Test("text wraps at its width and ends in an ellipsis at its line limit")
  func wrapping() {
    let run = TextRun.sample("The quick brown fox jumps over the lazy dog", size: 20)
    let wrapped = TextLayout([run], options: TextOptions(width: 120))
    #expect(wrapped.lineCount > 2)
    #expect(wrapped.inkBounds.maxX <= 121)
    var options = TextOptions(width: 120, lineLimit: 2)
    options.truncation = .tail
    let cut = TextLayout([run], options: options)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    options.lineLimit = 1
    let line = TextLayout([run], options: options)
    #expect(line.size.width <= 120.01)
    #expect(line.isTruncated)
  }

  @Test("lines that end below the maximum height are left out, except the first")
  func height() {
    let run = TextRun.sample("one two three four five six seven eight", size: 20)
    let line = TextLayout([run]).size.height
    let three = TextLayout([run], options: TextOptions(width: 60, height: 3 * line + 1))
    #expect(three.lineCount == 3 && three.isTruncated)
    let first = TextLayout([run], options: TextOptions(width: 60, height: 2))
    #expect(first.lineCount == 1 && first.isTruncated)
  }

  @Test("a paragraph that fits ends in an ellipsis if the next one is left out")
  func continued() {
    let run = TextRun.sample("first\nsecond", size: 20)
    var options = TextOptions(width: 300, lineLimit: 1)
    options.truncation = .tail
    let cut = TextLayout([run], options: options)
    #expect(cut.isTruncated && cut.lineCount == 1)
    #expect(cut.size.width > TextLayout([.sample("first", size: 20)]).size.width)
  }

  @Test("each run has its own color, and the context's alpha applies to all")
  func runs() throws {
    let font = FontDescription(size: 30, weight: 900)
    let layout = TextLayout([
      TextRun("█", style: TextStyle(font: font, color: red)),
      TextRun("█", style: TextStyle(font: font, color: blue)),
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
    "invalid font sizes and characters neither trap nor leave the context in an error state",
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

  @Test("the x-height is less than the cap height, and the cap height less than the ascent")
  func metrics() {
    let metrics = FontMetrics(of: FontDescription(size: 20))
    #expect(metrics.xHeight > 8)
    #expect(metrics.xHeight < metrics.capHeight)
    #expect(metrics.capHeight < metrics.ascent)
    #expect(metrics.lineHeight == metrics.ascent + metrics.descent)
  }
}

extension TextRun {
  /// Red text in the system font.
  static func sample(_ text: String, size: CGFloat, weight: Int = 400) -> TextRun {
    TextRun(text, style: TextStyle(font: FontDescription(size: size, weight: weight), color: red))
  }
}
