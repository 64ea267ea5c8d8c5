import CoreGraphics
import QuartzCore
import TestSupport
import Testing

// Requirement V11. View Programming Guide, "Handling Layout Changes Automatically Using
// Autoresizing Rules".
@Suite("Autoresizing")
struct AutoresizingTests {
  private let frame = CGRect(x: 20, y: 30, width: 40, height: 60)
  private let old = CGSize(width: 100, height: 100)
  private let new = CGSize(width: 200, height: 160)

  private func resized(_ mask: AutoresizingMask) -> CGRect {
    autoresized(frame, from: old, to: new, mask: mask, rule: .proportional)
  }

  @Test("a frame keeps its value without a flexible part or without a change of size")
  func fixed() {
    #expect(resized([]) == frame)
    #expect(
      autoresized(
        frame, from: old, to: old, mask: AutoresizingMask(rawValue: 63),
        rule: .proportional) == frame)
  }

  @Test("one flexible part of an axis takes the whole change, and the axes are independent")
  func single() {
    #expect(resized(.flexibleLeftMargin) == CGRect(x: 120, y: 30, width: 40, height: 60))
    #expect(resized(.flexibleWidth) == CGRect(x: 20, y: 30, width: 140, height: 60))
    #expect(resized(.flexibleRightMargin) == frame)
    #expect(resized(.flexibleTopMargin) == CGRect(x: 20, y: 90, width: 40, height: 60))
    #expect(resized(.flexibleHeight) == CGRect(x: 20, y: 30, width: 40, height: 120))
    #expect(resized(.flexibleBottomMargin) == frame)
  }

  @Test("several flexible parts of an axis share the change in proportion to their sizes")
  func proportional() {
    // The parts are 20 | 40 | 40, and the container grows by 100.
    func expectNear(_ a: CGFloat, _ b: CGFloat) { #expect(abs(a - b) < 1e-9) }
    let (third, twoThirds) = (100 / 3.0, 200 / 3.0)
    expectNear(resized([.flexibleLeftMargin, .flexibleWidth]).minX, 20 + third)
    expectNear(resized([.flexibleLeftMargin, .flexibleWidth]).width, 40 + twoThirds)
    expectNear(resized([.flexibleLeftMargin, .flexibleRightMargin]).minX, 20 + third)
    expectNear(resized([.flexibleWidth, .flexibleRightMargin]).width, 90)
    let all = resized(AutoresizingMask(rawValue: 63))
    let errors: [CGFloat] = [all.minX - 40, all.minY - 48, all.width - 80, all.height - 96]
    #expect(errors.allSatisfy { abs($0) < 1e-9 })
  }

  @Test("flexible parts of size 0 share the change evenly")
  func noSize() {
    let point = autoresized(
      .zero, from: .zero, to: CGSize(width: 90, height: 90), mask: AutoresizingMask(rawValue: 63),
      rule: .proportional)
    #expect(point == CGRect(x: 30, y: 30, width: 30, height: 30))
    let margins = autoresized(
      CGRect(x: 0, y: 0, width: 100, height: 0), from: old, to: new,
      mask: [.flexibleLeftMargin, .flexibleRightMargin],
      rule: .proportional)
    #expect(margins == CGRect(x: 50, y: 0, width: 100, height: 0))
  }

  @Test("no size becomes negative, however small the container")
  func shrinking() {
    let small = autoresized(
      frame, from: old, to: .zero, mask: [.flexibleWidth, .flexibleHeight], rule: .proportional)
    #expect(small.width == 0 && small.height == 0 && small.origin == frame.origin)
  }

  @Test("restoring the container's size restores every frame, and every result is finite")
  func thereAndBack() {
    var generator = SeededGenerator(seed: 11)
    func random(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &generator)
    }
    for _ in 0..<2000 {
      let (old, new) = (random(1...1000), random(1...1000))
      let x = random(0...old)
      let frame = CGRect(x: x, y: random(-1e6...1e6), width: random(0...(old - x)), height: 3)
      let mask = AutoresizingMask(rawValue: UInt8.random(in: 0..<64, using: &generator))
      let oldSize = CGSize(width: old, height: random(0...1))
      let there = autoresized(
        frame, from: oldSize, to: CGSize(width: new, height: random(0...1)), mask: mask,
        rule: .proportional)
      #expect(there.isFinite && there.width >= 0 && there.height >= 0)
      // A frame that shrank to 0 cannot be restored.
      guard there.width > 0, there.minX > 0, there.maxX < new else { continue }
      let back = autoresized(
        there, from: CGSize(width: new, height: 1), to: CGSize(width: old, height: 1), mask: mask,
        rule: .proportional)
      #expect(abs(back.minX - frame.minX) < 1e-6 && abs(back.width - frame.width) < 1e-6)
    }
  }
}
