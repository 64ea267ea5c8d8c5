import QuartzCore

/// What few views have: a mask, gesture recognizers, interactions, a view controller, traits of
/// their own, and an identifier. It is an object for the same reason as `SubviewList`.
@MainActor final class ViewAttachments {
  private var maskView: UIView?
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  weak var controller: UIViewController?
  var traitOverrides = TraitValues()
  var textSizeLimits = TextSizeLimits()
  var traitRegistrations: [TraitRegistration] = []
  var restorationIdentifier: String?
  var focusEffect: UIFocusEffect?
  var focusGroupIdentifier: String?
  var focusGroupPriority = UIFocusGroupPriority.ignored

  var mask: UIView? {
    get { maskView }
    set { QuartzCore.exchange(&maskView, with: newValue) }
  }

  var isEmpty: Bool {
    maskView == nil && recognizers.isEmpty && interactions.isEmpty && controller == nil
      && traitOverrides.isEmpty && textSizeLimits.isEmpty && traitRegistrations.isEmpty
      && restorationIdentifier == nil && focusEffect == nil && focusGroupIdentifier == nil
      && focusGroupPriority == .ignored
  }

  isolated deinit {
    var views = [maskView].compactMap(\.self)
    maskView = nil
    Self.releaseQueue.release(&views)
  }

  private static let releaseQueue = ReleaseQueue<UIView>()
}

extension UIView {
  /// Changes what is attached to the view, and releases the object if nothing is any more.
  func changeAttachments(_ change: (ViewAttachments) -> Void) {
    let changed = attachments ?? ViewAttachments()
    attachments = changed
    change(changed)
    if changed.isEmpty { attachments = nil }
  }
}
