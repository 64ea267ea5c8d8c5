import LaminaTesting
import Testing

@testable import UIKit

/// Requirements V25 and V33; Apple, "searchController", "hidesSearchBarWhenScrolling",
/// "hidesNavigationBarDuringPresentation", "UINavigationItem.SearchBarPlacement".
@Suite("Searches in navigation bars", .serialized)
@MainActor final class NavigationSearchTests: NSObject, UISearchResultsUpdating {
  private let screen: OffscreenScreen
  private let navigation: UINavigationController
  private let page = SearchedPage()
  private let search = UISearchController(searchResultsController: nil)
  private var chosen: [String] = []

  override init() {
    screen = try! OffscreenScreen(size: CGSize(width: 320, height: 640))
    navigation = UINavigationController(rootViewController: page)
    super.init()
    page.title = "Title"
    page.definesPresentationContext = true
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    search.searchResultsUpdater = self
    screen.window.rootViewController = navigation
  }

  func updateSearchResults(for searchController: UISearchController) {}
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    chosen.append(searchSuggestion.localizedSuggestion ?? "")
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  private func settle() throws {
    for _ in 0..<4 {
      screen.time += 0.5
      try screen.render()
    }
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func tap(_ view: UIView) throws {
    let frame = frame(of: view)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try settle()
  }

  @Test("items have the defaults of iOS")
  func defaults() {
    let item = UINavigationItem(title: "")
    #expect(item.searchController == nil && item.hidesSearchBarWhenScrolling)
    #expect(item.preferredSearchBarPlacement == .automatic)
    #expect(item.searchBarPlacement == .automatic)
    #expect(search.hidesNavigationBarDuringPresentation && search.searchSuggestions == nil)
    #expect(!search.ignoresSearchSuggestionsForSearchBarPlacementStacked)
  }

  @Test("the bar is 52 points higher, and has the field below the large title")
  func place() throws {
    try settle()
    #expect(bar.frame.height == 96 && page.view.safeAreaInsets.top == 96)
    #expect(
      frame(of: search.searchBar.searchTextField) == CGRect(x: 16, y: 45, width: 288, height: 36))
    bar.prefersLargeTitles = true
    try settle()
    #expect(bar.frame.height == 148 && page.scroll.contentOffset.y == -148)
    #expect(frame(of: search.searchBar.searchTextField).minY == 97)
    #expect(page.navigationItem.searchBarPlacement == .stacked)
  }

  @Test(
    "content that moves up hides the field first, and then the large title; it rests between them")
  func hiding() throws {
    bar.prefersLargeTitles = true
    page.navigationItem.hidesSearchBarWhenScrolling = true
    try settle()
    let limits = page.scroll.limits(.vertical)
    let steps: [(CGFloat, CGFloat, CGFloat)] = [
      (-148, 52, 52), (-120, 52, 24), (-96, 52, 0), (-60, 16, 0), (0, 0, 0), (-148, 52, 52),
    ]
    for (offset, title, field) in steps {
      page.scroll.contentOffset.y = offset
      try screen.render()
      #expect(bar.shownHeight.largeTitle == title && bar.shownHeight.search == field)
      #expect(bar.frame.height == 44 + title + field && page.scroll.contentOffset.y == offset)
      #expect(page.scroll.limits(.vertical) == limits)
    }
    let rests: [(CGFloat, CGFloat)] = [(-130, -148), (-115, -96), (-75, -96), (-60, -44), (9, 9)]
    for (offset, rest) in rests {
      #expect(navigation.scrollView(page.scroll, restNear: offset) == rest)
    }
  }

  @Test("an active search is alone in the bar, with its cancel button, which ends it")
  func active() throws {
    bar.prefersLargeTitles = true
    try settle()
    try tap(search.searchBar.searchTextField)
    #expect(search.isActive && search.searchBar.isFirstResponder)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 320, height: 52))
    #expect(bar.itemView?.title.alpha == 0 && bar.itemView?.largeTitleArea.alpha == 0)
    #expect(search.presentingViewController === page && page.view.safeAreaInsets.top == 52)
    #expect(page.scroll.contentOffset.y == -52)
    #expect(frame(of: search.view) == CGRect(x: 0, y: 52, width: 320, height: 588))
    let button = search.searchBar.parts.cancelButton
    #expect(frame(of: button).maxX == 304 && frame(of: button).midY == 19)
    try tap(button)
    #expect(!search.isActive && bar.frame.height == 148 && page.scroll.contentOffset.y == -148)
    #expect(bar.itemView?.largeTitleArea.alpha == 1 && !search.searchBar.showsCancelButton)
  }

  @Test("the bar stays where the search does not hide it, and grows with the scopes")
  func scopes() throws {
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    try settle()
    #expect(bar.frame.height == 96)
    search.isActive = true
    try settle()
    #expect(bar.frame.height == 140 && frame(of: search.view).minY == 140)
    #expect(bar.itemView?.title.alpha == 1)
    search.isActive = false
    try settle()
    #expect(bar.frame.height == 96)
  }

  @Test("a page that is pushed covers the search, which is there again after the pop")
  func pushing() throws {
    search.isActive = true
    try settle()
    let next = SearchedPage()
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
    try settle()
    #expect(bar.frame.height == 44 && search.view.window == nil && search.isActive)
    navigation.popViewController(animated: true)
    try settle()
    #expect(bar.frame.height == 52 && search.view.window != nil && search.isActive)
    #expect(frame(of: search.view).minY == 52)
  }

  @Test("a page that is popped ends its search, and is released")
  func popping() throws {
    weak var popped: UIViewController?
    do {
      let next = SearchedPage()
      next.definesPresentationContext = true
      let inner = UISearchController(searchResultsController: UIViewController())
      next.navigationItem.searchController = inner
      navigation.pushViewController(next, animated: false)
      try settle()
      inner.isActive = true
      try settle()
      #expect(inner.presentingViewController === next)
      navigation.popViewController(animated: true)
      try settle()
      #expect(!inner.isActive && inner.presentingViewController == nil)
      popped = next
    }
    try settle()
    #expect(popped == nil)
  }

  @Test("a wide bar has the field in the row of the title, before the trailing buttons")
  func inline() throws {
    let button = UIBarButtonItem(systemItem: .add)
    page.navigationItem.rightBarButtonItem = button
    navigation.traitOverrides.horizontalSizeClass = .regular
    try settle()
    #expect(page.navigationItem.searchBarPlacement == .inline && bar.frame.height == 44)
    let field = frame(of: search.searchBar.searchTextField)
    #expect(field.midY == 22 && field.width == 160 && field.maxX < 290)
    search.isActive = true
    try settle()
    #expect(bar.frame.height == 44 && frame(of: search.view).minY == 44)
    search.isActive = false
    page.navigationItem.preferredSearchBarPlacement = .stacked
    try settle()
    #expect(page.navigationItem.searchBarPlacement == .stacked && bar.frame.height == 96)
    page.navigationItem.preferredSearchBarPlacement = .inline
    search.searchBar.scopeButtonTitles = ["All"]
    #expect(page.navigationItem.searchBarPlacement == .stacked)
  }

  @Test("suggestions are a list below the bar, of which the user chooses one")
  func suggestions() throws {
    search.searchSuggestions = ["one", "two"].map {
      UISearchSuggestionItem(localizedSuggestion: $0)
    }
    try settle()
    #expect(search.suggestionList.superview == nil)
    search.isActive = true
    try settle()
    #expect(frame(of: search.suggestionList) == CGRect(x: 0, y: 52, width: 320, height: 588))
    screen.tap(at: CGPoint(x: 100, y: 52 + 66))
    #expect(chosen == ["two"])
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    #expect(search.suggestionList.superview == nil)
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
    #expect(search.suggestionList.superview != nil)
    search.searchSuggestions = nil
    #expect(search.suggestionList.superview == nil)
  }

  @Test("the panel below a field in the row of the title is as high as its suggestions")
  func suggestionPanel() throws {
    navigation.traitOverrides.horizontalSizeClass = .regular
    search.searchSuggestions = [
      UISearchSuggestionItem(localizedSuggestion: "one"),
      UISearchSuggestionItem(localizedSuggestion: "two", localizedDescription: "described"),
    ]
    search.isActive = true
    try settle()
    let rows = search.suggestionList.cellHeights
    #expect(rows.count == 2 && rows[0] == 44 && rows[1] > 44)
    #expect(search.suggestionList.bounds.height == rows.reduce(0, +))
    search.searchSuggestions = (0..<30).map { UISearchSuggestionItem(localizedSuggestion: "\($0)") }
    try settle()
    #expect(search.suggestionList.bounds.height == search.view.bounds.height)
  }

  @Test("an item that loses its search gives the bar back")
  func losing() throws {
    try settle()
    page.navigationItem.searchController = nil
    try settle()
    #expect(bar.frame.height == 44 && search.searchBar.superview == nil)
    #expect(search.searchBar.intrinsicContentSize.height == 56)
    #expect(search.searchBarPlacement == .automatic)
  }

  @Test("a container shows the bar of a search and the results below, without a presentation")
  func container() throws {
    let results = UIViewController()
    let inner = UISearchController(searchResultsController: results)
    let container = UISearchContainerViewController(searchController: inner)
    screen.window.rootViewController = container
    try settle()
    #expect(container.searchController === inner && inner.parent === container)
    #expect(frame(of: inner.searchBar) == CGRect(x: 0, y: 0, width: 320, height: 56))
    try tap(inner.searchBar.searchTextField)
    #expect(inner.isActive && inner.presentingViewController == nil)
    screen.type("a")
    #expect(results.parent === inner && frame(of: results.view).minY == 56)
    inner.isActive = false
    try settle()
    #expect(results.parent == nil)
  }
}

/// A page with content that scrolls.
@MainActor private final class SearchedPage: UIViewController {
  let scroll = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 320, height: 2000)
    view.addSubview(scroll)
  }
}

extension SearchSuggestionList {
  /// The heights of the rows that are shown, from the top.
  fileprivate var cellHeights: [CGFloat] {
    let table = subviews.compactMap { $0 as? UITableView }.first
    return (table?.visibleCells ?? []).map(\.frame.height)
  }
}
