import CoreGraphics
import LayerTree
import QuartzCore
import Testing

@Suite("Misuse traps with Core Animation's sentence")
struct MisuseTests {
  private func expect(
    _ sentence: String, in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(sentence), "\(output)", sourceLocation: sourceLocation)
  }

  @Test("a position that is not a number traps")
  func position() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { CALayer().position = CGPoint(x: CGFloat.nan, y: 0) }
    }
    expect("CALayer position contains NaN: [nan 0]", in: result)
  }

  @Test("a frame, bounds and a transform that are not finite trap")
  func geometry() async {
    let frame = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CALayer().frame = CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1)
      }
    }
    expect("CALayer position contains NaN", in: frame)
    let bounds = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      }
    }
    expect("CALayer bounds contains NaN", in: bounds)
    let transform = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { CALayer().transform = CATransform3DMakeScale(.infinity, 1, 1) }
    }
    expect("CALayer transform contains NaN", in: transform)
  }

  @Test("a layer within itself traps")
  func cycle() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (parent, child, grandchild) = (CALayer(), CALayer(), CALayer())
        parent.addSublayer(child)
        child.addSublayer(grandchild)
        grandchild.addSublayer(parent)
      }
    }
    expect("is a part of cycle in its layer tree", in: result)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let layer = CALayer()
        layer.addSublayer(layer)
      }
    }
  }

  @Test("a commit without a begin traps")
  func unbalancedCommit() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { CATransaction.commit() }
    }
    expect("CATransaction commit without begin", in: result)
  }
}
