public import CoreGraphics

/// The part of its view that an on-screen keyboard covers. Without a keyboard it is a strip at the
/// bottom that is as high as the safe area's inset there.
///
/// Main thread only. Source: Apple, "UIKeyboardLayoutGuide".
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide also follows a keyboard that is not attached to the bottom of the screen, and
  /// tracked constraints apply. Default: false.
  open var followsUndockedKeyboard = false {
    didSet { keyboardDidChange() }
  }

  /// Whether the guide is as high as the safe area's inset while there is no keyboard, and not of
  /// height zero. Default: true.
  open var usesBottomSafeArea = true {
    didSet { keyboardDidChange() }
  }

  /// How far above the keyboard a drag that dismisses it begins. Default: 0. Points.
  open var keyboardDismissPadding: CGFloat = 0

  /// A keyboard at the bottom is near that edge alone.
  override func nearEdges(_ frame: CGRect) -> NSDirectionalRectEdge? {
    guard followsUndockedKeyboard else { return nil }
    return undockedFrame == nil ? .bottom : super.nearEdges(frame)
  }

  /// Called when the keyboard appears, moves or disappears.
  func keyboardDidChange() { owner?.layoutEngine?.itemDidChange(self) }

  /// The frame in the owning view of a keyboard that the guide follows, but not at the bottom.
  var undockedFrame: CGRect? {
    guard followsUndockedKeyboard, let owner, let keyboard = owner.window?.screen.keyboard,
      !keyboard.isDocked
    else { return nil }
    return owner.covered(by: keyboard)
  }

  /// The height of the strip at the bottom, while the guide is one.
  var bottomHeight: CGFloat {
    guard let owner else { return 0 }
    let safeArea = usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0
    guard let keyboard = owner.window?.screen.keyboard, keyboard.isDocked,
      let covered = owner.covered(by: keyboard)
    else { return safeArea }
    return max(owner.bounds.height - covered.minY, safeArea)
  }
}

/// The place of an on-screen keyboard.
struct OnScreenKeyboard: Equatable {
  /// In the coordinates of the screen. Points.
  var frame: CGRect
  /// Whether the keyboard is attached to the bottom of the screen.
  var isDocked = true
}

extension UIScreen {
  /// Tells the keyboard guides of the screen's windows, and the scroll views that make room for it, that
  /// the keyboard has another place.
  func keyboardDidChange() {
    for window in stack.windows {
      window.forEachInSubtree { view in
        view.autoLayout?.keyboardGuide?.keyboardDidChange()
        (view as? UIScrollView)?.keyboardDidChange()
      }
    }
  }
}

extension UIView {
  /// The part of the view that a keyboard covers, in coordinates whose origin is that of the bounds.
  func covered(by keyboard: OnScreenKeyboard) -> CGRect? {
    guard let screen = window?.screen else { return nil }
    let frame = convert(keyboard.frame, from: screen.coordinateSpace).intersection(bounds)
    return frame.isNull || !frame.isFinite
      ? nil : frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }
}
