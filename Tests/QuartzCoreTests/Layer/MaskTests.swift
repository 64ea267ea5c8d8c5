import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Synchronization
import Testing

// V20
@Suite("Masks of layers", .serialized) @MainActor
struct MaskTests {
  private let layer = CALayer()
  private let mask = CALayer()

  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  private func layer(_ color: CGColor?, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  // MARK: Hierarchy

  @Test("a mask has the layer as superlayer, and is no sublayer")
  func place() {
    layer.mask = mask
    #expect(layer.mask === mask && mask.superlayer === layer && layer.sublayers == nil)
    layer.addSublayer(CALayer())
    #expect(layer.sublayers?.count == 1)
    layer.mask = nil
    #expect(layer.mask == nil && mask.superlayer == nil && layer.sublayers?.count == 1)
  }

  @Test("another mask replaces the first, and a mask can remove itself")
  func replacing() {
    let other = CALayer()
    layer.mask = mask
    layer.mask = other
    #expect(layer.mask === other && mask.superlayer == nil && other.superlayer === layer)
    other.removeFromSuperlayer()
    #expect(layer.mask == nil && other.superlayer == nil)
    other.removeFromSuperlayer()
  }

  @Test("a layer has one place: sublayers become masks, masks move, and become sublayers")
  func moving() {
    let other = CALayer()
    other.addSublayer(mask)
    layer.mask = mask
    #expect(other.sublayers == nil && mask.superlayer === layer)
    other.mask = mask
    #expect(layer.mask == nil && other.mask === mask && mask.superlayer === other)
    other.addSublayer(mask)
    #expect(other.mask == nil && other.sublayers?.first === mask && mask.superlayer === other)
    other.mask = mask
    #expect(other.mask === mask && other.sublayers == nil)
    other.sublayers = [mask]
    #expect(other.mask == nil && other.sublayers?.count == 1)
  }

  @Test("a mask is no sibling of the sublayers")
  func siblings() {
    let (first, second) = (CALayer(), CALayer())
    layer.mask = mask
    layer.addSublayer(first)
    layer.insertSublayer(second, below: mask)
    #expect(layer.sublayers?.last === second)
    layer.replaceSublayer(mask, with: CALayer())
    #expect(layer.mask === mask && layer.sublayers?.count == 2)
  }

  @Test("setting the mask runs the action for it, and only where it changes")
  func action() {
    final class Log: CAAction {
      var events: [String] = []
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        events.append(event)
      }
    }
    let log = Log()
    layer.actions = ["mask": log]
    layer.mask = mask
    layer.mask = mask
    #expect(log.events == ["mask"])
    mask.removeFromSuperlayer()
    #expect(log.events == ["mask", "mask"])
  }

  @Test("a presentation copy has the mask's presentation copy")
  func presentation() {
    layer.mask = mask
    let shown = layer.presentation()
    #expect(shown?.mask?.model() === mask && shown?.mask?.superlayer?.model() === layer)
    #expect(layer.mask === mask && mask.superlayer === layer)
  }

  private final class CountedLayer: CALayer {
    private nonisolated static let frees = Atomic(0)

    static func takeFreed() -> Int { frees.exchange(0, ordering: .relaxed) }

    var layouts = 0

    override func layoutSublayers() { layouts += 1 }

    deinit { CountedLayer.frees.add(1, ordering: .relaxed) }
  }

  @Test("10,000 masks of masks are laid out, sent and freed")
  func deep() {
    let stage = Stage()
    defer { stage.end() }
    var layers = (0..<10_000).map { _ in CountedLayer() }
    for (outer, inner) in zip(layers, layers.dropFirst()).reversed() { outer.mask = inner }
    for layer in layers { layer.setNeedsLayout() }
    stage.root.addSublayer(layers[0])
    #expect(stage.flush()?.layers.count == 10_001)
    #expect(layers.allSatisfy { $0.layouts == 1 })
    #expect(layers[9_999].convert(CGPoint.zero, to: layers[0]).isFinite)
    layers[0].removeFromSuperlayer()
    #expect(stage.flush()?.removedLayers.count == 10_000)
    _ = CountedLayer.takeFreed()
    layers = []
    #expect(CountedLayer.takeFreed() == 10_000)
  }

  // MARK: Geometry and time

  @Test("points and times are converted between a mask and other layers")
  func conversion() {
    let root = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
    mask.frame = CGRect(x: 3, y: 4, width: 20, height: 20)
    root.addSublayer(layer)
    layer.mask = mask
    let sublayer = self.layer(nil, CGRect(x: 5, y: 5, width: 5, height: 5))
    layer.addSublayer(sublayer)
    #expect(mask.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 14, y: 25))
    #expect(mask.convert(CGPoint.zero, from: sublayer) == CGPoint(x: 2, y: 1))
    layer.speed = 2
    layer.beginTime = 10
    #expect(mask.convertTime(11, from: root) == 2)
    #expect(mask.convertTime(2, to: root) == 11)
  }

  @Test("hit testing ignores the mask")
  func hitTest() {
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    mask.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    layer.mask = mask
    #expect(layer.hitTest(CGPoint(x: 15, y: 15)) === layer)
    #expect(layer.hitTest(CGPoint(x: 40, y: 40)) === layer)
  }

  // MARK: Commits

  @Test("a mask enters and leaves the window with its layer, and is sent with the sublayers")
  func commits() {
    let stage = Stage()
    defer { stage.end() }
    let sublayer = CALayer()
    layer.addSublayer(sublayer)
    layer.mask = mask
    mask.addSublayer(FilledLayer.make())
    stage.root.addSublayer(layer)
    let first = stage.flush()
    #expect(first?.change(of: layer)?.mask == mask.id)
    #expect(first?.change(of: layer)?.sublayers == [sublayer.id])
    #expect(first?.layers.count == 5 && first?.contents.count == 1)
    layer.opacity = 0.5
    #expect(stage.flush()?.change(of: layer)?.sublayers == nil)
    layer.mask = nil
    let second = stage.flush()
    #expect(second?.change(of: layer)?.sublayers == [sublayer.id])
    #expect(second?.change(of: layer)?.mask == nil && second?.removedLayers.count == 2)
    #expect(mask.context == nil)
    layer.mask = mask
    #expect(stage.flush()?.change(of: layer)?.mask == mask.id && mask.context === stage.context)
    layer.removeFromSuperlayer()
    #expect(stage.flush()?.removedLayers.count == 4 && mask.context == nil)
  }

  @Test("a sublayer that becomes the mask in one window keeps its animations")
  func sameWindow() {
    let stage = Stage()
    defer { stage.end() }
    stage.root.addSublayer(layer)
    stage.root.addSublayer(mask)
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.toValue, animation.duration) = (0, 5)
    mask.add(animation, forKey: "fade")
    stage.flush()
    layer.mask = mask
    let commit = stage.flush()
    #expect(mask.animationKeys() == ["fade"] && commit?.removedLayers == [])
    #expect(commit?.change(of: stage.root)?.sublayers == [layer.id])
    #expect(commit?.change(of: layer)?.mask == mask.id)
  }

  // MARK: Key-value coding and archives

  @Test("the mask is a property for key-value coding, and a style cannot set it")
  func keys() {
    layer.setValue(mask, forKey: "mask")
    #expect(layer.mask === mask && layer.value(forKey: "mask") as? CALayer === mask)
    layer.setValue(7, forKeyPath: "mask.position.x")
    #expect(mask.position.x == 7)
    #expect((layer.value(forKeyPath: "mask.position.x") as? NSNumber)?.doubleValue == 7)
    layer.setValue(nil, forKey: "mask")
    #expect(layer.mask == nil)
    layer.style = ["mask": mask]
    #expect(layer.mask == nil)
  }

  @Test("an archive contains the mask")
  func archive() throws {
    layer.mask = mask
    mask.cornerRadius = 5
    mask.addSublayer(CALayer())
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data)
    #expect(copy?.mask?.cornerRadius == 5 && copy?.mask?.sublayers?.count == 1)
    #expect(copy?.mask?.superlayer === copy && copy?.sublayers == nil)
  }

  @Test("the long description names the mask")
  func description() {
    #expect(!layer.debugDescription.contains("mask = "))
    layer.mask = mask
    #expect(layer.debugDescription.contains("mask = \(mask)"))
  }

  // MARK: Rendering

  private func render(_ layer: CALayer) throws -> CGImage {
    let size = layer.bounds.size
    let context = CGContext(width: Int(size.width), height: Int(size.height))
    layer.render(in: context)
    return try #require(context.makeImage())
  }

  private func near(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Bool {
    let difference = SIMD4<Int>(truncatingIfNeeded: a) &- SIMD4<Int>(truncatingIfNeeded: b)
    return max(difference.max(), -difference.min()) <= 2
  }

  private func box() -> CALayer { layer(Self.red, CGRect(x: 0, y: 0, width: 20, height: 20)) }

  @Test("render(in:) multiplies the layer and its sublayers with the mask's alpha")
  func rendering() throws {
    let root = layer(nil, CGRect(x: 0, y: 0, width: 20, height: 20))
    let box = box()
    root.addSublayer(box)
    box.addSublayer(layer(Self.black, CGRect(x: 0, y: 0, width: 20, height: 10)))
    mask.frame = CGRect(x: 4, y: 4, width: 8, height: 12)
    mask.backgroundColor = CGColor(gray: 1, alpha: 0.5)
    mask.addSublayer(layer(Self.red, CGRect(x: 4, y: 0, width: 8, height: 4)))
    box.mask = mask
    let image = try render(root)
    #expect(image.pixel(x: 2, y: 2) == .zero && image.pixel(x: 18, y: 15) == .zero)
    #expect(near(image.pixel(x: 5, y: 5), SIMD4(0, 0, 0, 128)))
    #expect(near(image.pixel(x: 5, y: 14), SIMD4(128, 0, 0, 128)))
    #expect(image.pixel(x: 14, y: 6) == SIMD4(0, 0, 0, 255))
    box.opacity = 0.5
    #expect(near(try render(root).pixel(x: 14, y: 6), SIMD4(0, 0, 0, 128)))
    #expect(near(try render(root).pixel(x: 5, y: 14), SIMD4(64, 0, 0, 64)))
    box.opacity = 1
    mask.isHidden = true
    #expect(try render(root).pixel(x: 14, y: 6) == .zero)
  }

  @Test("render(in:) masks masks, and clips inside of them")
  func nested() throws {
    let box = box()
    box.mask = mask
    mask.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
    mask.backgroundColor = Self.black
    mask.mask = layer(Self.black, CGRect(x: 4, y: 4, width: 20, height: 20))
    box.cornerRadius = 8
    box.masksToBounds = true
    box.addSublayer(layer(Self.red, CGRect(x: -5, y: -5, width: 30, height: 30)))
    let image = try render(box)
    #expect(image.pixel(x: 2, y: 10) == .zero && image.pixel(x: 10, y: 2) == .zero)
    #expect(image.pixel(x: 18, y: 10) == .zero)
    #expect(image.pixel(x: 10, y: 10) == SIMD4(255, 0, 0, 255))
  }

  @Test("render(in:) masks within the clip to an image that is set around it")
  func clipped() throws {
    let box = box()
    box.mask = mask
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    mask.backgroundColor = Self.black
    let context = CGContext(width: 20, height: 20)
    let half: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 0]
    context.interpolationQuality = .none
    context.clip(
      to: CGRect(x: 0, y: 0, width: 20, height: 20),
      mask: CGImage(width: 2, height: 1, premultipliedRGBA: half))
    box.render(in: context)
    let image = try #require(context.makeImage())
    #expect(image.pixel(x: 2, y: 5) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 17, y: 5) == .zero && image.pixel(x: 2, y: 15) == .zero)
  }
}
