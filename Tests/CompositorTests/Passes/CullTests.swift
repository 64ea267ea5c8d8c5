import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Cull")
struct CullTests {
  private let whole = PixelRect(0, 0, 100, 100)

  /// The layers that are drawn, back to front, of one layer for each frame.
  private func drawn(
    _ frames: [CGRect], clip: PixelRect? = nil,
    _ change: (Int, inout LayerProperties) -> Void = { _, _ in }
  ) -> [UInt32] {
    var commit = Commit.window(
      100, 100, sublayers: (1...frames.count).map { LayerID(rawValue: UInt32($0)) })
    for (index, frame) in frames.enumerated() {
      commit.paint(LayerID(rawValue: UInt32(index + 1)), frame) { change(index + 1, &$0) }
    }
    var tree = RenderTree()
    tree.apply(commit)
    let list = tree.list()
    var visible: [Index<DisplayItem>] = []
    list.culled(to: clip ?? whole, into: &visible)
    return visible.map { list.items[$0].layer }
  }

  private let back = CGRect(x: 10, y: 10, width: 20, height: 20)
  private let front = CGRect(x: 5, y: 5, width: 50, height: 50)

  @Test("a layer completely behind an axis-aligned opaque layer is not drawn")
  func occlusion() {
    #expect(drawn([back, front]) == [2])
    #expect(drawn([front, back]) == [1, 2])
    #expect(drawn([back, back]) == [2])
    #expect(drawn([back, front.offsetBy(dx: 6, dy: 0)]) == [1, 2])
  }

  @Test("translucent, rotated and fractional layers hide only what they certainly cover")
  func weakOccluders() {
    #expect(drawn([back, front]) { if $0 == 2 { $1.opacity = 0.99 } } == [1, 2])
    #expect(drawn([back, front]) { if $0 == 2 { $1.backgroundColor.w = 0.99 } } == [1, 2])
    #expect(
      drawn([back, front]) {
        if $0 == 2 { $1.transform = CATransform3DMakeRotation(0.1, 0, 0, 1) }
      } == [1, 2])
    #expect(drawn([back, back.insetBy(dx: 0.3, dy: 0.3)]) == [1, 2])
    #expect(drawn([back, back.insetBy(dx: -0.3, dy: -0.3)]) == [2])
  }

  @Test("a mirrored layer hides as well as any")
  func mirrored() {
    #expect(
      drawn([back, front]) {
        if $0 == 2 { $1.transform = CATransform3DMakeScale(-1, -1, 1) }
      } == [2])
  }

  @Test("layers that form a rectangle hide what is behind all of it, in each order")
  func together() {
    let left = CGRect(x: 0, y: 0, width: 20, height: 100)
    let right = CGRect(x: 20, y: 0, width: 80, height: 100)
    #expect(drawn([back, left, right]) == [2, 3])
    #expect(drawn([back, right, left]) == [2, 3])
    #expect(drawn([back, left, right.offsetBy(dx: 1, dy: 0)]) == [1, 2, 3])
    #expect(drawn([back, left, right.insetBy(dx: 0, dy: 1)]) == [1, 2, 3])
    let rows = (0..<10).map { CGRect(x: 0, y: 10 * $0, width: 100, height: 10) }
    let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(drawn([whole] + rows[4...] + rows[..<4]) == (2...11).map { $0 })
    #expect(drawn([whole] + rows.dropLast()).first == 1)
  }

  @Test("four quarters hide what is behind them")
  func quarters() {
    let quarters = [0, 1, 2, 3].map {
      CGRect(x: 50 * ($0 % 2), y: 50 * ($0 / 2), width: 50, height: 50)
    }
    #expect(drawn([back] + quarters) == [2, 3, 4, 5])
    #expect(drawn([back, quarters[0], quarters[3]]) == [2, 3])
    #expect(drawn([front, quarters[0], quarters[3]]) == [1, 2, 3])
  }

  @Test("only layers in the clip are drawn, and layers are hidden by their part in the clip")
  func clip() {
    let far = CGRect(x: 70, y: 70, width: 20, height: 20)
    #expect(drawn([back, far], clip: PixelRect(0, 0, 50, 50)) == [1])
    #expect(drawn([back, far], clip: PixelRect(70, 0, 10, 71)) == [2])
    #expect(drawn([back, far], clip: PixelRect(40, 40, 10, 10)) == [])
    // Within this clip the front layer covers the back one.
    #expect(drawn([far, back], clip: PixelRect(12, 12, 5, 5)) == [2])
    #expect(drawn([front, back], clip: PixelRect(12, 12, 5, 5)) == [2])
  }

  @Test("the largest of many layers in front are the occluders")
  func largestOccluders() {
    var frames = [back]
    for step in 0..<10 {
      frames.append(CGRect(x: 60 + step, y: 60, width: 1 + step, height: 1))
    }
    frames.append(front)
    #expect(!drawn(frames).contains(1))
    #expect(!drawn([back, front] + frames.dropFirst().dropLast()).contains(1))
  }
}
