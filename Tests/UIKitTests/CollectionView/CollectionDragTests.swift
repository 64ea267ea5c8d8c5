import LaminaTesting
import Testing
import UIKit

// UICollectionViewDragDelegate and UICollectionViewDropDelegate, Apple, "Supporting Drag and Drop in
// Collection Views". Requirement V39.
@MainActor @Suite("Drag and drop of items", .serialized)
struct CollectionDragTests {
  private let test: DragCollection

  init() throws {
    test = try DragCollection()
  }

  @Test("An item that is dragged makes room for itself between the others and is dropped there")
  func movesItem() throws {
    test.drag(from: CGPoint(x: 50, y: 50), to: [CGPoint(x: 250, y: 50), CGPoint(x: 252, y: 50)])
    #expect(test.collection.hasActiveDrag && test.collection.hasActiveDrop)
    #expect(test.collection.hasUncommittedUpdates)
    #expect(test.place("item 1") == CGPoint(x: 0, y: 0))
    #expect(test.place("item 2") == CGPoint(x: 100, y: 0))
    #expect(test.place("item 3") == CGPoint(x: 0, y: 100))
    test.screen.touch(.ended, at: CGPoint(x: 252, y: 50))
    try test.items.wait()
    #expect(test.items.texts.prefix(4) == ["item 1", "item 2", "item 0", "item 3"])
    #expect(!test.collection.hasActiveDrag && !test.collection.hasUncommittedUpdates)
    #expect(
      test.log == [
        "items 0", "will begin", "enter", "update 2", "update 2", "drop 0 at 2", "did end drop",
        "did end drag",
      ])
  }

  @Test("A drag that is taken away lets all items return")
  func returns() throws {
    test.drag(from: CGPoint(x: 50, y: 50), to: [CGPoint(x: 250, y: 50)])
    test.screen.touch(.cancelled, at: CGPoint(x: 250, y: 50))
    try test.items.wait()
    #expect(test.items.texts.prefix(3) == ["item 0", "item 1", "item 2"])
    #expect(test.place("item 0") == .zero && test.place("item 2") == CGPoint(x: 200, y: 0))
    #expect(test.log.suffix(3) == ["exit", "did end drop", "did end drag"])
  }

  @Test("The gap follows the drag, and items are asked for by their own paths")
  func gapFollows() throws {
    test.drag(
      from: CGPoint(x: 50, y: 50), to: [CGPoint(x: 250, y: 50), CGPoint(x: 50, y: 150)])
    #expect(test.place("item 3") == CGPoint(x: 200, y: 0))
    #expect(test.place("item 4") == CGPoint(x: 100, y: 100))
    let cell = test.collection.cellForItem(at: IndexPath(item: 4, section: 0)) as? TextCell
    #expect(cell?.text == "item 4")
    #expect(test.collection.indexPathForItem(at: CGPoint(x: 150, y: 150))?.item == 4)
    test.screen.touch(.cancelled, at: CGPoint(x: 50, y: 150))
  }

  @Test("With a slow cadence, items make room after the drag has rested")
  func cadence() throws {
    test.collection.reorderingCadence = .slow
    test.drag(from: CGPoint(x: 50, y: 50), to: [CGPoint(x: 250, y: 50)])
    #expect(!test.collection.hasUncommittedUpdates)
    test.screen.time += 0.5
    #expect(test.collection.hasUncommittedUpdates)
    test.screen.touch(.cancelled, at: CGPoint(x: 250, y: 50))
    #expect(!test.collection.hasUncommittedUpdates)
  }

  @Test("A placeholder has a place in the layout until its item is committed")
  func placeholder() throws {
    test.usesPlaceholder = true
    test.operation = .copy
    test.drag(from: CGPoint(x: 50, y: 50), to: [CGPoint(x: 150, y: 50)])
    test.screen.touch(.ended, at: CGPoint(x: 150, y: 50))
    try test.items.wait()
    let context = try #require(test.context)
    #expect(test.collection.hasUncommittedUpdates)
    #expect(test.place("item 0") == .zero && test.place("item 1") == CGPoint(x: 200, y: 0))
    #expect(test.collection.numberOfItems(inSection: 0) == 31)
    #expect(test.collection.indexPathForItem(at: CGPoint(x: 250, y: 50))?.item == 1)
    context.setNeedsCellUpdate()
    #expect(test.updates == 2)
    test.items.sections[0].insert("early", at: 0)
    test.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    try test.items.wait()
    #expect(test.place("item 1") == CGPoint(x: 0, y: 100))
    let committed = context.commitInsertion { path in
      #expect(path.item == 2)
      test.items.sections[0].insert("new", at: path.item)
    }
    try test.items.wait()
    #expect(committed && !test.collection.hasUncommittedUpdates)
    #expect(test.items.texts.prefix(4) == ["early", "item 0", "new", "item 1"])
    #expect(test.place("new") == CGPoint(x: 200, y: 0))
    #expect(!context.deletePlaceholder())
  }

  @Test("A placeholder that is deleted leaves no place")
  func deletedPlaceholder() throws {
    test.usesPlaceholder = true
    test.drag(from: CGPoint(x: 50, y: 50), to: [CGPoint(x: 150, y: 50)])
    test.screen.touch(.ended, at: CGPoint(x: 150, y: 50))
    #expect(test.context?.deletePlaceholder() == true)
    try test.items.wait()
    #expect(test.place("item 1") == CGPoint(x: 100, y: 0))
    #expect(test.collection.subviews.count { $0 is UICollectionViewCell } == test.items.texts.count)
  }

  @Test("Rows of a list that determine their heights keep them around a gap")
  func list() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let test = try DragCollection(layout)
    let height = try #require(test.items.frame(0)?.height)
    test.drag(from: CGPoint(x: 50, y: 10), to: [CGPoint(x: 50, y: height * 2.5)])
    try test.items.wait()
    #expect(test.items.frame(1)?.minY == 0 && test.items.frame(2)?.minY == height)
    #expect(test.items.frame(1)?.height == height)
    test.screen.touch(.ended, at: CGPoint(x: 50, y: height * 2.5))
    try test.items.wait()
    #expect(test.items.texts.prefix(4) == ["item 1", "item 2", "item 0", "item 3"])
  }
}

/// A collection view whose items are dragged, and dropped on it, with a log of what its delegates are told.
@MainActor
private final class DragCollection: NSObject, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  let items: CollectionScreen
  var log: [String] = []
  var operation = UIDropOperation.move
  var usesPlaceholder = false
  var updates = 0
  var context: (any UICollectionViewDropPlaceholderContext)?

  var collection: UICollectionView { items.collection }
  var screen: OffscreenScreen { items.screen }

  init(_ layout: UICollectionViewLayout? = nil) throws {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    items = try CollectionScreen(
      [itemTexts(30)], layout ?? flow, size: CGSize(width: 300, height: 400))
    super.init()
    (collection.dragDelegate, collection.dropDelegate) = (self, self)
  }

  func place(_ text: String) -> CGPoint? {
    collection.visibleCells.first { ($0 as? TextCell)?.text == text }?.frame.origin
  }

  func drag(from start: CGPoint, to path: [CGPoint]) {
    screen.touch(.began, at: start)
    screen.time += 0.6
    for point in path { screen.touch(.moved, at: point) }
  }

  // MARK: The source

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("items \(indexPath.item)")
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "item")))]
  }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) { log.append("will begin") }
  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) { log.append("did end drag") }

  // MARK: The target

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) { log.append("enter") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    log.append("update \(destinationIndexPath.map { "\($0.item)" } ?? "nil")")
    return UICollectionViewDropProposal(
      operation: operation, intent: .insertAtDestinationIndexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) { log.append("exit") }
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) { log.append("did end drop") }

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let path = coordinator.destinationIndexPath, let item = coordinator.items.first,
      let source = item.sourceIndexPath
    else { return }
    log.append("drop \(source.item) at \(path.item)")
    if usesPlaceholder {
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "item")
      placeholder.cellUpdateHandler = { [weak self] _ in self?.updates += 1 }
      context = coordinator.drop(item.dragItem, to: placeholder)
      return
    }
    collection.performBatchUpdates {
      self.items.move(source.item, to: path.item)
      collectionView.deleteItems(at: [source])
      collectionView.insertItems(at: [path])
    }
    coordinator.drop(item.dragItem, toItemAt: path)
  }
}

extension CollectionScreen {
  fileprivate func move(_ source: Int, to target: Int) {
    sections[0].insert(sections[0].remove(at: source), at: target)
  }
}
