public import Foundation

/// A configuration for a view without content: an image, two texts and two buttons.
///
/// Main thread only. Source: Apple, "UIContentUnavailableConfiguration".
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  enum Style {
    case empty, loading, search
  }

  /// Where the content is.
  ///
  /// Source: Apple, "UIContentUnavailableConfiguration.Alignment".
  public enum Alignment: Int, Sendable {
    case center
    /// At the leading side, at the top.
    case natural
  }

  let style: Style
  private var ownText: String?
  private var searchText: String?

  init(_ style: Style) {
    self.style = style
    textProperties = style == .loading ? .secondary : .primary
  }

  /// A configuration without content.
  public static func empty() -> UIContentUnavailableConfiguration { Self(.empty) }

  /// A turning activity indicator with a text.
  public static func loading() -> UIContentUnavailableConfiguration { Self(.loading) }

  /// A search that has found nothing: its texts name what was searched for.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = Self(.search)
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  // MARK: Content

  /// Default: nil.
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  /// Default: nil; of a standard configuration, its text. `attributedText` replaces it.
  public var text: String? {
    get { ownText ?? standardText }
    set { ownText = newValue }
  }

  private var standardText: String? {
    switch style {
    case .empty: nil
    case .loading: "Loading…"
    case .search: searchText.map { "No Results for “\($0)”" } ?? "No Results"
    }
  }

  /// Default: nil.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  /// Default: nil. `secondaryAttributedText` replaces it.
  public var secondaryText: String?
  /// Default: nil.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties.secondary
  /// The first button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  /// The second button, which is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  /// Default: `clear()`.
  public var background = UIBackgroundConfiguration.clear()

  // MARK: Layout

  /// Default: `.center`.
  public var alignment = Alignment.center
  /// The directions in which the margins are at least the superview's. Default: both.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distances from the sides to the content. Points. Default: 16.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Points. Default: 12.
  public var imageToTextPadding: CGFloat = 12
  /// Points. Default: 6.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between the texts and the first button. Points. Default: 16.
  public var textToButtonPadding: CGFloat = 16
  /// Points. Default: 8.
  public var buttonToSecondaryButtonPadding: CGFloat = 8

  // MARK: UIContentConfiguration

  /// Creates a ``UIContentUnavailableView``.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration with what the state's search looks for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let state = state as? UIContentUnavailableConfigurationState else { return self }
    var result = self
    result.searchText = state.searchText.flatMap { $0.isEmpty ? nil : $0 }
    return result
  }
}
