import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("The table of layers")
struct LayerTableTests {
  @Test("a removed layer's row is reset and used again")
  func rows() {
    var table = LayerTable()
    let (first, second) = (table.insert(1), table.insert(2))
    #expect(table.count == 2 && table[1] == first && table[2] == second)
    table.keepModel(of: first)
    table.presented[first].opacity = 0.5
    table.sublayers[first] = [second]
    table.placements[first] = 3
    table.remove(first)
    #expect(table.count == 1 && table[1] == nil && !table.contains(first))
    #expect(table.model(first).opacity == 1 && table.presented[first].opacity == 1)
    #expect(!table.hasModel(first) && table.sublayers[first].isEmpty)
    #expect(table.insert(3) == first && table.placements[first] == nil && table.count == 2)
    #expect(table.insert(4).offset == 2)
  }

  @Test("committed values are kept apart only of layers that may present others")
  func models() {
    var table = LayerTable()
    let (first, second) = (table.insert(1), table.insert(2))
    var properties = LayerProperties()
    properties.opacity = 0.5
    table.set(properties, of: first)
    table.keepModel(of: first)
    table.presented[first].opacity = 0.75
    #expect(table.model(first).opacity == 0.5 && table.hasModel(first))
    #expect(table.model(second) == LayerProperties() && !table.hasModel(second))
    properties.opacity = 0.25
    table.set(properties, of: first)
    #expect(table.model(first).opacity == 0.25 && table.presented[first].opacity == 0.25)
  }

  @Test("times have rows only while a layer has a timing")
  func times() {
    var tree = RenderTree()
    tree.apply(.window(100, 100, sublayers: [1, 2]))
    guard let slot = tree.layers[1] else { return }
    #expect(tree.layers.times.isEmpty)
    var timing = MediaTiming.layerDefault
    timing.speed = 2
    tree.setTiming(timing, of: slot)
    #expect(tree.layers.times[slot] == timing && !tree.layers.times.isEmpty)
    tree.setTiming(.layerDefault, of: slot)
    #expect(tree.layers.times.isEmpty && tree.layers.times[slot] == nil)
  }
}
