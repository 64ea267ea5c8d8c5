public import Foundation

extension UITextItem {
  /// The menu of a text item, and what is shown beside it.
  ///
  /// Main thread only. Source: Apple, "UITextItem.MenuConfiguration".
  @preconcurrency @MainActor public final class MenuConfiguration: NSObject {
    /// Source: Apple, "UITextItem.MenuConfiguration.Preview".
    public enum Preview {
      /// The item itself.
      case `default`
      case view(UIView)
    }

    let preview: Preview?
    let menu: UIMenu

    /// Creates a configuration.
    ///
    /// - Parameter preview: nil shows the menu alone.
    public init(preview: Preview? = .default, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
    }
  }
}
