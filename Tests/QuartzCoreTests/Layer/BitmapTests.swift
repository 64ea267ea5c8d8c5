import CoreGraphics
import LayerTree
import QuartzCore
import Testing

@Suite("Bitmaps of layers", .serialized) @MainActor
struct BitmapTests {
  // V13
  @Test("a small part of a large layer is drawn once, and only its pixels are sent")
  func smallPart() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = FilledLayer.make(1000, 1000)
    stage.root.addSublayer(layer)
    stage.flush()
    layer.drawn = []
    layer.setNeedsDisplay(CGRect(x: 300, y: 400, width: 10, height: 10))
    let commit = stage.flush()
    #expect(layer.drawn == [CGRect(x: 300, y: 400, width: 10, height: 10)])
    let update = try #require(commit?.contents.first)
    #expect(commit?.contents.count == 1 && update.x == 300 && update.y == 400)
    #expect(update.patch.width * update.patch.height * 4 == 400)
    #expect(update.contents.width == 1000 && update.contents.height == 1000)
  }

  /// The pixels that a window received, as long as something else retains them.
  private final class Received {
    weak var pixels: CGImage?
    var commits = 0
  }

  @Test("what a layer has drawn is in the commit alone, and an image is freed with its last layer")
  func ownership() throws {
    MediaClock.set(100)
    defer { MediaClock.set(nil) }
    let (root, received) = (CALayer(), Received())
    let context = LayerContext(root: root) { commit in
      received.commits += 1
      if let update = commit.contents.first { received.pixels = update.patch }
    }
    defer { context.invalidate() }
    root.addSublayer(FilledLayer.make(100, 100))
    CATransaction.flush()
    #expect(received.commits == 1 && received.pixels == nil)
    root.sublayers?.first?.setNeedsDisplay()
    CATransaction.flush()
    #expect(received.commits == 2 && received.pixels == nil)
    let layer = CALayer()
    layer.contents = CGImage(width: 1, height: 1, premultipliedRGBA: [1, 2, 3, 255])
    root.addSublayer(layer)
    CATransaction.flush()
    #expect(received.commits == 3 && received.pixels != nil)
    // An implicit animation would hold the image until its end.
    CATransaction.setDisableActions(true)
    layer.contents = nil
    CATransaction.flush()
    #expect(received.commits == 4 && received.pixels == nil)
  }

  // V13
  @Test("a layer with only color, border and rounded corners has no bitmap, even when displayed")
  func noBitmap() {
    let stage = Stage()
    defer { stage.end() }
    for isOpaque in [false, true] {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 1000, height: 1000)
      layer.isOpaque = isOpaque
      (layer.backgroundColor, layer.borderWidth, layer.cornerRadius) = (.black, 2, 10)
      layer.setNeedsDisplay()
      stage.root.addSublayer(layer)
      let commit = stage.flush()
      #expect(commit?.contents.isEmpty == true && !layer.needsDisplay())
      #expect(commit?.change(of: layer)?.properties?.contents == nil)
    }
    #expect(stage.context.statistics.drawRectCalls == 0)
  }

  @Test("contents that are not an image count as nil")
  func otherContents() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    layer.contents = "a string"
    #expect(layer.contents == nil && stage.flush() == nil)
    layer.contents = CGImage.plain()
    layer.contents = 5
    #expect(layer.contents == nil)
    #expect(stage.flush()?.change(of: layer)?.properties?.contents == nil)
  }
}
