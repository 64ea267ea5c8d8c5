import CoreGraphics
public import Foundation

/// The content of a row, a header or a footer of a list: an image and two texts.
///
/// Main thread only. Source: Apple, "UIListContentConfiguration".
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
  let style: ListContentStyle

  init(_ style: ListContentStyle) {
    self.style = style
    textProperties = style.textProperties
    secondaryTextProperties = style.secondaryTextProperties
    prefersSideBySideTextAndSecondaryText = style == .value
    directionalLayoutMargins = style.margins
    textToSecondaryTextVerticalPadding = style == .value ? 4 : 2
  }

  // MARK: Image

  /// Default: nil.
  public var image: UIImage?
  public var imageProperties = ImageProperties()

  // MARK: Text

  /// Default: nil. `attributedText` replaces it.
  public var text: String?
  /// Its attributes have priority over `textProperties`. Default: nil.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  /// Default: nil. `secondaryAttributedText` replaces it.
  public var secondaryText: String?
  /// Its attributes have priority over `secondaryTextProperties`. Default: nil.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties

  // MARK: Layout

  /// The directions in which the margins are at least the superview's. Default: horizontal.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
  /// The distances from the sides to the content. Points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts are beside each other where both fit in one line.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The distance between the image and the texts. Points. Default: 16.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts beside each other. Points. Default: 6.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts below each other. Points.
  public var textToSecondaryTextVerticalPadding: CGFloat

  // MARK: UIContentConfiguration

  /// Creates a `UIListContentView`.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration with the standard colors of a state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let flags = ListStateFlags(state)
    var result = self
    let (text, secondary) = (style.textProperties, style.secondaryTextProperties)
    result.textProperties.standardColor = flags.isDisabled ? .tertiaryLabel : text.standardColor
    result.secondaryTextProperties.standardColor =
      flags.isDisabled ? .tertiaryLabel : secondary.standardColor
    result.imageProperties.standardTintColor = flags.isDisabled ? .tertiaryLabel : nil
    return result
  }
}

extension UIListContentConfiguration {
  // MARK: Standard configurations

  /// A text, with the secondary text below it.
  public static func cell() -> UIListContentConfiguration { Self(.cell) }
  public static func subtitleCell() -> UIListContentConfiguration { Self(.subtitle) }
  /// A text, with the secondary text at the other side.
  public static func valueCell() -> UIListContentConfiguration { Self(.value) }
  public static func plainHeader() -> UIListContentConfiguration { Self(.plainHeader) }
  public static func plainFooter() -> UIListContentConfiguration { Self(.plainFooter) }
  public static func groupedHeader() -> UIListContentConfiguration { Self(.groupedHeader) }
  public static func groupedFooter() -> UIListContentConfiguration { Self(.groupedFooter) }
  /// A header in a large font for sections of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.prominentHeader)
  }
  /// A header in a larger font for sections of an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    Self(.extraProminentHeader)
  }
  public static func sidebarCell() -> UIListContentConfiguration { Self(.sidebar) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { Self(.sidebarSubtitle) }
  /// A row of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebar)
  }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    Self(.accompaniedSidebarSubtitle)
  }
  public static func sidebarHeader() -> UIListContentConfiguration { Self(.sidebarHeader) }
}
