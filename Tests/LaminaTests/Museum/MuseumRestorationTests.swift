import LaminaTesting
import Testing
import UIKit

@testable import lamina

// Each test ends the program as SIGKILL does, and launches it again.
@Suite("The museum after a kill", .serialized)
@MainActor struct MuseumRestorationTests {
  private let visit: MuseumVisit

  init() throws {
    visit = try MuseumVisit()
  }

  @Test("the page of a work, and the wall beneath it, are where they were")
  func works() throws {
    defer { visit.end() }
    visit.screen.drag(
      from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 200), duration: 0.8)
    // A touch on content that still moves would stop it.
    for _ in 0..<2 { try visit.settle() }
    let place = visit.place(of: visit.find(WallView.self))
    #expect(place > 200)
    let seen = CGRect(x: 0, y: 120, width: 390, height: 560)
    try visit.tap(
      visit.find(WorkTile.self) { seen.contains($0.convert($0.bounds, to: nil)) })
    let title = visit.page?.navigationItem.title
    try visit.key(.keyboardDownArrow)
    let scroll = ((visit.page as? WorkPagesController)?.viewControllers?.first as? WorkController)?
      .scrollView
    let inner = visit.place(of: scroll)
    try visit.killAndLaunch()
    let pages = try #require(visit.page as? WorkPagesController)
    #expect(pages.navigationItem.title == title)
    #expect(
      visit.place(of: (pages.viewControllers?.first as? WorkController)?.scrollView) == inner)
    try visit.key(.keyboardOpenBracket, .command)
    #expect(visit.place(of: visit.find(WallView.self)) == place)
  }

  @Test("the list of a room keeps its place beneath a work")
  func rooms() throws {
    defer { visit.end() }
    try visit.tap(.rooms)
    try visit.tapRow(5)
    try visit.key(.keyboardDownArrow)
    try visit.tapRow(2)
    try visit.killAndLaunch()
    #expect(visit.museum.selectedIndex == 1)
    #expect(visit.page?.navigationItem.title == "3 of 5")
    try visit.key(.keyboardOpenBracket, .command)
    #expect(visit.page?.title == "The Larder")
    try visit.key(.keyboardOpenBracket, .command)
    #expect(visit.page is RoomsController)
  }

  @Test("the text of the search and its results are there again")
  func search() throws {
    defer { visit.end() }
    try visit.tap(.search)
    try visit.tap(visit.find(UISearchTextField.self))
    try visit.type("oil\n")
    try visit.key(.keyboardPageDown)
    let (rows, place) = (visit.rows, visit.place(of: visit.find(UITableView.self)))
    try visit.killAndLaunch()
    #expect(visit.find(UISearchTextField.self)?.text == "oil")
    #expect(visit.rows == rows && visit.place(of: visit.find(UITableView.self)) == place)
  }

  @Test("the sheet of a ticket has its height, its name and its number of visitors")
  func ticket() throws {
    defer { visit.end() }
    try visit.tap(.visit)
    try visit.tapRow(2, section: 1)
    try visit.tap(visit.find(UITextField.self))
    try visit.type("Grace")
    let sheet = visit.museum.presentedViewController?.sheetPresentationController
    sheet?.selectedDetentIdentifier = .large
    visit.find(UIStepper.self)?.value = 3
    try visit.killAndLaunch()
    #expect(visit.sheetPage is TicketController)
    let restored = visit.museum.presentedViewController?.sheetPresentationController
    #expect(restored?.selectedDetentIdentifier == .large && restored !== sheet)
    #expect(visit.find(UITextField.self)?.text == "Grace")
    #expect(visit.find(UIStepper.self)?.value == 3)
    #expect(visit.find(UILabel.self) { $0.text == "36 €" } != nil)
    try visit.key(.keyboardEscape)
    #expect(visit.museum.presentedViewController == nil && visit.museum.selectedIndex == 4)
  }

  @Test("the guide of a work, the artist on the wall and the dark colors are there again")
  func others() throws {
    defer { visit.end() }
    visit.museum.isDark = true
    try visit.tap(visit.find(WorkTile.self))
    visit.screen.tap(at: CGPoint(x: 356, y: 22))
    try visit.settle()
    #expect(visit.sheetPage is GuideController)
    try visit.killAndLaunch()
    #expect(visit.sheetPage is GuideController && visit.page is WorkPagesController)
    #expect(visit.museum.traitCollection.userInterfaceStyle == .dark)
  }
}
