public import Foundation

/// The look of a tab bar: its background, its items in each layout, and the selection.
///
/// Main thread only. Source: Apple, "UITabBarAppearance".
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with their title below the image. Assigned values are copied.
  open var stackedLayoutAppearance: UITabBarItemAppearance {
    get { stacked }
    set { stacked = observed(newValue) }
  }
  /// The look of items with their title beside the image. Assigned values are copied.
  open var inlineLayoutAppearance: UITabBarItemAppearance {
    get { inline }
    set { inline = observed(newValue) }
  }
  /// The look of items in bars of the compact height. Assigned values are copied.
  open var compactInlineLayoutAppearance: UITabBarItemAppearance {
    get { compactInline }
    set { compactInline = observed(newValue) }
  }
  private final var stacked = UITabBarItemAppearance(style: .stacked)
  private final var inline = UITabBarItemAppearance(style: .inline)
  private final var compactInline = UITabBarItemAppearance(style: .compactInline)

  /// The color behind the selected item, or of its template image. Default: nil.
  @preconcurrency open var selectionIndicatorTintColor: UIColor? { didSet { didChange() } }
  /// The image behind the selected item. Default: nil.
  @preconcurrency open var selectionIndicatorImage: UIImage? { didSet { didChange() } }

  /// How items are distributed. Default: `.automatic`.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic { didSet { didChange() } }
  /// The width of items that are centered; 0, the default, means the system's. Points.
  open var stackedItemWidth: CGFloat = 0 { didSet { didChange() } }
  /// The distance of items that are centered; 0, the default, means the system's. Points.
  open var stackedItemSpacing: CGFloat = 0 { didSet { didChange() } }

  private func observed(_ appearance: UITabBarItemAppearance) -> UITabBarItemAppearance {
    let copy = appearance.copy() as? UITabBarItemAppearance ?? appearance
    copy.onChange = { [weak self] in self?.didChange() }
    didChange()
    return copy
  }

  override func setUp() {
    for appearance in [stacked, inline, compactInline] {
      appearance.onChange = { [weak self] in self?.didChange() }
    }
  }

  override func copyContent(of other: UIBarAppearance) {
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }

  final func items(in style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    switch style {
    case .stacked: stacked
    case .inline: inline
    case .compactInline: compactInline
    }
  }
}
