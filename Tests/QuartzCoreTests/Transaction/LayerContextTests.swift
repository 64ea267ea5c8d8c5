import CoreGraphics
import LayerTree
import QuartzCore
import Testing

@Suite("Commits of a layer tree", .serialized) @MainActor
struct LayerContextTests {
  @Test("the first commit contains the root, the window and the whole state of every layer")
  func firstCommit() {
    let stage = Stage()
    defer { stage.end() }
    let (child, grandchild) = (CALayer(), CALayer())
    child.position = CGPoint(x: 3, y: 4)
    child.addSublayer(grandchild)
    stage.root.addSublayer(child)
    let surface = SurfaceState(size: CGSize(width: 10, height: 20), scale: 2)
    stage.context.setSurface(surface)
    let commit = stage.flush()
    #expect(commit?.root == stage.root.id && commit?.surface == surface)
    #expect(commit?.layers.map(\.layer).count == 3)
    #expect(commit?.layerIDs == [stage.root.id, child.id, grandchild.id])
    #expect(commit?.change(of: stage.root)?.sublayers == [child.id])
    #expect(commit?.change(of: child)?.sublayers == [grandchild.id])
    #expect(commit?.change(of: child)?.properties?.position == CGPoint(x: 3, y: 4))
    #expect(commit?.change(of: grandchild)?.properties != nil)
  }

  @Test("a run-loop iteration commits once, with exactly the layers that changed")
  func changedLayers() {
    let stage = Stage()
    defer { stage.end() }
    let layers = (0..<5).map { _ in stage.layer() }
    layers[1].isHidden = true
    layers[3].position = CGPoint(x: 1, y: 1)
    layers[3].opacity = 0.5
    layers[3].bounds.size = CGSize(width: 9, height: 9)
    let commit = stage.flush()
    #expect(commit?.layers.map(\.layer) == [layers[1].id, layers[3].id])
    #expect(commit?.change(of: layers[3])?.properties?.opacity == 0.5)
    #expect(commit?.change(of: layers[3])?.sublayers == nil)
    #expect(commit?.root == nil && commit?.removedLayers == [])
  }

  @Test("an iteration without changes posts nothing, even if values are set again")
  func nothingChanged() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    #expect(stage.flush() == nil)
    layer.position = layer.position
    layer.bounds = layer.bounds
    layer.opacity = 1
    layer.isHidden = false
    layer.backgroundColor = nil
    layer.transform = CATransform3DIdentity
    layer.contents = nil
    #expect(stage.flush() == nil)
  }

  @Test("removed layers are listed once, with their sublayers, if they were ever committed")
  func removal() {
    let stage = Stage()
    defer { stage.end() }
    let (layer, below, uncommitted) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(below)
    stage.root.addSublayer(layer)
    stage.flush()
    layer.addSublayer(uncommitted)
    layer.removeFromSuperlayer()
    let commit = stage.flush()
    #expect(Set(commit?.removedLayers ?? []) == [layer.id, below.id])
    #expect(commit?.removedLayers.count == 2)
    #expect(commit?.layerIDs == [stage.root.id])
    #expect(commit?.change(of: stage.root)?.sublayers == [])
    #expect(stage.flush() == nil)
  }

  @Test("a layer that is added again in a later iteration is sent completely")
  func comeBack() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    // The layer changes in the iteration in which it is removed, and while it is outside.
    layer.opacity = 0.5
    layer.removeFromSuperlayer()
    stage.flush()
    layer.position = CGPoint(x: 7, y: 7)
    stage.root.addSublayer(layer)
    let commit = stage.flush()
    #expect(commit?.removedLayers == [])
    #expect(commit?.layerIDs == [stage.root.id, layer.id])
    #expect(commit?.change(of: layer)?.properties?.opacity == 0.5)
    #expect(commit?.change(of: layer)?.properties?.position == CGPoint(x: 7, y: 7))
    #expect(commit?.change(of: layer)?.sublayers == [])
  }

  @Test("a layer removed and added again within an iteration only loses its animations")
  func leaveAndComeBack() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    layer.add(animation, forKey: nil)
    let id = try #require(stage.flush()?.change(of: layer)?.added.first?.id)
    layer.opacity = 0.5
    layer.removeFromSuperlayer()
    stage.root.addSublayer(layer)
    let commit = stage.flush()
    #expect(commit?.removedLayers == [])
    #expect(commit?.layers.map(\.layer).count == 2)
    #expect(commit?.change(of: layer)?.removed == [id])
    #expect(commit?.change(of: layer)?.properties != nil)
  }

  @Test("a layer that moves within the tree changes its superlayers and is not sent again")
  func move() {
    let stage = Stage()
    defer { stage.end() }
    let (first, second, layer) = (stage.layer(), stage.layer(), CALayer())
    first.addSublayer(layer)
    stage.flush()
    second.addSublayer(layer)
    let commit = stage.flush()
    #expect(commit?.layerIDs == [first.id, second.id])
    #expect(commit?.change(of: first)?.sublayers == [])
    #expect(commit?.change(of: second)?.sublayers == [layer.id])
    #expect(commit?.removedLayers == [])
    #expect(layer.superlayer === second && first.sublayers == nil)
  }

  @Test("a layer that moves to another window is removed from the first one")
  func moveToOtherWindow() {
    let (stage, other) = (Stage(), Stage())
    defer {
      other.end()
      stage.end()
    }
    let layer = stage.layer(FilledLayer.make())
    other.root.addSublayer(layer)
    CATransaction.flush()
    #expect(layer.context === other.context)
    #expect(layer.drawn.count == 2)
    layer.opacity = 0.5
    #expect(stage.flush() == nil)
    layer.opacity = 0.4
    #expect(other.flush()?.layerIDs == [layer.id])
  }

  @Test("the layers of an invalidated context can be used in another")
  func invalidation() {
    let stage = Stage()
    stage.layer().opacity = 0.5
    stage.end()
    #expect(stage.root.context == nil)
    #expect(stage.flush() == nil)
    let second = LayerContext(root: stage.root) { _ in }
    #expect(stage.root.context === second)
    second.invalidate()
  }
}
