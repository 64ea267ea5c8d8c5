public import Foundation

/// Where a bar is on the screen.
///
/// Source: Apple, "UIBarPosition".
public enum UIBarPosition: Int, Sendable {
  case any = 0
  /// At the bottom, with its shadow above it.
  case bottom = 1
  /// At the top, with its shadow below it.
  case top = 2
  /// At the top, with a background that reaches up to the screen's edge.
  case topAttached = 3
}

/// A bar that has a position.
///
/// Main thread only. Source: Apple, "UIBarPositioning".
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Tells where a bar is.
///
/// Main thread only. Source: Apple, "UIBarPositioningDelegate".
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar that the program has added to a window. Default: that of the bar's
  /// class: `.top` for a navigation bar, `.bottom` for a toolbar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The kinds of bars by their height, and whether they have a prompt.
///
/// Source: Apple, "UIBarMetrics".
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The look of a bar without an appearance.
///
/// Source: Apple, "UIBarStyle".
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// A style that looks like `black`.
  case blackTranslucent = 2
}
