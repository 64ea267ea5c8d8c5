import CoreGraphics
import Logging

/// The sections of a snapshot, and the items in each.
struct SnapshotStore<Section: Hashable, Item: Hashable> {
  enum Place {
    case endOf(Section)
    case before(Item)
    case after(Item)
  }

  private(set) var sections: [Section] = []
  /// The items by section: each section has an entry.
  private(set) var items: [Section: [Item]] = [:]
  /// The section of each item.
  private(set) var homes: [Item: Section] = [:]

  // MARK: Looking up

  func items(in section: Section) -> [Item] {
    guard let items = items[section] else {
      fatalError("Invalid section identifier specified: \(section)")
    }
    return items
  }

  func index(of item: Item) -> Int? {
    guard let home = homes[item], let row = items[home]?.firstIndex(of: item) else { return nil }
    return sections.prefix { $0 != home }.reduce(row) { $0 + (items[$1]?.count ?? 0) }
  }

  func sectionIndex(_ section: Section, _ action: String) -> Int {
    guard items[section] != nil, let index = sections.firstIndex(of: section) else {
      fatalError(
        "Attempted to \(action) section identifier that does not exist in the snapshot: \(section)")
    }
    return index
  }

  func requireItems(_ identifiers: [Item], _ action: String) {
    for identifier in identifiers {
      require(
        homes[identifier] != nil,
        "Attempted to \(action) item identifier that does not exist in the snapshot: \(identifier)")
    }
  }

  func end(of section: Section?) -> Place {
    if let section {
      require(
        items[section] != nil,
        "Attempted to append items to section identifier that does not exist in the snapshot: "
          + "\(section)")
      return .endOf(section)
    }
    guard let last = sections.last else {
      fatalError(
        "There are currently no sections in the data source. Please add a section first.")
    }
    return .endOf(last)
  }

  // MARK: Items

  /// Inserts items. Those that exist are moved, with a warning.
  mutating func insert(_ new: [Item], at place: Place) {
    requireUnique(new, "item")
    let existing = new.filter { homes[$0] != nil }
    requireDestination(place, outside: new)
    if !existing.isEmpty {
      warn(of: existing)
      remove(Set(existing))
    }
    let (section, row) = resolved(place)
    items[section]?.insert(contentsOf: new, at: row)
    for item in new { homes[item] = section }
  }

  mutating func remove(_ gone: Set<Item>) {
    for section in Set(gone.compactMap { homes[$0] }) {
      items[section]?.removeAll(where: gone.contains)
    }
    for item in gone { homes[item] = nil }
  }

  mutating func move(_ item: Item, to place: Place, _ target: Item) {
    requireItems([item, target], "move")
    require(item != target, "Invalid update: item identifier cannot be moved to itself: \(item)")
    remove([item])
    let (section, row) = resolved(place)
    items[section]?.insert(item, at: row)
    homes[item] = section
  }

  private func requireDestination(_ place: Place, outside new: [Item]) {
    switch place {
    case .endOf: return
    case .before(let item), .after(let item):
      requireItems([item], "insert")
      require(
        !new.contains(item),
        "Invalid update: destination for insertion operation [\(item)] is in the insertion identifier "
          + "list for update")
    }
  }

  private func resolved(_ place: Place) -> (Section, Int) {
    switch place {
    case .endOf(let section): (section, items(in: section).count)
    case .before(let item): position(of: item, offset: 0)
    case .after(let item): position(of: item, offset: 1)
    }
  }

  private func position(of item: Item, offset: Int) -> (Section, Int) {
    guard let section = homes[item], let row = items[section]?.firstIndex(of: item) else {
      fatalError(
        "Attempted to insert item identifier that does not exist in the snapshot: \(item)")
    }
    return (section, row + offset)
  }

  // MARK: Sections

  mutating func insertSections(_ new: [Section], at index: Int) {
    requireUnique(new, "section")
    requireUnique(new.filter { items[$0] != nil } + sections, "section")
    sections.insert(contentsOf: new, at: index)
    for section in new { items[section] = [] }
  }

  mutating func removeSections(_ gone: Set<Section>) {
    sections.removeAll(where: gone.contains)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
  }

  mutating func moveSection(_ section: Section, to target: Section, offset: Int) {
    let source = sectionIndex(section, "move")
    _ = sectionIndex(target, "move")
    require(
      section != target, "Invalid update: section identifier cannot be moved to itself: \(section)")
    sections.remove(at: source)
    sections.insert(section, at: sectionIndex(target, "move") + offset)
  }

  // MARK: Misuse

  private func requireUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) {
    var seen: Set<Identifier> = []
    let duplicates = identifiers.filter { !seen.insert($0).inserted }
    require(
      duplicates.isEmpty,
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: "
        + "{(\n    \(duplicates.map { "\($0)" }.joined(separator: ",\n    "))\n)}")
  }

  private func warn(of existing: [Item]) {
    let (noun, verb, count) =
      existing.count == 1
      ? ("identifier", "exists", "identifier that already exists")
      : ("identifiers", "exist", "identifiers that already exist")
    Logger(label: "lamina").warning(
      """
      Diffable data source detected an attempt to insert or append \(existing.count) item \(noun) that \
      already \(verb) in the snapshot. The existing item \(noun) will be moved into place instead, but \
      this operation will be more expensive. For best performance, inserted item identifiers should \
      always be unique. Item \(count): \(existing)
      """)
  }
}

extension SnapshotStore: Sendable where Section: Sendable, Item: Sendable {}
