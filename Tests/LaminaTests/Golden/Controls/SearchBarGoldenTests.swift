import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Search bars match their golden images", .serialized)
@MainActor struct SearchBarGoldenTests {
  @Test(
    "styles, prompts, scopes, buttons and tokens look like those of iOS beside one another",
    arguments: GoldenLook.allCases)
  func strip(look: GoldenLook) throws {
    let screen = try look.makeScreen(CGSize(width: 660, height: 330))
    place(bars + fields, in: screen)
    try look.compare(screen, with: "search-bars")
  }

  @Test("from right to left, and at the largest size of text", arguments: [false, true])
  func variants(isLargest: Bool) throws {
    let screen = try GoldenLook.light.makeScreen(CGSize(width: 660, height: isLargest ? 560 : 330))
    if isLargest {
      screen.window.traitOverrides.preferredContentSizeCategory =
        .accessibilityExtraExtraExtraLarge
    } else {
      screen.window.traitOverrides.layoutDirection = .rightToLeft
    }
    place(isLargest ? Array((bars + fields).prefix(7)) : bars + fields, in: screen)
    try screen.render()
    try assertSnapshot(
      of: screen.frame(), named: "search-bars-\(isLargest ? "largest" : "reversed")",
      tolerance: GoldenTests.tolerance(screen))
  }

  /// Places views in two columns, in their natural heights.
  private func place(_ views: [UIView], in screen: OffscreenScreen) {
    var y: CGFloat = 6
    for (index, view) in views.enumerated() {
      if index == 4 { y = 6 }
      screen.window.addSubview(view)
      view.frame = CGRect(
        x: index < 4 ? 10 : 340, y: y, width: 310,
        height: view.sizeThatFits(view.bounds.size).height)
      y += view.frame.height + 8
    }
  }

  private func bar(_ text: String, _ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 310, height: 56))
    (bar.text, bar.placeholder) = (text, "Search")
    change(bar)
    bar.sizeToFit()
    bar.frame.size.width = 310
    return bar
  }

  private var bars: [UIView] {
    [
      bar("Prominent"), bar("") { $0.searchBarStyle = .minimal },
      bar("barTintColor") { $0.barTintColor = .systemTeal },
      bar("") {
        $0.prompt = "Where to look"
        ($0.scopeButtonTitles, $0.showsScopeBar) = (["All", "Titles", "People"], true)
        $0.selectedScopeButtonIndex = 1
      }, bar("quartz") { $0.showsCancelButton = true }, bar("") { $0.showsBookmarkButton = true },
      bar("") { ($0.showsSearchResultsButton, $0.searchBarStyle) = (true, .minimal) },
    ]
  }

  private var fields: [UIView] {
    let empty = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 310, height: 36))
    (empty.isEnabled, empty.placeholder) = (false, "Disabled")
    let tokens = UISearchTextField(frame: empty.frame)
    tokens.tokens = [
      UISearchToken(icon: UIImage(systemName: "star.fill"), text: "Favorites"),
      UISearchToken(icon: nil, text: "2026"),
    ]
    tokens.text = "stones"
    return [tokens, empty]
  }
}
