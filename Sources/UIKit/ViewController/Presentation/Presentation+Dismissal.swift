// What the user does to a presentation, and the delegate that may refuse it.
extension Presentation {
  private var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    active.delegate ?? controller.delegate
  }

  /// Whether the user may dismiss the presented controller.
  var mayUserDismiss: Bool {
    !presented.isModal && delegate?.presentationControllerShouldDismiss(controller) != false
  }

  /// Called when the user has tried to dismiss a controller that stays.
  func userDidAttemptToDismiss() { delegate?.presentationControllerDidAttemptToDismiss(controller) }

  /// Dismisses the presented controller because the user wants it, if that is allowed.
  func dismissForUser() {
    guard phase == .presented, transition == nil else { return }
    guard mayUserDismiss else { return userDidAttemptToDismiss() }
    beginUserDismissal()
  }

  /// Dismisses the presented controller, of which the delegate has not been told yet.
  func beginUserDismissal() {
    let delegate = delegate
    let controller = controller
    delegate?.presentationControllerWillDismiss(controller)
    presented.presentation?.dismissAtOnce()
    dismiss(animated: true) { [presented] in
      delegate?.presentationControllerDidDismiss(controller)
      presented.userDidDismiss()
    }
  }

  /// Ends the presentation and those above it without animation.
  func dismissAtOnce() {
    presented.presentation?.dismissAtOnce()
    finishAtOnce()
    dismiss(animated: false, completion: nil)
    finishAtOnce()
  }
}

extension UIViewController {
  /// Whether the controller or a child asks that the user does not dismiss it.
  fileprivate var isModal: Bool { isModalInPresentation || contained.contains(where: \.isModal) }
}
