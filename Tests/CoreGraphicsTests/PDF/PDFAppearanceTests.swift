import CoreGraphics
import TestSupport
import Testing

@Suite("The appearance of PDF pages")
struct PDFAppearanceTests {
  struct Drawing: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The limit of the mean difference; it is larger where edges lie between pixels, because
    /// poppler moves them to whole pixels.
    let limit: Double
    let draw: @Sendable (CGContext) -> Void

    init(_ name: String, within limit: Double = 2, _ draw: @escaping @Sendable (CGContext) -> Void)
    {
      testDescription = name
      self.limit = limit
      self.draw = draw
    }
  }

  private static let gradient = CGGradient(
    colors: [SIMD4(1, 0, 0, 1), SIMD4(0, 1, 0, 0.5), SIMD4(0, 0, 1, 0.1)], locations: nil)
  private static let box = CGRect(x: 20, y: 15, width: 110, height: 60)

  static let drawings = [
    Drawing("paths and strokes") { context in
      context.setLineWidth(7)
      context.setLineDash(phase: 3, lengths: [12, 5])
      context.setStrokeColor(blue)
      context.strokeEllipse(in: box)
      context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.6)
      context.rotate(by: 0.1)
      context.fill(box.insetBy(dx: 20, dy: 5))
    },
    Drawing("gradients") { context in
      guard let gradient else { return }
      context.clip(to: box)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 100, y: 40),
        options: .drawsAfterEndLocation)
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 90, y: 40), startRadius: 5,
        endCenter: CGPoint(x: 100, y: 45), endRadius: 30, options: [])
    },
    Drawing("clips") { context in
      context.addEllipse(in: box)
      context.clip()
      context.translateBy(x: 30, y: 0)
      context.rotate(by: 0.5)
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 40))
      context.setFillColor(green)
      context.fill(.infinite)
    },
    Drawing("shadows") { context in
      context.setShadow(offset: CGSize(width: 6, height: 9), blur: 8, color: blue)
      context.setFillColor(red)
      context.fill(box.insetBy(dx: 20, dy: 10))
    },
    Drawing("transparency layers") { context in
      context.setFillColor(green)
      context.fill(box)
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(box.insetBy(dx: 10, dy: 10))
      context.clear(box.insetBy(dx: 30, dy: 20))
      context.setFillColor(blue)
      context.fill(box.offsetBy(dx: 60, dy: 20))
      context.endTransparencyLayer()
    },
    Drawing("a layer that masks itself") { context in
      context.setFillColor(green)
      context.fill(box)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red)
      context.fill(box.insetBy(dx: 10, dy: 10))
      context.setBlendMode(.destinationIn)
      context.fillEllipse(in: box.insetBy(dx: 20, dy: 5))
      context.endTransparencyLayer()
    },
    Drawing("a layer that strokes mask", within: 3) { context in
      context.setFillColor(green)
      context.fill(box)
      for mode in [CGBlendMode.destinationIn, .sourceOut] {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red)
        context.fill(box.insetBy(dx: 10, dy: 10))
        context.setBlendMode(mode)
        context.setStrokeColor(blue.copy(alpha: 0.5)!)
        context.setLineWidth(9)
        context.setLineDash(phase: 3, lengths: [20, 6])
        context.strokeEllipse(in: box.insetBy(dx: 15, dy: 5))
        context.endTransparencyLayer()
        context.translateBy(x: 12, y: 5)
      }
    },
    Drawing("patterns, and cells that reach into the next", within: 3) { context in
      let large = CGAffineTransform(scaleX: 3, y: 3)
      for (step, x) in [(CGFloat(12), CGFloat(20)), (6, 80)] {
        guard let pattern = Motif.pattern(matrix: large, step: step),
          let space = CGColorSpace(patternBaseSpace: nil)
        else { return }
        context.setFillColorSpace(space)
        unsafe context.setFillPattern(pattern, colorComponents: [0.7])
        context.fill(CGRect(x: x, y: 15, width: 50, height: 60))
      }
    },
    Drawing("images") { context in
      guard
        let image = drawn(width: 8, height: 8, { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) })
      else { return }
      context.interpolationQuality = .none
      context.draw(image, in: box)
      context.setAlpha(0.4)
      context.drawYDown(image, in: box.offsetBy(dx: 50, dy: 10))
    },
    Drawing("layers") { context in
      let size = CGSize(width: 40, height: 20)
      guard let layer = CGLayer(context, size: size, auxiliaryInfo: nil) else { return }
      layer.context?.setFillColor(red)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.draw(layer, at: CGPoint(x: 10, y: 10))
      context.setAlpha(0.5)
      context.rotate(by: 0.2)
      context.draw(layer, in: CGRect(x: 60, y: 0, width: 80, height: 60))
    },
  ]

  @Test("a page matches the bitmap", arguments: drawings)
  func matchesBitmap(drawing: Drawing) throws {
    let bitmap = try #require(drawn(width: 200, height: 100) { drawing.draw($0) })
    let file = try pdf { context in context.page { drawing.draw(context) } }
    let page = try ImageDecoder.image(from: file.renderPage())
    #expect(meanDifference(page, bitmap) < drawing.limit)
  }

  private static let modes: [CGBlendMode] = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight,
    .difference, .exclusion, .color, .luminosity, .sourceAtop, .plusLighter,
  ]

  @Test("a blend mode matches the bitmap, and text beside it stays text", arguments: modes)
  func blending(mode: CGBlendMode) throws {
    let bitmap = try #require(drawn(width: 200, height: 100) { draw(mode, in: $0) })
    let file = try pdf { context in context.page { draw(mode, in: context) } }
    let page = try ImageDecoder.image(from: file.renderPage())
    #expect(meanDifference(page, bitmap) < 3)
    #expect(try file.text().contains("beside"))
  }

  // poppler's colors in these two modes differ from the PDF specification, so images are not
  // compared.
  @Test(
    "hue and saturation are written as PDF blend modes, not as images",
    arguments: [CGBlendMode.hue, .saturation])
  func nativeModes(mode: CGBlendMode) throws {
    let file = try pdf { context in context.page { draw(mode, in: context) } }
    #expect(try file.images().isEmpty && file.text().contains("beside"))
  }

  private func draw(_ mode: CGBlendMode, in context: CGContext) {
    context.setFillColor(.white)
    context.fill(.infinite)
    context.setFillColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 1)
    context.fill(Self.box)
    context.setBlendMode(mode)
    context.setFillColor(red: 0.8, green: 0.4, blue: 0.1, alpha: 0.75)
    context.fillEllipse(in: Self.box.insetBy(dx: 10, dy: 10))
    context.setBlendMode(.normal)
    context.write("beside", 140, 10)
  }
}
