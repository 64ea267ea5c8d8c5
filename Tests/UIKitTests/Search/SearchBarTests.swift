import LaminaTesting
import Testing

@testable import UIKit

/// Writes down what a search bar asks and tells.
@MainActor private final class LoggingBarDelegate: NSObject, UISearchBarDelegate {
  var log: [String] = []
  var refuses: Set<String> = []

  private func ask(_ question: String) -> Bool {
    log.append(question)
    return !refuses.contains(question)
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("shouldBegin") }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("shouldEnd") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { ask("shouldChange \(range.location)+\(range.length) \(text)") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
  }
}

/// Requirements V33 and V38; Apple, "UISearchBar", "UISearchTextField".
@Suite("Search bars", .serialized)
@MainActor struct SearchBarTests {
  private let screen: OffscreenScreen
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 300, height: 56))
  private let delegate = LoggingBarDelegate()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 300))
    screen.window.addSubview(bar)
    bar.delegate = delegate
  }

  private func middle(of view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  @Test("have the defaults of iOS")
  func defaults() {
    let bar = UISearchBar()
    #expect(bar.text == "" && bar.placeholder == nil && bar.prompt == nil)
    #expect(bar.searchBarStyle == .default && bar.barStyle == .default && bar.isTranslucent)
    #expect(!bar.showsCancelButton && !bar.showsBookmarkButton && !bar.showsSearchResultsButton)
    #expect(bar.scopeButtonTitles == nil && !bar.showsScopeBar)
    #expect(bar.selectedScopeButtonIndex == 0 && bar.isEnabled)
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 56))
    #expect(bar.searchTextField.intrinsicContentSize.height == 36)
  }

  @Test("ask and tell in the order of iOS")
  func order() throws {
    bar.layoutIfNeeded()
    screen.tap(at: middle(of: bar.searchTextField))
    #expect(bar.isFirstResponder && delegate.log == ["shouldBegin", "didBegin"])
    delegate.log = []
    screen.type("\n")
    #expect(delegate.log == [])
    screen.type("a\n")
    #expect(delegate.log == ["shouldChange 0+0 a", "text a", "search"])
    #expect(bar.text == "a" && bar.isFirstResponder)
    delegate.log = []
    bar.text = "b"
    #expect(delegate.log == [])
    #expect(bar.resignFirstResponder())
    #expect(delegate.log == ["shouldEnd", "didEnd"])
  }

  @Test("give room to the cancel button, which cancels while the bar is edited")
  func cancelling() throws {
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 284, height: 36))
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let button = bar.parts.cancelButton
    #expect(bar.searchTextField.frame.maxX + 8 == button.frame.minX && button.frame.maxX == 292)
    #expect(!button.isEnabled)
    bar.becomeFirstResponder()
    #expect(button.isEnabled)
    delegate.log = []
    screen.tap(at: middle(of: button))
    #expect(delegate.log == ["cancel"])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(button.frame.minX == 8 && bar.searchTextField.frame.maxX == 292)
  }

  @Test("have the magnifier and the placeholder at the right from right to left")
  func reversed() throws {
    bar.placeholder = "Search"
    bar.semanticContentAttribute = .forceRightToLeft
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    field.layoutIfNeeded()
    let magnifier = try #require(field.leftView)
    #expect(magnifier.frame.maxX == field.bounds.maxX - 7)
    #expect(field.placeholderRect(forBounds: field.bounds).maxX <= magnifier.frame.minX)
    let placeholder = try #require(field.placeholderLayout)
    let rect = field.placeholderRect(forBounds: field.bounds)
    let origin = field.origin(of: placeholder, in: rect, isScrolled: false)
    #expect(abs(origin.x + placeholder.bounds.maxX - rect.maxX) < 1)
  }

  @Test("show an image behind the scopes while these are shown")
  func scopeBackground() throws {
    bar.scopeBarBackgroundImage = UIImage(systemName: "square.fill")
    bar.scopeButtonTitles = ["All", "Some"]
    let background = bar.parts.scopeBackground
    #expect(background.isHidden)
    bar.showsScopeBar = true
    bar.sizeToFit()
    bar.layoutIfNeeded()
    #expect(!background.isHidden && background.frame.contains(bar.parts.scopes.frame))
    #expect(background.frame == CGRect(x: 0, y: 56, width: 300, height: 44))
  }

  @Test("grow with a prompt and with scopes, of which the user selects one")
  func scopes() throws {
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    bar.prompt = "Where"
    #expect(bar.intrinsicContentSize.height == 118)
    bar.sizeToFit()
    bar.layoutIfNeeded()
    let place = bar.parts.scopes.frame
    screen.tap(at: CGPoint(x: place.maxX - 30, y: place.midY + 20))
    #expect(delegate.log == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
  }

  @Test("have a button in the field for bookmarks or results")
  func sideButtons() throws {
    bar.showsBookmarkButton = true
    bar.layoutIfNeeded()
    bar.searchTextField.layoutIfNeeded()
    screen.tap(at: middle(of: bar.parts.sideButton))
    bar.showsSearchResultsButton = true
    screen.tap(at: middle(of: bar.parts.sideButton))
    #expect(delegate.log == ["bookmark", "results"])
    let image = UIImage(systemName: "star.fill")
    bar.setImage(image, for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal) === image)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
  }

  @Test("have tokens in front of the text, which are selected before they are deleted")
  func tokens() throws {
    let field = bar.searchTextField
    let tokens = ["one", "two", "three"].map { UISearchToken(icon: nil, text: $0) }
    field.tokens = tokens
    field.text = "abc"
    #expect(field.text == "abc" && field.tokens == tokens && bar.text == "abc")
    #expect(field.offset(from: field.beginningOfDocument, to: field.textualRange.start) == 3)
    field.becomeFirstResponder()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    screen.type("x")
    #expect(field.text == "xabc")
    field.selectedTextRange = field.textRange(
      from: field.textualRange.start, to: field.textualRange.start)
    screen.key(.keyboardDeleteOrBackspace)
    #expect(field.tokens.count == 3)
    screen.key(.keyboardDeleteOrBackspace)
    #expect(field.tokens == Array(tokens.prefix(2)) && field.text == "xabc")
    field.removeToken(at: 0)
    #expect(field.tokens == [tokens[1]])
    field.insertToken(tokens[0], at: 0)
    field.replaceTextualPortion(of: field.textualRange, with: tokens[2], at: 2)
    #expect(field.tokens == tokens && field.text == "")
    field.allowsDeletingTokens = false
    screen.key(.keyboardDeleteOrBackspace)
    screen.key(.keyboardDeleteOrBackspace)
    #expect(field.tokens == tokens)
  }

  @Test("may be changed before they have a size")
  func emptyFrame() {
    let bar = UISearchBar(frame: .zero)
    bar.scopeButtonTitles = ["All", "Some"]
    bar.setShowsScope(true, animated: true)
    bar.showsCancelButton = true
    bar.prompt = "Where"
    for width in [0, 10, 40] as [CGFloat] {
      bar.frame.size = CGSize(width: width, height: width)
      bar.layoutIfNeeded()
    }
    #expect(bar.intrinsicContentSize.height == 118)
  }

  @Test("survive an archive")
  func coding() throws {
    bar.text = "quartz"
    bar.scopeButtonTitles = ["A", "B"]
    bar.searchBarStyle = .minimal
    let data = try NSKeyedArchiver.archivedData(withRootObject: bar, requiringSecureCoding: false)
    let copy = try #require(
      try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? UISearchBar)
    #expect(copy.text == "quartz" && copy.scopeButtonTitles == ["A", "B"])
    #expect(copy.searchBarStyle == .minimal && copy.subviews.count == bar.subviews.count)
  }
}
