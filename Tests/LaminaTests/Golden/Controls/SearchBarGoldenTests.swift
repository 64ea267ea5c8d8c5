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
    var y: CGFloat = 6
    for (index, view) in (bars + fields).enumerated() {
      if index == 4 { y = 6 }
      view.frame.origin = CGPoint(x: index < 4 ? 10 : 340, y: y)
      screen.window.addSubview(view)
      y += view.frame.height + 8
    }
    try look.compare(screen, with: "search-bars")
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
