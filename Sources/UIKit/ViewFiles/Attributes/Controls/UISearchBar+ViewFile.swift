import Foundation
import XMLTree

extension ViewFileClass {
  static let searchBar = ViewFileClass(
    "searchBar", UISearchBar.self,
    [
      .string("text", \UISearchBar.text),
      .string("placeholder", \UISearchBar.placeholder),
      .string("prompt", \UISearchBar.prompt),
      .choice("barStyle", \UISearchBar.barStyle, UIBarStyle.fileNames),
      .choice(
        "searchBarStyle", \UISearchBar.searchBarStyle,
        ["default": .default, "prominent": .prominent, "minimal": .minimal]),
      .bool("translucent", \UISearchBar.isTranslucent),
      .color("barTintColor", \UISearchBar.barTintColor),
      .image("backgroundImage", \UISearchBar.backgroundImage),
      .bool("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
      .bool("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
      .bool("showsCancelButton", \UISearchBar.showsCancelButton),
      .custom("scopeButtonTitles", of: UISearchBar.self) { bar, reader in
        let titles = reader.element.children(of: "scopeButtonTitles")
          .compactMap { ElementReader.characters(of: $0) }
        if !titles.isEmpty { bar.scopeButtonTitles = titles }
      },
      .bool("showsScopeBar", \UISearchBar.showsScopeBar),
      .textInputTraits(of: UISearchBar.self),
    ],
    members: [.property("delegate", \UISearchBar.delegate)])
}
