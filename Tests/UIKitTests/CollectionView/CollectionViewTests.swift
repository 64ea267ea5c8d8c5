import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Collection views show the items that are visible", .serialized)
struct CollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test(
    "The numbers are asked for, then the layout is prepared, then cells are asked for and displayed"
  )
  func order() throws {
    let test = try CollectionScreen([itemTexts(2)])
    #expect(
      test.log == [
        "sections", "items 0", "cell 0.0", "cell 0.1", "willDisplay 0.0", "willDisplay 0.1",
      ])
  }

  @Test("A cell is created with the frame of its item")
  func firstFrame() throws {
    let test = try CollectionScreen([itemTexts(2)])
    for item in 0..<2 {
      let cell = try #require(test.collection.cellForItem(at: path(item)) as? TextCell)
      #expect(cell.firstFrame == cell.frame && !cell.frame.isEmpty)
    }
  }

  @Test("Of 100,000 items, only the visible ones have cells, also after scrolling to the end")
  func manyItems() throws {
    let test = try CollectionScreen([itemTexts(100_000)])
    #expect(test.collection.visibleCells.count == 40)
    test.collection.scrollToItem(at: path(99_999), at: .bottom, animated: false)
    try test.screen.render()
    #expect(test.texts.last == "item 99999")
    #expect(test.collection.subviews.count { $0 is UICollectionViewCell } <= 45)
  }

  @Test("Scrolling uses cells again, and tells the delegate which are not visible any more")
  func reuse() throws {
    let test = try CollectionScreen([itemTexts(200)])
    let first = Set(test.collection.visibleCells.map(ObjectIdentifier.init))
    test.log = []
    test.collection.contentOffset.y = 600
    try test.screen.render()
    #expect(test.texts.first == "item 50")
    #expect(!first.isDisjoint(with: test.collection.visibleCells.map(ObjectIdentifier.init)))
    #expect(test.log.contains("didEndDisplaying 0.0"))
  }

  @Test("A reload asks for everything again, and deselects")
  func reload() throws {
    let test = try CollectionScreen([itemTexts(2)])
    test.collection.selectItem(at: path(1), animated: false, scrollPosition: [])
    test.sections = [itemTexts(3, "other")]
    test.collection.reloadData()
    try test.screen.render()
    #expect(test.texts == ["other 0", "other 1", "other 2"])
    #expect(test.collection.indexPathsForSelectedItems == nil)
  }

  @Test("The delegate hears of a tap in the order of the documentation")
  func tap() throws {
    let test = try CollectionScreen([itemTexts(3)])
    test.log = []
    test.screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(
      test.log == [
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didSelect 0", "primaryAction 0",
        "didUnhighlight 0",
      ])
    test.log = []
    test.screen.tap(at: CGPoint(x: 90, y: 20))
    #expect(
      test.log == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didDeselect 0", "didSelect 1",
        "primaryAction 1", "didUnhighlight 1",
      ])
    #expect(test.collection.indexPathsForSelectedItems == [path(1)])
    #expect(test.collection.cellForItem(at: path(0))?.isSelected == false)
  }

  @Test("Where several items may be selected, a second tap deselects")
  func multiple() throws {
    let test = try CollectionScreen([itemTexts(3)])
    test.collection.allowsMultipleSelection = true
    for x in [20, 90] { test.screen.tap(at: CGPoint(x: CGFloat(x), y: 20)) }
    test.log = []
    test.screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(
      test.log == [
        "shouldHighlight 0", "didHighlight 0", "shouldDeselect 0", "didDeselect 0",
        "didUnhighlight 0",
      ])
    #expect(test.collection.indexPathsForSelectedItems == [path(1)])
    test.collection.allowsMultipleSelection = false
    test.collection.allowsSelection = false
    #expect(test.collection.indexPathsForSelectedItems == nil)
  }

  @Test("During editing, nothing is selected unless that is allowed")
  func editing() throws {
    let test = try CollectionScreen([itemTexts(3)])
    test.collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    test.collection.isEditing = true
    test.screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(test.collection.indexPathsForSelectedItems == nil)
    test.collection.allowsMultipleSelectionDuringEditing = true
    for x in [20, 90] { test.screen.tap(at: CGPoint(x: CGFloat(x), y: 20)) }
    #expect(test.collection.indexPathsForSelectedItems?.count == 2)
  }

  @Test("A selected cell shows its selected background, and highlights its labels")
  func look() throws {
    let test = try CollectionScreen([itemTexts(1)])
    let cell = try #require(test.collection.cellForItem(at: path(0)))
    let background = UIView()
    cell.selectedBackgroundView = background
    #expect(background.isHidden)
    test.collection.selectItem(at: path(0), animated: false, scrollPosition: [])
    #expect(!background.isHidden)
    #expect((cell.contentView.subviews.first as? UILabel)?.isHighlighted == true)
  }

  @Test("Scrolling places an item where the position says", arguments: [0, 1, 2])
  func scrolling(_ index: Int) throws {
    let test = try CollectionScreen([itemTexts(200)])
    let positions: [UICollectionView.ScrollPosition] = [.top, .centeredVertically, .bottom]
    test.collection.scrollToItem(at: path(100), at: positions[index], animated: false)
    let frame = try #require(test.frame(100))
    let places = [frame.minY, frame.midY - 240, frame.maxY - 480]
    #expect(test.collection.contentOffset.y == places[index])
  }

  @Test("Items ahead are prefetched once, and canceled when the direction changes")
  func prefetching() throws {
    let test = try CollectionScreen([itemTexts(400)]) { $0.collection.prefetchDataSource = $0 }
    #expect(test.log.contains { $0.hasPrefix("prefetch [40,") })
    test.log = []
    test.collection.contentOffset.y = 2_000
    try test.screen.render()
    test.log = []
    test.collection.contentOffset.y = 1_900
    try test.screen.render()
    #expect(test.log.contains { $0.hasPrefix("cancel") })
    #expect(test.log.contains { $0.hasPrefix("prefetch") })
  }

  @Test("A registration creates and configures cells without an identifier")
  func registration() throws {
    let test = try CollectionScreen([itemTexts(1)])
    let registration = UICollectionView.CellRegistration<TextCell, String> { cell, path, text in
      cell.text = "\(text) at \(path.item)"
    }
    let cell = test.collection.dequeueConfiguredReusableCell(
      using: registration, for: path(0), item: "text")
    #expect(cell.text == "text at 0")
  }

  @Test("A cell of a class that was not registered ends the program with UIKit's sentence")
  func unregistered() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let collection = UICollectionView(
          frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        _ = collection.dequeueReusableCell(
          withReuseIdentifier: "none", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(
      output(of: result).contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier none - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      ))
  }

  @Test("Scrolling to an item that does not exist ends the program with both numbers")
  func outOfBounds() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let test = try CollectionScreen([itemTexts(3)])
        test.collection.scrollToItem(
          at: IndexPath(item: 7, section: 0), at: .top, animated: false)
      }
    }
    #expect(
      output(of: result).contains(
        "Attempted to scroll the collection view to an out-of-bounds item (7) when there are only 3 "
          + "items in section 0."))
  }
}
