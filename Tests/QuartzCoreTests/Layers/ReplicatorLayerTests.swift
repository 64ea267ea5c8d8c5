import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

@Suite("Replicator layers", .serialized)
@MainActor struct ReplicatorLayerTests {
  private func replicator(_ layer: CAReplicatorLayer) -> LayerReplicator? {
    layer.layerStyle.kind?.replicator
  }

  @Test("a new layer has Core Animation's defaults")
  func defaults() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1 && !layer.preservesDepth && layer.instanceDelay == 0)
    #expect(CATransform3DIsIdentity(layer.instanceTransform))
    #expect(layer.instanceColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(layer.instanceRedOffset == 0 && layer.instanceGreenOffset == 0)
    #expect(layer.instanceBlueOffset == 0 && layer.instanceAlphaOffset == 0)
    #expect(replicator(layer) == LayerReplicator())
    #expect(CAReplicatorLayer.defaultValue(forKey: "instanceCount") as? Int == 1)
  }

  @Test("properties and keys set the same values")
  func keys() {
    let layer = CAReplicatorLayer()
    layer.setValue(5, forKey: "instanceCount")
    layer.setValue(0.5, forKey: "instanceDelay")
    layer.setValue(-0.25, forKey: "instanceRedOffset")
    layer.setValue(30, forKeyPath: "instanceTransform.translation.x")
    layer.setValue(true, forKey: "preservesDepth")
    #expect(layer.instanceCount == 5 && layer.instanceDelay == 0.5)
    #expect(layer.instanceRedOffset == -0.25 && layer.instanceTransform.m41 == 30)
    #expect(layer.space.isTransformLayer && layer.preservesDepth)
    let committed = replicator(layer)
    #expect(committed?.instanceCount == 5 && committed?.delay == 0.5)
    #expect(committed?.redOffset == -0.25 && committed?.transform.m41 == 30)
    layer.preservesDepth = false
    layer.instanceColor = nil
    layer.setValue(nil, forKey: "instanceCount")
    #expect(!layer.space.isTransformLayer && layer.instanceCount == 1)
    #expect(layer.instanceColor?.alpha == 1 && replicator(layer)?.color == .one)
  }

  @Test("a copy for reading and an archive have the same values")
  func copies() throws {
    let layer = CAReplicatorLayer()
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeRotation(1, 0, 0, 1)
    layer.instanceColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    layer.instanceAlphaOffset = -0.1
    #expect(layer.presentation()?.layerStyle.kind == layer.layerStyle.kind)
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAReplicatorLayer.self, from: data)
    #expect(copy?.layerStyle.kind == layer.layerStyle.kind)
  }

  @Test("a change in a window animates, and the presentation layer has the value in between")
  func animation() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer(CAReplicatorLayer())
    layer.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    let change = stage.flush()?.change(of: layer)
    #expect(change?.added.first?.property.keyPath == "instanceTransform")
    #expect(change?.style?.kind?.replicator?.transform.m41 == 10)
    let spread = CABasicAnimation(keyPath: "instanceRedOffset")
    (spread.fromValue, spread.toValue, spread.duration) = (0, -1, 2)
    layer.add(spread, forKey: nil)
    #expect(stage.flush()?.change(of: layer)?.added.count == 1)
    stage.advance(by: 1)
    #expect(layer.presentation()?.instanceRedOffset == -0.5)
  }
}
