import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

@Suite("Emitter layers", .serialized)
@MainActor struct EmitterLayerTests {
  private func emitter(_ layer: CAEmitterLayer) -> LayerEmitter? { layer.layerStyle.kind?.emitter }

  private func makeCell(_ name: String) -> CAEmitterCell {
    let cell = CAEmitterCell()
    (cell.name, cell.birthRate, cell.lifetime) = (name, 10, 2)
    return cell
  }

  // MARK: Defaults

  @Test("a new layer has Core Animation's defaults")
  func layerDefaults() {
    let layer = CAEmitterLayer()
    #expect(layer.emitterCells == nil && layer.birthRate == 1 && layer.lifetime == 1)
    #expect(layer.emitterPosition == .zero && layer.emitterZPosition == 0)
    #expect(layer.emitterSize == .zero && layer.emitterDepth == 0)
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume)
    #expect(layer.renderMode == .unordered && !layer.preservesDepth)
    #expect(layer.velocity == 1 && layer.scale == 1 && layer.spin == 1 && layer.seed == 0)
    #expect(emitter(layer) == LayerEmitter())
  }

  @Test("a new cell has Core Animation's defaults")
  func cellDefaults() {
    let cell = CAEmitterCell()
    #expect(cell.name == nil && cell.isEnabled && cell.contents == nil && cell.style == nil)
    #expect(cell.color == CGColor(red: 1, green: 1, blue: 1, alpha: 1) && cell.scale == 1)
    #expect(cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(cell.contentsScale == 1 && cell.emitterCells == nil)
    #expect(cell.magnificationFilter == "linear" && cell.minificationFilter == "linear")
    #expect(cell.duration == .infinity && cell.speed == 1 && cell.beginTime == 0)
    let zeros = [
      "birthRate", "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude",
      "emissionRange", "velocity", "velocityRange", "xAcceleration", "yAcceleration",
      "zAcceleration", "scaleRange", "scaleSpeed", "spin", "spinRange", "redRange", "greenRange",
      "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed",
      "minificationFilterBias",
    ]
    for key in zeros {
      #expect(cell.value(forKey: key) as? Double == 0, "\(key)")
      #expect(CAEmitterCell.defaultValue(forKey: key) as? Double == 0, "\(key)")
      #expect(!cell.shouldArchiveValue(forKey: key), "\(key)")
    }
  }

  // MARK: Key-value coding

  @Test("every number of a cell is set by its key, and animatable by its key path")
  func cellKeys() {
    let layer = CAEmitterLayer()
    layer.emitterCells = [makeCell("a"), makeCell("b")]
    let keys = Array(EmitterCell.numbers.keys) + Array(EmitterCell.components.keys)
    #expect(keys.count == 26)
    for key in keys {
      layer.setValue(0.25, forKeyPath: "emitterCells.b.\(key)")
      #expect(layer.value(forKeyPath: "emitterCells.b.\(key)") as? Double == 0.25, "\(key)")
      #expect(layer.emitterCells?[1].value(forKey: key) as? Double == 0.25, "\(key)")
      #expect(AnimatedProperty(keyPath: "emitterCells.b.\(key)") == .emitterCells, "\(key)")
    }
    let cells = emitter(layer)?.cells ?? []
    #expect(cells.count == 2 && cells[0].velocity == 0 && cells[1].velocity == 0.25)
    #expect(cells[1].colorSpeed == SIMD4(repeating: 0.25))
  }

  @Test("a change of a cell itself has an effect with the next change of the layer")
  func snapshot() {
    let (layer, cell) = (CAEmitterLayer(), makeCell("a"))
    layer.emitterCells = [cell]
    cell.velocity = 50
    #expect(emitter(layer)?.cells.first?.velocity == 0)
    layer.setValue(3, forKeyPath: "emitterCells.a.spin")
    #expect(emitter(layer)?.cells.first?.velocity == 50)
    #expect(emitter(layer)?.cells.first?.spin == 3)
  }

  @Test("cells in cells have key paths too, and unknown names are ignored")
  func nested() {
    let (layer, outer) = (CAEmitterLayer(), makeCell("outer"))
    outer.emitterCells = [makeCell("inner")]
    layer.emitterCells = [outer]
    let path = "emitterCells.outer.emitterCells.inner.velocity"
    layer.setValue(70, forKeyPath: path)
    #expect(layer.value(forKeyPath: path) as? Double == 70)
    #expect(emitter(layer)?.cells.first?.cells.first?.velocity == 70)
    layer.setValue(70, forKeyPath: "emitterCells.other.velocity")
    #expect(layer.value(forKeyPath: "emitterCells.other.velocity") == nil)
  }

  @Test("keys of the layer, and cells that contain themselves")
  func layerKeys() {
    let (layer, cell) = (CAEmitterLayer(), makeCell("a"))
    cell.emitterCells = [cell]
    layer.setValue([cell], forKey: "emitterCells")
    layer.setValue("circle", forKey: "emitterShape")
    layer.setValue(CAEmitterLayerEmitterMode.outline, forKey: "emitterMode")
    layer.setValue("additive", forKey: "renderMode")
    layer.setValue(12, forKeyPath: "emitterPosition.x")
    layer.setValue(30, forKeyPath: "emitterSize.width")
    layer.setValue(9, forKey: "seed")
    let emitter = emitter(layer)
    #expect(emitter?.shape == .circle && emitter?.mode == .outline)
    #expect(emitter?.renderMode == .additive && emitter?.seed == 9)
    #expect(emitter?.position.x == 12 && emitter?.size.width == 30)
    cell.emitterCells = nil
  }

  @Test("a style sets what the cell has not set")
  func style() {
    let cell = makeCell("a")
    cell.style = ["birthRate": 99, "velocity": 8, "tag": "blue"]
    #expect(cell.birthRate == 10 && cell.velocity == 8)
    #expect(cell.value(forKey: "tag") as? String == "blue")
  }

  // MARK: Archives

  @Test("an archive keeps the layer, its cells and theirs")
  func archive() throws {
    let (layer, cell) = (CAEmitterLayer(), makeCell("a"))
    let inner = makeCell("inner")
    (inner.scaleSpeed, inner.beginTime, inner.duration) = (-0.5, 1.5, 0.25)
    cell.emitterCells = [inner]
    cell.color = CGColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)
    cell.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    cell.setValue("blue", forKey: "tag")
    layer.emitterCells = [cell]
    layer.emitterPosition = CGPoint(x: 3, y: 4)
    (layer.emitterShape, layer.renderMode) = (.sphere, .oldestLast)
    (layer.birthRate, layer.seed) = (2, 77)
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: CAEmitterLayer.self, from: data))
    #expect(copy.layerStyle.kind == layer.layerStyle.kind)
    #expect(copy.emitterCells?.first?.value(forKey: "tag") as? String == "blue")
  }

  // MARK: Windows

  @Test("the images of cells are sent once, and discarded when no cell shows them")
  func images() {
    let stage = Stage()
    defer { stage.end() }
    let (cell, other) = (makeCell("a"), makeCell("b"))
    let image = CGImage.plain(4, 4)
    (cell.contents, other.contents) = (image, image)
    cell.emitterCells = [other]
    let layer = CAEmitterLayer()
    layer.emitterCells = [cell]
    stage.root.addSublayer(layer)
    let first = stage.flush()
    let id = LayerContents(image: image).id
    #expect(first?.contents.map(\.contents.id) == [id])
    layer.emitterPosition.x = 5
    let second = stage.flush()
    #expect(second?.contents.isEmpty == true && second?.discardedContents.isEmpty == true)
    layer.emitterCells = nil
    #expect(stage.flush()?.discardedContents == [id])
    layer.emitterCells = [cell]
    #expect(stage.flush()?.contents.count == 1)
    layer.removeFromSuperlayer()
    #expect(stage.flush()?.discardedContents == [id])
  }

  @Test("the birth rate of a cell is animated by its name")
  func animation() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = CAEmitterLayer()
    layer.emitterCells = [makeCell("snow")]
    _ = stage.layer(layer)
    let animation = CABasicAnimation(keyPath: "emitterCells.snow.birthRate")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 20, 2)
    layer.add(animation, forKey: nil)
    let added = try #require(stage.flush()?.change(of: layer)?.added.first)
    var style = layer.layerStyle
    added.apply(to: &style, at: 101, endTime: .infinity)
    #expect(style.kind?.emitter?.cells.first?.birthRate == 10)
    let size = CABasicAnimation(keyPath: "emitterSize.width")
    (size.fromValue, size.toValue, size.duration) = (0, 40, 2)
    layer.add(size, forKey: nil)
    let other = try #require(stage.flush()?.change(of: layer)?.added.first)
    other.apply(to: &style, at: 101, endTime: .infinity)
    #expect(style.kind?.emitter?.size.width == 20)
    stage.advance(by: 1)
    #expect(layer.presentation()?.emitterSize.width == 20)
  }
}
