import CoreGraphics
import Foundation

/// Shows one item of a navigation bar: the prompt, a row with the title between the buttons, and the large
/// title.
@MainActor final class NavigationItemView: UIView {
  let item: UINavigationItem
  private unowned let bar: UINavigationBar
  let backButton = NavigationBackButton()
  let leadingRow = BarItemsView()
  let centerRow = BarItemsView()
  let trailingRow = BarItemsView()
  let title: NavigationTitleView
  let prompt = UILabel()
  /// Clips the large title at the lower edge of the row, below which it disappears.
  let largeTitleArea = UIView()
  let largeTitle = UILabel()
  /// Clips a stacked search bar, which disappears below the title.
  let searchArea = NavigationSearchView()
  /// The heights of the parts, of the large title and the search bar what is shown of them.
  var height = NavigationBarHeight() {
    didSet {
      guard height != oldValue else { return }
      if height.isSearchAlone != oldValue.isSearchAlone { showParts() }
      setNeedsLayout()
    }
  }
  /// How far the large title is moved down.
  var largeTitleOffset: CGFloat = 0 {
    didSet { if largeTitleOffset != oldValue { setNeedsLayout() } }
  }

  override class var startsOpaque: Bool { false }

  init(_ item: UINavigationItem, in bar: UINavigationBar) {
    (self.item, self.bar) = (item, bar)
    title = NavigationTitleView(item)
    super.init(frame: bar.bounds)
    largeTitleArea.clipsToBounds = true
    largeTitleArea.isUserInteractionEnabled = false
    largeTitle.accessibilityTraits = .header
    prompt.textAlignment = .center
    prompt.font = .systemFont(ofSize: 13)
    prompt.isUserInteractionEnabled = false
    largeTitleArea.addSubview(largeTitle)
    let views: [UIView] = [
      searchArea, largeTitleArea, prompt, title, centerRow, leadingRow, trailingRow, backButton,
    ]
    for view in views { addSubview(view) }
    backButton.onTap = { [weak self] in self?.bar.userWantsBack() }
    backButton.menu = { [weak self] in self?.bar.historyMenu }
    for row in rows { row.onChange = { [weak self] in self?.setNeedsLayout() } }
  }

  required init?(coder: NSCoder) { nil }

  var rows: [BarItemsView] { [leadingRow, centerRow, trailingRow] }

  // MARK: Content

  /// Shows the present content of the item, and of the item below on the back button.
  func update(animated: Bool) {
    let content = NavigationBarItems(of: item)
    leadingRow.setItems(bar.containerItems + content.leading, animated: animated)
    centerRow.setItems(content.center, animated: animated)
    trailingRow.setItems(content.trailing, animated: animated)
    title.update()
    searchArea.show(item.searchController)
    prompt.text = item.prompt
    largeTitle.text = item.title
    updateBackButton()
    show(bar.appearance(of: item), bar.metrics)
    setNeedsLayout()
  }

  private func updateBackButton() {
    let stack = bar.stack
    let index = stack.firstIndex { $0 === item } ?? 0
    backButton.show(index > 0 ? stack[index - 1] : nil, action: item.backAction)
    let isReplaced = item.leftBarButtonItems != nil && !item.leftItemsSupplementBackButton
    let leads = index > 0 || item.backAction != nil
    showsBackButton = leads && !item.hidesBackButton && !isReplaced
    backButton.isHidden = !showsBackButton
  }

  /// Whether the bar has a back button while it shows the item.
  private(set) var showsBackButton = false

  func show(_ appearance: UINavigationBarAppearance, _ metrics: UIBarMetrics) {
    let look = BarButtonLook(
      plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, metrics: metrics)
    for row in rows { row.look = look }
    backButton.show(appearance)
    title.show(appearance)
    prompt.textColor = appearance.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
    var attributes = appearance.largeTitleTextAttributes
    attributes[.font] = appearance.largeTitleFont(for: bar.traits.preferredContentSizeCategory)
    attributes[.foregroundColor] = attributes[.foregroundColor] ?? UIColor.label
    largeTitle.setText(item.title ?? "", attributes)
    setNeedsLayout()
  }

  /// Shows the content again, after another view has shown the items.
  func reload() {
    for row in rows { row.setItems([], animated: false) }
    title.reload()
    searchArea.show(nil)
    update(animated: false)
  }

  /// Leaves the bar, and the items to other views.
  func retire() {
    for row in rows { row.setItems([], animated: false) }
    removeFromSuperview()
  }

  // MARK: The transition

  /// Puts everything where it is at rest.
  func rest() {
    showParts()
    backButton.indicator.alpha = 1
    move(title: 0, largeTitle: 0, alpha: 1)
    moveBackTitle(by: 0)
  }

  /// Moves the titles horizontally from their places.
  func move(title way: CGFloat, largeTitle largeWay: CGFloat, alpha: CGFloat) {
    title.transform = CGAffineTransform(translationX: way, y: 0)
    title.alpha = alpha * (showsTitle ? 1 : 0)
    largeTitle.transform = CGAffineTransform(translationX: largeWay, y: 0)
    largeTitle.alpha = alpha
    searchArea.transform = largeTitle.transform
    searchArea.alpha = alpha
  }

  /// Whether the title is in the row: not while it is large.
  var showsTitle: Bool {
    !height.isSearchAlone && (height.largeTitle < 1 || item.titleView != nil)
  }

  /// Shows what is beside the titles, unless the search bar has taken its place.
  private func showParts() {
    let alpha: CGFloat = height.isSearchAlone ? 0 : 1
    for part in rows + [prompt, backButton, largeTitleArea] as [UIView] { part.alpha = alpha }
  }

  func moveBackTitle(by way: CGFloat) {
    backButton.label.transform = CGAffineTransform(translationX: way, y: 0)
    backButton.label.alpha = way == 0 ? 1 : 0
  }

  /// Moves the title of the back button to a place from which it comes, where it is not visible.
  func moveBackTitle(to center: CGFloat) {
    guard let own = backTitleCenter else { return }
    moveBackTitle(by: center - own == 0 ? 1 : center - own)
  }

  var titleCenter: CGFloat { showsTitle ? title.center.x : largeTitle.center.x }

  /// The middle of the back button's title; nil if there is none.
  var backTitleCenter: CGFloat? {
    guard showsBackButton, !backButton.label.isHidden else { return nil }
    return backButton.frame.minX + backButton.label.center.x
  }

  // MARK: Layout

  /// Whether changes of the layout are visible, so that they may be gradual.
  private(set) var hasBeenLaidOut = false

  override func layoutSubviews() {
    super.layoutSubviews()
    NavigationItemLayout(self).apply()
    hasBeenLaidOut = true
  }

  /// Touches between the buttons are those of the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

/// The bar button items that a navigation item shows, in the order of the row from the leading side.
@MainActor struct NavigationBarItems {
  var leading: [UIBarButtonItem]
  var center: [UIBarButtonItem]
  var trailing: [UIBarButtonItem]

  init(of item: UINavigationItem) {
    leading = (item.leftBarButtonItems ?? []) + Self.items(of: item.leadingItemGroups)
    center = item.style == .navigator ? [] : Self.items(of: item.centerItemGroups)
    let pinned = item.pinnedTrailingGroup.map { Self.items(of: [$0]) } ?? []
    trailing =
      Self.items(of: item.trailingItemGroups) + (item.rightBarButtonItems ?? []).reversed() + pinned
  }

  private static func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
  }
}
