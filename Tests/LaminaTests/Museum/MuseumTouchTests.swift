import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("The museum by touch", .serialized)
@MainActor struct MuseumTouchTests {
  private let visit: MuseumVisit

  init() throws {
    visit = try MuseumVisit()
  }

  @Test("a picture on the wall opens, a swipe shows the next one, and the back button leads back")
  func works() throws {
    defer { visit.end() }
    try visit.tap(visit.find(WorkTile.self) { $0.work.number == 1 })
    let pages = try #require(visit.page as? WorkPagesController)
    #expect(pages.navigationItem.title == "2 of 24")
    visit.screen.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 40, y: 300), duration: 0.2)
    try visit.settle()
    #expect(pages.navigationItem.title == "3 of 24")
    #expect((pages.viewControllers?.first as? WorkController)?.work.number == 2)
    visit.screen.tap(at: CGPoint(x: 20, y: 22))
    try visit.settle()
    #expect(visit.page is WorksController)
  }

  @Test("what is in a page that is pushed neither moves nor grows by itself")
  func pushedPage() throws {
    defer { visit.end() }
    let tile = try #require(visit.find(WorkTile.self) { $0.work.number == 1 })
    let middle = CGPoint(x: tile.bounds.midX, y: tile.bounds.midY)
    visit.screen.tap(at: tile.convert(middle, to: nil))
    for _ in 0..<3 {
      visit.screen.time += 1.0 / 60
      try visit.screen.render()
    }
    let page = try #require((visit.page as? WorkPagesController)?.view)
    #expect(page.layer.animationKeys() != nil)
    var (views, moving) = (page.subviews, [UIView]())
    while let view = views.popLast() {
      let keys = view.layer.animationKeys() ?? []
      if keys.contains(where: { $0 == "position" || $0.hasPrefix("bounds") }) {
        moving.append(view)
      }
      views += view.subviews
    }
    #expect(moving == [])
  }

  @Test("a room leads to its works, a work to its artist")
  func rooms() throws {
    defer { visit.end() }
    try visit.tap(.rooms)
    try visit.tapRow(3)
    #expect(visit.page?.title == "The Observatory")
    try visit.tapRow(0)
    #expect(visit.page?.navigationItem.title == "1 of 4")
    try visit.tap(visit.find(UIButton.self) { $0.configuration?.title == "Ida Lindqvist" })
    #expect(visit.page?.title == "Ida Lindqvist")
  }

  @Test("a room in the plan opens a bubble, whose button leads to the room")
  func plan() throws {
    defer { visit.end() }
    try visit.tap(.plan)
    try visit.tap(visit.find(PlanView.self)?.shape(of: .blue))
    #expect(visit.museum.presentedViewController is RoomBubble)
    try visit.tap(visit.find(UIButton.self) { $0.configuration?.title == "See the 4 works" })
    #expect(visit.museum.presentedViewController == nil && visit.page?.title == "The Blue Room")
  }

  @Test("the guide is a sheet of half the height, which a drag makes higher")
  func guide() throws {
    defer { visit.end() }
    try visit.tap(visit.find(WorkTile.self) { $0.work.number == 1 })
    visit.screen.tap(at: CGPoint(x: 356, y: 22))
    try visit.settle()
    let sheet = try #require(visit.museum.presentedViewController as? MuseumSheet)
    #expect(visit.sheetPage is GuideController)
    let top = sheet.view.convert(CGPoint.zero, to: nil).y
    #expect(top > 300)
    visit.screen.drag(from: CGPoint(x: 195, y: top + 8), to: CGPoint(x: 195, y: 40))
    try visit.settle()
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
  }

  @Test("a ticket is reserved for a name, in an alert that closes the sheet")
  func ticket() throws {
    defer { visit.end() }
    try visit.tap(.visit)
    try visit.tapRow(2, section: 1)
    #expect(visit.sheetPage is TicketController)
    try visit.tap(visit.find(UITextField.self))
    try visit.type("Ada\n")
    try visit.tap(visit.find(UIButton.self) { $0.configuration?.title == "Reserve" })
    let alert = visit.museum.presentedViewController?.presentedViewController
    #expect((alert as? UIAlertController)?.title == "Reserved for Ada")
    try visit.key(.keyboardReturnOrEnter)
    #expect(visit.museum.presentedViewController == nil)
  }

  @Test("the colors of all windows change with a touch")
  func dark() throws {
    defer { visit.end() }
    try visit.tap(.visit)
    let control = try #require(visit.find(UISegmentedControl.self))
    let right = CGPoint(x: control.bounds.width * 0.75, y: control.bounds.midY)
    visit.screen.tap(at: control.convert(right, to: nil))
    try visit.settle()
    #expect(visit.museum.isDark && visit.museum.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("when a visitor has left, the museum is as it starts, and nothing is kept that was opened")
  func departure() throws {
    defer { visit.end() }
    try visit.tap(.visit)
    try visit.tapRow(2, section: 1)
    try visit.tap(visit.find(UITextField.self))
    try visit.type("Ada")
    weak let (first, sheet) = (visit.museum, visit.museum.presentedViewController)
    #expect(first != nil && sheet != nil)
    try visit.depart()
    #expect(first == nil && sheet == nil)
    #expect(visit.museum.selectedIndex == 0 && visit.museum.presentedViewController == nil)
    try visit.tap(visit.find(WorkTile.self) { $0.work.number == 1 })
    weak let page = visit.page
    #expect(page is WorkPagesController)
    try visit.depart()
    #expect(page == nil && visit.page is WorksController)
  }
}
