import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("The museum by keys alone", .serialized)
@MainActor struct MuseumKeyTests {
  private let visit: MuseumVisit

  init() throws {
    visit = try MuseumVisit()
  }

  @Test("Control-Tab and Control-Shift-Tab go through the tabs, from the end to the beginning")
  func tabs() throws {
    defer { visit.end() }
    var indices: [Int] = []
    for _ in 0..<5 {
      try visit.key(.keyboardTab, .control)
      indices.append(visit.museum.selectedIndex)
    }
    for _ in 0..<2 {
      try visit.key(.keyboardTab, [.control, .shift])
      indices.append(visit.museum.selectedIndex)
    }
    #expect(indices == [1, 2, 3, 4, 0, 4, 3])
  }

  @Test("arrow keys move among the pictures, Return opens one, and Command-[ leads back")
  func works() throws {
    defer { visit.end() }
    try visit.key(.keyboardTab)
    for _ in 0..<2 { try visit.key(.keyboardDownArrow) }
    try visit.key(.keyboardLeftArrow)
    let tile = try #require(visit.focusedItem as? WorkTile)
    try visit.key(.keyboardReturnOrEnter)
    let pages = try #require(visit.page as? WorkPagesController)
    #expect(pages.navigationItem.title == "\(tile.work.number + 1) of 24")
    try visit.key(.keyboardOpenBracket, .command)
    #expect(visit.page is WorksController)
  }

  @Test("arrow keys turn the pages of works, and scroll the page")
  func pages() throws {
    defer { visit.end() }
    try visit.tap(visit.find(WorkTile.self) { $0.work.number == 2 })
    try visit.key(.keyboardRightArrow)
    #expect(visit.page?.navigationItem.title == "4 of 24")
    try visit.key(.keyboardLeftArrow)
    #expect(visit.page?.navigationItem.title == "3 of 24")
  }

  @Test("Command-T opens the ticket from every tab, and Escape closes it")
  func ticket() throws {
    defer { visit.end() }
    for tab in MuseumController.Tab.allCases {
      try visit.tap(tab)
      try visit.key(.keyboardT, .command)
      #expect(visit.sheetPage is TicketController)
      try visit.key(.keyboardEscape)
      #expect(visit.museum.presentedViewController == nil)
    }
  }

  @Test("the bubble of a room opens and closes, and an alert chooses its preferred action")
  func presentations() throws {
    defer { visit.end() }
    try visit.tap(.plan)
    try visit.key(.keyboardTab)
    try visit.key(.keyboardReturnOrEnter)
    #expect(visit.museum.presentedViewController is RoomBubble)
    try visit.key(.keyboardEscape)
    #expect(visit.museum.presentedViewController == nil)
    try visit.tap(.visit)
    try visit.tapRow(1, section: 2)
    #expect(visit.museum.presentedViewController is UIAlertController)
    try visit.key(.keyboardReturnOrEnter)
    #expect(visit.museum.presentedViewController == nil)
  }
}
