public import Foundation

/// What a search suggests to the user: a text, with an image and a description.
///
/// Main thread only. Source: Apple, "UISearchSuggestion".
@preconcurrency @MainActor public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text of the suggestion.
  var localizedSuggestion: String? { get }
  /// The text with attributes, which has priority. Default: nil.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// A text below the suggestion. Default: nil.
  var localizedDescription: String? { get }
  /// An image beside the suggestion. Default: nil.
  var iconImage: UIImage? { get }
  /// What the suggestion stands for in the program.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
  public var localizedDescription: String? { nil }
  public var iconImage: UIImage? { nil }
}

/// A suggestion of a search.
///
/// Main thread only. Source: Apple, "UISearchSuggestionItem".
@preconcurrency @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  private final let attributed: NSAttributedString
  private final let details: String?
  private final let icon: UIImage?

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    (attributed, details, icon) = (suggestion, description, iconImage)
  }

  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: suggestion),
      localizedDescription: description, iconImage: iconImage)
  }

  open var localizedSuggestion: String? { attributed.string }
  open var localizedAttributedSuggestion: NSAttributedString? { attributed }
  open var localizedDescription: String? { details }
  open var iconImage: UIImage? { icon }
  /// Default: nil.
  open var representedObject: Any?
}
