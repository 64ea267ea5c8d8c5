import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("The difference between two snapshots") struct SnapshotDifferenceTests {
  private typealias Store = SnapshotStore<Int, Int>

  private func store(_ sections: [(Int, [Int])]) -> Store {
    var store = Store()
    store.insertSections(sections.map(\.0), at: 0)
    for (section, items) in sections { store.insert(items, at: .endOf(section)) }
    return store
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("One item that goes to the end is one move, whatever is between")
  func oneMove() {
    let old = store([(0, [1, 2, 3, 4, 5])])
    let difference = SnapshotDifference(from: old, to: store([(0, [2, 3, 4, 5, 1])]))
    #expect(difference.movedItems == [.init(from: path(0, 0), to: path(0, 4))])
    #expect(difference.insertedItems.isEmpty && difference.deletedItems.isEmpty)
  }

  @Test("An item of a deleted section is inserted where it appears again")
  func deletedSection() {
    let old = store([(0, [1]), (1, [2])])
    let difference = SnapshotDifference(from: old, to: store([(0, [1, 2])]))
    #expect(difference.deletedSections == [1])
    #expect(difference.insertedItems == [path(0, 1)])
    #expect(difference.movedItems.isEmpty)
  }

  @Test("An item that enters a new section is deleted where it was")
  func insertedSection() {
    let old = store([(0, [1, 2])])
    let difference = SnapshotDifference(from: old, to: store([(0, [1]), (1, [2])]))
    #expect(difference.insertedSections == [1])
    #expect(difference.deletedItems == [path(0, 1)])
    #expect(difference.insertedItems.isEmpty && difference.movedItems.isEmpty)
  }

  @Test("No difference between equal snapshots")
  func none() {
    let old = store([(0, [1, 2]), (1, [])])
    #expect(SnapshotDifference(from: old, to: old).isEmpty)
  }

  // Issue "Controls, scrolling, text input, tables and collections", Shows 5.
  @Test("Changes lead from the old state to the new one, with the fewest moves in each section")
  func random() {
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 400
    var random = SeededGenerator(seed: 5)
    for _ in 0..<rounds {
      let (old, new) = (randomSections(&random), randomSections(&random))
      let difference = SnapshotDifference(from: store(old), to: store(new))
      #expect(applied(difference, to: old, new).elementsEqual(new, by: ==))
      #expect(difference.movedSections.count == fewestMoves(old.map(\.0), new.map(\.0)))
      for (section, items) in new {
        guard let before = old.first(where: { $0.0 == section })?.1 else { continue }
        let index = new.firstIndex { $0.0 == section }
        let oldIndex = old.firstIndex { $0.0 == section }
        let within = difference.movedItems.count {
          $0.from.section == oldIndex && $0.to.section == index
        }
        #expect(within == fewestMoves(before, items))
      }
    }
  }

  private func randomSections(_ random: inout SeededGenerator) -> [(Int, [Int])] {
    let names = Array((0..<5).shuffled(using: &random).prefix(.random(in: 0...5, using: &random)))
    var sections = names.map { ($0, [Int]()) }
    guard !sections.isEmpty else { return [] }
    for item in (0..<14).shuffled(using: &random).prefix(.random(in: 0...14, using: &random)) {
      sections[.random(in: sections.indices, using: &random)].1.append(item)
    }
    return sections
  }

  /// What a list does that gets the changes: takes out what goes and what moves, and fills the places
  /// that are named after the changes; what is inserted is looked up in the new state.
  private func applied(
    _ difference: SnapshotDifference, to old: [(Int, [Int])], _ new: [(Int, [Int])]
  ) -> [(Int, [Int])] {
    let gone = Set(difference.deletedItems + difference.movedItems.map(\.from))
    var sections: [(Int, [Int])] = old.enumerated().map { index, section in
      (
        section.0,
        section.1.indices.filter { !gone.contains(path(index, $0)) }.map { section.1[$0] }
      )
    }
    let goneSections = Set(difference.deletedSections + difference.movedSections.map(\.from))
    let staying = sections.indices.filter { !goneSections.contains($0) }
    var incoming: [Int: (Int, [Int])] = [:]
    for move in difference.movedSections { incoming[move.to] = sections[move.from] }
    for index in difference.insertedSections { incoming[index] = new[index] }
    sections = staying.map { sections[$0] }
    for index in incoming.keys.sorted() {
      guard let section = incoming[index], index <= sections.count else { return [] }
      sections.insert(section, at: index)
    }
    var items: [IndexPath: Int] = [:]
    for move in difference.movedItems {
      items[move.to] = old[move.from.section].1[move.from.row]
    }
    for path in difference.insertedItems { items[path] = new[path.section].1[path.row] }
    for path in items.keys.sorted() {
      guard let item = items[path], path.section < sections.count,
        path.row <= sections[path.section].1.count
      else { return [] }
      sections[path.section].1.insert(item, at: path.row)
    }
    return sections
  }

  /// The number of common elements that are not in a longest common part, which a table of lengths
  /// finds.
  private func fewestMoves(_ old: [Int], _ new: [Int]) -> Int {
    let (first, second) = (old.filter(new.contains), new.filter(old.contains))
    var lengths = [[Int]](
      repeating: [Int](repeating: 0, count: second.count + 1), count: first.count + 1)
    for i in first.indices {
      for j in second.indices {
        lengths[i + 1][j + 1] =
          first[i] == second[j] ? lengths[i][j] + 1 : max(lengths[i][j + 1], lengths[i + 1][j])
      }
    }
    return first.count - lengths[first.count][second.count]
  }
}
