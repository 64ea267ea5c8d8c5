import CoreGraphics
import QuartzCore
import Testing

// V11, V20
@Suite("Autoresizing of layers", .serialized) @MainActor
struct LayerResizingTests {
  private func pair(_ mask: CAAutoresizingMask) -> (parent: CALayer, child: CALayer) {
    let (parent, child) = (CALayer(), CALayer())
    parent.bounds.size = CGSize(width: 100, height: 100)
    child.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    child.autoresizingMask = mask
    parent.addSublayer(child)
    return (parent, child)
  }

  @Test("a sublayer is resized with its superlayer as its mask determines")
  func masks() {
    let table: [(CAAutoresizingMask, CGRect)] = [
      ([], CGRect(x: 10, y: 20, width: 30, height: 40)),
      ([.layerWidthSizable, .layerHeightSizable], CGRect(x: 10, y: 20, width: 130, height: 90)),
      ([.layerMinXMargin, .layerMinYMargin], CGRect(x: 110, y: 70, width: 30, height: 40)),
      ([.layerMaxXMargin, .layerMaxYMargin], CGRect(x: 10, y: 20, width: 30, height: 40)),
    ]
    for (mask, frame) in table {
      let (parent, child) = pair(mask)
      parent.bounds.size = CGSize(width: 200, height: 150)
      #expect(child.frame == frame && child.autoresizingMask == mask)
    }
  }

  @Test("flexible parts share a change equally, and edges are rounded to whole points")
  func shares() {
    let (parent, child) = (CALayer(), CALayer())
    parent.bounds.size = CGSize(width: 100, height: 100)
    child.frame = CGRect(x: 10, y: 20, width: 50, height: 30.25)
    child.autoresizingMask = [
      .layerMinXMargin, .layerWidthSizable, .layerMaxXMargin, .layerHeightSizable,
      .layerMaxYMargin,
    ]
    parent.addSublayer(child)
    parent.bounds.size = CGSize(width: 200, height: 101)
    #expect(child.frame == CGRect(x: 43, y: 20, width: 84, height: 31))
    // An axis without a change keeps its fractions.
    child.frame = CGRect(x: 0.5, y: 0, width: 20.25, height: 10)
    parent.bounds.size.height = 120
    #expect(child.frame.minX == 0.5 && child.frame.width == 20.25)
    child.autoresizingMask = [.layerWidthSizable, .layerMaxXMargin]
    child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.bounds.size.width = 100
    #expect(child.frame.width == 0)
  }

  @Test("only changes of size have an effect, and unknown mask bits are dropped")
  func nothing() {
    let (parent, child) = pair(CAAutoresizingMask(rawValue: 2 | 128))
    #expect(child.autoresizingMask == .layerWidthSizable)
    parent.bounds.origin = CGPoint(x: 50, y: 50)
    parent.position = CGPoint(x: 50, y: 50)
    parent.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("nested sublayers are resized too, also in a tree of 10,000 levels")
  func deep() {
    let top = CALayer()
    top.bounds.size = CGSize(width: 100, height: 100)
    var last = top
    for _ in 0..<10_000 {
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.autoresizingMask = [.layerWidthSizable, .layerHeightSizable]
      last.addSublayer(layer)
      last = layer
    }
    top.bounds.size = CGSize(width: 150, height: 50)
    #expect(last.frame == CGRect(x: 0, y: 0, width: 150, height: 50))
  }

  @Test("a layer that changes its superlayer's size during resizing is resized once more")
  func reentrancy() {
    let (parent, child) = (CALayer(), GrowingLayer())
    parent.bounds.size = CGSize(width: 100, height: 100)
    child.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.autoresizingMask = .layerWidthSizable
    parent.addSublayer(child)
    parent.bounds.size.width = 200
    #expect(parent.bounds.width == 300 && child.frame.width == 300)
    #expect(child.oldWidths == [100, 200])
  }

  private final class GrowingLayer: CALayer {
    var oldWidths: [CGFloat] = []

    override func resize(withOldSuperlayerSize size: CGSize) {
      oldWidths.append(size.width)
      super.resize(withOldSuperlayerSize: size)
      if let superlayer, superlayer.bounds.width < 300 { superlayer.bounds.size.width += 100 }
    }
  }
}
