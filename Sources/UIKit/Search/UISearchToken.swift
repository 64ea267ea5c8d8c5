public import Foundation

/// A part of a search that is not text: an icon and a word in a capsule, in front of the text of a
/// search field.
///
/// Main thread only. Source: Apple, "UISearchToken".
@preconcurrency @MainActor open class UISearchToken: NSObject {
  final let icon: UIImage?
  final let text: String

  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
  }

  /// What the token stands for in the program. Default: nil.
  open var representedObject: Any?
}
