import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Snapshots of data sources") struct DiffableSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test("Items are appended to the last section, and counted in order")
  func appending() {
    let snapshot = snapshot
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.numberOfItems == 5 && snapshot.numberOfSections == 2)
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("x") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
  }

  @Test("Items are inserted beside others, moved and deleted")
  func items() {
    var snapshot = snapshot
    snapshot.insertItems([10], beforeItem: 1)
    snapshot.insertItems([11, 12], afterItem: 4)
    #expect(snapshot.itemIdentifiers == [10, 1, 2, 3, 4, 11, 12, 5])
    snapshot.moveItem(5, beforeItem: 2)
    snapshot.moveItem(10, afterItem: 12)
    #expect(snapshot.itemIdentifiers == [1, 5, 2, 3, 4, 11, 12, 10])
    #expect(snapshot.sectionIdentifier(containingItem: 5) == "a")
    snapshot.deleteItems([5, 11, 99])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 12, 10])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.itemIdentifiers.isEmpty)
  }

  @Test("An item that exists is moved to where it is inserted")
  func existing() {
    var snapshot = snapshot
    snapshot.appendItems([1, 6], toSection: "b")
    #expect(snapshot.itemIdentifiers == [2, 3, 4, 5, 1, 6])
  }

  @Test("Sections are inserted, moved and deleted with their items")
  func sections() {
    var snapshot = snapshot
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.moveSection("c", afterSection: "d")
    #expect(snapshot.sectionIdentifiers == ["b", "a", "d", "c"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    snapshot.deleteSections(["a", "x"])
    #expect(snapshot.itemIdentifiers == [4, 5])
  }

  @Test("What was deleted is not reloaded either")
  func marks() {
    var snapshot = snapshot
    snapshot.reloadItems([3, 1, 3])
    snapshot.reconfigureItems([4, 5])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [3, 1])
    snapshot.deleteItems([3, 4])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [5])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  @Test("Duplicate items end the program with UIKit's sentence")
  func duplicates() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 1])
    }
    #expect(
      output(of: result).contains(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"))
  }

  @Test("Duplicate sections end the program with UIKit's sentence")
  func duplicateSections() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendSections(["b", "a"])
    }
    #expect(
      output(of: result).contains(
        "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\n    a\n)}"))
  }

  @Test("Items without a section, and unknown items, end the program")
  func unknown() async {
    let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    #expect(
      output(of: first).contains(
        "There are currently no sections in the data source. Please add a section first."))
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.reloadItems([7])
    }
    #expect(
      output(of: second).contains(
        "Attempted to reload item identifier that does not exist in the snapshot: 7"))
  }
}

@MainActor @Suite("Snapshots of sections") struct SectionSnapshotTests {
  private var snapshot: NSDiffableDataSourceSectionSnapshot<String> {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.append(["x"], to: "a1")
    return snapshot
  }

  @Test("Items below an item are visible while it is expanded")
  func visibility() {
    var snapshot = snapshot
    #expect(snapshot.items == ["a", "a1", "x", "a2", "b"])
    #expect(snapshot.rootItems == ["a", "b"])
    #expect(snapshot.visibleItems == ["a", "b"])
    snapshot.expand(["a"])
    #expect(snapshot.visibleItems == ["a", "a1", "a2", "b"])
    #expect(snapshot.isVisible("a1") && !snapshot.isVisible("x"))
    #expect(snapshot.level(of: "x") == 2 && snapshot.parent(of: "x") == "a1")
    #expect(snapshot.index(of: "a2") == 3)
    snapshot.collapse(["a"])
    #expect(!snapshot.isExpanded("a"))
    #expect(snapshot.visualDescription() == "> a\n  > a1\n    - x\n  - a2\n- b")
  }

  @Test("Trees are inserted, replaced and deleted")
  func trees() {
    var snapshot = snapshot
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["n"])
    other.append(["n1"], to: "n")
    other.expand(["n"])
    snapshot.insert(other, after: "a1")
    #expect(snapshot.items == ["a", "a1", "x", "n", "n1", "a2", "b"])
    #expect(snapshot.isExpanded("n"))
    snapshot.delete(["a1"])
    #expect(snapshot.items == ["a", "n", "n1", "a2", "b"])
    #expect(snapshot.snapshot(of: "a").items == ["n", "n1", "a2"])
    #expect(snapshot.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    snapshot.delete(["n"])
    snapshot.replace(childrenOf: "b", using: other)
    snapshot.insert(["c"], before: "b")
    #expect(snapshot.items == ["a", "a2", "c", "b", "n", "n1"])
    #expect(!snapshot.contains("a1"))
  }
}
