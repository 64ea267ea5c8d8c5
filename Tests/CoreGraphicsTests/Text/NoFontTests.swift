import CoreGraphics
import Foundation
import Testing

// Requirement V16.
@Suite("Text without any installed font") struct NoFontTests {
  @Test("text is laid out and drawn without fonts, with one warning")
  func noFonts() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("lamina-no-fonts-\(getpid()).conf").path
      try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8)
        .write(to: URL(fileURLWithPath: path))
      unsafe setenv("FONTCONFIG_FILE", path, 1)
      defer { try? FileManager.default.removeItem(atPath: path) }
      for size in [12, 30] as [CGFloat] {
        let layout = TextLayout([.sample("hello", size: size)], options: TextOptions(width: 100))
        let metrics = FontMetrics(of: FontDescription(size: size))
        let image = drawn(width: 200, height: 80) { layout.draw(in: $0, at: .zero) }
        guard layout.size.height > 0, metrics.lineHeight > 0, metrics.capHeight >= 0, image != nil,
          FontLibrary.families.isEmpty, FontDescription(size: size).face == nil
        else { exit(1) }
      }
    }
    let log = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(log.components(separatedBy: "no font is installed").count == 2, "\(log)")
  }
}
