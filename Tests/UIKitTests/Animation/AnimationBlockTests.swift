import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("Animation blocks", .serialized)
@MainActor struct AnimationBlockTests {
  private let view = UIView.plain(0, 0, 10, 10)

  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  /// Returns a screen on which an animation from x = 5 to x = 105 began at time 0.
  private func moving(
    _ options: UIView.AnimationOptions = .curveLinear, duration: Double = 1, delay: Double = 0,
    completion: ((Bool) -> Void)? = nil
  ) throws -> OffscreenScreen {
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(
      withDuration: duration, delay: delay, options: options,
      animations: { view.center.x = 105 }, completion: completion)
    try screen.render()
    return screen
  }

  private static let curves: [(UIView.AnimationOptions, [(Double, CGFloat)])] = [
    (.curveLinear, [(0.1, 0.1), (0.5, 0.5), (0.9, 0.9)]),
    (
      .curveEaseInOut,
      [(0.1, 0.0197225), (0.2, 0.0816599), (0.25, 0.1291619), (0.4, 0.3318839), (0.5, 0.5)]
    ),
    (.curveEaseIn, [(0.25, 0.0934647), (0.5, 0.3153568), (0.75, 0.6218619)]),
    (.curveEaseOut, [(0.25, 0.3781381), (0.5, 0.6846432), (0.75, 0.9065353)]),
  ]

  @Test(
    "each timing curve passes through Apple's values, in the layer tree and on the screen",
    arguments: 0..<4)
  func curve(index: Int) throws {
    let (options, values) = Self.curves[index]
    let screen = try moving(options)
    #expect(view.center.x == 105)
    for (time, fraction) in values {
      let image = try screen.frame(at: time)
      let box = image.box(of: red)
      // The red of the partly covered pixel is proportional to its coverage.
      let covered = image.pixel(x: Int(box.minX) - 1, y: Int(box.midY)).x
      #expect(near(shown.position.x, 5 + 100 * fraction, by: 1e-4), "at \(time)")
      #expect(near(box.minX - CGFloat(covered) / 255, 100 * fraction, by: 0.005), "at \(time)")
      #expect(box.width == (covered > 0 ? 9 : 10))
    }
    #expect(try screen.frame(at: 1).box(of: red) == CGRect(x: 100, y: 0, width: 10, height: 10))
  }

  @Test("the default curve starts and ends slowly")
  func defaultCurve() throws {
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    try screen.render()
    try screen.frame(at: 0.25)
    #expect(near(shown.position.x, 5 + 12.91619, by: 1e-4))
  }

  @Test("frame, bounds, alpha, transform and color are halfway at half time, on the screen too")
  func properties() throws {
    let views = (0..<5).map { UIView.plain(CGFloat($0) * 24, 0, 16, 16) }
    let screen = try OffscreenScreen.showing(views[0], views[1], views[2], views[3], views[4])
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear,
      animations: {
        views[0].frame = CGRect(x: 0, y: 16, width: 24, height: 8)
        views[1].bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
        views[2].alpha = 0
        views[3].transform = CGAffineTransform(scaleX: 0.5, y: 0)
        views[4].backgroundColor = .blue
      })
    try screen.render()
    let image = try screen.frame(at: 1)
    func box(_ index: Int) -> CGRect { views[index].layer.presentation()?.frame ?? .null }
    #expect(box(0) == CGRect(x: 0, y: 8, width: 20, height: 12))
    #expect(box(1) == CGRect(x: 26, y: 2, width: 12, height: 12))
    #expect(views[2].layer.presentation()?.opacity == 0.5)
    #expect(box(3) == CGRect(x: 74, y: 4, width: 12, height: 8))
    let color = views[4].layer.presentation()?.backgroundColor
    #expect(color?.components?.map { ($0 * 100).rounded() } == [50, 0, 50, 100])
    #expect(image.pixel(x: 19, y: 19) == red && image.pixel(x: 20, y: 19) == black)
    #expect(image.pixel(x: 26, y: 2) == red && image.pixel(x: 25, y: 2) == black)
    #expect(near(CGFloat(image.pixel(x: 50, y: 8).x), 127.5, by: 1))
    #expect(image.pixel(x: 74, y: 4) == red && image.pixel(x: 74, y: 3) == black)
    let mixed = image.pixel(x: 100, y: 8)
    #expect(near(CGFloat(mixed.x), 127.5, by: 1) && near(CGFloat(mixed.z), 127.5, by: 1))
  }

  @Test("a rotation takes the shorter way")
  func rotation() throws {
    let screen = try OffscreenScreen.showing(view)
    view.transform = CGAffineTransform(rotationAngle: 170 * .pi / 180)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { view.transform = CGAffineTransform(rotationAngle: -170 * .pi / 180) })
    try screen.render()
    try screen.frame(at: 0.5)
    #expect(near(shown.affineTransform().a, -1) && near(shown.affineTransform().b, 0))
  }

  @Test("until a delay is over, the previous values show")
  func delay() throws {
    let screen = try moving(delay: 1)
    #expect(try screen.frame(at: 0.5).box(of: red).minX == 0)
    #expect(try screen.frame(at: 1.5).box(of: red).minX == 50)
    #expect(try screen.frame(at: 2).box(of: red).minX == 100)
  }

  @Test("a repeating block starts over; with autoreverse it runs back first")
  func repeats() throws {
    let screen = try moving([.curveLinear, .repeat])
    #expect(try screen.frame(at: 1.25).box(of: red).minX == 25)
    #expect(try screen.frame(at: 1000.5).box(of: red).minX == 50)
    view.center.x = 5
    let back = try moving([.curveLinear, .repeat, .autoreverse])
    #expect(try back.frame(at: 1.25).box(of: red).minX == 75)
    #expect(try back.frame(at: 2.25).box(of: red).minX == 25)
  }

  @Test("the completion is called once, with true, after the last animation of the block has ended")
  func completion() throws {
    var calls: [Bool] = []
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(
      withDuration: 1,
      animations: {
        view.frame = CGRect(x: 20, y: 20, width: 5, height: 5)
        view.alpha = 0.5
      }, completion: { calls.append($0) })
    try screen.frame(at: 0)
    try screen.frame(at: 0.99)
    #expect(calls == [])
    try screen.frame(at: 1)
    #expect(calls == [true])
    try screen.frame(at: 5)
    #expect(calls == [true])
  }

  @Test("the completion of a block that changes nothing is called with true")
  func emptyCompletion() throws {
    var calls: [Bool] = []
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(withDuration: 1, animations: {}, completion: { calls.append($0) })
    try screen.frame(at: 2)
    #expect(calls == [true])
  }

  @Test(
    "a view in no window changes at once, and its block completes in the next run-loop iteration")
  func withoutWindow() throws {
    var calls: [Bool] = []
    let screen = try OffscreenScreen(size: CGSize(width: 8, height: 8))
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { calls.append($0) })
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil && calls == [])
    try screen.render()
    #expect(calls == [true])
  }

  @Test("the completion is called even if the view has been freed")
  func completionWithoutView() throws {
    var calls: [Bool] = []
    let screen = try OffscreenScreen(size: CGSize(width: 4, height: 4))
    weak var gone: UIView?
    do {
      let view = UIView()
      screen.window.addSubview(view)
      gone = view
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 0 }, completion: { calls.append($0) })
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    try screen.render()
    #expect(calls == [false])
  }

  @Test(
    "if an animation is removed or replaced, or its view leaves, the completion gets false, once")
  func interrupted() throws {
    let interruptions: [() -> Void] = [
      { view.layer.removeAllAnimations() }, { view.removeFromSuperview() },
      {
        UIView.animate(
          withDuration: 1, delay: 0, options: .beginFromCurrentState,
          animations: { view.center.x = 50 })
      },
    ]
    for (index, interrupt) in interruptions.enumerated() {
      view.center.x = 5
      var calls: [Bool] = []
      let screen = try moving { calls.append($0) }
      try screen.frame(at: 0.5)
      interrupt()
      try screen.frame(at: 0.6)
      #expect(calls == [false], "interruption \(index)")
      try screen.frame(at: 9)
      #expect(calls == [false], "interruption \(index)")
    }
  }

  @Test("a nested block inherits the outer duration unless it overrides it")
  func nested() throws {
    let overriding = UIView.plain(0, 20, 10, 10)
    let screen = try OffscreenScreen.showing(view, overriding)
    UIView.animate(
      withDuration: 4, delay: 0, options: .curveLinear,
      animations: {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { view.center.x = 105 })
        UIView.animate(
          withDuration: 1, delay: 0, options: [.curveLinear, .overrideInheritedDuration],
          animations: { overriding.center.x = 105 })
      })
    try screen.render()
    let image = try screen.frame(at: 0.4)
    #expect(image.pixel(x: 10, y: 5) == red && image.pixel(x: 9, y: 5) == black)
    #expect(image.pixel(x: 40, y: 25) == red && image.pixel(x: 39, y: 25) == black)
  }

  @Test(
    "performWithoutAnimation and disabled animations apply changes at once, even inside a block")
  func without() throws {
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 105 }
      view.alpha = 0.5
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.center.x = 55 }
    UIView.setAnimationsEnabled(true)
    #expect(UIView.areAnimationsEnabled && view.layer.animationKeys() == ["opacity"])
    try screen.render()
    try screen.frame(at: 2)
    #expect(try screen.frame().box(of: SIMD4(128, 0, 0, 255)).minX == 50)
  }

  @Test("a duration of 0 applies the changes at once and completes")
  func zeroDuration() throws {
    var calls: [Bool] = []
    let screen = try moving(duration: 0) { calls.append($0) }
    #expect(view.layer.animationKeys() == nil)
    #expect(try screen.frame().box(of: red).minX == 100)
    #expect(calls == [true])
  }

  @Test("a duration of 0 with a delay applies the changes when the delay is over")
  func zeroDurationLater() throws {
    let screen = try moving(duration: 0, delay: 1)
    #expect(try screen.frame(at: 0.9).box(of: red).minX == 0)
    #expect(try screen.frame(at: 1).box(of: red).minX == 100)
  }

  @Test(
    "beginFromCurrentState starts from the presented value; without it, running animations go on")
  func currentState() throws {
    let screen = try moving()
    try screen.frame(at: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { view.center.x = 5 })
    #expect(try screen.frame().box(of: red).minX == 50)
    #expect(try screen.frame(at: 1).box(of: red).minX == 25)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 })
    #expect(view.layer.animationKeys() == ["position", "position-2"])
    #expect(try screen.frame().box(of: red).minX == 25)
    try screen.frame(at: 1.25)
    #expect(shown.position.x == 5 + 12.5 + 25)
    #expect(try screen.frame(at: 1.5).box(of: red).minX == 50)
  }

  @Test("outside blocks, a view changes at once, but a sublayer without a view animates implicitly")
  func implicit() throws {
    let screen = try OffscreenScreen.showing(view)
    let layer = CALayer()
    view.layer.addSublayer(layer)
    try screen.render()
    view.center.x = 50
    layer.position.x = 50
    #expect(view.layer.animationKeys() == nil)
    #expect(layer.animationKeys() == ["position"])
  }
}
