import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

// Requirement V19.
@Suite("View transitions", .serialized)
@MainActor struct TransitionTests {
  private let container = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
  private let first = UIView.plain(0, 0, 20, 20)
  private let second = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    second.backgroundColor = .blue
    container.addSubview(first)
  }

  /// Records what completions are called with, and when.
  @MainActor private final class Log {
    var lines: [String] = []

    func note(_ name: String) -> (Bool) -> Void {
      { self.lines.append("\(name) \($0) at \(CACurrentMediaTime())") }
    }
  }

  private func middle(_ image: CGImage) -> SIMD4<UInt8> { image.pixel(x: 20, y: 20) }

  private func isNear(_ color: SIMD4<UInt8>, red: Double, blue: Double) -> Bool {
    let expected = SIMD4<Double>(red, 0, blue, 1) * 255
    let difference = SIMD4<Double>(color) - expected
    return max(difference.max(), (-difference).max()) <= 1
  }

  @Test("the options have UIKit's raw values")
  func options() {
    let options: [UIView.AnimationOptions] = [
      .transitionNone, .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
      .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop,
      .transitionFlipFromBottom,
    ]
    #expect(options.map(\.rawValue) == (0..<8).map { $0 << 20 })
  }

  @Test("a dissolve mixes the two views complementarily, and then the outgoing view is removed")
  func fromTo() throws {
    let screen = try OffscreenScreen.showing(container)
    let log = Log()
    UIView.transition(
      from: first, to: second, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      completion: log.note("done"))
    #expect(first.superview == nil && container.subviews == [second])
    for step in 0...8 {
      let part = Double(step) / 8
      #expect(try isNear(middle(screen.frame(at: part)), red: 1 - part, blue: part), "at \(part)")
      #expect(log.lines.isEmpty == (part < 1))
    }
    #expect(log.lines == ["done true at 1.0"])
    #expect(container.layer.animationKeys() == nil)
  }

  @Test("with showHideTransitionViews, views are hidden and shown without leaving their superview")
  func showHide() throws {
    second.isHidden = true
    container.insertSubview(second, at: 0)
    let screen = try OffscreenScreen.showing(container)
    UIView.transition(
      from: first, to: second, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews, .curveLinear])
    #expect(container.subviews == [second, first] && first.isHidden && !second.isHidden)
    _ = try screen.frame(at: 0)
    #expect(try isNear(middle(screen.frame(at: 0.25)), red: 0.75, blue: 0.25))
  }

  @Test("the incoming view is added in front of all others")
  func order() throws {
    let other = UIView.plain(0, 0, 1, 1)
    container.addSubview(other)
    let screen = try OffscreenScreen.showing(container)
    UIView.transition(from: first, to: second, duration: 1, options: .transitionCrossDissolve)
    #expect(container.subviews == [other, second])
    try screen.render()
  }

  @Test("changes inside the transition do not animate, unless animated content is allowed")
  func animatedContent() throws {
    let screen = try OffscreenScreen.showing(container)
    for allowed in [false, true] {
      UIView.transition(
        with: container, duration: 1,
        options: allowed
          ? [.transitionCrossDissolve, .allowAnimatedContent] : .transitionCrossDissolve,
        animations: { first.center.x += 10 })
      #expect((first.layer.animationKeys() != nil) == allowed)
      #expect(container.layer.animationKeys() == [kCATransition])
      try screen.render()
    }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("without a transition option, it is a plain animation")
  func none() throws {
    let screen = try OffscreenScreen.showing(container)
    let log = Log()
    UIView.transition(
      with: container, duration: 1, options: .curveLinear,
      animations: { first.center.x += 10 }, completion: log.note("done"))
    #expect(container.layer.animationKeys() == nil && first.layer.animationKeys() != nil)
    _ = try (screen.frame(), screen.frame(at: 1))
    #expect(log.lines == ["done true at 1.0"])
  }

  @Test("an image changes at once in an animation block, and gradually in a transition")
  func images() throws {
    let view = UIImageView(image: .filled(.red, width: 20, height: 20))
    view.frame.origin = CGPoint(x: 10, y: 10)
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(withDuration: 1) { view.image = .filled(.blue, width: 20, height: 20) }
    #expect(try isNear(middle(screen.frame()), red: 0, blue: 1))
    let change = { view.image = .filled(.red, width: 20, height: 20) }
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: change)
    try screen.render()
    #expect(try isNear(middle(screen.frame(at: 0.25)), red: 0.25, blue: 0.75))
  }

  @Test("views in transition take no touches, unless user interaction is allowed")
  func touches() throws {
    let screen = try OffscreenScreen.showing(container)
    for allowed in [false, true] {
      UIView.transition(
        with: container, duration: 1,
        options: allowed
          ? [.transitionCrossDissolve, .allowUserInteraction] : .transitionCrossDissolve,
        animations: nil)
      let hit = screen.window.hitTest(CGPoint(x: 20, y: 20), with: nil)
      #expect(hit === (allowed ? first : screen.window))
    }
    _ = try screen.frame(at: 1)
    #expect(screen.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === first)
  }

  // MARK: Completions

  private typealias Script = @MainActor (UIView, Log) -> Void

  /// What is done to a view in a window at 0 s and at 0.5 s, and the completions to expect.
  private static let scripts: [(name: String, begin: Script, then: Script, expected: [String])] = [
    (
      "runs to its end",
      { fade($0, $1) }, { _, _ in }, ["fade true at 1.0"]
    ),
    (
      "nothing changes",
      {
        UIView.transition(
          with: $0, duration: 1, options: kind, animations: nil, completion: $1.note("fade"))
      },
      { _, _ in }, ["fade true at 1.0"]
    ),
    (
      "no time",
      { fade($0, $1, duration: 0) }, { _, _ in }, ["fade true at 0.0"]
    ),
    (
      "animations are disabled",
      { view, log in UIView.performWithoutAnimation { fade(view, log) } }, { _, _ in },
      ["fade true at 0.0"]
    ),
    (
      "in no window",
      { view, log in
        view.removeFromSuperview()
        fade(view, log)
      }, { _, _ in }, ["fade true at 0.0"]
    ),
    (
      "removed in flight",
      { fade($0, $1) }, { view, _ in view.removeFromSuperview() }, ["fade false at 0.5"]
    ),
    (
      "its animations removed in flight",
      { fade($0, $1) }, { view, _ in view.layer.removeAllAnimations() }, ["fade false at 0.5"]
    ),
    (
      "another one in flight",
      { fade($0, $1) }, { fade($0, $1, name: "next") }, ["fade false at 0.5", "next true at 1.5"]
    ),
    (
      "hidden in flight",
      { fade($0, $1) }, { view, _ in view.isHidden = true }, ["fade true at 1.0"]
    ),
    (
      "inside an animation, which it takes its time from",
      { view, log in
        UIView.animate(
          withDuration: 0.25, animations: { fade(view, log) }, completion: log.note("block"))
      },
      { _, _ in }, ["block true at 0.0", "fade true at 0.25"]
    ),
    (
      "backwards after forwards",
      { view, log in
        UIView.transition(
          with: view, duration: 1, options: [kind, .autoreverse], animations: nil,
          completion: log.note("fade"))
      }, { _, _ in }, ["fade true at 2.0"]
    ),
    (
      "repeating, until it is removed",
      { view, log in
        UIView.transition(
          with: view, duration: 0.25, options: [kind, .repeat], animations: nil,
          completion: log.note("fade"))
      }, { view, _ in view.layer.removeAnimation(forKey: kCATransition) }, ["fade false at 0.5"]
    ),
  ]

  private static let kind = UIView.AnimationOptions.transitionCrossDissolve

  private static func fade(
    _ view: UIView, _ log: Log, name: String = "fade", duration: Double = 1
  ) {
    UIView.transition(
      with: view, duration: duration, options: kind,
      animations: { view.subviews.first?.backgroundColor = .green }, completion: log.note(name))
  }

  @Test("the completion is called once, at the right time, with whether the transition finished")
  func completions() throws {
    for script in Self.scripts {
      let (view, log) = (UIView(frame: container.frame), Log())
      view.addSubview(.plain(0, 0, 20, 20))
      let screen = try OffscreenScreen.showing(view)
      script.begin(view, log)
      _ = try screen.frame(at: 0)
      try screen.frame(at: 0.25)
      try screen.frame(at: 0.5)
      script.then(view, log)
      try screen.render()
      for time in [0.75, 1, 1.5, 2, 2.5, 3] { try screen.frame(at: time) }
      #expect(log.lines == script.expected, "\(script.name)")
      #expect(view.layer.animationKeys() == nil, "\(script.name)")
    }
  }

  @Test(
    "a rotated view that is larger than the maximum texture size shows a transition",
    arguments: [CGSize(width: 20, height: 20_000), CGSize(width: 20_000, height: 20_000)])
  func hugeInDepth(size: CGSize) throws {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.center = CGPoint(x: 20, y: 20)
    view.backgroundColor = .red
    view.layer.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    view.layer.transform.m34 = -0.0001
    let screen = try OffscreenScreen.showing(view, size: CGSize(width: 40, height: 40))
    UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      view.backgroundColor = .blue
    }
    #expect(try isNear(middle(screen.frame(at: 0)), red: 1, blue: 0))
    #expect(try isNear(middle(screen.frame(at: 0.5)), red: 0.5, blue: 0.5))
    #expect(try isNear(middle(screen.frame(at: 1)), red: 0, blue: 1))
  }
}
