import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Swiping rows aside", .serialized) struct SwipeActionTests {
  private func action(_ title: String, _ test: EditingScreen) -> UIContextualAction {
    UIContextualAction(style: .normal, title: title) { [weak test] _, _, done in
      test?.log.append(title)
      done(true)
    }
  }

  private func swipe(_ test: EditingScreen, by distance: CGFloat, isSlow: Bool = true) throws {
    let start = CGPoint(x: distance < 0 ? 300 : 20, y: 66)
    test.screen.touch(.began, at: start)
    for step in 1...10 {
      test.screen.time += isSlow ? 0.1 : 0.01
      test.screen.touch(
        .moved, at: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y))
      try test.screen.render()
    }
    test.screen.touch(.ended, at: CGPoint(x: start.x + distance, y: start.y))
  }

  @Test("A row that is dragged far enough stays open; a tap beside it lets it return, and no more")
  func open() throws {
    let test = try EditingScreen([rowTexts(4)])
    test.trailing = [action("One", test), action("Two", test)]
    test.log = []
    try swipe(test, by: -120)
    try test.wait()
    #expect(test.cell(1)?.frame.minX == -148)
    #expect(test.cell(1)?.configurationState.isSwiped == true)
    #expect(test.cell(1)?.showingDeleteConfirmation == true)
    #expect(test.log == ["willBeginEditing 1", "will 2", "did 2"])
    test.screen.tap(at: CGPoint(x: 100, y: 20))
    try test.wait()
    #expect(test.cell(1)?.frame.minX == 0)
    #expect(test.table.indexPathForSelectedRow == nil)
    #expect(test.log.contains("didEndEditing 1"))
    #expect(test.table.swipe == nil && test.table.swiping.closing.isEmpty)
  }

  @Test("The first action is at the side of the table, and its button performs it")
  func button() throws {
    let test = try EditingScreen([rowTexts(4)])
    test.trailing = [action("One", test), action("Two", test)]
    try swipe(test, by: -120)
    try test.wait()
    test.screen.tap(at: CGPoint(x: 300, y: 66))
    try test.wait()
    #expect(test.log.contains("One") && !test.log.contains("Two"))
    #expect(test.cell(1)?.frame.minX == 0)
  }

  @Test("A row that is dragged a little returns")
  func closing() throws {
    let test = try EditingScreen([rowTexts(4)])
    test.trailing = [action("One", test)]
    try swipe(test, by: -40)
    try test.wait()
    #expect(test.cell(1)?.frame.minX == 0)
    #expect(test.table.swipe == nil)
  }

  @Test("A swipe over most of the row performs the first action, unless the program forbids it")
  func full() throws {
    let test = try EditingScreen([rowTexts(4)])
    test.leading = [action("Pin", test)]
    try swipe(test, by: 290)
    try test.wait()
    #expect(test.log.contains("Pin"))
    #expect(test.cell(1)?.frame.minX == 0)
  }

  @Test("A row without actions at a side, and an edited one, cannot be swiped")
  func none() throws {
    let test = try EditingScreen([rowTexts(4)])
    test.isEditable = false
    try swipe(test, by: -120)
    #expect(test.table.swipe == nil)
    test.isEditable = true
    test.table.isEditing = true
    try swipe(test, by: -120)
    #expect(test.table.swipe == nil)
  }

  @Test("Without actions of the program, a row that can be edited can be deleted")
  func deletion() throws {
    let test = try EditingScreen([rowTexts(4)])
    try swipe(test, by: -290)
    try test.wait()
    #expect(test.log.contains("commit delete 1"))
    #expect(test.texts == ["row 0", "row 2", "row 3"])
    #expect(test.table.swipe == nil && test.table.swiping.closing.isEmpty)
  }

  @Test("A drag of the table closes the open row")
  func scrolling() throws {
    let test = try EditingScreen([rowTexts(40)])
    test.trailing = [action("One", test)]
    try swipe(test, by: -120)
    try test.wait()
    #expect(test.table.swipe != nil)
    test.screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
    try test.wait()
    #expect(test.table.swipe == nil)
    #expect(test.log.contains("didEndEditing 1"))
  }

  @Test(
    "Beyond the actions a row lags behind the finger, and follows it where a full swipe performs")
  func resistance() {
    let distance = SwipeDistance(
      widths: (nil, 100), allowsFull: (false, false), rowWidth: 320)
    #expect(distance.row(forFinger: -80) == -80)
    let beyond = distance.row(forFinger: -200)
    #expect(beyond < -100 && beyond > -160)
    #expect(distance.row(forFinger: 100) > 0 && distance.row(forFinger: 100) < 60)
    #expect(distance.rest(at: -60, velocity: 0) == .open)
    #expect(distance.rest(at: -40, velocity: 0) == .closed)
    #expect(distance.rest(at: -40, velocity: -400) == .open)
    #expect(distance.rest(at: -90, velocity: 400) == .closed)
    var full = distance
    full.allowsFull = (false, true)
    #expect(full.row(forFinger: -250) == -250)
    #expect(full.rest(at: -250, velocity: 0) == .full)
    #expect(full.open(-1) == -100)
  }
}
