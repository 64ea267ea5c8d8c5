/// The sections and the items of a list at one time, named by identifiers.
///
/// A value; any thread. Identifiers are unique: a duplicate traps, and an item that the snapshot has
/// already is moved. Source: Apple, "NSDiffableDataSourceSnapshot".
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private(set) var store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()
  private(set) var reloadedSections = IdentifierList<SectionIdentifierType>()
  private(set) var reloadedItems = IdentifierList<ItemIdentifierType>()
  private(set) var reconfiguredItems = IdentifierList<ItemIdentifierType>()

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Counts and identifiers

  /// The number of items in all sections.
  public var numberOfItems: Int { store.homes.count }
  public var numberOfSections: Int { store.sections.count }
  /// The sections, from first to last.
  public var sectionIdentifiers: [SectionIdentifierType] { store.sections }
  /// The items of all sections, from first to last.
  public var itemIdentifiers: [ItemIdentifierType] {
    store.sections.flatMap { store.items[$0] ?? [] }
  }

  /// The sections that `reloadSections(_:)` was called for, in that order.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.elements }
  /// The items that `reloadItems(_:)` was called for, in that order.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.elements }
  /// The items that `reconfigureItems(_:)` was called for, in that order.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.elements }

  /// Traps if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    store.items(in: identifier).count
  }

  /// Traps if there is no such section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { store.items(in: identifier) }

  /// The section of an item; nil if there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { store.homes[identifier] }

  /// The place of an item among those of all sections; nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { store.index(of: identifier) }

  /// nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    store.items[identifier] == nil ? nil : store.sections.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section; nil means the last one. Traps without such a section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let place = store.end(of: sectionIdentifier)
    store.insert(identifiers, at: place)
  }

  /// Traps if there is no such item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    store.insert(identifiers, at: .before(beforeIdentifier))
  }

  /// Traps if there is no such item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    store.insert(identifiers, at: .after(afterIdentifier))
  }

  /// Removes items. Those that the snapshot does not have are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    store.remove(Set(identifiers))
    forgetMarks()
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Traps if one of the items does not exist, or if they are the same.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    store.move(identifier, to: .before(toIdentifier), toIdentifier)
  }

  /// Traps if one of the items does not exist, or if they are the same.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    store.move(identifier, to: .after(toIdentifier), toIdentifier)
  }

  /// Marks items whose cells are replaced. Traps if there is no such item.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    store.requireItems(identifiers, "reload")
    for identifier in identifiers { reloadedItems.append(identifier) }
  }

  /// Marks items whose cells are configured again, and kept. Traps if there is no such item.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    store.requireItems(identifiers, "reconfigure")
    for identifier in identifiers { reconfiguredItems.append(identifier) }
  }

  // MARK: Sections

  /// Adds sections at the end. Traps if the snapshot has one of them.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    store.insertSections(identifiers, at: store.sections.count)
  }

  /// Traps if there is no such section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    store.insertSections(identifiers, at: store.sectionIndex(toIdentifier, "insert"))
  }

  /// Traps if there is no such section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    store.insertSections(identifiers, at: store.sectionIndex(toIdentifier, "insert") + 1)
  }

  /// Removes sections with their items. Those that the snapshot does not have are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    store.removeSections(Set(identifiers))
    forgetMarks()
  }

  /// Traps if one of the sections does not exist, or if they are the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    store.moveSection(identifier, to: toIdentifier, offset: 0)
  }

  /// Traps if one of the sections does not exist, or if they are the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    store.moveSection(identifier, to: toIdentifier, offset: 1)
  }

  /// Marks sections whose header, footer and cells are replaced. Traps if there is no such section.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      _ = store.sectionIndex(identifier, "reload")
      reloadedSections.append(identifier)
    }
  }

  /// What does not exist any more is not reloaded either.
  private mutating func forgetMarks() {
    reloadedSections.keep { store.items[$0] != nil }
    reloadedItems.keep { store.homes[$0] != nil }
    reconfiguredItems.keep { store.homes[$0] != nil }
  }

  /// The snapshot without marks of what is to be reloaded, which a data source keeps.
  var withoutMarks: Self {
    var result = Self()
    result.store = store
    return result
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Identifiers in the order in which they were added, each once.
struct IdentifierList<Identifier: Hashable> {
  private(set) var elements: [Identifier] = []
  private var set: Set<Identifier> = []

  mutating func append(_ identifier: Identifier) {
    if set.insert(identifier).inserted { elements.append(identifier) }
  }

  mutating func keep(where isKept: (Identifier) -> Bool) {
    guard !elements.allSatisfy(isKept) else { return }
    elements = elements.filter(isKept)
    set = Set(elements)
  }
}

extension IdentifierList: Sendable where Identifier: Sendable {}
