import CoreGraphics

extension UITabBar {
  /// How images and titles are placed: beside each other in the regular width and where there is little
  /// height.
  var layoutStyle: UITabBarItemAppearance.Style {
    if traits.verticalSizeClass == .compact { return .compactInline }
    return traits.horizontalSizeClass == .regular ? .inline : .stacked
  }

  var naturalHeight: CGFloat {
    layoutStyle == .compactInline ? TabBarMetrics.compactHeight : TabBarMetrics.height
  }

  var bottomSafeArea: CGFloat { safeAreaInsets.bottom }

  /// Shows the background and the items in the present appearance.
  func showAppearance() {
    let appearance = currentAppearance
    background.show(appearance)
    row.look = TabBarLook(
      style: layoutStyle, items: appearance.items(in: layoutStyle),
      selectedColor: tintColor, normalColor: unselectedItemTintColor ?? .systemGray,
      indicatorImage: selectionIndicatorImage ?? appearance.selectionIndicatorImage,
      indicatorColor: appearance.selectionIndicatorTintColor)
    setNeedsLayout()
  }

  private var currentAppearance: UITabBarAppearance {
    let atEdge = isAtScrollEdge && !legacyLook.isSet
    let own = atEdge ? selectedItem?.scrollEdgeAppearance : selectedItem?.standardAppearance
    if let own { return own }
    if !legacyLook.isSet,
      let appearance = appearances.appearance(isCompact: false, atScrollEdge: atEdge)
    {
      return appearance
    }
    let appearance = standardAppearance.observedCopy {}
    if atEdge {
      appearance.configureWithTransparentBackground()
    } else {
      legacyLook.apply(to: appearance, at: .bottom, .default)
    }
    return appearance
  }

  func layOutBar() {
    background.frame = bounds
    let safeArea = safeAreaInsets
    row.frame = CGRect(
      x: safeArea.left, y: 0, width: max(bounds.width - safeArea.left - safeArea.right, 0),
      height: min(naturalHeight, bounds.height))
    row.semanticContentAttribute = semanticContentAttribute
    row.setNeedsLayout()
    row.spans = spans(in: row.bounds.width)
  }

  /// Returns the places of the items, from the leading side.
  private func spans(in width: CGFloat) -> [TabBarRow.Span] {
    let count = items?.count ?? 0
    guard count > 0 else { return [] }
    let appearance = currentAppearance
    var positioning = itemPositioning
    if positioning == .automatic { positioning = appearance.stackedItemPositioning }
    if positioning == .automatic {
      positioning = traits.horizontalSizeClass == .regular ? .centered : .fill
    }
    if positioning == .fill {
      let share = width / CGFloat(count)
      return (0..<count).map { .init(start: share * CGFloat($0), length: share) }
    }
    return centeredSpans(
      in: width, length: itemWidth > 0 ? itemWidth : appearance.stackedItemWidth,
      spacing: itemSpacing > 0 ? itemSpacing : appearance.stackedItemSpacing)
  }

  private func centeredSpans(
    in width: CGFloat, length: CGFloat, spacing: CGFloat
  ) -> [TabBarRow.Span] {
    var lengths = row.naturalWidths.map { max($0, TabBarMetrics.centeredWidth) }
    if length > 0 { lengths = lengths.map { _ in length } }
    let spacing = spacing > 0 ? spacing : TabBarMetrics.centeredSpacing
    var total = lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1)
    if total > width {
      lengths = lengths.map { $0 * width / total }
      total = width
    }
    var start = (width - total) / 2
    return lengths.map { length in
      defer { start += length + spacing }
      return .init(start: start, length: length)
    }
  }

  func userDidSelect(_ item: UITabBarItem) {
    if owner == nil { selectedItem = item }
    delegate?.tabBar(self, didSelect: item)
  }
}

/// The measures of tab bars of iOS 17. Points.
enum TabBarMetrics {
  static let height: CGFloat = 49
  static let compactHeight: CGFloat = 32
  /// The smallest width of a centered item.
  static let centeredWidth: CGFloat = 76
  static let centeredSpacing: CGFloat = 34
  /// The middle of a stacked item's image, and the top of its title.
  static let imageCenter: CGFloat = 19
  static let titleTop: CGFloat = 34.5
  /// The distance between the image and a title beside it.
  static let inlineSpacing: CGFloat = 8
  static let badgeHeight: CGFloat = 18
  /// The most items that a bar has in the compact and in the regular width.
  static let compactLimit = 5
  static let regularLimit = 8
}
