import Foundation
import LaminaTesting
import Testing

@testable import UIKit

@MainActor @Suite("Fingers move items of collection views", .serialized)
struct CollectionMovementTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Others make space for a moving item, and the data source moves it at the end")
  func movement() throws {
    let test = try CollectionScreen([itemTexts(5)])
    #expect(test.collection.beginInteractiveMovementForItem(at: path(0)))
    let cell = try #require(test.collection.cellForItem(at: path(0)))
    test.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 30))
    #expect(cell.center == CGPoint(x: 160, y: 30))
    #expect(test.collection.indexPath(for: cell) == path(2))
    #expect(test.texts == ["item 1", "item 2", "item 0", "item 3", "item 4"])
    #expect(test.sections[0].first == "item 0")
    test.collection.endInteractiveMovement()
    #expect(test.sections[0] == ["item 1", "item 2", "item 0", "item 3", "item 4"])
    try test.wait()
    #expect(cell.frame.minX == 135)
  }

  @Test("A movement that is canceled puts the item back")
  func cancellation() throws {
    let test = try CollectionScreen([itemTexts(5)])
    _ = test.collection.beginInteractiveMovementForItem(at: path(0))
    test.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 30))
    test.collection.cancelInteractiveMovement()
    try test.wait()
    #expect(test.texts == itemTexts(5))
    #expect(test.frame(0)?.minX == 0)
    #expect(test.sections[0] == itemTexts(5))
  }

  @Test("An item moves from section to section, with the numbers that the layout sees")
  func sections() throws {
    let test = try CollectionScreen([itemTexts(2, "a"), itemTexts(2, "b")])
    _ = test.collection.beginInteractiveMovementForItem(at: path(0, 0))
    test.collection.updateInteractiveMovementTargetPosition(CGPoint(x: 20, y: 70))
    #expect(test.collection.numberOfItems(inSection: 1) == 3)
    test.collection.endInteractiveMovement()
    try test.wait()
    #expect(test.sections == [["a 1"], ["a 0", "b 0", "b 1"]])
    #expect(test.texts == ["a 1", "a 0", "b 0", "b 1"])
  }

  @Test("A long press moves items of a collection view controller")
  func longPress() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let controller = MovingController(collectionViewLayout: UICollectionViewFlowLayout())
    screen.window.rootViewController = controller
    try screen.render()
    screen.touch(.began, at: CGPoint(x: 20, y: 20))
    for _ in 0..<8 {
      screen.time += 0.1
      try screen.render()
    }
    screen.touch(.moved, at: CGPoint(x: 160, y: 30))
    try screen.render()
    screen.touch(.ended, at: CGPoint(x: 160, y: 30))
    try screen.render()
    #expect(controller.moves == ["0 to 2"])
  }
}

private final class MovingController: UICollectionViewController {
  var moves: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { moves.append("\(sourceIndexPath.item) to \(destinationIndexPath.item)") }
}
