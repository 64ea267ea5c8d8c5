import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Requirement V18, "Animated properties": a target that changes during the animation.
@Suite("Retargeting", .serialized)
@MainActor struct RetargetingTests {
  private let view = UIView.plain(0, 0, 10, 10)

  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  /// Calls `UIView.animate` with a linear curve and a duration of one second.
  private func linear(
    _ options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil,
    _ changes: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, options], animations: changes,
      completion: completion)
  }

  @Test("animations have the keys and key paths that UIKit gives them")
  func keys() throws {
    let screen = try OffscreenScreen.showing(view)
    linear { view.frame = CGRect(x: 20, y: 10, width: 30, height: 20) }
    let keys = ["position", "bounds.origin", "bounds.size"]
    #expect(view.layer.animationKeys() == keys)
    linear { view.frame = CGRect(x: 0, y: 0, width: 5, height: 5) }
    linear { view.alpha = 0.5 }
    #expect(view.layer.animationKeys() == keys + keys.map { $0 + "-2" } + ["opacity"])
    linear { view.center.x = 7 }
    #expect(view.layer.animationKeys()?.last == "position-3")
    let size = view.layer.animation(forKey: "bounds.size") as? CABasicAnimation
    #expect(size?.keyPath == "bounds.size" && size?.isAdditive == true && size?.fillMode == .both)
    #expect(size?.fromValue as? CGSize == CGSize(width: -20, height: -10))
    #expect(size?.toValue as? CGSize == .zero)
    try screen.render()
    _ = try screen.frame(at: 2)
    #expect(view.layer.animationKeys() == nil)
  }

  /// A property of a view's layer: how to set it, and how to read the presented numbers.
  struct Animated: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let set: @MainActor @Sendable (UIView, CGFloat) -> Void
    let read: @MainActor @Sendable (CALayer) -> [CGFloat]
  }

  nonisolated static let additive = [
    Animated(testDescription: "center") {
      $0.center = CGPoint(x: 10 + 40 * $1, y: 5 * $1)
    } read: {
      [$0.position.x, $0.position.y]
    },
    Animated(testDescription: "bounds") {
      $0.bounds = CGRect(x: 3 * $1, y: $1, width: 10 + 20 * $1, height: 40 - 20 * $1)
    } read: {
      [$0.bounds.minX, $0.bounds.minY, $0.bounds.width, $0.bounds.height]
    },
    Animated(testDescription: "alpha") {
      $0.alpha = 0.2 + 0.3 * $1
    } read: {
      [CGFloat($0.opacity) * 50]
    },
    Animated(testDescription: "transform") {
      $0.transform = CGAffineTransform(rotationAngle: 0.9 * $1).scaledBy(x: 1 + $1, y: 2 - $1)
    } read: {
      let transform = $0.affineTransform()
      return [transform.a, transform.b, transform.c, transform.d].map { $0 * 50 }
    },
    Animated(testDescription: "contentStretch") {
      $0.contentStretch = CGRect(x: 0.2 * $1, y: 0.1, width: 0.5 - 0.1 * $1, height: 0.5)
    } read: {
      [$0.contentsCenter.minX * 100, $0.contentsCenter.width * 100]
    },
    Animated(testDescription: "cornerRadius") {
      $0.layer.cornerRadius = 10 + 10 * $1
    } read: {
      [$0.cornerRadius]
    },
    Animated(testDescription: "borderWidth") {
      $0.layer.borderWidth = 10 + 10 * $1
    } read: {
      [$0.borderWidth]
    },
    Animated(testDescription: "zPosition") {
      $0.layer.zPosition = 30 * $1
    } read: {
      [$0.zPosition]
    },
    Animated(testDescription: "anchorPoint") {
      $0.layer.anchorPoint = CGPoint(x: 0.5 + 0.2 * $1, y: 0.5)
    } read: {
      [$0.anchorPoint.x * 100]
    },
  ]

  @Test(
    "changing the target during an animation keeps both value and speed continuous",
    arguments: additive)
  func continuous(property: Animated) throws {
    let screen = try OffscreenScreen.showing(view)
    property.set(view, 0)
    try screen.render()
    UIView.animate(withDuration: 1) { property.set(view, 1) }
    try screen.render()
    let step = 1e-4
    for (index, target) in [0.0, 1.5, 0.5].enumerated() {
      let time = 0.3 + 0.2 * Double(index)
      let values = try [-2, -1, 0].map { offset in
        try screen.frame(at: time + offset * step)
        return property.read(shown)
      }
      UIView.animate(withDuration: 1) { property.set(view, target) }
      #expect(zip(property.read(shown), values[2]).allSatisfy { near($0, $1, by: 1e-5) })
      _ = try screen.frame(at: time + step)
      let after = property.read(shown)
      for lane in after.indices {
        let before = (values[2][lane] - values[0][lane]) / (2 * step)
        let speed = (after[lane] - values[2][lane]) / step
        // The speeds of these animations change by less than this in 0.1 ms.
        #expect(near(speed, before, by: 0.2 + abs(before) * 0.01), "at \(time)")
      }
    }
    _ = try screen.frame(at: 3)
    #expect(view.layer.animationKeys() == nil)
    #expect(property.read(shown) == property.read(view.layer))
  }

  @Test("with two targets, each is reached in its own time, and both blocks finish")
  func sum() throws {
    let screen = try OffscreenScreen.showing(view)
    var calls: [String] = []
    linear {
      calls.append("first \($0)")
    } _: {
      view.center.x = 105
    }
    try screen.render()
    try screen.frame(at: 0.5)
    linear {
      calls.append("second \($0)")
    } _: {
      view.center.x = 5
    }
    try screen.render()
    // Both animations run at the same speed in opposite directions, so the view rests, as on iOS.
    try screen.frame(at: 0.75)
    #expect(near(shown.position.x, 55) && calls == [])
    try screen.frame(at: 1)
    #expect(near(shown.position.x, 55) && calls == ["first true"])
    try screen.frame(at: 1.25)
    #expect(near(shown.position.x, 30))
    try screen.frame(at: 1.5)
    #expect(shown.position.x == 5 && calls == ["first true", "second true"])
  }

  @Test("three overlapping rotations by a third make a full turn, and never run backwards")
  func rotations() throws {
    let screen = try OffscreenScreen.showing(view)
    var angles: [CGFloat] = []
    for third in 1...3 {
      linear { view.transform = CGAffineTransform(rotationAngle: .pi * 2 / 3 * CGFloat(third)) }
      for step in 1...10 {
        _ = try screen.frame(at: screen.time + 0.02)
        let (a, b) = (shown.affineTransform().a, shown.affineTransform().b)
        #expect(near(hypot(a, b), 1), "rotation \(third), step \(step)")
        angles.append(atan2(b, a))
      }
    }
    let steps = zip(angles.dropFirst(), angles).map { remainder($0 - $1, 2 * .pi) }
    #expect(steps.allSatisfy { $0 > 0 })
  }

  @Test("colors restart from the presented color, and the earlier block does not finish")
  func colors() throws {
    let screen = try OffscreenScreen.showing(view)
    var calls: [Bool] = []
    linear {
      calls.append($0)
    } _: {
      view.backgroundColor = .blue
    }
    try screen.render()
    try screen.frame(at: 0.5)
    linear { view.backgroundColor = .green }
    #expect(calls == [false] && view.layer.animationKeys() == ["backgroundColor"])
    #expect(shown.backgroundColor?.components?.map { ($0 * 100).rounded() } == [50, 0, 50, 100])
    try screen.render()
    try screen.frame(at: 1)
    #expect(shown.backgroundColor?.components?.map { ($0 * 100).rounded() } == [25, 50, 25, 100])
  }

  @Test("a transform out of the plane restarts from the presented transform")
  func outOfPlane() throws {
    let screen = try OffscreenScreen.showing(view)
    var calls: [Bool] = []
    linear {
      calls.append($0)
    } _: {
      view.transform = CGAffineTransform(translationX: 40, y: 0)
    }
    try screen.render()
    try screen.frame(at: 0.5)
    linear { view.layer.transform = CATransform3DMakeRotation(1, 0, 1, 0) }
    #expect(calls == [false] && view.layer.animationKeys() == ["transform"])
    #expect(near(shown.transform.m41, 20))
    linear { view.transform = .identity }
    #expect(view.layer.animationKeys() == ["transform"])
    #expect(near(shown.transform.m41, 20))
  }

  @Test("beginFromCurrentState ends the running animations, once per block")
  func currentState() throws {
    let screen = try OffscreenScreen.showing(view)
    var calls: [String] = []
    linear {
      calls.append("first \($0)")
    } _: {
      view.center.x = 105
    }
    try screen.render()
    try screen.frame(at: 0.5)
    linear(.beginFromCurrentState) {
      calls.append("second \($0)")
    } _: {
      view.center.x = 25
      view.center.x = 15
    }
    #expect(calls == ["first false"] && near(shown.position.x, 55))
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    try screen.render()
    try screen.frame(at: 1)
    #expect(near(shown.position.x, 35))
    try screen.frame(at: 2)
    #expect(calls == ["first false", "second true"] && shown.position.x == 15)
  }

  @Test("a repeating animation replaces running ones, and is itself replaced")
  func repeating() throws {
    let screen = try OffscreenScreen.showing(view)
    var calls: [String] = []
    linear {
      calls.append("first \($0)")
    } _: {
      view.center.x = 105
    }
    try screen.render()
    try screen.frame(at: 0.5)
    linear([.repeat, .autoreverse]) {
      calls.append("endless \($0)")
    } _: {
      view.center.x = 75
      view.center.x = 95
    }
    #expect(calls == ["first false"] && view.layer.animationKeys() == ["position"])
    #expect(near(shown.position.x, 55))
    try screen.render()
    try screen.frame(at: 1)
    #expect(near(shown.position.x, 75))
    try screen.frame(at: 101.75)
    #expect(near(shown.position.x, 85))
    linear { view.center.x = 5 }
    #expect(calls == ["first false", "endless false"] && near(shown.position.x, 85))
    try screen.render()
    try screen.frame(at: 102.75)
    #expect(view.layer.animationKeys() == nil && shown.position.x == 5)
  }

  @Test("a change without animation shifts the target of running animations")
  func moved() throws {
    let screen = try OffscreenScreen.showing(view)
    linear { view.center.x = 105 }
    try screen.render()
    try screen.frame(at: 0.5)
    view.center.x = 95
    #expect(near(shown.position.x, 45))
    try screen.frame(at: 1)
    #expect(shown.position.x == 95)
  }

  @Test("an explicit animation on the layer is left alone")
  func explicit() throws {
    let screen = try OffscreenScreen.showing(view)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.byValue, animation.duration, animation.isAdditive) = (10, 10, true)
    view.layer.add(animation, forKey: "position")
    linear(.beginFromCurrentState) { view.center.x = 105 }
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    try screen.render()
  }
}
