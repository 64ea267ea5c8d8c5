import ObjectiveC

extension UIApplication {
  /// The default implementation of `sendAction(_:to:from:for:)`.
  func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard let target = target ?? firstTarget(for: action, from: sender) else { return false }
    action.send(to: target as AnyObject, sender, event)
    return true
  }

  private func firstTarget(for action: Selector, from sender: Any?) -> Any? {
    let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
    return start.target(forAction: action, withSender: sender)
  }
}
