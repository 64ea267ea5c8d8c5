import CoreGraphics
import Foundation
import LaminaTesting
import TestSupport
import Testing
import UIKit

/// Drags on scroll views against a plain model: the content follows the finger, more slowly beyond its
/// edges, and returns to the nearest edge. Requirement V33.
@MainActor @Suite("Random drags against a model", .serialized)
struct ScrollModelTests {
  @Test("the content is where the model says at each step, and at rest")
  func sequences() throws {
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 20
    var random = SeededGenerator(seed: 33)
    let scroll = try ScrollScreen(scale: 1)
    for round in 0..<rounds {
      configure(scroll.view, &random)
      for _ in 0..<Int.random(in: 1...3, using: &random) { try drag(scroll, &random, round) }
    }
  }

  private func configure(_ view: UIScrollView, _ random: inout SeededGenerator) {
    view.bounces = Int.random(in: 0..<4, using: &random) > 0
    view.alwaysBounceVertical = Bool.random(using: &random)
    view.alwaysBounceHorizontal = Bool.random(using: &random)
    view.contentInset = UIEdgeInsets(
      top: CGFloat(Int.random(in: 0..<60, using: &random)),
      left: CGFloat(Int.random(in: 0..<60, using: &random)),
      bottom: CGFloat(Int.random(in: 0..<60, using: &random)),
      right: CGFloat(Int.random(in: 0..<60, using: &random)))
    view.contentSize = CGSize(
      width: Int.random(in: 0...1200, using: &random),
      height: Int.random(in: 0...2500, using: &random))
    let model = Model(of: view)
    view.contentOffset = CGPoint(
      x: CGFloat.random(in: model.x.limits, using: &random).rounded(),
      y: CGFloat.random(in: model.y.limits, using: &random).rounded())
  }

  /// A finger moves in random steps, rests, so that nothing is thrown, and is lifted.
  private func drag(
    _ scroll: ScrollScreen, _ random: inout SeededGenerator, _ round: Int
  ) throws {
    var model = Model(of: scroll.view)
    var isFollowing = false
    let drift = CGVector(
      dx: CGFloat.random(in: -15...15, using: &random),
      dy: CGFloat.random(in: -15...15, using: &random))
    scroll.down(at: CGPoint(x: 195, y: 426))
    for _ in 0..<Int.random(in: 4...24, using: &random) {
      let step = CGVector(
        dx: drift.dx + CGFloat.random(in: -8...8, using: &random),
        dy: drift.dy + CGFloat.random(in: -8...8, using: &random))
      scroll.move(by: step, steps: 1)
      guard scroll.view.isDragging else { continue }
      // The gesture begins with a part of the movement. The offset does not tell how far the finger is
      // beyond an edge that does not give way.
      let start = scroll.view.panGestureRecognizer.translation(in: scroll.view)
      model.move(by: isFollowing ? step : CGVector(dx: start.x, dy: start.y))
      isFollowing = true
      expect(scroll.view.contentOffset, model.offset, model, round)
    }
    scroll.up(after: 0.3)
    expect(scroll.view.contentOffset, model.offset, model, round)
    for _ in 0..<3 {
      scroll.screen.time += 1
      try scroll.screen.render()
    }
    expect(scroll.view.contentOffset, model.rest, model, round)
    #expect(!scroll.view.isDragging && !scroll.view.isDecelerating, "round \(round)")
  }

  private func expect(_ actual: CGPoint, _ expected: CGPoint, _ model: Model, _ round: Int) {
    let difference = CGPoint(x: abs(actual.x - expected.x), y: abs(actual.y - expected.y))
    #expect(
      difference.x <= 1 && difference.y <= 1,
      "round \(round): \(actual), not \(expected)")
  }
}

/// Where content is for the movements of a finger.
@MainActor private struct Model {
  var x: Axis
  var y: Axis

  struct Axis {
    let limits: ClosedRange<CGFloat>
    let length: CGFloat
    let bounces: Bool
    let isMovable: Bool
    /// The offset without edges.
    var raw: CGFloat

    init(
      _ offset: CGFloat, content: CGFloat, length: CGFloat, _ start: CGFloat, _ end: CGFloat,
      bounces: Bool, always: Bool
    ) {
      limits = -start...max(-start, content + end - length)
      (self.length, self.bounces) = (length, bounces)
      isMovable = limits.lowerBound < limits.upperBound || bounces && always
      let edge = min(max(offset, limits.lowerBound), limits.upperBound)
      let stretch = abs(offset - edge) / length
      let travel = (1 / (1 - stretch) - 1) * length / 0.55
      raw = edge + (offset < edge ? -travel : travel)
    }

    var rest: CGFloat { min(max(raw, limits.lowerBound), limits.upperBound) }

    var offset: CGFloat {
      guard bounces else { return rest }
      let stretch = (1 - 1 / (0.55 * abs(raw - rest) / length + 1)) * length
      return rest + (raw < rest ? -stretch : stretch)
    }

    mutating func move(by step: CGFloat) {
      if isMovable { raw -= step }
    }
  }

  init(of view: UIScrollView) {
    let (inset, size, content) = (view.adjustedContentInset, view.bounds.size, view.contentSize)
    x = Axis(
      view.contentOffset.x, content: content.width, length: size.width, inset.left, inset.right,
      bounces: view.bounces, always: view.alwaysBounceHorizontal)
    y = Axis(
      view.contentOffset.y, content: content.height, length: size.height, inset.top, inset.bottom,
      bounces: view.bounces, always: view.alwaysBounceVertical)
  }

  mutating func move(by step: CGVector) {
    x.move(by: step.dx)
    y.move(by: step.dy)
  }

  var offset: CGPoint { CGPoint(x: x.offset, y: y.offset) }
  var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }
}
