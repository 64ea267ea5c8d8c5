import CoreGraphics
import LayerTree
import QuartzCore
import Testing

@Suite("Layer contents", .serialized) @MainActor
struct ContentsTests {
  @Test("a layer that is too large to be drawn is logged once, however often it is displayed")
  func tooLarge() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for width: CGFloat in [20_000, 30_000] {
          let layer = FilledLayer.make(width, 10)
          for _ in 0..<5 {
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
          }
        }
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let lines = output.split(separator: "\n").filter { $0.contains("is not drawn") }
    #expect(lines.count == 2 && lines.first?.contains("20000.0×10.0 pixels") == true)
  }

  @Test("a layer that is displayed by its owner needs no display afterwards")
  func displayedByHand() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer(FilledLayer.make())
    layer.setNeedsDisplay()
    layer.display()
    #expect(!layer.needsDisplay() && layer.drawn.count == 2)
    stage.flush()
    #expect(layer.drawn.count == 2)
    // A request made while the layer draws counts.
    let asking = stage.layer(AskingLayer())
    asking.bounds.size = CGSize(width: 4, height: 4)
    asking.display()
    #expect(asking.needsDisplay())
  }

  private final class AskingLayer: CALayer {
    override func draw(in ctx: CGContext) { setNeedsDisplay() }
  }

  @Test("one image in two layers is sent once, and discarded after the last use")
  func sharedImage() throws {
    let stage = Stage()
    defer { stage.end() }
    let (first, second, image) = (stage.layer(), stage.layer(), CGImage.plain())
    first.contents = image
    second.contents = image
    let commit = stage.flush()
    #expect(commit?.contents.count == 1)
    let id = try #require(commit?.contents.first?.contents.id)
    #expect(commit?.change(of: first)?.properties?.contents?.id == id)
    #expect(commit?.change(of: second)?.properties?.contents?.id == id)
    CATransaction.setDisableActions(true)
    first.contents = nil
    #expect(stage.flush()?.discardedContents == [])
    second.removeFromSuperlayer()
    let last = stage.flush()
    #expect(last?.discardedContents == [id] && last?.contents.isEmpty == true)
    // The image is sent again when it is shown again.
    CATransaction.setDisableActions(true)
    first.contents = image
    #expect(stage.flush()?.contents.map(\.contents.id) == [id])
  }

  @Test("an image removed and set again within a run-loop iteration is not sent")
  func withinATurn() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, image, brief) = (stage.layer(), CGImage.plain(), CGImage.plain())
    layer.contents = image
    stage.flush()
    layer.contents = brief
    layer.contents = image
    let commit = stage.flush()
    #expect(commit?.contents.isEmpty != false)
    #expect(
      !(commit?.discardedContents.contains(ContentsID(rawValue: image.id | 1 << 63)) ?? false))
  }

  @Test("an image that a layer had outside the window is sent when it enters")
  func imageBeforeWindow() {
    let stage = Stage()
    defer { stage.end() }
    let layer = CALayer()
    layer.contents = CGImage.plain()
    stage.root.addSublayer(layer)
    let commit = stage.flush()
    #expect(commit?.contents.count == 1)
    #expect(commit?.change(of: layer)?.properties?.contents != nil)
  }

  @Test("a layer draws once, completely, and not again until it needs display")
  func drawing() {
    let stage = Stage()
    defer { stage.end() }
    let layer = FilledLayer.make()
    layer.contentsScale = 2
    stage.root.addSublayer(layer)
    let commit = stage.flush()
    #expect(layer.drawn == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(commit?.contents.count == 1 && commit?.contents.first?.isWhole == true)
    #expect(commit?.contents.first?.contents.width == 40)
    #expect(commit?.contents.first?.contents.isOpaque == false)
    #expect(stage.context.statistics.drawRectCalls == 1)
    layer.position.x += 5
    stage.flush()
    #expect(layer.drawn.count == 1)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    let again = stage.flush()
    #expect(layer.drawn.count == 2 && !layer.needsDisplay())
    #expect(again?.contents.first?.contents.id == commit?.contents.first?.contents.id)
    #expect(again?.discardedContents == [])
  }

  @Test("a part is drawn and sent alone, and several parts are combined into their union")
  func parts() {
    let stage = Stage()
    defer { stage.end() }
    let layer = FilledLayer.make(100, 100)
    layer.contentsScale = 2
    layer.bounds.origin = CGPoint(x: 50, y: 0)
    stage.root.addSublayer(layer)
    stage.flush()
    layer.setNeedsDisplay(CGRect(x: 60, y: 10, width: 5, height: 5))
    layer.setNeedsDisplay(CGRect(x: 70, y: 20, width: 5.2, height: 5))
    // Empty rectangles and those outside the bounds add nothing.
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 50, height: 5))
    layer.setNeedsDisplay(CGRect(x: 60, y: 60, width: 0, height: 5))
    let update = stage.flush()?.contents.first
    #expect(layer.drawn.last == CGRect(x: 60, y: 10, width: 15.5, height: 15))
    #expect(update?.x == 20 && update?.y == 20)
    #expect(update?.patch.width == 31 && update?.patch.height == 30)
    layer.setNeedsDisplay(CGRect(x: 60, y: 10, width: 5, height: 5))
    layer.setNeedsDisplay()
    layer.setNeedsDisplay(CGRect(x: 60, y: 10, width: 5, height: 5))
    #expect(stage.flush()?.contents.first?.isWhole == true)
    layer.setNeedsDisplay(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    #expect(stage.flush()?.contents.first?.isWhole == true)
  }

  @Test("a layer that draws nothing has no contents, and its previous ones are removed")
  func drawsNothing() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = FilledLayer.make()
    layer.isBlank = true
    stage.root.addSublayer(layer)
    let commit = stage.flush()
    #expect(layer.drawn.count == 1 && commit?.contents.isEmpty == true)
    #expect(commit?.change(of: layer)?.properties?.contents == nil)
    #expect(stage.context.statistics.drawRectCalls == 0)
    layer.isBlank = false
    layer.setNeedsDisplay()
    let id = try #require(stage.flush()?.contents.first?.contents.id)
    layer.isBlank = true
    layer.setNeedsDisplay()
    let blank = stage.flush()
    #expect(blank?.contents.isEmpty == true && blank?.discardedContents == [id])
    #expect(blank?.change(of: layer)?.properties?.contents == nil)
  }

  @Test("drawing replaces contents that were set, and contents can be set again")
  func drawnAway() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, image) = (FilledLayer.make(), CGImage.plain())
    layer.isBlank = true
    layer.contents = image
    stage.root.addSublayer(layer)
    #expect(stage.flush()?.contents.count == 1)
    layer.setNeedsDisplay()
    let blank = stage.flush()
    #expect(layer.contents == nil && blank?.discardedContents.count == 1)
    CATransaction.setDisableActions(true)
    layer.contents = image
    #expect(stage.flush()?.contents.count == 1)
  }

  @Test("a part in which nothing is drawn is sent as transparent pixels")
  func blankPart() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer(FilledLayer.make())
    layer.isBlank = true
    layer.setNeedsDisplay(CGRect(x: 2, y: 2, width: 3, height: 3))
    let patch = stage.flush()?.contents.first?.patch
    #expect(patch?.width == 3 && patch?.pixel(x: 1, y: 1) == .zero)
  }

  @Test("a layer whose size was zero for a while is redrawn completely")
  func noSize() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer(FilledLayer.make())
    let bounds = layer.bounds
    layer.bounds = .zero
    layer.setNeedsDisplay()
    #expect(stage.flush()?.discardedContents.count == 1)
    layer.bounds = bounds
    layer.setNeedsDisplay(CGRect(x: 1, y: 1, width: 2, height: 2))
    let commit = stage.flush()
    #expect(commit?.contents.first?.isWhole == true)
    #expect(commit?.change(of: layer)?.properties?.contents != nil)
  }

  @Test("a size change redraws a layer that asks for it, into a bitmap of the new size")
  func resizing() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer(FilledLayer.make())
    layer.bounds.size.width = 30
    #expect(stage.flush()?.contents.isEmpty == true)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 40
    let commit = stage.flush()
    #expect(commit?.contents.first?.contents.width == 40)
    #expect(commit?.discardedContents.count == 1)
    layer.bounds.origin.x = 3
    #expect(stage.flush()?.contents.count == 1)
    layer.contentsScale = 3
    #expect(stage.flush()?.contents.first?.contents.width == 120)
  }

  @Test("a layer that moves within its window keeps its bitmap")
  func moving() {
    let stage = Stage()
    defer { stage.end() }
    let (first, second, layer) = (stage.layer(), stage.layer(), FilledLayer.make())
    first.addSublayer(layer)
    stage.flush()
    second.addSublayer(layer)
    layer.removeFromSuperlayer()
    first.addSublayer(layer)
    let commit = stage.flush()
    #expect(layer.drawn.count == 1)
    #expect(commit?.contents.isEmpty == true && commit?.discardedContents == [])
  }

  @Test("a layer that was outside its window for an iteration draws again when it returns")
  func leaving() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer(FilledLayer.make())
    layer.removeFromSuperlayer()
    #expect(stage.flush()?.discardedContents.count == 1)
    stage.root.addSublayer(layer)
    let commit = stage.flush()
    #expect(layer.drawn.count == 2 && commit?.contents.count == 1)
    #expect(commit?.discardedContents == [])
    #expect(commit?.change(of: layer)?.properties?.contents != nil)
  }

  @Test("setting the contents cancels pending drawing")
  func contentsInsteadOfDrawing() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, image) = (FilledLayer.make(), CGImage.plain())
    stage.root.addSublayer(layer)
    layer.contents = image
    stage.flush()
    #expect(layer.drawn.isEmpty && layer.contents as? CGImage === image)
    layer.setNeedsDisplay()
    let commit = stage.flush()
    #expect(layer.drawn.count == 1 && layer.contents == nil)
    #expect(commit?.discardedContents.count == 1 && commit?.contents.count == 1)
  }

  @Test("large amounts of bitmaps are sent ahead of the commit, each once")
  func picturesAhead() {
    let stage = Stage()
    defer { stage.end() }
    let layers = (0..<40).map { _ in FilledLayer.make(256, 256) }
    for layer in layers { stage.root.addSublayer(layer) }
    let commits = stage.flushAll()
    #expect(commits.count > 1)
    #expect(commits.dropLast().allSatisfy { $0.layers.isEmpty && $0.root == nil })
    #expect(commits.last?.layers.count == 41)
    let sent = commits.flatMap { $0.contents.map(\.contents.id) }
    #expect(sent.count == 40 && Set(sent) == Set(layers.compactMap { $0.properties.contents?.id }))
    #expect(stage.flushAll().isEmpty)
    for layer in layers { layer.setNeedsDisplay(CGRect(x: 1, y: 1, width: 2, height: 2)) }
    layers[0].removeFromSuperlayer()
    let next = stage.flush()
    #expect(next?.contents.count == 39 && next?.discardedContents == [sent[0]])
  }

  @Test("an opaque layer's bitmap has a black backdrop that is not drawn into it")
  func opaque() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = FilledLayer.make()
    layer.isOpaque = true
    stage.root.addSublayer(layer)
    let commit = try #require(stage.flush())
    #expect(commit.contents.first?.contents.isOpaque == false)
    #expect(commit.change(of: layer)?.properties?.hasBlackBackdrop == true)
    layer.isOpaque = false
    #expect(stage.flush()?.change(of: layer)?.properties?.hasBlackBackdrop == false)
    layer.isOpaque = true
    layer.contents = CGImage.plain()
    #expect(stage.flush()?.change(of: layer)?.properties?.hasBlackBackdrop == false)
  }

  @Test("the delegate draws, or displays by itself")
  func delegate() {
    let stage = Stage()
    defer { stage.end() }
    let (artist, layer) = (Artist(), CALayer())
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.delegate = artist
    layer.setNeedsDisplay()
    stage.root.addSublayer(layer)
    #expect(stage.flush()?.contents.count == 1)
    #expect(artist.lines == ["display", "will draw", "draw"])
    artist.image = .plain()
    layer.setNeedsDisplay()
    stage.flush()
    #expect(layer.contents as? CGImage === artist.image)
  }

  @MainActor private final class Artist: CALayerDelegate {
    var lines: [String] = []
    var image: CGImage?

    func display(_ layer: CALayer) {
      lines.append("display")
      if let image { layer.contents = image } else { layer.drawContents() }
    }

    func layerWillDraw(_ layer: CALayer) { lines.append("will draw") }

    func draw(_ layer: CALayer, in ctx: CGContext) {
      lines.append("draw")
      ctx.fill(layer.bounds)
    }
  }
}
