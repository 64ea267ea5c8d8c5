import CoreGraphics

/// Where the columns of a split view controller are in a display mode, also those that are hidden beside
/// the view.
struct SplitLayout: Equatable {
  typealias Column = UISplitViewController.Column
  typealias DisplayMode = UISplitViewController.DisplayMode

  /// The widths of columns; 0 for one that does not exist.
  struct Widths: Equatable {
    var primary: CGFloat
    var supplementary: CGFloat
  }

  private(set) var frames: [Column: CGRect] = [:]
  /// The columns that are shown.
  let shown: Set<Column>
  /// Whether the secondary column is darkened, and a touch on it hides others.
  let isDimmed: Bool

  /// - Parameter isReversed: whether the primary column is at the right.
  init(
    _ mode: DisplayMode, hasSupplementary: Bool, _ widths: Widths, in size: CGSize,
    isReversed: Bool
  ) {
    let count = min(mode.columnCount, hasSupplementary ? 2 : 1)
    let first = hasSupplementary ? widths.supplementary : widths.primary
    // The width of the columns besides the secondary one.
    let lead = [0, first, widths.primary + widths.supplementary][count]
    isDimmed = count > 0 && (mode.behavior == .overlay || mode.behavior == .displace)
    shown = Self.columns(count, hasSupplementary)
    func place(_ column: Column, _ x: CGFloat, _ width: CGFloat) {
      frames[column] = CGRect(
        x: isReversed ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
    let start = lead - (hasSupplementary ? widths.primary + widths.supplementary : widths.primary)
    place(.primary, start, widths.primary)
    place(.supplementary, start + widths.primary, widths.supplementary)
    place(.compact, 0, size.width)
    switch mode.behavior {
    case .overlay: place(.secondary, 0, size.width)
    case .displace: place(.secondary, lead, max(size.width - first, 0))
    case .tile, .automatic: place(.secondary, lead, max(size.width - lead, 0))
    }
  }

  func size(of column: Column) -> CGSize { frames[column]?.size ?? .zero }

  private static func columns(_ count: Int, _ hasSupplementary: Bool) -> Set<Column> {
    switch (count, hasSupplementary) {
    case (0, _): [.secondary]
    case (1, true): [.supplementary, .secondary]
    case (1, false): [.primary, .secondary]
    default: [.primary, .supplementary, .secondary]
    }
  }
}
