import ObjectiveC

/// What a recognizer calls when its gesture changes.
struct GestureAction {
  private weak var target: AnyObject?
  private let selector: Selector?
  private let body: (@MainActor (UIGestureRecognizer) -> Void)?

  init(_ target: AnyObject, _ selector: Selector) {
    (self.target, self.selector, body) = (target, selector, nil)
  }

  init(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    (selector, self.body) = (nil, body)
  }

  /// Whether the action is one of a target and a selector; nil means any.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    (target == nil || target === self.target) && (selector == nil || selector == self.selector)
  }

  @MainActor func send(_ recognizer: UIGestureRecognizer) {
    body?(recognizer)
    if let selector, let target { selector.send(to: target, recognizer) }
  }
}

extension UIGestureRecognizer {
  /// Adds a closure that is called as an action.
  package final func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(GestureAction(body))
  }

  final func addAction(_ target: AnyObject, _ selector: Selector) {
    guard !actions.contains(where: { $0.matches(target, selector) }) else { return }
    actions.append(GestureAction(target, selector))
  }

  final func removeActions(of target: AnyObject?, _ selector: Selector?) {
    actions.removeAll { $0.matches(target, selector) }
  }

  /// Actions that are added or removed meanwhile have an effect from the next change on.
  /// The actions see the state that caused them, although it may have changed since.
  final func sendActions(with state: State) {
    shownState = state
    for action in actions { action.send(self) }
    shownState = nil
  }
}
