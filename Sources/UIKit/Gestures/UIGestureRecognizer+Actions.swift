import ObjectiveC

/// What a recognizer calls when its gesture changes.
struct GestureAction {
  private weak var target: AnyObject?
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    (self.target, self.selector) = (target, selector)
  }

  /// Whether the action is one of a target and a selector; nil means any.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    (target == nil || target === self.target) && (selector == nil || selector == self.selector)
  }

  @MainActor func send(_ recognizer: UIGestureRecognizer) {
    if let target { selector.send(to: target, recognizer) }
  }
}

extension UIGestureRecognizer {
  /// Actions that are added or removed meanwhile have an effect from the next change on.
  /// The actions see the state that caused them, although it may have changed since.
  final func sendActions(with state: State) {
    shownState = state
    for action in actions { action.send(self) }
    shownState = nil
  }
}
