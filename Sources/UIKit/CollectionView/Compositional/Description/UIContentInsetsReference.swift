/// From where the content insets of a section are measured.
///
/// Source: Apple, "UIContentInsetsReference".
public enum UIContentInsetsReference: Int, Sendable {
  /// A section takes the reference of the layout's configuration, where this means the safe area.
  case automatic
  /// From the sides of the collection view.
  case none
  case safeArea
  case layoutMargins
  case readableContent
}
