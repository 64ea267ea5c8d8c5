import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Requirement V18, "Animated properties": forms and options of animation blocks.
@Suite("Animation options", .serialized)
@MainActor struct AnimationOptionTests {
  private let view = UIView.plain(0, 0, 10, 10)

  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  private func moving(
    _ options: UIView.AnimationOptions, completion: ((Bool) -> Void)? = nil
  ) throws -> OffscreenScreen {
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, options],
      animations: { view.center.x = 105 }, completion: completion)
    try screen.render()
    return screen
  }

  @Test("the options have UIKit's values")
  func rawValues() {
    typealias Options = UIView.AnimationOptions
    let options: [Options] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
      .showHideTransitionViews, .overrideInheritedOptions,
    ]
    #expect(options.map(\.rawValue) == (0..<10).map { 1 << $0 })
    let curves: [Options] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map(\.rawValue) == (0..<4).map { $0 << 16 })
    let rates: [Options] = [.preferredFramesPerSecond60, .preferredFramesPerSecond30]
    #expect(rates.map(\.rawValue) == [3 << 24, 7 << 24])
    let named: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]
    #expect(named.map(\.rawValue) == [0, 1, 2, 3])
    #expect(UIView.SystemAnimation.delete.rawValue == 0)
  }

  @Test("autoreverse alone runs forward and back once, and ends at the new value")
  func autoreverse() throws {
    var calls: [Bool] = []
    let screen = try moving(.autoreverse) { calls.append($0) }
    for (time, x) in [(0.25, 30.0), (1, 105), (1.5, 55), (1.75, 30)] {
      try screen.frame(at: time)
      #expect(near(shown.position.x, x), "at \(time)")
    }
    #expect(calls == [])
    try screen.frame(at: 2)
    #expect(shown.position.x == 105 && calls == [true])
  }

  @Test("modifyAnimations repeats the changes made in it; a half repetition ends at the new value")
  func modified() throws {
    let other = UIView.plain(0, 20, 10, 10)
    let screen = try OffscreenScreen.showing(view, other)
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) {
          view.center.x = 105
        }
        other.center.x = 105
      }, completion: { calls.append($0) })
    try screen.render()
    for (time, x) in [(0.25, 30.0), (1.75, 30), (2.25, 30), (2.75, 80)] {
      try screen.frame(at: time)
      #expect(near(shown.position.x, x), "at \(time)")
    }
    #expect(other.layer.animationKeys() == nil && calls == [])
    try screen.frame(at: 3)
    #expect(view.layer.animationKeys() == nil && calls == [true])
    var ran = false
    UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { ran = true }
    #expect(ran)
  }

  @Test("the inherited duration is that of the innermost block, and 0 outside blocks")
  func inheritedDuration() throws {
    let screen = try OffscreenScreen.showing(view)
    var durations = [UIView.inheritedAnimationDuration]
    func note() { durations.append(UIView.inheritedAnimationDuration) }
    UIView.animate(withDuration: 2) {
      note()
      UIView.animate(withDuration: 1) { note() }
      UIView.animate(
        withDuration: 1, delay: 0, options: .overrideInheritedDuration, animations: note)
      UIView.performWithoutAnimation { note() }
      note()
    }
    note()
    #expect(durations == [0, 2, 2, 1, 0, 2, 0])
    try screen.render()
  }

  @Test("a nested block inherits curve, delay and repetition unless it overrides them")
  func inherited() throws {
    typealias Options = UIView.AnimationOptions
    let views = (0..<4).map { UIView.plain(0, CGFloat($0) * 10, 10, 10) }
    let screen = try OffscreenScreen.showing(views[0], views[1], views[2], views[3])
    let inner: [Options] = [
      [], .overrideInheritedCurve, .overrideInheritedOptions, [.overrideInheritedDuration],
    ]
    UIView.animate(
      withDuration: 2, delay: 1, options: [.curveLinear, .autoreverse],
      animations: {
        for (view, options) in zip(views, inner) {
          UIView.animate(
            withDuration: 1, delay: 0, options: [options, .curveEaseIn],
            animations: { view.center.x = 105 })
        }
      })
    try screen.render()
    try screen.frame(at: 2)
    func x(_ index: Int) -> CGFloat { views[index].layer.presentation()?.position.x ?? 0 }
    let easeIn = 5 + 31.53568
    #expect(near(x(0), 55) && near(x(1), easeIn, by: 1e-4) && near(x(2), easeIn, by: 1e-4))
    #expect(near(x(3), 105))
    try screen.frame(at: 4)
    #expect(near(x(0), 55) && near(x(1), easeIn, by: 1e-4) && x(2) == 105 && x(3) == 105)
  }

  @Test("layoutSubviews lays out the changed views, so that their subviews animate too")
  func layout() throws {
    let (plain, layingOut) = (FillingView(), FillingView())
    let containers = [plain, layingOut].map { view in
      let container = UIView()
      container.addSubview(view)
      return container
    }
    let screen = try OffscreenScreen.showing(containers[0], containers[1])
    for (view, options) in [(plain, UIView.AnimationOptions()), (layingOut, .layoutSubviews)] {
      UIView.animate(
        withDuration: 1, delay: 0, options: [options, .curveLinear],
        animations: { view.bounds.size = CGSize(width: 40, height: 40) })
    }
    try screen.render()
    #expect(plain.content.layer.animationKeys() == nil)
    #expect(layingOut.content.layer.animationKeys()?.contains("bounds.size") == true)
    try screen.frame(at: 0.5)
    #expect(plain.content.layer.presentation()?.bounds.width == 40)
    #expect(layingOut.content.layer.presentation()?.bounds.width == 20)
  }

  @Test(
    "layoutIfNeeded in a block animates the layout; views added in the block get frames at once")
  func layoutInside() throws {
    let filling = FillingView()
    let screen = try OffscreenScreen.showing(filling)
    let added = UIView.plain(10, 10, 5, 5)
    UIView.animate(withDuration: 1) {
      filling.bounds.size = CGSize(width: 40, height: 40)
      filling.layoutIfNeeded()
      screen.window.addSubview(added)
      added.isHidden = false
    }
    #expect(filling.content.layer.animationKeys()?.contains("bounds.size") == true)
    #expect(added.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) {
      added.isHidden = true
      added.tintColor = .red
      added.tag = 7
    }
    #expect(added.layer.animationKeys() == nil)
  }

  @Test("every animatable property of a view's layer animates inside a block, and not outside")
  func layerProperties() throws {
    let screen = try OffscreenScreen.showing(view)
    func change(_ number: CGFloat) {
      let layer = view.layer
      layer.cornerRadius = number
      layer.borderWidth = number
      layer.borderColor = UIColor(white: number / 10, alpha: 1).cgColor
      layer.zPosition = number
      layer.anchorPoint = CGPoint(x: number / 10, y: 0)
      layer.contentsRect = CGRect(x: 0, y: 0, width: 1, height: number / 10)
      view.contentStretch = CGRect(x: number / 10, y: 0, width: 0.1, height: 1)
    }
    change(1)
    #expect(view.layer.animationKeys() == nil)
    UIView.animate(withDuration: 1) { change(2) }
    #expect(
      view.layer.animationKeys() == [
        "cornerRadius", "borderWidth", "borderColor", "zPosition", "anchorPoint",
        "contentsRect.origin", "contentsRect.size", "contentsCenter.origin", "contentsCenter.size",
      ])
    try screen.render()
    try screen.frame(at: 0.5)
    let numbers = [shown.cornerRadius, shown.borderWidth, shown.zPosition]
    #expect(numbers.allSatisfy { near($0, 1.5) })
    #expect(near(shown.contentsCenter, CGRect(x: 0.15, y: 0, width: 0.1, height: 1)))
  }

  @Test("the system deletion fades views out, removes them, and runs other changes alongside")
  func deletion() throws {
    let beside = UIView.plain(40, 0, 10, 10)
    let screen = try OffscreenScreen.showing(view, beside)
    var calls: [Bool] = []
    UIView.perform(
      .delete, on: [view], animations: { beside.center.x = 105 },
      completion: {
        calls.append($0)
        #expect(view.superview == nil)
      })
    try screen.render()
    try screen.frame(at: 0.15)
    #expect(shown.opacity > 0 && shown.opacity < 1 && shown.frame.width < 10)
    #expect(beside.layer.animationKeys() == ["position"] && view.superview != nil)
    try screen.frame(at: 1)
    #expect(calls == [true] && view.superview == nil && view.alpha == 1)
    UIView.perform(.delete, on: [beside], animations: nil)
    try screen.render()
    try screen.frame(at: 2)
    #expect(beside.superview == nil)
  }
}

/// Lays out one subview so that it fills the view.
private final class FillingView: UIView {
  let content = UIView()

  init() {
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    content.frame = bounds
  }
}
