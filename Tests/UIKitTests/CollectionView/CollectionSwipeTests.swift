import LaminaTesting
import Testing

@testable import UIKit

@MainActor @Suite("Swiping rows of lists aside", .serialized) struct CollectionSwipeTests {
  private let test: CollectionScreen

  @MainActor private final class Log {
    var lines: [String] = []
  }
  private let log = Log()

  init() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    let log = log
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item < 3 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          log.lines.append("delete \(path.item)")
          done(true)
        }
      ])
    }
    test = try CollectionScreen(
      [itemTexts(5)], UICollectionViewCompositionalLayout.list(using: configuration))
  }

  private func swipe(_ item: Int, by distance: CGFloat) throws {
    let y = try #require(test.frame(item)?.midY)
    test.screen.touch(.began, at: CGPoint(x: 300, y: y))
    for step in 1...10 {
      test.screen.time += 0.1
      test.screen.touch(.moved, at: CGPoint(x: 300 + distance * CGFloat(step) / 10, y: y))
      try test.screen.render()
    }
    test.screen.touch(.ended, at: CGPoint(x: 300 + distance, y: y))
    try test.wait()
  }

  @Test("A row that is dragged far enough stays open; a tap beside it lets it return, and no more")
  func open() throws {
    try swipe(1, by: -80)
    let cell = test.collection.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(cell.map { $0.frame.minX < -50 } == true)
    #expect(cell?.configurationState.isSwiped == true)
    test.log = []
    test.screen.tap(at: CGPoint(x: 100, y: 10))
    try test.wait()
    #expect(cell?.frame.minX == 0 && test.log.isEmpty && log.lines.isEmpty)
    #expect(cell?.configurationState.isSwiped == false)
  }

  @Test("A full swipe performs the first action")
  func full() throws {
    try swipe(1, by: -290)
    #expect(log.lines == ["delete 1"])
  }

  @Test("A row without actions cannot be swiped, nor one at the side without actions")
  func none() throws {
    try swipe(4, by: -80)
    #expect(test.frame(4)?.minX == 0)
    try swipe(1, by: 80)
    #expect(test.frame(1)?.minX == 0)
  }

  @Test("A row stays open when rows before it come and go, and closes when it goes")
  func updates() throws {
    try swipe(1, by: -80)
    test.sections[0].insert("new", at: 0)
    test.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    try test.wait()
    #expect(test.frame(2).map { $0.minX < -50 } == true && test.frame(1)?.minX == 0)
    test.sections[0].remove(at: 2)
    test.collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
    try test.wait()
    #expect(test.frame(2)?.minX == 0 && test.collection.swiping?.swipe == nil)
  }
}
