import LaminaTesting
import Testing

@testable import UIKit

// Human Interface Guidelines, "Typography"; Apple's page "UILargeContentViewerInteraction", which says that
// the text of bars does not grow. Requirement V25.
@Suite("The size of text in bars", .serialized)
@MainActor struct BarTextSizeTests {
  private nonisolated static let largest = UIContentSizeCategory.accessibilityExtraExtraExtraLarge
  private let screen: OffscreenScreen
  private let navigation: UINavigationController
  private let page = UIViewController()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 800))
    navigation = UINavigationController(rootViewController: page)
    page.title = "Title"
    screen.window.rootViewController = navigation
    try screen.render()
  }

  private func setCategory(_ category: UIContentSizeCategory) throws {
    screen.window.traitOverrides.preferredContentSizeCategory = category
    for _ in 0..<3 {
      screen.time += 1
      try screen.render()
    }
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  /// The heights of the lines of all texts in a view that are not hidden.
  private func lines(in view: UIView) -> [CGFloat] {
    guard !view.isHidden else { return [] }
    let own = (view as? UILabel).map { [$0.intrinsicContentSize.height] } ?? []
    return own + view.subviews.flatMap { lines(in: $0) }
  }

  @Test(
    "a large title has the size of its text style, and the bar room for it",
    arguments: [
      (UIContentSizeCategory.extraSmall, 31.0), (.large, 34), (.accessibilityMedium, 44),
      (largest, 60),
    ])
  func largeTitle(category: UIContentSizeCategory, size: CGFloat) throws {
    bar.prefersLargeTitles = true
    try setCategory(category)
    let height = { UIFont.systemFont(ofSize: $0, weight: .bold).lineHeight }
    let label = try #require(bar.itemView?.largeTitle)
    #expect(near(label.bounds.height, height(size), by: 1))
    #expect(near(bar.frame.height, 96 + height(size) - height(34), by: 1))
    #expect(near(label.frame.minY, 52 - 8 - height(34), by: 1.5))
    #expect(page.view.safeAreaInsets.top == bar.frame.height)
  }

  @Test("a large title in a font that does not scale stays as it is")
  func fixedFont() throws {
    bar.prefersLargeTitles = true
    bar.largeTitleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 30)]
    try setCategory(.large)
    let before = bar.itemView?.largeTitle.bounds.height
    try setCategory(Self.largest)
    #expect(bar.frame.height == 96 && bar.itemView?.largeTitle.bounds.height == before)
  }

  @Test("titles and buttons of navigation bars, toolbars and tab bars do not grow")
  func rows() throws {
    screen.window.rootViewController = nil
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    page.navigationItem.prompt = "Prompt"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
    page.toolbarItems = [UIBarButtonItem(title: "Select", style: .plain, target: nil, action: nil)]
    navigation.isToolbarHidden = false
    screen.window.rootViewController = tabs
    try setCategory(.large)
    let bars: [UIView] = [bar, navigation.toolbar, tabs.tabBar]
    let (frames, texts) = (bars.map(\.frame), bars.map { lines(in: $0) })
    #expect(texts.allSatisfy { $0.contains { $0 > 0 } })
    try setCategory(Self.largest)
    #expect(bars.map(\.frame) == frames && bars.map { lines(in: $0) } == texts)
  }

  @Test("the field of a search bar grows with its text, and the bar with it")
  func searchBar() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 400, height: 56))
    (bar.scopeButtonTitles, bar.showsScopeBar, bar.showsCancelButton) = (["A", "B"], true, true)
    page.view.addSubview(bar)
    #expect(bar.intrinsicContentSize.height == 100 && bar.searchTextField.font?.pointSize == 17)
    let button = bar.parts.cancelButton.sizeThatFits(bar.bounds.size)
    try setCategory(Self.largest)
    #expect(bar.searchTextField.font?.pointSize == 53)
    let growth = bar.intrinsicContentSize.height - 100
    #expect(near(growth, UIFont.systemFont(ofSize: 53).lineHeight + 12 - 36, by: 1))
    bar.sizeToFit()
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.height == 36 + growth)
    #expect(bar.parts.scopes.frame.maxY <= bar.bounds.height)
    #expect(bar.parts.cancelButton.sizeThatFits(bar.bounds.size) == button)
    let icon = bar.searchTextField.leftView?.bounds.width ?? 0
    #expect(near(icon, 17.5 * 53 / 17, by: 0.1))
    bar.searchTextField.font = .systemFont(ofSize: 12)
    #expect(bar.intrinsicContentSize.height == 100)
  }

  @Test(
    "a search bar below a title makes the navigation bar higher, and one in its row does not",
    arguments: [UINavigationItem.SearchBarPlacement.stacked, .inline])
  func searchInBar(placement: UINavigationItem.SearchBarPlacement) throws {
    navigation.traitOverrides.horizontalSizeClass = placement == .inline ? .regular : .compact
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    page.navigationItem.preferredSearchBarPlacement = placement
    try setCategory(.large)
    let height = bar.frame.height
    try setCategory(Self.largest)
    if placement == .inline {
      #expect(bar.frame.height == height && search.searchBar.searchTextField.font?.pointSize == 17)
    } else {
      #expect(bar.frame.height > height + 40)
      #expect(search.searchBar.frame.height == search.searchBar.intrinsicContentSize.height)
    }
    #expect(
      search.searchBar.convert(search.searchBar.bounds, to: bar).maxY <= bar.bounds.maxY + 0.5)
  }
}
