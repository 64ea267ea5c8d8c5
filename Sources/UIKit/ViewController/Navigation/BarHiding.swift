import CoreGraphics
import Foundation

/// Hides and shows the bars of a navigation controller when the user taps or swipes, when the keyboard
/// appears, and where there is little height.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private unowned let controller: UINavigationController
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private var keyboardObserver: (any NSObjectProtocol)?
  /// Whether the bars are hidden because of the height.
  private var isHiddenByHeight = false
  /// Whether the bars are hidden because of the keyboard.
  private var isHiddenByKeyboard = false

  init(of controller: UINavigationController) {
    self.controller = controller
    super.init()
    swipe.addAction { [weak self] _ in self?.swipeDidChange() }
    tap.addAction { [weak self] _ in self?.tapDidChange() }
    for recognizer in [swipe, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
  }

  isolated deinit {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
  }

  func install(in view: UIView) {
    view.addGestureRecognizer(swipe)
    view.addGestureRecognizer(tap)
    update()
    heightDidChange()
  }

  /// Enables what the program has asked for.
  func update() {
    swipe.isEnabled = controller.hidesBarsOnSwipe
    tap.isEnabled =
      controller.hidesBarsOnTap || controller.hidesBarsWhenVerticallyCompact
      || controller.hidesBarsWhenKeyboardAppears
    if controller.hidesBarsWhenKeyboardAppears, keyboardObserver == nil {
      keyboardObserver = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { [weak self] _ in
        MainActor.assumeIsolated { self?.keyboardWillShow() }
      }
    }
  }

  private func setHidden(_ isHidden: Bool) {
    controller.setNavigationBarHidden(isHidden, animated: true)
    if controller.bottomBar != nil, !controller.toolbarItemsAreEmpty {
      controller.setToolbarHidden(isHidden, animated: true)
    }
  }

  // MARK: Causes

  private func keyboardWillShow() {
    guard controller.hidesBarsWhenKeyboardAppears, controller.appearance.isVisible else { return }
    isHiddenByKeyboard = true
    setHidden(true)
  }

  func heightDidChange() {
    update()
    guard controller.isViewLoaded else { return }
    let isLow =
      controller.hidesBarsWhenVerticallyCompact && controller.traitCollection.isCompactHeight
    guard isLow != isHiddenByHeight else { return }
    isHiddenByHeight = isLow
    setHidden(isLow)
  }

  private func tapDidChange() {
    guard tap.state == .ended else { return }
    if controller.hidesBar {
      isHiddenByKeyboard = false
      setHidden(false)
    } else if controller.hidesBarsOnTap || isHiddenByHeight {
      setHidden(true)
    }
  }

  private func swipeDidChange() {
    guard swipe.state == .ended || swipe.state == .changed else { return }
    let way = swipe.translation(in: controller.view)
    guard abs(way.y) > abs(way.x), abs(way.y) >= Self.swipeLength else { return }
    if controller.hidesBar != (way.y < 0) { setHidden(way.y < 0) }
  }

  /// How far a finger moves before the bars are hidden or shown, beyond the beginning of the gesture.
  private static let swipeLength: CGFloat = 20

  // MARK: UIGestureRecognizerDelegate

  /// Touches in bars and controls are theirs.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = touch.view else { return false }
    if view.isInSubtree(of: controller.bar) { return false }
    if let toolbar = controller.bottomBar, view.isInSubtree(of: toolbar) { return false }
    return gestureRecognizer === swipe || !(view is UIControl)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }
}

extension UINavigationController {
  fileprivate var toolbarItemsAreEmpty: Bool { stack.last?.toolbarItems?.isEmpty ?? true }
}
