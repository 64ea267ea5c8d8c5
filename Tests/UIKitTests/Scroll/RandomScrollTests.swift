import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Random fingers on scroll views", .serialized)
struct RandomScrollTests {
  @Test("Content comes to rest inside its edges, and moves no pixel that no finger moved")
  func sequences() throws {
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 15
    var random = SeededGenerator(seed: 18)
    for round in 0..<rounds {
      try play(round, &random)
    }
  }

  private func play(_ round: Int, _ random: inout SeededGenerator) throws {
    let view = UIScrollView()
    view.isPagingEnabled = Bool.random(using: &random)
    view.bounces = Int.random(in: 0..<4, using: &random) > 0
    view.isDirectionalLockEnabled = Bool.random(using: &random)
    view.alwaysBounceVertical = Bool.random(using: &random)
    view.decelerationRate = Bool.random(using: &random) ? .fast : .normal
    view.contentInset.top = CGFloat(Int.random(in: 0..<3, using: &random) * 20)
    let content = CGSize(
      width: Int.random(in: 0...2000, using: &random),
      height: Int.random(in: 0...6000, using: &random))
    let scroll = try ScrollScreen(view, content: content, scale: 1)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      try throwOnce(scroll, &random, round)
    }
    // The longest motion takes less than 6 s.
    for _ in 0..<36 where view.layer.animationKeys() != nil { try scroll.run(for: 1.0 / 6) }
    try scroll.run(for: 1.0 / 30)
    expectRest(scroll, round)
  }

  /// A finger moves in random steps and is lifted; some frames follow.
  private func throwOnce(
    _ scroll: ScrollScreen, _ random: inout SeededGenerator, _ round: Int
  ) throws {
    scroll.down(
      at: CGPoint(
        x: CGFloat.random(in: 10...380, using: &random),
        y: CGFloat.random(in: 10...840, using: &random)))
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let before = scroll.view.contentOffset
      let step = CGVector(
        dx: CGFloat.random(in: -30...30, using: &random),
        dy: CGFloat.random(in: -30...30, using: &random))
      scroll.move(by: step, steps: 1)
      let moved = scroll.view.contentOffset
      // The step that begins the drag moves the content by less than all steps before.
      guard scroll.view.isDragging, scroll.log.entries.last == "scroll" else { continue }
      let limit = hypot(step.dx, step.dy) + 12
      #expect(
        abs(moved.x - before.x) <= limit && abs(moved.y - before.y) <= limit,
        "round \(round): \(before) to \(moved) by \(step)")
    }
    let before = scroll.view.contentOffset
    scroll.up()
    #expect(scroll.view.contentOffset == before, "round \(round)")
    try expectContinuity(scroll, &random, round)
  }

  /// After the lift, no frame is farther from the one before than the fastest finger would be. Content
  /// that does not bounce stays inside its edges.
  private func expectContinuity(
    _ scroll: ScrollScreen, _ random: inout SeededGenerator, _ round: Int
  ) throws {
    var last = scroll.view.contentOffset
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      try scroll.run(for: 1.0 / 60)
      let offset = scroll.view.contentOffset
      #expect(
        abs(offset.x - last.x) <= 120 && abs(offset.y - last.y) <= 120,
        "round \(round): \(last) to \(offset)")
      #expect(scroll.view.bounces || isInside(scroll.view), "round \(round): \(offset)")
      last = offset
    }
  }

  private func isInside(_ view: UIScrollView) -> Bool {
    let (offset, inset) = (view.contentOffset, view.adjustedContentInset)
    let (size, content) = (view.bounds.size, view.contentSize)
    return offset.x >= 0 && offset.x <= max(0, content.width - size.width)
      && offset.y >= -inset.top && offset.y <= max(-inset.top, content.height - size.height)
  }

  private func expectRest(_ scroll: ScrollScreen, _ round: Int) {
    let (view, offset) = (scroll.view, scroll.view.contentOffset)
    #expect(!view.isDragging && !view.isDecelerating && !view.isTracking, "round \(round)")
    #expect(isInside(view), "round \(round): \(offset)")
    #expect(view.layer.animationKeys() ?? [] == [], "round \(round)")
    #expect(
      offset.x == offset.x.rounded() && offset.y == offset.y.rounded(), "round \(round)")
  }
}
