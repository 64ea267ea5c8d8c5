import UIKit

extension GalleryPage {
  static let searchBars = GalleryPage(
    name: "search-bars", title: "Search bars",
    caption: "Fields for searches with tokens, scopes, prompts and buttons.",
    space: CGSize(width: 316, height: 198),
    specimens: [
      Specimen("searchBarStyle") { $0.styles() },
      Specimen("prompt, showsScopeBar") { $0.scopes() },
      Specimen("showsCancelButton, showsBookmarkButton") { $0.buttons() },
      Specimen("tokens") { $0.tokens() },
      Specimen("the same", note: ".dark") { $0.tokens(in: .dark) },
      Specimen("the same", note: "forceRightToLeft") { $0.buttons(isReversed: true) },
    ])
}

extension Stage {
  private func bar(_ text: String, _ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
    bar.text = text
    bar.placeholder = "Search"
    change(bar)
    bar.sizeToFit()
    return bar
  }

  fileprivate func styles() {
    panel().addFlowing(
      [
        bar("Prominent"), bar("") { $0.searchBarStyle = .minimal },
        bar("barTintColor") { $0.barTintColor = .systemTeal },
      ], spacing: 6)
  }

  fileprivate func scopes() {
    panel().addFlowing(
      [
        bar("") {
          $0.prompt = "Where to look"
          $0.scopeButtonTitles = ["All", "Titles", "People"]
          $0.showsScopeBar = true
          $0.selectedScopeButtonIndex = 1
        }
      ], spacing: 6)
  }

  fileprivate func buttons(isReversed: Bool = false) {
    panel(isReversed: isReversed).addFlowing(
      [
        bar("quartz") { $0.showsCancelButton = true }, bar("") { $0.showsBookmarkButton = true },
        bar("") {
          $0.showsSearchResultsButton = true
          $0.searchBarStyle = .minimal
        },
      ], spacing: 6)
  }

  fileprivate func tokens(in style: UIUserInterfaceStyle = .light) {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 290, height: 36))
    field.tokens = [
      UISearchToken(icon: UIImage(systemName: "star.fill"), text: "Favorites"),
      UISearchToken(icon: nil, text: "2026"),
    ]
    field.text = "stones"
    panel(in: style).addFlowing(
      [field, UISearchTextField(frame: CGRect(x: 0, y: 0, width: 290, height: 36))], spacing: 12)
  }
}
