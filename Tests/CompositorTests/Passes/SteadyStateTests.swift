import CAllocationCount
import Compositor
import CoreGraphics
import LayerTree
import Testing

/// The passes of a frame reuse their memory: after some frames of continuous animation they
/// allocate nothing. Run with
/// `swift test -c release -Xswiftc -enable-testing --filter SteadyStateTests`, since unoptimized
/// code allocates more.
@Suite(
  "Frames without allocations",
  .enabled(if: lamina_can_count_allocations() && !_isDebugAssertConfiguration()))
struct SteadyStateTests {
  /// Endless autoreversing animations, with a different duration for each layer.
  private func swing(
    _ property: AnimatedProperty, _ index: Int, from: Double, to: Double
  ) -> Animation {
    var timing = MediaTiming()
    timing.duration = 0.3 + 0.01 * Double(index % 7)
    timing.repeatCount = .infinity
    timing.autoreverses = true
    return Animation(property: property, timing: timing, track: .scalar(from: from, to: to))
  }

  /// The allocations of the frames of a second, after two seconds of warm-up.
  private func allocations(_ commit: Commit) -> UInt {
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    var counted: UInt = 0
    for frame in 0..<180 {
      let before = lamina_allocations()
      lamina_count_allocations(frame >= 120)
      _ = pipeline.animate(to: Double(frame) / 60)
      _ = pipeline.plan(bufferAge: 1)
      lamina_count_allocations(false)
      counted += lamina_allocations() - before
      #expect(!pipeline.plan.batches.isEmpty)
    }
    return counted
  }

  private func cards(_ count: Int) -> Commit {
    let layers = (1...count).map { LayerID(rawValue: UInt32($0)) }
    var commit = Commit.window(400, 400, sublayers: layers)
    for (index, layer) in layers.enumerated() {
      commit.paint(
        layer, CGRect(x: 20 + index % 20 * 17, y: 30 + index / 20 * 60, width: 50, height: 70))
    }
    return commit
  }

  @Test("frames in which z positions reorder layers allocate nothing")
  func order() {
    var commit = cards(100)
    for index in 1...100 {
      commit.animate(
        LayerID(rawValue: UInt32(index)),
        swing(.zPosition, index, from: Double(index * 37 % 100), to: Double(index * 61 % 100)))
    }
    #expect(allocations(commit) == 0)
  }

  @Test("frames in which rotating layers intersect allocate nothing")
  func crossing() {
    var commit = cards(24)
    for index in 1...24 {
      commit.animate(
        LayerID(rawValue: UInt32(index)), swing(.rotationY, index, from: -1, to: 1))
    }
    #expect(allocations(commit) == 0)
  }
}
