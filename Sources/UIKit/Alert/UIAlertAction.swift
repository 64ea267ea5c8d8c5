public import Foundation

/// A button of an alert, and what it does.
///
/// Main thread only. Source: Apple, "UIAlertAction".
@preconcurrency @MainActor
public final class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// Source: Apple, "UIAlertAction.Style".
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is. An alert has at most one such action.
    case cancel = 1
    /// Destroys something.
    case destructive = 2
  }

  public let title: String?
  public let style: Style
  /// Whether the user can choose the action. Default: true.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { onChange?() } }
  }

  let handler: ((UIAlertAction) -> Void)?
  /// Called when `isEnabled` changes.
  var onChange: (() -> Void)?

  /// - Parameter handler: called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }
}
