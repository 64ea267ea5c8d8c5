import CoreGraphics
import Foundation

/// The standard looks of a list's content. Apple publishes no figures; fonts and colors are those that
/// iOS shows, and distances are estimates.
enum ListContentStyle: Hashable {
  case cell, subtitle, value
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentHeader, extraProminentHeader
  case sidebar, sidebarSubtitle, accompaniedSidebar, accompaniedSidebarSubtitle, sidebarHeader

  typealias TextProperties = UIListContentConfiguration.TextProperties

  /// The least height of the content; rows are as high as a finger needs.
  var minimumHeight: CGFloat {
    switch self {
    case .cell, .subtitle, .value, .sidebar, .sidebarSubtitle, .accompaniedSidebar,
      .accompaniedSidebarSubtitle, .sidebarHeader:
      44
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentHeader,
      .extraProminentHeader:
      0
    }
  }

  @MainActor var textProperties: TextProperties {
    switch self {
    case .cell, .subtitle, .value, .sidebar, .sidebarSubtitle, .accompaniedSidebar,
      .accompaniedSidebarSubtitle:
      TextProperties(.preferredFont(forTextStyle: .body), .label)
    case .plainHeader, .sidebarHeader:
      TextProperties(.preferredFont(forTextStyle: .headline), .label)
    case .plainFooter, .groupedFooter:
      TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    case .groupedHeader:
      TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel, .uppercase)
    case .prominentHeader: TextProperties(Self.bold(.title3), .label)
    case .extraProminentHeader: TextProperties(Self.bold(.title2), .label)
    }
  }

  @MainActor var secondaryTextProperties: TextProperties {
    switch self {
    case .cell, .subtitle: TextProperties(.preferredFont(forTextStyle: .caption1), .label)
    case .value: TextProperties(.preferredFont(forTextStyle: .body), .secondaryLabel)
    case .sidebar, .sidebarSubtitle, .accompaniedSidebar, .accompaniedSidebarSubtitle:
      TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .prominentHeader,
      .extraProminentHeader, .sidebarHeader:
      TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel)
    }
  }

  private static func bold(_ style: UIFont.TextStyle) -> UIFont {
    .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style).pointSize, weight: .bold)
  }

  var margins: NSDirectionalEdgeInsets {
    let vertical: CGFloat =
      switch self {
      case .cell, .value, .sidebar, .accompaniedSidebar, .sidebarHeader: 11
      case .subtitle, .sidebarSubtitle, .accompaniedSidebarSubtitle: 8
      case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter: 6
      case .prominentHeader, .extraProminentHeader: 10
      }
    return NSDirectionalEdgeInsets(top: vertical, leading: 8, bottom: vertical, trailing: 8)
  }
}

/// What the standard configurations of lists depend on, in states of cells and of other views.
@MainActor struct ListStateFlags {
  let isDisabled: Bool
  /// Whether the view is selected or touched.
  let isOn: Bool

  init(_ state: any UIConfigurationState) {
    switch state {
    case let state as UICellConfigurationState:
      (isDisabled, isOn) = (state.isDisabled, state.isSelected || state.isHighlighted)
    case let state as UIViewConfigurationState:
      (isDisabled, isOn) = (state.isDisabled, state.isSelected || state.isHighlighted)
    default: (isDisabled, isOn) = (false, false)
    }
  }
}
