import CoreGraphics
import LaminaTesting
import LayerTree
import Synchronization
import TestSupport
import Testing
import UIKit

// Requirement V20: `CATiledLayer`.
@Suite("A tiled layer", .serialized)
@MainActor struct TiledLayerTests {
  private let size = CGSize(width: 320, height: 200)

  private func screen(_ view: UIView, scale: CGFloat = 1) throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: size, scale: scale)
    view.layer.contentsScale = scale
    screen.window.addSubview(view)
    return screen
  }

  /// Draws what the view draws into one bitmap, whose top left corner is `origin`.
  private func reference(_ view: TiledView, at origin: CGPoint, scale: CGFloat = 1) throws
    -> CGImage
  {
    let context = CGContext(
      width: Int(size.width * scale), height: Int(size.height * scale), scale: scale,
      origin: origin, isOpaque: true)
    view.pattern.draw(in: context)
    return try #require(context.makeImage())
  }

  @Test("its defaults are those of iOS")
  func defaults() {
    let layer = CATiledLayer()
    #expect(layer.tileSize == CGSize(width: 256, height: 256) && layer.levelsOfDetail == 1)
    #expect(layer.levelsOfDetailBias == 0 && CATiledLayer.fadeDuration() == 0.25)
    #expect(layer.sublayers == nil)
    layer.levelsOfDetail = 4
    #expect(CATiledLayer(layer: layer).levelsOfDetail == 4)
  }

  @Test("its properties can be set and read by key, and nil restores the default")
  func keys() {
    let layer = CATiledLayer()
    layer.setValue(CGSize(width: 64, height: 32), forKey: "tileSize")
    #expect(layer.tileSize == CGSize(width: 64, height: 32))
    layer.setValue(NSValue(cgSize: CGSize(width: 8, height: 9)), forKey: "tileSize")
    layer.setValue(16, forKeyPath: "tileSize.width")
    #expect(layer.value(forKey: "tileSize") as? CGSize == CGSize(width: 16, height: 9))
    layer.setValue(4, forKey: "levelsOfDetail")
    layer.setValue(2.0, forKey: "levelsOfDetailBias")
    #expect(layer.levelsOfDetail == 4 && layer.levelsOfDetailBias == 2)
    for (key, value) in [("tileSize", "wide"), ("levelsOfDetail", 1e300)] as [(String, Any)] {
      layer.setValue(value, forKey: key)
    }
    #expect(layer.tileSize.width == 16 && layer.levelsOfDetail == 4)
    #expect(layer.value(forKey: "levelsOfDetail") as? Int == 4)
    layer.setValue(7, forKey: "cornerRadius")
    #expect(layer.cornerRadius == 7)
    for key in ["tileSize", "levelsOfDetail", "levelsOfDetailBias"] {
      layer.setValue(nil, forKey: key)
      #expect(CATiledLayer.defaultValue(forKey: key) != nil)
    }
    #expect(layer.tileSize.width == 256 && layer.levelsOfDetail == 1)
    #expect(layer.levelsOfDetailBias == 0)
  }

  @Test("an empty tile size traps")
  func misuse() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { CATiledLayer().tileSize = .zero }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "CATiledLayer tileSize is not between 1 and 8192: CGSize(width: 0.0, height: 0.0)"))
  }

  // View Programming Guide, "Changing the Layer Class Associated with a View": tiling to display a
  // large scrollable area.
  @Test(
    "a layer of 32,767 × 32,767 points scrolls without seams, at scale 1 and 2", arguments: [1, 2])
  func scrolling(scale: CGFloat) throws {
    let view = TiledView(side: 32_767)
    let screen = try screen(view, scale: scale)
    let origins: [(CGFloat, CGFloat)] = [
      (0, 0), (130, 70), (131, 70), (16_000, 20_001), (32_447, 32_567),
    ]
    for (x, y) in origins {
      let origin = CGPoint(x: x, y: y)
      view.frame.origin = CGPoint(x: -origin.x, y: -origin.y)
      let image = try screen.frame()
      let expected = try reference(view, at: origin, scale: scale)
      #expect(image.isIdentical(to: expected), "at \(origin)")
    }
  }

  @Test("tiles are drawn on a background thread, and only if they are visible")
  func background() throws {
    let view = TiledView(side: 32_767)
    let screen = try screen(view)
    try screen.render()
    #expect(!view.pattern.wasDrawnOnMainThread)
    #expect(view.pattern.drawnRects.count == 2 && view.layer.sublayers == nil)
    try screen.render()
    #expect(view.pattern.drawnRects.count == 2)
    view.frame.origin.x = -200
    try screen.render()
    #expect(view.pattern.drawnRects.count == 3)
    #expect(view.pattern.drawnRects.last == CGRect(x: 512, y: 0, width: 256, height: 256))
  }

  @Test("a zoomed layer is drawn at the matching level of detail")
  func levels() throws {
    let view = TiledView(side: 32_767)
    view.tiled.levelsOfDetail = 5
    view.tiled.levelsOfDetailBias = 2
    let screen = try screen(view)
    // Zooms beyond the smallest and the largest level use that level.
    let zooms: [(zoom: CGFloat, level: CGFloat)] = [
      (1, 1), (0.5, 0.5), (0.3, 0.5), (0.25, 0.25), (0.1, 0.25), (1.5, 2), (3, 4), (9, 4),
    ]
    for (zoom, level) in zooms {
      view.transform = CGAffineTransform(scaleX: zoom, y: zoom)
      view.frame.origin = .zero
      try screen.render()
      #expect(view.pattern.lastScale == level, "zoom \(zoom)")
    }
  }

  @Test("the tiles stay within their memory budget while a huge layer scrolls and zooms")
  func budget() throws {
    let view = TiledView(side: 32_767)
    view.tiled.levelsOfDetail = 9
    let screen = try screen(view)
    var random = SeededGenerator(seed: 7)
    let oneTile = 256 * 256 * 4
    var most = 0
    for step in 0..<120 {
      let zoom = CGFloat(sign: .plus, exponent: -(step / 60), significand: 1)
      view.transform = CGAffineTransform(scaleX: zoom, y: zoom)
      view.frame.origin = CGPoint(
        x: -CGFloat.random(in: 0...max(32_767 * zoom - size.width, 1), using: &random),
        y: -CGFloat.random(in: 0...max(32_767 * zoom - size.height, 1), using: &random))
      try screen.render()
      most = max(most, view.tiled.tileByteCount)
    }
    #expect(view.pattern.drawnRects.count * oneTile > CATiledLayer.mostKeptBytes)
    #expect(most <= CATiledLayer.mostKeptBytes + oneTile && most > CATiledLayer.mostKeptBytes / 2)
  }

  @Test("the tiles of the previous level stay visible until the new ones have faded in")
  func previousLevel() throws {
    let view = FadingView(side: 1000)
    view.tiled.levelsOfDetail = 3
    let screen = try screen(view)
    try screen.render()
    screen.time = 0.5
    let finished = try screen.frame()
    #expect(try finished.isIdentical(to: reference(view, at: .zero)))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame.origin = .zero
    let before = view.tiled.tileByteCount
    try screen.render()
    #expect(view.tiled.tileByteCount > before)
    screen.time = 0.625
    #expect(try screen.frame().pixel(x: 20, y: 20) != SIMD4(0, 0, 0, 255))
    screen.time = 1
    try screen.render()
    screen.time = 1.1
    try screen.render()
    #expect(view.tiled.tileByteCount < before)
  }

  @Test("a tile fades in")
  func fading() throws {
    let view = FadingView(side: 1000)
    view.pattern.plain = SIMD3(1, 1, 1)
    let screen = try screen(view)
    #expect(try screen.frame().pixel(x: 5, y: 5) == SIMD4(0, 0, 0, 255))
    screen.time = 0.125
    #expect((120...136).contains(try screen.frame().pixel(x: 5, y: 5).x))
    screen.time = 0.25
    #expect(try screen.frame().pixel(x: 5, y: 5).x == 255)
  }

  @Test("setNeedsDisplay redraws the visible tiles, or those that intersect the rectangle")
  func redrawing() throws {
    let view = TiledView(side: 2000)
    let screen = try screen(view)
    try screen.render()
    view.pattern.plain = SIMD3(1, 0, 0)
    view.setNeedsDisplay(CGRect(x: 300, y: 10, width: 1, height: 1))
    let part = try screen.frame()
    #expect(part.pixel(x: 256, y: 0) == SIMD4(255, 0, 0, 255))
    #expect(part.pixel(x: 255, y: 0) != SIMD4(255, 0, 0, 255))
    view.setNeedsDisplay()
    #expect(try screen.frame().pixel(x: 255, y: 0) == SIMD4(255, 0, 0, 255))
    #expect(view.pattern.drawnRects.count == 2 + 1 + 2)
  }

  @Test("sublayers are in front of the tiles, and tiles are no sublayers")
  func sublayers() throws {
    let view = TiledView(side: 2000)
    let front = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    front.backgroundColor = .green
    view.addSubview(front)
    let screen = try screen(view)
    #expect(try screen.frame().pixel(x: 15, y: 15) == SIMD4(0, 255, 0, 255))
    #expect(view.layer.sublayers == [front.layer] && view.subviews == [front])
    #expect(view.layer.hitTest(CGPoint(x: 100, y: 100)) === view.layer)
  }

  @Test("a layer that was removed or hidden looks the same when it is shown again")
  func removal() throws {
    let view = TiledView(side: 2000)
    let screen = try screen(view)
    let first = try screen.frame()
    view.removeFromSuperview()
    try screen.render()
    screen.window.addSubview(view)
    #expect(try screen.frame().isIdentical(to: first))
    view.isHidden = true
    #expect(try screen.frame().pixel(x: 5, y: 5) == SIMD4(0, 0, 0, 255))
    view.isHidden = false
    #expect(try screen.frame().isIdentical(to: first))
  }

  @Test("changes of the tile size and the bounds rebuild the tiles")
  func rebuilding() throws {
    let view = TiledView(side: 2000)
    let screen = try screen(view)
    let first = try screen.frame()
    view.tiled.tileSize = CGSize(width: 100, height: 60)
    #expect(try screen.frame().isIdentical(to: first))
    #expect(view.pattern.drawnRects.last?.width == 100)
    view.bounds.size = CGSize(width: 150, height: 90)
    view.frame.origin = .zero
    #expect(try screen.frame().pixel(x: 149, y: 89) == first.pixel(x: 149, y: 89))
    #expect(try screen.frame().pixel(x: 150, y: 89) == SIMD4(0, 0, 0, 255))
    view.bounds.size = .zero
    #expect(try screen.frame().pixel(x: 5, y: 5) == SIMD4(0, 0, 0, 255))
  }

  @Test("render(in:) draws the whole layer into the context")
  func rendering() throws {
    let view = TiledView(side: 2000)
    let context = CGContext(width: 320, height: 200, isOpaque: true)
    view.layer.render(in: context)
    #expect(try #require(context.makeImage()).isIdentical(to: reference(view, at: .zero)))
  }

  @Test("a delegate draws the layer, with flipped geometry too")
  func delegate() throws {
    let drawer = Drawer()
    let layer = CATiledLayer()
    layer.delegate = drawer
    layer.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    layer.isGeometryFlipped = true
    let screen = try OffscreenScreen(size: size)
    screen.window.layer.addSublayer(layer)
    try screen.render()
    screen.time = 1
    let image = try screen.frame()
    #expect(image.pixel(x: 5, y: 195) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 5, y: 5) == SIMD4(0, 0, 255, 255))
  }
}

/// A pattern that depends on the location, so that no two tiles are equal.
private final class Pattern: Sendable {
  private struct State {
    var rects: [CGRect] = []
    var lastScale: CGFloat = 0
    var wasOnMainThread = false
    var plain: SIMD3<Double>?
  }

  private let state = Mutex(State())

  var drawnRects: [CGRect] { state.withLock { $0.rects } }
  var lastScale: CGFloat { state.withLock { $0.lastScale } }
  var wasDrawnOnMainThread: Bool { state.withLock { $0.wasOnMainThread } }
  var plain: SIMD3<Double>? {
    get { state.withLock { $0.plain } }
    set { state.withLock { $0.plain = newValue } }
  }

  func note(_ rect: CGRect, _ context: CGContext) {
    state.withLock {
      $0.rects.append(rect)
      $0.lastScale = context.ctm.a
      $0.wasOnMainThread = $0.wasOnMainThread || Thread.isMainThread
    }
  }

  /// Draws cells of 32 points whose colors depend on their location, or `plain`.
  func draw(in context: CGContext) {
    let rect = context.boundingBoxOfClipPath
    if let plain {
      context.setFillColor(CGColor(red: plain.x, green: plain.y, blue: plain.z, alpha: 1))
      return context.fill(rect)
    }
    let step: CGFloat = 32
    let (left, top) = ((rect.minX / step).rounded(.down), (rect.minY / step).rounded(.down))
    for y in stride(from: top * step, to: rect.maxY, by: step) {
      for x in stride(from: left * step, to: rect.maxX, by: step) {
        context.setFillColor(
          CGColor(
            red: (x / 32).truncatingRemainder(dividingBy: 7) / 6,
            green: (y / 32).truncatingRemainder(dividingBy: 5) / 4,
            blue: ((x + y) / 512).truncatingRemainder(dividingBy: 1), alpha: 1))
        context.fill(CGRect(x: x, y: y, width: step, height: step))
      }
    }
  }
}

/// A tiled view whose tiles appear without a fade.
private class TiledView: UIView {
  nonisolated let pattern = Pattern()

  final class PlainLayer: CATiledLayer {
    override class func fadeDuration() -> CFTimeInterval { 0 }
  }

  override class var layerClass: AnyClass { PlainLayer.self }

  var tiled: CATiledLayer { layer as! CATiledLayer }

  init(side: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }

  required init?(coder: NSCoder) { nil }

  nonisolated override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    pattern.note(rect, context)
    pattern.draw(in: context)
  }
}

private final class FadingView: TiledView {
  override class var layerClass: AnyClass { CATiledLayer.self }
}

/// A delegate that is isolated to the main actor, as a program's delegates usually are.
@MainActor private final class Drawer: CALayerDelegate {
  func draw(_ layer: CALayer, in ctx: CGContext) {
    let rect = ctx.boundingBoxOfClipPath
    ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    ctx.fill(rect)
    ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    ctx.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
