import QuartzCore
import Testing

@Suite("Layer hierarchy", .serialized) @MainActor
struct HierarchyTests {
  private let parent = CALayer()
  private let layers = (0..<4).map { number in
    let layer = CALayer()
    layer.name = "\(number)"
    return layer
  }

  private var names: String { (parent.sublayers ?? []).map { $0.name ?? "?" }.joined() }

  @Test("sublayers are added in front, and again at the front")
  func adding() {
    for layer in layers { parent.addSublayer(layer) }
    #expect(names == "0123")
    parent.addSublayer(layers[1])
    #expect(names == "0231")
    #expect(layers[1].superlayer === parent)
  }

  @Test("sublayers are put at an index, behind and in front of others")
  func inserting() {
    parent.insertSublayer(layers[0], at: 0)
    parent.insertSublayer(layers[1], at: 0)
    parent.insertSublayer(layers[2], at: 99)
    #expect(names == "102")
    parent.insertSublayer(layers[3], below: layers[0])
    #expect(names == "1302")
    parent.insertSublayer(layers[1], above: layers[0])
    #expect(names == "3012")
    parent.insertSublayer(layers[2], below: layers[2])
    #expect(names == "3012")
    parent.insertSublayer(layers[3], above: nil)
    #expect(names == "0123")
    parent.insertSublayer(layers[0], at: 2)
    #expect(names == "1203")
  }

  @Test("setting the sublayers puts in their order what is there and takes out the rest")
  func setting() {
    parent.sublayers = [layers[0], layers[1], layers[2]]
    #expect(names == "012")
    parent.sublayers = [layers[3], layers[2], layers[0]]
    #expect(names == "320")
    #expect(layers[1].superlayer == nil)
    parent.sublayers = nil
    #expect(parent.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test("a layer has one superlayer, and out of it it has none")
  func superlayer() {
    let other = CALayer()
    parent.addSublayer(layers[0])
    other.addSublayer(layers[0])
    #expect(parent.sublayers == nil && layers[0].superlayer === other)
    layers[0].removeFromSuperlayer()
    layers[0].removeFromSuperlayer()
    #expect(other.sublayers == nil && layers[0].superlayer == nil)
  }

  @Test("a tree of 10,000 layers within each other enters and leaves a window")
  func deepTree() {
    let stage = Stage()
    defer { stage.end() }
    var layers = [CALayer()]
    for _ in 1..<10_000 {
      let layer = CALayer()
      layers[layers.count - 1].addSublayer(layer)
      layers.append(layer)
    }
    stage.root.addSublayer(layers[0])
    #expect(stage.flush()?.layers.count == 10_001)
    layers[0].removeFromSuperlayer()
    #expect(stage.flush()?.removedLayers.count == 10_000)
  }
}
