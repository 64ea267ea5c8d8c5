import Compositor
import CoreGraphics
import LayerTree
import QuartzCore
import Testing

@Suite("Ended animations", .serialized) @MainActor
struct EndedAnimationTests {
  /// Adds animations of all kinds to the layers, `count` in total.
  private func addAnimations(_ count: Int, to layers: [CALayer], _ calls: Counter) {
    for index in 0..<count {
      let layer = layers[index % layers.count]
      let animation = CABasicAnimation(keyPath: index % 2 == 0 ? "position.x" : "opacity")
      (animation.fromValue, animation.toValue) = (0, 1)
      animation.duration = 0.25 + Double((index * 7919) % 1000) / 2000
      animation.delegate = calls
      guard index % 5 == 0 else {
        layer.add(animation, forKey: index % 3 == 0 ? "\(index)" : nil)
        continue
      }
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.completions += 1 }
      let group = CAAnimationGroup()
      (group.animations, group.duration, group.delegate) = ([animation, animation], 0.5, calls)
      layer.add(group, forKey: nil)
      CATransaction.commit()
    }
  }

  @Test("25,000 ended animations leave no state behind, and no frame is drawn")
  func nothingLeft() throws {
    let stage = Stage()
    defer { stage.end() }
    let layers = (0..<500).map { _ in CALayer() }
    for layer in layers { stage.root.addSublayer(layer) }
    var tree = RenderTree()
    func applyCommit() { if let commit = stage.flush() { tree.apply(commit) } }
    applyCommit()
    let calls = Counter()
    for _ in 0..<5 {
      addAnimations(5000, to: layers, calls)
      applyCommit()
      for _ in 0..<8 {
        stage.advance(by: 0.125)
        applyCommit()
        _ = tree.animate(to: MediaClock.now)
      }
    }
    #expect(calls.starts == 25_000 && calls.stops == 25_000 && calls.completions == 5_000)
    #expect(layers.allSatisfy { $0.animationKeys() == nil })
    #expect(AnimationEndSchedule.shared.count == 0 && AnimationEndSchedule.shared.isEmpty)
    #expect(tree.animationCount == 0 && stage.flush() == nil && !DisplayLinks.shared.isActive)
    #expect(tree.animate(to: MediaClock.now + 1) == .still)
  }

  @Test("rescheduled and removed ends leave no entry behind")
  func movedEnds() {
    // Other suites may have entries of their own.
    let before = AnimationEndSchedule.shared.count
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    for index in 0..<300 {
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.toValue, animation.duration) = (0, Double(index + 1))
      layer.add(animation, forKey: "\(index)")
    }
    stage.flush()
    for index in 0..<300 { layer.retimeAnimation(forKey: "\(index)") { $0.speed = 4 } }
    for index in stride(from: 0, to: 300, by: 2) { layer.removeAnimation(forKey: "\(index)") }
    #expect(AnimationEndSchedule.shared.count == before + 150)
    stage.advance(by: 25)
    #expect(layer.animationKeys()?.count == 100)
    stage.advance(by: 50)
    #expect(layer.animationKeys() == nil && AnimationEndSchedule.shared.count <= before)
  }

  @MainActor private final class Counter: CAAnimationDelegate {
    var starts = 0
    var stops = 0
    var completions = 0

    func animationDidStart(_ anim: CAAnimation) { starts += 1 }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops += 1 }
  }
}
