import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Updates of collection views", .serialized)
struct CollectionUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Items after an inserted one move to their places on the render thread")
  func insertion() throws {
    let test = try CollectionScreen([itemTexts(3)])
    test.sections[0].insert("new", at: 1)
    test.collection.insertItems(at: [path(1)])
    let moved = try #require(test.collection.cellForItem(at: path(2)))
    #expect((moved as? TextCell)?.text == "item 1")
    #expect(moved.frame.minX == 135)
    #expect(moved.layer.animationKeys()?.isEmpty == false)
    let new = try #require(test.collection.cellForItem(at: path(1)))
    #expect(new.layer.animation(forKey: "opacity") != nil)
    try test.screen.render()
    test.screen.time += 0.15
    try test.screen.render()
    let shown = try #require(moved.layer.presentation()).frame.minX
    #expect(shown > 67 && shown < 135)
    try test.wait()
    #expect(test.texts == ["item 0", "new", "item 1", "item 2"])
  }

  @Test("A deleted item fades out at its place, and its cell can be used again")
  func deletion() throws {
    let test = try CollectionScreen([itemTexts(3)])
    let cell = try #require(test.collection.cellForItem(at: path(0)))
    test.sections[0].removeFirst()
    test.collection.deleteItems(at: [path(0)])
    #expect(cell.superview === test.collection)
    #expect(cell.alpha == 0)
    try test.wait()
    #expect(cell.superview == nil)
    #expect(test.texts == ["item 1", "item 2"])
    #expect(test.log.contains("didEndDisplaying 0.0"))
  }

  @Test("A selected item stays selected where it goes")
  func selection() throws {
    let test = try CollectionScreen([itemTexts(3)])
    test.collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    test.sections[0].removeFirst()
    test.collection.deleteItems(at: [path(0)])
    #expect(test.collection.indexPathsForSelectedItems == [path(0)])
    #expect(test.collection.cellForItem(at: path(0))?.isSelected == true)
  }

  @Test("An item that is reconfigured keeps its cell")
  func reconfigure() throws {
    let test = try CollectionScreen([itemTexts(3)])
    let cell = test.collection.cellForItem(at: path(1))
    test.sections[0][1] = "changed"
    test.collection.reconfigureItems(at: [path(1)])
    #expect(test.collection.cellForItem(at: path(1)) === cell)
    #expect(test.texts[1] == "changed")
  }

  @Test("Without animations, an update is complete at once")
  func withoutAnimation() throws {
    let test = try CollectionScreen([itemTexts(3)])
    test.sections[0].append("new")
    UIView.performWithoutAnimation { test.collection.insertItems(at: [path(3)]) }
    #expect(test.texts.last == "new")
    #expect(test.collection.visibleCells.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true })
  }

  @Test("Layouts hear of an update after they are prepared")
  func layoutCalls() throws {
    let layout = LoggingLayout()
    let test = try CollectionScreen([itemTexts(2)], layout)
    layout.log = []
    test.sections[0].append("new")
    test.collection.insertItems(at: [path(2)])
    #expect(
      layout.log == [
        "prepare", "updates insert 2", "initial 2", "finalize",
      ])
  }

  @Test("Another layout moves the items, with animation")
  func layouts() throws {
    let test = try CollectionScreen([itemTexts(3)])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 80)
    var isComplete = false
    test.collection.setCollectionViewLayout(layout, animated: true) { isComplete = $0 }
    #expect(test.frame(1) == CGRect(x: 0, y: 90, width: 320, height: 80))
    #expect(
      test.collection.cellForItem(at: path(1))?.layer.animationKeys()?.isEmpty == false)
    try test.wait()
    #expect(isComplete)
    #expect(test.collection.collectionViewLayout === layout)
  }

  @Test("An interactive change of the layout places items between two layouts")
  func interactive() throws {
    let test = try CollectionScreen([itemTexts(3)])
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 150)
    var result: (Bool, Bool)?
    let between = test.collection.startInteractiveTransition(to: layout) { result = ($0, $1) }
    between.transitionProgress = 0.5
    try test.screen.render()
    #expect(test.frame(0) == CGRect(x: 0, y: 0, width: 185, height: 100))
    test.collection.finishInteractiveTransition()
    try test.wait()
    #expect(test.frame(0) == CGRect(x: 0, y: 0, width: 320, height: 150))
    #expect(result?.0 == true && result?.1 == true)
  }

  @Test("Numbers that do not agree with an update end the program with UIKit's sentence")
  func inconsistency() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let test = try CollectionScreen([itemTexts(3)])
        test.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    #expect(
      output(of: result).contains(
        "The number of items contained in an existing section after the update (3) must be equal to "
          + "the number of items contained in that section before the update (3), plus or minus the "
          + "number of items inserted or deleted from that section (1 inserted, 0 deleted)"))
  }

  @Test(
    "Numbers of sections that do not agree with an update end the program with UIKit's sentence")
  func sectionInconsistency() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let test = try CollectionScreen([itemTexts(3)])
        test.sections.append([])
        test.collection.performBatchUpdates(nil)
      }
    }
    #expect(
      output(of: result).contains(
        "The number of sections contained in the collection view after the update (2) must be equal to "
          + "the number of sections contained in the collection view before the update (1), plus or "
          + "minus the number of sections inserted or deleted (0 inserted, 0 deleted)."))
  }
}

/// A flow layout that logs what it is told about updates.
private final class LoggingLayout: UICollectionViewFlowLayout {
  var log: [String] = []

  override func prepare() {
    super.prepare()
    log.append("prepare")
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      log.append("updates \(item.updateAction) \(item.indexPathAfterUpdate?.item ?? -1)")
    }
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(itemIndexPath.item)")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalizeCollectionViewUpdates() {
    log.append("finalize")
    super.finalizeCollectionViewUpdates()
  }
}
