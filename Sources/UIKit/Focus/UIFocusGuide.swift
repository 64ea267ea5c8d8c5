/// A rectangle without a view that leads the focus to other places.
///
/// Main thread only. Source: Apple, "UIFocusGuide".
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Where the focus goes that comes to the guide, the most wanted place first. Default: none, which lets
  /// the focus pass by.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// Whether the guide leads the focus. Default: true.
  open var isEnabled = true
}
