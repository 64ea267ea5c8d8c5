import UIKit

final class OverridingGestureRecognizer: UIGestureRecognizer {
  override func awakeFromNib() { called(super.awakeFromNib()) }
  override var state: UIGestureRecognizer.State {
    get { called(super.state) }
    set { super.state = assigned(newValue) }
  }
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var isEnabled: Bool {
    get { called(super.isEnabled) }
    set { super.isEnabled = assigned(newValue) }
  }
  override var view: UIView? { called(super.view) }
  override var cancelsTouchesInView: Bool {
    get { called(super.cancelsTouchesInView) }
    set { super.cancelsTouchesInView = assigned(newValue) }
  }
  override var delaysTouchesBegan: Bool {
    get { called(super.delaysTouchesBegan) }
    set { super.delaysTouchesBegan = assigned(newValue) }
  }
  override var delaysTouchesEnded: Bool {
    get { called(super.delaysTouchesEnded) }
    set { super.delaysTouchesEnded = assigned(newValue) }
  }
  override var allowedTouchTypes: [NSNumber] {
    get { called(super.allowedTouchTypes) }
    set { super.allowedTouchTypes = assigned(newValue) }
  }
  override var allowedPressTypes: [NSNumber] {
    get { called(super.allowedPressTypes) }
    set { super.allowedPressTypes = assigned(newValue) }
  }
  override var requiresExclusiveTouchType: Bool {
    get { called(super.requiresExclusiveTouchType) }
    set { super.requiresExclusiveTouchType = assigned(newValue) }
  }
  override var name: String? {
    get { called(super.name) }
    set { super.name = assigned(newValue) }
  }
  override var modifierFlags: UIKeyModifierFlags { called(super.modifierFlags) }
  override var buttonMask: UIEvent.ButtonMask { called(super.buttonMask) }
  override var numberOfTouches: Int { called(super.numberOfTouches) }
  override func addTarget(_ target: Any, action: Selector) {
    called(super.addTarget(target, action: action))
  }
  override func removeTarget(_ target: Any?, action: Selector?) {
    called(super.removeTarget(target, action: action))
  }
  override func location(in view: UIView?) -> CGPoint { called(super.location(in: view)) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    called(numberOfTouches > touchIndex ? super.location(ofTouch: touchIndex, in: view) : .zero)
  }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    called(super.require(toFail: otherGestureRecognizer))
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(super.canPrevent(preventedGestureRecognizer))
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(super.canBePrevented(by: preventingGestureRecognizer))
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(super.shouldRequireFailure(of: otherGestureRecognizer))
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(super.shouldBeRequiredToFail(by: otherGestureRecognizer))
  }
  override func shouldReceive(_ event: UIEvent) -> Bool { called(super.shouldReceive(event)) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    called(super.touchesBegan(touches, with: event))
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    called(super.touchesMoved(touches, with: event))
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    called(super.touchesEnded(touches, with: event))
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    called(super.touchesCancelled(touches, with: event))
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    called(super.touchesEstimatedPropertiesUpdated(touches))
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    called(super.pressesBegan(presses, with: event))
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    called(super.pressesChanged(presses, with: event))
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    called(super.pressesEnded(presses, with: event))
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    called(super.pressesCancelled(presses, with: event))
  }
  override func ignore(_ touch: UITouch, for event: UIEvent) {
    called(super.ignore(touch, for: event), "ignore(_:for:) of a touch")
  }
  override func ignore(_ button: UIPress, for event: UIPressesEvent) {
    called(super.ignore(button, for: event), "ignore(_:for:) of a press")
  }
  override func reset() { called(super.reset()) }
}

extension UIGestureRecognizer {
  /// Calls what recognizers override.
  func receiveNothing() {
    let event = UIEvent()
    touchesBegan([], with: event)
    touchesMoved([], with: event)
    touchesEnded([], with: event)
    touchesCancelled([], with: event)
  }

  /// Calls what recognizers of presses override.
  func receiveNoPresses() {
    let event = UIPressesEvent()
    pressesBegan([], with: event)
    pressesEnded([], with: event)
    pressesCancelled([], with: event)
  }
}

extension Overrides {
  static let gestureRecognizer = Overrides(
    of: "UIGestureRecognizer", by: OverridingGestureRecognizer(),
    uses: [
      {
        $0.awakeFromNib()
        $0.addTarget($0, action: Selector("reset"))
        $0.removeTarget(nil, action: nil)
        $0.delegate = $0.delegate
        $0.isEnabled = $0.isEnabled
        $0.cancelsTouchesInView = $0.cancelsTouchesInView
        $0.delaysTouchesBegan = $0.delaysTouchesBegan
        $0.delaysTouchesEnded = $0.delaysTouchesEnded
        $0.allowedTouchTypes = $0.allowedTouchTypes
        $0.allowedPressTypes = $0.allowedPressTypes
        $0.requiresExclusiveTouchType = $0.requiresExclusiveTouchType
        $0.name = $0.name
      },
      {
        _ = ($0.view, $0.modifierFlags, $0.buttonMask, $0.numberOfTouches, $0.location(in: nil))
        $0.require(toFail: UIGestureRecognizer())
        _ = ($0.canPrevent($0), $0.canBePrevented(by: $0), $0.shouldReceive(UIEvent()))
        _ = $0.location(ofTouch: 0, in: nil)
        _ = ($0.shouldRequireFailure(of: $0), $0.shouldBeRequiredToFail(by: $0))
      },
      {
        $0.receiveNothing()
        $0.touchesEstimatedPropertiesUpdated([])
        $0.ignore(UITouch(), for: UIEvent())
        $0.ignore(UIPress(), for: UIPressesEvent())
        $0.pressesBegan([], with: UIPressesEvent())
        $0.pressesChanged([], with: UIPressesEvent())
        $0.pressesEnded([], with: UIPressesEvent())
        $0.pressesCancelled([], with: UIPressesEvent())
      },
      // At the end of the gesture this calls `reset()`.
      { $0.state = $0.state == .possible ? .ended : .failed },
    ])
}
