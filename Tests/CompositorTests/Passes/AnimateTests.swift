import Compositor
import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Animate")
struct AnimateTests {
  /// A layer with its left edge at x = 20, and animations.
  private func tree(_ animations: Animation...) -> RenderTree {
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.paint(1, CGRect(x: 20, y: 0, width: 10, height: 10)) {
      $0.anchorPoint = .zero
      $0.position = CGPoint(x: 20, y: 0)
    }
    for animation in animations { commit.animate(1, animation) }
    var tree = RenderTree()
    tree.apply(commit)
    return tree
  }

  private func x(_ tree: RenderTree) -> Float? {
    var flattener = Flattener()
    return flattener.flatten(tree).items.first?.quad.origin.x
  }

  @Test("the activity of a tree without animations is still")
  func still() {
    var tree = tree()
    #expect(tree.animate(to: 0) == .still)
    #expect(x(tree) == 20)
  }

  @Test("an animation is pending, runs, ends on time and is removed")
  func life() {
    var tree = tree(.moveX(from: 0, to: 40, begin: 5))
    #expect(tree.animate(to: 1) == .pending(until: 5))
    #expect(x(tree) == 20)
    #expect(tree.animate(to: 5) == .animating)
    #expect(x(tree) == 0)
    #expect(tree.animate(to: 5.5) == .animating)
    #expect(x(tree) == 20)
    #expect(tree.animate(to: 5.75) == .animating)
    #expect(x(tree) == 30)
    #expect(tree.animationCount == 1)
    #expect(tree.animate(to: 6) == .still)
    #expect(x(tree) == 20)
    #expect(tree.animationCount == 0)
  }

  @Test("discrete keyframes need frames at their times alone, in each iteration until the end")
  func discreteKeyframes() {
    var animation = Animation.moveX(from: 0, to: 0, begin: 1, duration: 2) { $0.repeatCount = 3 }
    animation.track = .keyframes(
      KeyframeTrack(
        values: [4, 8].map { SIMD4($0, 0, 0, 0) }, keyTimes: [0, 0.25, 1], mode: .discrete))
    var tree = tree(animation)
    let frames: [(time: Double, next: Double, x: Float)] = [
      (0, 1, 20), (1, 1.5, 4), (1.25, 1.5, 4), (1.5, 3, 8), (2.9, 3, 8), (3, 3.5, 4), (6, 7, 8),
    ]
    for frame in frames {
      #expect(tree.animate(to: frame.time) == .pending(until: frame.next))
      #expect(x(tree) == frame.x)
    }
    #expect(tree.animate(to: 7) == .still && x(tree) == 20)
  }

  @Test("an animation that fills forwards is kept, and needs no frames")
  func fillForwards() {
    var tree = tree(.moveX(from: 0, to: 40) { $0.fillMode = .forwards })
    #expect(tree.animate(to: 0.5) == .animating)
    #expect(tree.animate(to: 1) == .still)
    #expect(x(tree) == 40)
    #expect(tree.animate(to: 100) == .still)
    #expect(x(tree) == 40 && tree.animationCount == 1)
  }

  @Test("an animation that fills backwards shows its first value while it is pending")
  func fillBackwards() {
    var tree = tree(.moveX(from: 3, to: 40, begin: 2) { $0.fillMode = .backwards })
    #expect(tree.animate(to: 1) == .pending(until: 2))
    #expect(x(tree) == 3)
  }

  @Test("the earliest pending animation counts, unless one is running")
  func severalPending() {
    var tree = tree(
      .moveX(from: 0, to: 1, begin: 9), .moveX(from: 0, to: 1, begin: 4),
      .moveX(from: 0, to: 1, begin: 7))
    #expect(tree.animate(to: 0) == .pending(until: 4))
    #expect(tree.animate(to: 4.5) == .animating)
    #expect(tree.animate(to: 5.5) == .pending(until: 7))
    #expect(tree.animationCount == 2)
  }

  @Test("a time offset brings the start forward")
  func timeOffset() {
    var tree = tree(.moveX(from: 0, to: 40, begin: 10) { $0.timeOffset = 0.5 })
    #expect(tree.animate(to: 9) == .pending(until: 9.5))
    #expect(tree.animate(to: 9.75) == .animating)
    #expect(x(tree) == 10)
  }

  @Test("an endless animation always animates, and one of speed 0 never does")
  func endlessAndStopped() {
    var endless = tree(.moveX(from: 0, to: 40) { $0.repeatCount = .infinity })
    #expect(endless.animate(to: 1e6 + 0.25) == .animating)
    #expect(x(endless) == 10)
    var stopped = tree(
      .moveX(from: 0, to: 40, begin: 5) {
        $0.speed = 0
        $0.timeOffset = 0.25
      })
    #expect(stopped.animate(to: 0) == .still)
    #expect(x(stopped) == 10)
    #expect(stopped.animate(to: 50) == .still)
  }

  @Test("of two animations of a property the last added wins, also across commits")
  func laterWins() {
    var tree = tree(.moveX(from: 0, to: 40), .moveX(from: 90, to: 90))
    _ = tree.animate(to: 0.5)
    #expect(x(tree) == 90)
    var commit = Commit()
    commit.animate(1, .moveX(from: 60, to: 60))
    tree.apply(commit)
    _ = tree.animate(to: 0.5)
    #expect(x(tree) == 60)
  }

  @Test("an animation that is removed leaves the model value at once")
  func removal() {
    let animation = Animation.moveX(from: 0, to: 40) { $0.repeatCount = .infinity }
    var tree = tree(animation)
    _ = tree.animate(to: 0.25)
    #expect(x(tree) == 10)
    var change = LayerChange(layer: 1)
    change.animations = [.remove(animation.id)]
    var commit = Commit()
    commit.layers = [change]
    tree.apply(commit)
    #expect(tree.animate(to: 0.25) == .still)
    #expect(x(tree) == 20 && tree.animationCount == 0)
  }

  @Test("new properties do not end an animation of another property")
  func newProperties() {
    var tree = tree(.moveX(from: 0, to: 40) { $0.repeatCount = .infinity })
    var commit = Commit()
    commit.paint(1, CGRect(x: 0, y: 0, width: 10, height: 10)) {
      $0.anchorPoint = .zero
      $0.position = CGPoint(x: 70, y: 33)
    }
    tree.apply(commit)
    #expect(tree.animate(to: 0.5) == .animating)
    var flattener = Flattener()
    #expect(flattener.flatten(tree).items.first?.quad.origin == SIMD2(20, 33))
  }

  @Test("animations of many layers, added in any order, affect their own layers")
  func manyLayers() {
    let count: UInt32 = 200
    var commit = Commit.window(1000, 1000, sublayers: (1...count).map { LayerID(rawValue: $0) })
    for number in 1...count {
      commit.paint(LayerID(rawValue: number), CGRect(x: 0, y: 0, width: 1, height: 1)) {
        $0.anchorPoint = .zero
      }
    }
    var tree = RenderTree()
    tree.apply(commit)
    var generator = SeededGenerator(seed: 11)
    for half in [0, 1] {
      var later = Commit()
      for number in (1...count).filter({ Int($0) % 2 == half }).shuffled(using: &generator) {
        let to = Double(number)
        later.animate(LayerID(rawValue: number), .moveX(from: to, to: to))
      }
      tree.apply(later)
    }
    #expect(tree.animationCount == Int(count))
    for item in tree.list(at: 0.5).items { #expect(item.quad.origin.x == Float(item.layer)) }
    #expect(tree.animate(to: 2) == .still && tree.animationCount == 0)
  }
}
