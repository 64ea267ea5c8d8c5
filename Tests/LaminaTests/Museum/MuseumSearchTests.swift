import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("The museum's search", .serialized)
@MainActor struct MuseumSearchTests {
  private let visit: MuseumVisit

  init() throws {
    visit = try MuseumVisit()
    try visit.tap(.search)
  }

  @Test("without a text it shows the rooms and the artists")
  func blank() {
    defer { visit.end() }
    #expect(visit.rows["Rooms"] == Room.all.map(\.name))
    #expect(visit.rows["Artists"] == Artist.all.map(\.name) && visit.rows["Works"] == nil)
  }

  @Test("the name of a room lists its works, also after Return, and a row opens a work")
  func room() throws {
    defer { visit.end() }
    try visit.tap(visit.find(UISearchTextField.self))
    try visit.type("the larder")
    let works = Catalog.works.filter { $0.room.id == "larder" }.map(\.title)
    #expect(visit.rows == ["Rooms": ["The Larder"], "Works": works])
    try visit.key(.keyboardReturnOrEnter)
    #expect(visit.rows == ["Rooms": ["The Larder"], "Works": works])
    #expect(visit.find(UISearchTextField.self)?.isFirstResponder == false)
    try visit.tapRow(1, section: 1)
    let page = (visit.page as? WorkPagesController)?.viewControllers?.first as? WorkController
    #expect(page?.work.title == works[1])
  }

  @Test("an artist is found without accents; nothing is found with a line that says so")
  func others() throws {
    defer { visit.end() }
    try visit.tap(visit.find(UISearchTextField.self))
    try visit.type("tomas arce")
    #expect(visit.rows["Artists"] == ["Tomás Arce"] && visit.rows["Works"]?.count == 4)
    try visit.type("xx")
    #expect(visit.rows.isEmpty && visit.find(NothingFoundView.self) != nil)
  }

  @Test("Command-F begins a search, and Escape ends it")
  func keys() throws {
    defer { visit.end() }
    try visit.key(.keyboardF, .command)
    #expect(visit.find(UISearchTextField.self)?.isFirstResponder == true)
    try visit.type("moon")
    #expect(visit.rows["Works"] == ["Harvest Moon Road"])
    try visit.key(.keyboardEscape)
    #expect(visit.rows["Rooms"]?.count == 6)
    #expect(visit.find(UISearchTextField.self)?.text == "")
  }
}
