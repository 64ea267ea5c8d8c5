import CoreGraphics
import LayerTree
import QuartzCore
import Testing

// V16, V20
@Suite("Text layers", .serialized) @MainActor struct TextLayerTests {
  private func layer(_ string: Any?) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 120, height: 60)
    layer.string = string
    layer.font = "DejaVuSans"
    layer.fontSize = 16
    layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    return layer
  }

  private func ink(_ layer: CATextLayer) -> CGRect {
    let context = CGContext(width: 160, height: 80)
    layer.draw(in: context)
    var box = CGRect.null
    guard let image = context.makeImage() else { return box }
    for y in 0..<80 {
      for x in 0..<160 where image.pixel(x: x, y: y).w > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private let long = "The quick brown fox jumps over the lazy dog"

  @Test("it has the defaults of Apple's systems")
  func defaults() {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.font as? String == "Helvetica" && layer.fontSize == 36)
    #expect(layer.foregroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(!layer.isWrapped)
    #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
  }

  @Test("it draws a string at its top, in its font, size and color")
  func draws() {
    let box = ink(layer("HH"))
    #expect(box.minX < 5 && box.minY < 10 && box.height > 8)
    let large = layer("HH")
    large.fontSize = 32
    #expect(abs(ink(large).height - 2 * box.height) <= 1)
    #expect(ink(layer(nil)).isNull && ink(layer(42)).isNull)
  }

  @Test("it wraps if isWrapped is set, and aligns its lines")
  func wraps() {
    let line = layer(long)
    let height = ink(line).height
    line.isWrapped = true
    #expect(ink(line).height > 2 * height && ink(line).maxX <= 121)
    let short = layer("HH")
    short.alignmentMode = .right
    #expect(ink(short).maxX > 115)
    short.alignmentMode = .center
    #expect(abs(ink(short).midX - 60) < 2)
  }

  @Test("its truncation modes keep a line within its bounds")
  func truncates() {
    let modes: [CATextLayerTruncationMode] = [.start, .middle, .end]
    let textBounds = modes.map { mode in
      let layer = layer(long)
      layer.truncationMode = mode
      return ink(layer)
    }
    for box in textBounds { #expect(box.maxX <= 121 && box.width > 80) }
    #expect(ink(layer(long)).maxX > 121)
  }

  @Test("an attributed string has its own colors")
  func attributed() {
    let string = NSAttributedString(
      string: "HH",
      attributes: [
        NSAttributedString.Key(rawValue: "NSColor"): CGColor(red: 0, green: 0, blue: 1, alpha: 0)
      ])
    #expect(ink(layer(string)).isNull)
  }

  @Test("changes of the text are drawn at once, and changes of size and color animate")
  func animates() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer(CATextLayer())
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.removeAllAnimations()
    stage.flush()
    layer.string = "text"
    #expect(layer.needsDisplay() && layer.animationKeys() == nil)
    stage.flush()
    layer.fontSize = 12
    layer.foregroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(Set(layer.animationKeys() ?? []) == ["fontSize", "foregroundColor"])
    stage.flush()
    stage.advance(by: 0.125)
    let size = layer.presentation()?.fontSize ?? 0
    #expect(size > 12 && size < 36 && layer.fontSize == 12)
    stage.advance(by: 1)
    stage.flush()
    #expect(layer.animationKeys() == nil)
  }
}
