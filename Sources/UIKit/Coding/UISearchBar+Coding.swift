import Foundation

extension UISearchBar {
  private enum Key {
    static let text = "UIText"
    static let placeholder = "UIPlaceholder"
    static let prompt = "UIPrompt"
    static let style = "UISearchBarStyle"
    static let showsCancel = "UIShowsCancelButton"
    static let showsBookmark = "UIShowsBookmarkButton"
    static let showsResults = "UIShowsSearchResultsButton"
    static let showsScopes = "UIShowsScopeBar"
    static let scopes = "UIScopeButtonTitles"
  }

  final func encodeSearchBar(with coder: NSCoder) {
    coder.encode(text as NSString?, forKey: Key.text)
    coder.encode(placeholder as NSString?, forKey: Key.placeholder)
    coder.encode(prompt as NSString?, forKey: Key.prompt)
    coder.encode(Int(searchBarStyle.rawValue), forKey: Key.style)
    coder.encode(showsCancelButton, forKey: Key.showsCancel)
    coder.encode(showsBookmarkButton, forKey: Key.showsBookmark)
    coder.encode(showsSearchResultsButton, forKey: Key.showsResults)
    coder.encode(showsScopeBar, forKey: Key.showsScopes)
    coder.encode(scopeButtonTitles.map { $0 as NSArray }, forKey: Key.scopes)
  }

  final func decodeSearchBar(with coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.style) else {
      return
    }
    text = coder.decodeObject(of: NSString.self, forKey: Key.text) as String?
    placeholder = coder.decodeObject(of: NSString.self, forKey: Key.placeholder) as String?
    prompt = coder.decodeObject(of: NSString.self, forKey: Key.prompt) as String?
    searchBarStyle = Style(rawValue: UInt(coder.decodeInteger(forKey: Key.style))) ?? .default
    showsCancelButton = coder.decodeBool(forKey: Key.showsCancel)
    showsBookmarkButton = coder.decodeBool(forKey: Key.showsBookmark)
    showsSearchResultsButton = coder.decodeBool(forKey: Key.showsResults)
    scopeButtonTitles =
      coder.decodeObject(of: [NSArray.self, NSString.self], forKey: Key.scopes) as? [String]
    showsScopeBar = coder.decodeBool(forKey: Key.showsScopes)
  }
}
