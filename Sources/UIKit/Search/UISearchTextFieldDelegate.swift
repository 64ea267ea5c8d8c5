import Foundation

/// Is asked and told about the editing of a search field.
///
/// Main thread only. Source: Apple, "UISearchTextFieldDelegate".
@preconcurrency @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Returns what the pasteboard gets for a token that is copied. Default: its text.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
}

extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider(object: token.text as NSString) }
}
