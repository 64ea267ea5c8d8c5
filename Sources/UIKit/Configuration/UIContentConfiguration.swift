/// A description of content, which makes a view that shows it.
///
/// Main thread only. Source: Apple, "UIContentConfiguration".
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration with the standard look of a state, where the program has set no other.
  func updated(for state: any UIConfigurationState) -> Self
}
