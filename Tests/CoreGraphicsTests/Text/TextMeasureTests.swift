import CoreGraphics
import Testing

// Requirement V16.
@Suite("Text is drawn where it is measured")
struct TextMeasureTests {
  private static let sizes: [CGFloat] = [9, 12, 17, 24, 36, 54]

  private static let rounds = environmentRounds(standard: 504)

  @Test("texts of twelve scripts in six sizes are drawn in their ink bounds, to a pixel")
  func ink() throws {
    var random = XorshiftGenerator(15)
    for round in 0..<Self.rounds {
      let script = round % TextSamples.scripts.count
      let size = Self.sizes[round / TextSamples.scripts.count % Self.sizes.count]
      let text = TextSamples.text(script, words: 1 + Int(random.next() % 3), from: &random)
      let layout = TextLayout([.sample(text, size: size)])
      // Drawing snaps baselines to rows of pixels; this position leaves the baseline unchanged.
      let baseline = layout.baseline
      let position = CGPoint(x: size, y: size + baseline.rounded() - baseline)
      let image = try #require(
        drawn(
          width: Int(layout.size.width + 3 * size), height: Int(layout.size.height + 2 * size)
        ) { layout.draw(in: $0, at: position) })
      let measured = layout.inkBounds.offsetBy(dx: position.x, dy: position.y)
      // Pixels that are covered by an eighth or more count.
      let ink = image.inkBox(above: 31)
      let expanded = measured.insetBy(dx: -1, dy: -1)
      #expect(expanded.contains(ink), "\(text) \(size): \(ink) in \(measured)")
      #expect(ink.insetBy(dx: -1, dy: -1).contains(measured), "\(text) \(size): \(ink) \(measured)")
      let lines = layout.bounds.offsetBy(dx: position.x, dy: position.y)
      #expect(lines.minY - 1.5 <= ink.minY || Self.isTall(script), "\(text) \(size)")
      #expect(ink.width <= lines.width + size / 4 + 3, "\(text) \(size)")
    }
  }

  /// Whether stacked marks of a script may extend above and below the font's line box.
  private static func isTall(_ script: Int) -> Bool {
    ["Thai", "Hebrew", "Arabic", "Bengali", "Devanagari"].contains(TextSamples.scripts[script].name)
  }

  @Test("wrapped and truncated text stays inside its width and height")
  func limits() throws {
    var random = XorshiftGenerator(3)
    let modes: [TextParagraphStyle.LineBreak] = [.word, .character, .head, .middle, .tail]
    for round in 0..<Self.rounds * 4 {
      let size = Self.sizes[Int(random.next() % 4)]
      var run = TextRun.sample(
        TextSamples.text(round % 12, words: 1 + Int(random.next() % 12), from: &random), size: size)
      let mode = modes[Int(random.next() % 5)]
      run.style.paragraph.lineBreak = round % 2 == 0 ? mode : .word
      // Some Tamil glyphs are nearly three times as wide as the font's height.
      let width = 3 * size + CGFloat(random.next() % 300)
      let height = 2.5 * size + CGFloat(random.next() % 200)
      var options = TextOptions(
        width: width, height: height, lineLimit: Int(random.next() % 4))
      options.truncation = mode
      let layout = TextLayout([run], options: options)
      #expect(layout.bounds.maxX <= width + 0.01, "\(run.text) \(mode) \(width)")
      #expect(layout.bounds.minX >= -0.01, "\(run.text) \(mode) \(width)")
      #expect(layout.size.height <= height + 0.01 || layout.lineCount == 1)
      #expect(options.lineLimit == 0 || layout.lineCount <= options.lineLimit)
    }
  }

  @Test("a text is truncated exactly if it is wider than its line")
  func truncation() {
    let text = "The quick brown fox jumps over the lazy dog"
    for width in stride(from: 30.0, to: 500, by: 35) {
      var options = TextOptions(width: width, lineLimit: 1)
      options.truncation = .tail
      let full = TextLayout([.sample(text, size: 17)]).size.width
      var run = TextRun.sample(text, size: 17)
      run.style.paragraph.lineBreak = .tail
      #expect(TextLayout([run], options: options).isTruncated == (full > width))
    }
  }
}

/// The number of rounds from the environment variable LAMINA_ROUNDS, or a default.
func environmentRounds(standard: Int) -> Int {
  ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap { Int($0) } ?? standard
}
