import CoreGraphics
import TestSupport
import Testing

@Suite("Random PDF files")
struct PDFRandomTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap { Int($0) } ?? 40

  @Test("random calls in random order produce a valid file")
  func whole() throws {
    var random = SeededGenerator(seed: 31)
    for round in 0..<Self.rounds {
      let data = pdfData(Self.rect(&random), info: Self.info(&random)) { context in
        for _ in 0..<40 { Self.call(context, &random) }
      }
      #expect(data.starts(with: Array("%PDF".utf8)), "round \(round)")
      // poppler's tools report any error in the file.
      #expect(throws: Never.self, "round \(round)") { try PDFReader(data).info() }
    }
  }

  private static func number(_ random: inout SeededGenerator) -> CGFloat {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: [.nan, .infinity, -.infinity, 1e30, -1e30, 1e-30, 0].randomElement(using: &random) ?? 0
    case 1: .random(in: -50_000...50_000, using: &random)
    default: .random(in: -50...300, using: &random)
    }
  }

  private static func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: number(&random), y: number(&random))
  }

  private static func rect(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: number(&random), y: number(&random), width: number(&random), height: number(&random))
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let characters = Array("aZ09 \0\n()<>[]{}\\/'\"%#äΩ字🙂\u{202E}\u{FEFF}\u{10FFFF}")
    return String(
      (0..<Int.random(in: 0..<20, using: &random)).map { _ in
        characters.randomElement(using: &random) ?? " "
      })
  }

  private static func info(_ random: inout SeededGenerator) -> CFDictionary {
    let keys = [
      kCGPDFContextTitle, kCGPDFContextAuthor, kCGPDFContextSubject, kCGPDFContextKeywords,
      kCGPDFContextCreator,
    ]
    let values = keys.map { _ in
      Bool.random(using: &random) ? text(&random) : [text(&random), text(&random)] as Any
    }
    return Dictionary(zip(keys.map { AnyHashable($0) }, values)) { first, _ in first }
  }

  private static func call(_ context: CGContext, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<22, using: &random) {
    case 0: context.beginPDFPage([kCGPDFContextMediaBox: rect(&random)])
    case 1:
      context.beginPDFPage([
        kCGPDFContextCropBox: rect(&random), kCGPDFContextTrimBox: rect(&random),
      ])
      CGPDFContextSetOutline(
        context,
        [
          kCGPDFOutlineChildren: [
            [kCGPDFOutlineTitle: text(&random), kCGPDFOutlineDestination: Int(random.next() % 5)]
          ]
        ])
    case 2: context.endPDFPage()
    case 3: context.addDestination(text(&random), at: point(&random))
    case 4: context.setDestination(text(&random), for: rect(&random))
    case 5:
      var url = URLComponents()
      (url.scheme, url.host, url.path) = ("https", "example.org", "/" + text(&random))
      if let url = url.url { context.setURL(url, for: rect(&random)) }
    default: draw(context, &random)
    }
  }

  private static func draw(_ context: CGContext, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<17, using: &random) {
    case 0: context.saveGState()
    case 1: context.restoreGState()
    case 2: context.beginTransparencyLayer(auxiliaryInfo: nil)
    case 3: context.endTransparencyLayer()
    case 4: context.scaleBy(x: number(&random) / 100, y: number(&random) / 100)
    case 5: context.translateBy(x: number(&random), y: number(&random))
    case 6: context.setAlpha(number(&random) / 100)
    case 7:
      let mode = CGBlendMode(rawValue: .random(in: 0...27, using: &random))
      context.setBlendMode(mode ?? .normal)
    case 8:
      context.setShadow(
        offset: CGSize(width: number(&random), height: number(&random)),
        blur: [-1, 0, .nan].randomElement(using: &random) ?? 0)
    case 9: context.clip(to: rect(&random))
    case 10: context.write(text(&random), number(&random), number(&random))
    case 11: context.strokeEllipse(in: rect(&random))
    case 12:
      let size = CGSize(width: number(&random), height: number(&random))
      guard let layer = CGLayer(context, size: size, auxiliaryInfo: nil) else { return }
      layer.context?.fill(rect(&random))
      context.draw(layer, in: rect(&random))
    case 13: drawGlyphs(context, &random)
    case 14:
      let step = CGFloat.random(in: 0...20, using: &random)
      Motif.setPattern(context, Motif.pattern(step: step))
    case 15:
      guard let function = Motif.rings else { return }
      let shading = CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(), start: point(&random), end: point(&random),
        function: function, extendStart: true, extendEnd: false)
      if let shading { context.drawShading(shading) }
    default: context.fill(rect(&random))
    }
  }

  private static let font = CGFont("DejaVuSans" as CFString)

  private static func drawGlyphs(_ context: CGContext, _ random: inout SeededGenerator) {
    guard let font else { return }
    context.setFont(font)
    context.setFontSize(number(&random))
    context.setTextDrawingMode(CGTextDrawingMode(rawValue: .random(in: 0...7, using: &random))!)
    context.textMatrix = CGAffineTransform(
      a: number(&random) / 100, b: number(&random) / 100, c: 0.1, d: number(&random) / 100,
      tx: number(&random), ty: number(&random))
    context.showGlyphs([36, .max, 200], at: (0..<3).map { _ in point(&random) })
  }
}
