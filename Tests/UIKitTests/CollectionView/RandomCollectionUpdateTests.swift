import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Random updates of collection views", .serialized)
struct RandomCollectionUpdateTests {
  @Test("After random updates, a collection view shows what a new one would")
  func random() throws {
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 25
    var random = SeededGenerator(ofTest: 18)
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let test = try CollectionScreen([itemTexts(14, "a"), itemTexts(9, "b")], layout)
    for round in 0..<rounds {
      let batch = RandomBatch(of: test.sections, round: round, &random)
      test.sections = batch.after
      test.collection.performBatchUpdates { batch.apply(to: test.collection) }
      if Int.random(in: 0..<4, using: &random) == 0 {
        test.collection.contentOffset.y = CGFloat(Int.random(in: 0...400, using: &random))
      }
      // Not each frame is drawn, because that takes longer than all else.
      for _ in 0..<(round.isMultiple(of: 3) ? 6 : 1) {
        if round.isMultiple(of: 8) { try test.screen.render() } else { test.screen.update() }
        test.screen.time += 0.1
      }
      #expect(state(of: test.collection) == fresh(test), "round \(round)")
      test.log = []
    }
  }

  /// The texts and the frames of what is visible.
  private func state(of collection: UICollectionView) -> [String] {
    let cells = collection.indexPathsForVisibleItems.sorted().compactMap { path in
      collection.cellForItem(at: path).map {
        "\(path) \(($0 as? TextCell)?.text ?? "") \($0.frame) \($0.alpha)"
      }
    }
    let kind = UICollectionView.elementKindSectionHeader
    let headers = collection.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted()
      .compactMap { path in
        collection.supplementaryView(forElementKind: kind, at: path).map { "\(path) \($0.frame)" }
      }
    return cells + headers + ["\(collection.contentSize)"]
  }

  /// What a collection view that is made anew shows at the same place.
  private func fresh(_ test: CollectionScreen) -> [String] {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let other = UICollectionView(
      frame: test.collection.frame, collectionViewLayout: layout)
    other.contentScaleFactor = test.collection.contentScaleFactor
    other.register(TextCell.self, forCellWithReuseIdentifier: "item")
    other.register(
      TextHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    (other.dataSource, other.delegate) = (test, test)
    other.layoutIfNeeded()
    other.contentOffset = test.collection.contentOffset
    other.layoutIfNeeded()
    return state(of: other)
  }
}

/// Deletions, insertions, moves and reloads of items and sections, of texts that are all different.
private struct RandomBatch {
  private(set) var after: [[String]] = []
  private var deleted: [IndexPath] = []
  private var inserted: [IndexPath] = []
  private var moved: [(IndexPath, IndexPath)] = []
  private var deletedSections: [Int] = []
  private var insertedSections: [Int] = []
  private var movedSections: [(Int, Int)] = []
  private var reloaded: [IndexPath] = []

  init(of before: [[String]], round: Int, _ random: inout SeededGenerator) {
    var floating: [(IndexPath, String)] = []
    var kept: [(old: Int?, items: [(IndexPath?, String)])] = []
    for (section, items) in before.enumerated() {
      if before.count > 1, Int.random(in: 0..<8, using: &random) == 0,
        deletedSections.count < before.count - 1
      {
        deletedSections.append(section)
        continue
      }
      var rest: [(IndexPath?, String)] = []
      for (item, text) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: deleted.append(path)
        case 1: floating.append((path, text))
        case 2:
          reloaded.append(path)
          rest.append((path, text))
        default: rest.append((path, text))
        }
      }
      kept.append((section, rest))
    }
    // A section moves by being taken out and put in elsewhere; the items in it stay.
    var movedOld: Int?
    if kept.count > 1, Int.random(in: 0..<5, using: &random) == 0 {
      let section = kept.remove(at: Int.random(in: 0..<kept.count, using: &random))
      kept.insert(section, at: Int.random(in: 0...kept.count, using: &random))
      movedOld = section.old
    }
    if before.count < 4, Int.random(in: 0..<4, using: &random) == 0 {
      let items: [(IndexPath?, String)] = (0..<3).map { (nil, "section \(round) \($0)") }
      kept.insert((nil, items), at: Int.random(in: 0...kept.count, using: &random))
    }
    for number in 0..<Int.random(in: 0..<4, using: &random) {
      let old = kept.indices.filter { kept[$0].old != nil }
      guard let section = old.randomElement(using: &random) else { break }
      let place = Int.random(in: 0...kept[section].items.count, using: &random)
      kept[section].items.insert((nil, "new \(round) \(number)"), at: place)
    }
    var places: [String: IndexPath] = [:]
    for (path, text) in floating {
      let old = kept.indices.filter { kept[$0].old != nil }
      guard let section = old.randomElement(using: &random) else {
        deleted.append(path)
        continue
      }
      let place = Int.random(in: 0...kept[section].items.count, using: &random)
      kept[section].items.insert((path, text), at: place)
      places[text] = path
    }
    after = kept.map { $0.items.map(\.1) }
    for (section, entry) in kept.enumerated() {
      if entry.old == nil { insertedSections.append(section) }
      if let old = entry.old, old == movedOld { movedSections.append((old, section)) }
      for (item, (source, text)) in entry.items.enumerated() {
        let path = IndexPath(item: item, section: section)
        if let origin = places[text] {
          moved.append((origin, path))
        } else if source == nil, entry.old != nil {
          inserted.append(path)
        }
      }
    }
  }

  @MainActor func apply(to collection: UICollectionView) {
    collection.deleteItems(at: deleted)
    collection.insertItems(at: inserted)
    collection.reloadItems(at: reloaded)
    collection.deleteSections(IndexSet(deletedSections))
    collection.insertSections(IndexSet(insertedSections))
    for (old, new) in movedSections { collection.moveSection(old, toSection: new) }
    for (old, new) in moved { collection.moveItem(at: old, to: new) }
  }
}
