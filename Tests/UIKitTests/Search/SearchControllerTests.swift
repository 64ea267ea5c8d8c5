import LaminaTesting
import Testing

@testable import UIKit

/// Requirements V25 and V33; Apple, "UISearchController", "UISearchResultsUpdating".
@Suite("Search controllers", .serialized)
@MainActor
final class SearchControllerTests: NSObject, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  private let screen: OffscreenScreen
  private let root = UIViewController()
  private let results = UIViewController()
  private let search: UISearchController
  private var log: [String] = []

  override init() {
    screen = try! OffscreenScreen(size: CGSize(width: 300, height: 400))
    search = UISearchController(searchResultsController: results)
    super.init()
    screen.window.rootViewController = root
    search.searchBar.frame = CGRect(x: 0, y: 30, width: 300, height: 56)
    root.view.addSubview(search.searchBar)
    search.searchResultsUpdater = self
    search.delegate = self
  }

  func updateSearchResults(for searchController: UISearchController) {
    log.append("update '\(searchController.searchBar.text ?? "")'")
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    log.append("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    log.append("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    log.append("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    log.append("didDismiss")
  }

  private func settle() throws {
    for _ in 0..<3 {
      screen.time += 0.5
      try screen.render()
    }
  }

  @Test("have the defaults of iOS")
  func defaults() {
    let search = UISearchController(searchResultsController: nil)
    #expect(!search.isActive && search.obscuresBackgroundDuringPresentation)
    #expect(search.automaticallyShowsCancelButton && search.automaticallyShowsScopeBar)
    #expect(search.automaticallyShowsSearchResultsController)
    #expect(!search.showsSearchResultsController && search.searchResultsController == nil)
  }

  @Test("present below their bar when it is edited, and show results as soon as there is text")
  func searching() throws {
    try settle()
    screen.tap(at: CGPoint(x: 120, y: 58))
    try settle()
    #expect(search.isActive && search.presentingViewController === root)
    #expect(log == ["willPresent", "update ''", "didPresent"])
    #expect(search.view.frame == CGRect(x: 0, y: 86, width: 300, height: 314))
    #expect(search.searchBar.isFirstResponder && search.searchBar.showsCancelButton)
    #expect(results.parent == nil)
    log = []
    screen.type("ab")
    #expect(log == ["update 'a'", "update 'ab'"] && results.parent === search)
    log = []
    let cancel = search.searchBar.parts.cancelButton
    screen.tap(at: cancel.convert(CGPoint(x: cancel.bounds.midX, y: 15), to: nil))
    try settle()
    #expect(log == ["willDismiss", "update ''", "didDismiss"])
    #expect(!search.isActive && search.presentingViewController == nil)
    #expect(!search.searchBar.showsCancelButton && search.searchBar.text == "")
    #expect(!search.searchBar.isFirstResponder)
  }

  @Test("end with a tap on what they darken, and let touches pass to what they do not")
  func obscuring() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 200, width: 300, height: 60)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    search.isActive = true
    try settle()
    screen.tap(at: CGPoint(x: 150, y: 230))
    try settle()
    #expect(taps == 0 && !search.isActive)
    search.obscuresBackgroundDuringPresentation = false
    search.isActive = true
    try settle()
    screen.tap(at: CGPoint(x: 150, y: 230))
    #expect(taps == 1 && search.isActive)
    search.dismiss(animated: false)
    try settle()
    #expect(!search.isActive)
  }

  @Test("show the scopes of their bar while they are active")
  func scopes() throws {
    search.searchBar.scopeButtonTitles = ["All", "Some"]
    search.isActive = true
    try settle()
    #expect(search.searchBar.showsScopeBar)
    log = []
    search.searchBar.sizeToFit()
    search.searchBar.layoutIfNeeded()
    let place = search.searchBar.parts.scopes.frame
    screen.tap(at: CGPoint(x: place.maxX - 30, y: place.midY + 30))
    #expect(log == ["update ''"])
    search.isActive = false
    try settle()
    #expect(!search.searchBar.showsScopeBar)
  }
}
