import UIKit

final class OverridingTapGestureRecognizer: UITapGestureRecognizer {
  override var numberOfTapsRequired: Int {
    get { called(super.numberOfTapsRequired) }
    set { super.numberOfTapsRequired = assigned(newValue) }
  }
  override var numberOfTouchesRequired: Int {
    get { called(super.numberOfTouchesRequired) }
    set { super.numberOfTouchesRequired = assigned(newValue) }
  }
  override var buttonMaskRequired: UIEvent.ButtonMask {
    get { called(super.buttonMaskRequired) }
    set { super.buttonMaskRequired = assigned(newValue) }
  }
  override var numberOfTouches: Int { called(super.numberOfTouches) }
  override func location(in view: UIView?) -> CGPoint { called(super.location(in: view)) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    called(numberOfTouches > touchIndex ? super.location(ofTouch: touchIndex, in: view) : .zero)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(super.canPrevent(preventedGestureRecognizer))
  }
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
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    called(super.pressesBegan(presses, with: event))
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    called(super.pressesEnded(presses, with: event))
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    called(super.pressesCancelled(presses, with: event))
  }
}

final class OverridingLongPressGestureRecognizer: UILongPressGestureRecognizer {
  override var numberOfTapsRequired: Int {
    get { called(super.numberOfTapsRequired) }
    set { super.numberOfTapsRequired = assigned(newValue) }
  }
  override var numberOfTouchesRequired: Int {
    get { called(super.numberOfTouchesRequired) }
    set { super.numberOfTouchesRequired = assigned(newValue) }
  }
  override var minimumPressDuration: TimeInterval {
    get { called(super.minimumPressDuration) }
    set { super.minimumPressDuration = assigned(newValue) }
  }
  override var allowableMovement: CGFloat {
    get { called(super.allowableMovement) }
    set { super.allowableMovement = assigned(newValue) }
  }
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
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    called(super.pressesBegan(presses, with: event))
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    called(super.pressesEnded(presses, with: event))
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    called(super.pressesCancelled(presses, with: event))
  }
}

final class OverridingSwipeGestureRecognizer: UISwipeGestureRecognizer {
  override var direction: UISwipeGestureRecognizer.Direction {
    get { called(super.direction) }
    set { super.direction = assigned(newValue) }
  }
  override var numberOfTouchesRequired: Int {
    get { called(super.numberOfTouchesRequired) }
    set { super.numberOfTouchesRequired = assigned(newValue) }
  }
  override func location(in view: UIView?) -> CGPoint { called(super.location(in: view)) }
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
}

final class OverridingPanGestureRecognizer: UIPanGestureRecognizer {
  override var minimumNumberOfTouches: Int {
    get { called(super.minimumNumberOfTouches) }
    set { super.minimumNumberOfTouches = assigned(newValue) }
  }
  override var maximumNumberOfTouches: Int {
    get { called(super.maximumNumberOfTouches) }
    set { super.maximumNumberOfTouches = assigned(newValue) }
  }
  override var allowedScrollTypesMask: UIScrollTypeMask {
    get { called(super.allowedScrollTypesMask) }
    set { super.allowedScrollTypesMask = assigned(newValue) }
  }
  override func translation(in view: UIView?) -> CGPoint { called(super.translation(in: view)) }
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    called(super.setTranslation(translation, in: view))
  }
  override func velocity(in view: UIView?) -> CGPoint { called(super.velocity(in: view)) }
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
}

final class OverridingScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge {
    get { called(super.edges) }
    set { super.edges = assigned(newValue) }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    called(super.touchesBegan(touches, with: event))
  }
}

final class OverridingPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var scale: CGFloat {
    get { called(super.scale) }
    set { super.scale = assigned(newValue) }
  }
  override var velocity: CGFloat { called(super.velocity) }
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
}

final class OverridingRotationGestureRecognizer: UIRotationGestureRecognizer {
  override var rotation: CGFloat {
    get { called(super.rotation) }
    set { super.rotation = assigned(newValue) }
  }
  override var velocity: CGFloat { called(super.velocity) }
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
}

final class OverridingHoverGestureRecognizer: UIHoverGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(super.canPrevent(preventedGestureRecognizer))
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    called(super.canBePrevented(by: preventingGestureRecognizer))
  }
  override var zOffset: CGFloat { called(super.zOffset) }
  override var altitudeAngle: CGFloat { called(super.altitudeAngle) }
  override func azimuthAngle(in view: UIView?) -> CGFloat { called(super.azimuthAngle(in: view)) }
  override func azimuthUnitVector(in view: UIView?) -> CGVector {
    called(super.azimuthUnitVector(in: view))
  }
}

extension Overrides {
  static let tap = Overrides(
    of: "UITapGestureRecognizer", by: OverridingTapGestureRecognizer(),
    uses: [
      {
        $0.numberOfTapsRequired = $0.numberOfTapsRequired
        $0.numberOfTouchesRequired = $0.numberOfTouchesRequired
        $0.buttonMaskRequired = $0.buttonMaskRequired
        _ = ($0.numberOfTouches, $0.location(in: nil), $0.canPrevent($0))
        _ = $0.location(ofTouch: 0, in: nil)
        $0.receiveNothing()
        $0.receiveNoPresses()
      }
    ])

  static let longPress = Overrides(
    of: "UILongPressGestureRecognizer", by: OverridingLongPressGestureRecognizer(),
    uses: [
      {
        $0.numberOfTapsRequired = $0.numberOfTapsRequired
        $0.numberOfTouchesRequired = $0.numberOfTouchesRequired
        $0.minimumPressDuration = $0.minimumPressDuration
        $0.allowableMovement = $0.allowableMovement
        $0.receiveNothing()
        $0.receiveNoPresses()
      }
    ])

  static let swipe = Overrides(
    of: "UISwipeGestureRecognizer", by: OverridingSwipeGestureRecognizer(),
    uses: [
      {
        $0.direction = $0.direction
        $0.numberOfTouchesRequired = $0.numberOfTouchesRequired
        _ = $0.location(in: nil)
        $0.receiveNothing()
      }
    ])

  static let pan = Overrides(
    of: "UIPanGestureRecognizer", by: OverridingPanGestureRecognizer(),
    uses: [
      {
        $0.minimumNumberOfTouches = $0.minimumNumberOfTouches
        $0.maximumNumberOfTouches = $0.maximumNumberOfTouches
        $0.allowedScrollTypesMask = $0.allowedScrollTypesMask
        $0.setTranslation($0.translation(in: nil), in: nil)
        _ = $0.velocity(in: nil)
        $0.receiveNothing()
      }
    ])

  static let screenEdgePan = Overrides(
    of: "UIScreenEdgePanGestureRecognizer", by: OverridingScreenEdgePanGestureRecognizer(),
    uses: [
      {
        $0.edges = $0.edges
        $0.receiveNothing()
      }
    ])

  static let pinch = Overrides(
    of: "UIPinchGestureRecognizer", by: OverridingPinchGestureRecognizer(),
    uses: [
      {
        $0.scale = $0.scale
        _ = $0.velocity
        $0.receiveNothing()
      }
    ])

  static let rotation = Overrides(
    of: "UIRotationGestureRecognizer", by: OverridingRotationGestureRecognizer(),
    uses: [
      {
        $0.rotation = $0.rotation
        _ = $0.velocity
        $0.receiveNothing()
      }
    ])

  static let hover = Overrides(
    of: "UIHoverGestureRecognizer", by: OverridingHoverGestureRecognizer(),
    uses: [
      {
        _ = ($0.canPrevent($0), $0.canBePrevented(by: $0), $0.zOffset, $0.altitudeAngle)
        _ = ($0.azimuthAngle(in: nil), $0.azimuthUnitVector(in: nil))
      }
    ])
}
