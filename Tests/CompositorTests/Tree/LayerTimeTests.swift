import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Layers with a custom timing")
struct LayerTimeTests {
  /// Layer 1 with a timing, layer 2 in it with its left edge at x = 20 and animations.
  private func tree(_ timing: MediaTiming, _ animations: Animation...) -> RenderTree {
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.set(1, CGRect(x: 0, y: 0, width: 100, height: 100), sublayers: [2])
    commit.paint(2, CGRect(x: 20, y: 0, width: 10, height: 10)) {
      $0.anchorPoint = .zero
      $0.position = CGPoint(x: 20, y: 0)
    }
    for animation in animations { commit.animate(2, animation) }
    var tree = RenderTree()
    tree.apply(commit)
    set(timing, &tree)
    return tree
  }

  private func set(_ timing: MediaTiming, of layer: LayerID = 1, _ tree: inout RenderTree) {
    var change = LayerChange(layer: layer)
    change.timing = timing
    var commit = Commit()
    commit.layers = [change]
    tree.apply(commit)
  }

  private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming.layerDefault
    change(&timing)
    return timing
  }

  /// The x position of the layer; nil where nothing is shown.
  private func x(_ tree: RenderTree) -> Float? {
    var flattener = Flattener()
    return flattener.flatten(tree).items.first?.quad.origin.x
  }

  @Test("the animations in a layer of half speed take twice the time")
  func halfSpeed() {
    var tree = tree(timing { $0.speed = 0.5 }, .moveX(from: 0, to: 40))
    #expect(tree.animate(to: 1) == .animating)
    #expect(x(tree) == 20)
    #expect(tree.animate(to: 1.5) == .animating)
    #expect(x(tree) == 30)
    #expect(tree.animate(to: 2.5) == .still)
    #expect(x(tree) == 20)
  }

  @Test("speeds multiply from layer to layer")
  func nested() {
    var tree = tree(timing { $0.speed = 0.5 }, .moveX(from: 0, to: 40))
    set(timing { $0.speed = 4 }, of: 2, &tree)
    #expect(tree.animate(to: 0.25) == .animating)
    #expect(x(tree) == 20)
  }

  @Test("a layer of speed 0 needs no frames, and can be scrubbed in both directions")
  func scrub() {
    func still(_ offset: Double) -> MediaTiming {
      timing {
        $0.speed = 0
        $0.timeOffset = offset
      }
    }
    var tree = tree(still(0.25), .moveX(from: 0, to: 40))
    for (offset, left) in [(0.25, 10), (0.75, 30), (3, 20), (0.5, 20), (0.1, 4)] as [(_, Float)] {
      set(still(offset), &tree)
      #expect(tree.animate(to: 50) == .still)
      #expect(x(tree) == left)
    }
  }

  @Test("a layer is shown only in its active duration, and needs no frames before it")
  func activeTime() {
    var tree = tree(
      timing {
        $0.beginTime = 2
        $0.duration = 4
      })
    #expect(tree.animate(to: 1) == .pending(until: 2))
    #expect(x(tree) == nil)
    #expect(tree.animate(to: 2) == .pending(until: 6))
    #expect(x(tree) == 20)
    #expect(tree.animate(to: 6) == .still)
    #expect(x(tree) == nil)
    set(.layerDefault, &tree)
    #expect(tree.animate(to: 7) == .still)
    #expect(x(tree) == 20)
  }

  @Test("the delay of an animation depends on its layer's timing")
  func awaited() {
    var tree = tree(
      timing {
        $0.beginTime = 2
        $0.speed = 0.5
        $0.fillMode = .both
      }, .moveX(from: 0, to: 40, begin: 1))
    #expect(tree.animate(to: 0) == .pending(until: 2))
    #expect(tree.animate(to: 3) == .pending(until: 4))
    #expect(x(tree) == 20)
    #expect(tree.animate(to: 5) == .animating)
    #expect(x(tree) == 20)
    #expect(tree.animate(to: 5.5) == .animating)
    #expect(x(tree) == 30)
  }

  @Test("in a layer of negative speed, animations run backwards")
  func backwards() {
    var tree = tree(
      timing {
        $0.speed = -1
        $0.timeOffset = 3
      }, .moveX(from: 0, to: 40, begin: 1))
    #expect(tree.animate(to: 0) == .pending(until: 1))
    #expect(x(tree) == 20)
    #expect(tree.animate(to: 1) == .animating)
    #expect(tree.animate(to: 1.25) == .animating)
    #expect(x(tree) == 30)
    #expect(tree.animate(to: 2.5) == .pending(until: 3))
    #expect(x(tree) == 20)
  }

  @Test("in a layer that repeats, no animation is removed")
  func looping() {
    var tree = tree(
      timing {
        $0.duration = 2
        $0.repeatCount = .infinity
      }, .moveX(from: 0, to: 40))
    for time in [0.5, 2.5, 100.5] {
      #expect(tree.animate(to: time) == .animating)
      #expect(x(tree) == 20)
      #expect(tree.animate(to: time + 0.25) == .animating)
      #expect(x(tree) == 30)
      #expect(tree.animate(to: time + 1) == .animating)
      #expect(x(tree) == 20 && tree.animationCount == 1)
    }
  }

  @Test("a hidden layer stays hidden in its active duration")
  func hidden() {
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.paint(1, CGRect(x: 0, y: 0, width: 10, height: 10)) { $0.isHidden = true }
    var tree = RenderTree()
    tree.apply(commit)
    set(timing { $0.beginTime = 1 }, &tree)
    for time in [0.0, 2] {
      _ = tree.animate(to: time)
      #expect(x(tree) == nil)
    }
  }

  @Test("layers that are added and removed leave no timing behind")
  func comeAndGo() {
    var tree = tree(timing { $0.speed = 0 }, .moveX(from: 0, to: 40))
    var commit = Commit()
    commit.removedLayers = [1, 2]
    tree.apply(commit)
    commit = Commit()
    commit.set(0, CGRect(x: 0, y: 0, width: 100, height: 100), sublayers: [7, 8])
    for layer: LayerID in [7, 8] {
      commit.paint(layer, CGRect(x: 0, y: 0, width: 10, height: 10)) { $0.anchorPoint = .zero }
      commit.animate(layer, .moveX(from: 0, to: 40))
    }
    tree.apply(commit)
    #expect(tree.animate(to: 0.5) == .animating)
    #expect(x(tree) == 20)
    #expect(tree.animate(to: 1) == .still && tree.animationCount == 0)
  }
}
