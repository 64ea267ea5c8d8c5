public import Foundation

/// An action that appears when a row is swiped aside.
///
/// Main thread only. Source: Apple, "UIContextualAction".
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The look of an action, and what becomes of its row.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal
    /// Red. After success the row is expected to be deleted.
    case destructive
  }

  /// Does the action, and then calls its last argument with whether it has succeeded, which lets the
  /// row return. The view is the one of the action.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (Bool) -> Void
  ) -> Void

  private let actionStyle: Style
  private let actionHandler: Handler

  /// - Parameter title: nil for an action that shows its image alone.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (actionStyle, actionHandler, self.title) = (style, handler, title)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }

  open var style: Style { actionStyle }

  open var handler: Handler { actionHandler }

  /// Shown below the image if that and the row's height leave space.
  open var title: String?

  /// nil means that of the style. Default: that of the style.
  open var backgroundColor: UIColor! {
    didSet {
      if backgroundColor == nil {
        backgroundColor = actionStyle == .destructive ? .systemRed : .systemGray
      }
    }
  }

  /// A template image is shown in white. Default: nil.
  open var image: UIImage?
}
