import CoreGraphics

extension UIBackgroundConfiguration {
  /// What the standard backgrounds of lists look like.
  enum ListStyle: Hashable {
    case plainCell, plainHeaderFooter, groupedCell, groupedHeaderFooter
    case sidebarCell, sidebarHeader, accompaniedSidebarCell
  }

  // MARK: Standard configurations

  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    Self(.plainHeaderFooter)
  }
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    Self(.groupedHeaderFooter)
  }
  public static func listSidebarCell() -> UIBackgroundConfiguration { Self(.sidebarCell) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.sidebarHeader) }
  /// A row of a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    Self(.accompaniedSidebarCell)
  }
}

extension UIBackgroundConfiguration.ListStyle {
  /// The color of a row that is selected or touched, or not. Estimates of what iOS shows.
  func color(isOn: Bool) -> UIColor {
    switch self {
    case .plainCell: isOn ? .systemGray4 : .systemBackground
    case .groupedCell: isOn ? .systemGray4 : .secondarySystemGroupedBackground
    case .plainHeaderFooter: .systemBackground
    case .groupedHeaderFooter, .sidebarHeader: .clear
    case .sidebarCell: isOn ? .tertiarySystemFill : .clear
    case .accompaniedSidebarCell: isOn ? .systemGray4 : .clear
    }
  }

  var cornerRadius: CGFloat {
    self == .sidebarCell || self == .accompaniedSidebarCell ? 8 : 0
  }

  var insets: NSDirectionalEdgeInsets {
    let side: CGFloat = self == .sidebarCell || self == .accompaniedSidebarCell ? 8 : 0
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
