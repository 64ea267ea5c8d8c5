import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("Animation blocks", .serialized)
@MainActor struct AnimationBlockTests {
  private let view = UIView.plain(0, 0, 10, 10)

  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  /// A screen on which an animation from x = 5 to x = 105 has begun at 0.
  private func moving(
    _ options: UIView.AnimationOptions = .curveLinear, duration: Double = 1, delay: Double = 0,
    completion: ((Bool) -> Void)? = nil
  ) throws -> OffscreenScreen {
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(
      withDuration: duration, delay: delay, options: options,
      animations: { view.center.x = 105 }, completion: completion)
    _ = try screen.frame()
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

  @Test("each curve goes through Apple's values, in the layer and in the picture", arguments: 0..<4)
  func curve(index: Int) throws {
    let (options, values) = Self.curves[index]
    let screen = try moving(options)
    #expect(view.center.x == 105)
    for (time, fraction) in values {
      let picture = try screen.frame(at: time)
      let box = picture.box(of: red)
      // The pixel that the edge goes through is as red as it is covered.
      let covered = picture.pixel(x: Int(box.minX) - 1, y: Int(box.midY)).x
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
    _ = try screen.frame()
    try screen.frame(at: 0.25)
    #expect(near(shown.position.x, 5 + 12.91619, by: 1e-4))
  }

  @Test("frame, bounds, alpha, transform and colour are half-way at half time, in the picture too")
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
    _ = try screen.frame()
    let picture = try screen.frame(at: 1)
    func box(_ index: Int) -> CGRect { views[index].layer.presentation()?.frame ?? .null }
    #expect(box(0) == CGRect(x: 0, y: 8, width: 20, height: 12))
    #expect(box(1) == CGRect(x: 26, y: 2, width: 12, height: 12))
    #expect(views[2].layer.presentation()?.opacity == 0.5)
    #expect(box(3) == CGRect(x: 74, y: 4, width: 12, height: 8))
    let color = views[4].layer.presentation()?.backgroundColor
    #expect(color?.components?.map { ($0 * 100).rounded() } == [50, 0, 50, 100])
    #expect(picture.pixel(x: 19, y: 19) == red && picture.pixel(x: 20, y: 19) == black)
    #expect(picture.pixel(x: 26, y: 2) == red && picture.pixel(x: 25, y: 2) == black)
    #expect(near(CGFloat(picture.pixel(x: 50, y: 8).x), 127.5, by: 1))
    #expect(picture.pixel(x: 74, y: 4) == red && picture.pixel(x: 74, y: 3) == black)
    let mixed = picture.pixel(x: 100, y: 8)
    #expect(near(CGFloat(mixed.x), 127.5, by: 1) && near(CGFloat(mixed.z), 127.5, by: 1))
  }

  @Test("a turn takes the short way")
  func turn() throws {
    let screen = try OffscreenScreen.showing(view)
    view.transform = CGAffineTransform(rotationAngle: 170 * .pi / 180)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: { view.transform = CGAffineTransform(rotationAngle: -170 * .pi / 180) })
    _ = try screen.frame()
    try screen.frame(at: 0.5)
    #expect(near(shown.affineTransform().a, -1) && near(shown.affineTransform().b, 0))
  }

  @Test("a delay shows the values before until it is over")
  func delay() throws {
    let screen = try moving(delay: 1)
    #expect(try screen.frame(at: 0.5).box(of: red).minX == 0)
    #expect(try screen.frame(at: 1.5).box(of: red).minX == 50)
    #expect(try screen.frame(at: 2).box(of: red).minX == 100)
  }

  @Test("repeated blocks start over; with autoreverse they come back first")
  func repeats() throws {
    let screen = try moving([.curveLinear, .repeat])
    #expect(try screen.frame(at: 1.25).box(of: red).minX == 25)
    #expect(try screen.frame(at: 1000.5).box(of: red).minX == 50)
    view.center.x = 5
    let back = try moving([.curveLinear, .repeat, .autoreverse])
    #expect(try back.frame(at: 1.25).box(of: red).minX == 75)
    #expect(try back.frame(at: 2.25).box(of: red).minX == 25)
  }

  @Test("the completion is called once, after the last of its animations, with true")
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

  @Test("a view that is in no window changes at once, and the block completes in the next turn")
  func withoutWindow() throws {
    var calls: [Bool] = []
    let screen = try OffscreenScreen(size: CGSize(width: 8, height: 8))
    UIView.animate(
      withDuration: 1, animations: { view.alpha = 0 }, completion: { calls.append($0) })
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil && calls == [])
    _ = try screen.frame()
    #expect(calls == [true])
  }

  @Test("the completion is called for a view that is gone by then, too")
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
    _ = try screen.frame()
    #expect(calls == [false])
  }

  @Test("an animation that is removed, replaced or loses its view completes once, with false")
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

  @Test("a block inside another takes its duration, unless it keeps its own")
  func nested() throws {
    let own = UIView.plain(0, 20, 10, 10)
    let screen = try OffscreenScreen.showing(view, own)
    UIView.animate(
      withDuration: 4, delay: 0, options: .curveLinear,
      animations: {
        UIView.animate(
          withDuration: 1, delay: 0, options: .curveLinear,
          animations: { view.center.x = 105 })
        UIView.animate(
          withDuration: 1, delay: 0, options: [.curveLinear, .overrideInheritedDuration],
          animations: { own.center.x = 105 })
      })
    _ = try screen.frame()
    let picture = try screen.frame(at: 0.4)
    #expect(picture.pixel(x: 10, y: 5) == red && picture.pixel(x: 9, y: 5) == black)
    #expect(picture.pixel(x: 40, y: 25) == red && picture.pixel(x: 39, y: 25) == black)
  }

  @Test("performWithoutAnimation and disabled animations change at once, inside of a block too")
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
    _ = try screen.frame()
    try screen.frame(at: 2)
    #expect(try screen.frame().box(of: SIMD4(128, 0, 0, 255)).minX == 50)
  }

  @Test("a duration of 0 changes at once and completes")
  func zeroDuration() throws {
    var calls: [Bool] = []
    let screen = try moving(duration: 0) { calls.append($0) }
    #expect(view.layer.animationKeys() == nil)
    #expect(try screen.frame().box(of: red).minX == 100)
    #expect(calls == [true])
  }

  @Test("a duration of 0 with a delay changes when the delay is over")
  func zeroDurationLater() throws {
    let screen = try moving(duration: 0, delay: 1)
    #expect(try screen.frame(at: 0.9).box(of: red).minX == 0)
    #expect(try screen.frame(at: 1).box(of: red).minX == 100)
  }

  @Test(
    "beginFromCurrentState starts where the view is seen; without it what was in flight goes on")
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

  @Test("outside of blocks a view changes at once; its sublayers without views do not")
  func implicit() throws {
    let screen = try OffscreenScreen.showing(view)
    let layer = CALayer()
    view.layer.addSublayer(layer)
    _ = try screen.frame()
    view.center.x = 50
    layer.position.x = 50
    #expect(view.layer.animationKeys() == nil)
    #expect(layer.animationKeys() == ["position"])
  }
}
