import ObjectiveC

/// What a recognizer calls when its gesture changes.
enum GestureAction {
  /// A method of a target, which is not retained.
  case selector(WeakTarget, Selector)
  case closure(@MainActor (UIGestureRecognizer) -> Void)

  struct WeakTarget {
    weak var object: AnyObject?
  }

  /// Whether the action is one of a target and a selector; nil means any.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    switch self {
    case .selector(let own, let ownSelector):
      (target == nil || target === own.object) && (selector == nil || selector == ownSelector)
    case .closure: target == nil && selector == nil
    }
  }

  @MainActor func send(_ recognizer: UIGestureRecognizer) {
    switch self {
    case .selector(let target, let selector):
      if let object = target.object { selector.send(to: object, recognizer) }
    case .closure(let body): body(recognizer)
    }
  }
}

extension UIGestureRecognizer {
  /// Adds a closure as an action, for recognizers of UIKit itself, whose views and interactions need
  /// no selectors.
  package final func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(.closure(body))
  }

  /// Actions that are added or removed meanwhile have an effect from the next change on.
  /// The actions see the state that caused them, although it may have changed since.
  final func sendActions(with state: State) {
    shownState = state
    for action in actions { action.send(self) }
    shownState = nil
  }
}
