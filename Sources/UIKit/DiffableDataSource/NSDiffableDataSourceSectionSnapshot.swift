import CoreGraphics

/// The items of a section as a tree, whose branches can be collapsed.
///
/// A value; any thread. Source: Apple, "NSDiffableDataSourceSectionSnapshot".
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  fileprivate struct Node {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  private var roots: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Items

  /// All items; the children of each follow it.
  public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }
  /// The items without a parent.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] {
    flattened(roots) { nodes[$0]?.isExpanded == true }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// The place of an item in `items`; nil if there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item).isExpanded }

  /// Whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var next = node(item).parent
    while let parent = next {
      guard node(parent).isExpanded else { return false }
      next = node(parent).parent
    }
    return true
  }

  /// The number of an item's parents.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, next) = (0, node(item).parent)
    while let parent = next { (level, next) = (level + 1, node(parent).parent) }
    return level
  }

  /// nil for an item of the first level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child).parent }

  /// The items below one, as a snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var result = Self()
    let first = includingParent ? [parent] : node(parent).children
    result.roots = first
    for item in flattened(first, opening: { _ in true }) { result.nodes[item] = nodes[item] }
    for item in first { result.nodes[item]?.parent = nil }
    return result
  }

  /// The tree as a text, a line for each item.
  public func visualDescription() -> String {
    items.map { item in
      let mark = node(item).children.isEmpty ? "-" : node(item).isExpanded ? "v" : ">"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Adds items at the end of a parent's children; nil means the first level.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    add(items, to: parent, at: children(of: parent).count)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  /// Inserts the tree of another snapshot.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot.roots, beside: item, offset: 0)
    take(snapshot)
  }

  /// Inserts the tree of another snapshot.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot.roots, beside: item, offset: 1)
    take(snapshot)
  }

  /// Removes items with all below them. Those that the snapshot does not have are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let parent = node(item).parent
      for gone in flattened([item], opening: { _ in true }) { nodes[gone] = nil }
      changeChildren(of: parent) { $0.removeAll { $0 == item } }
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) { setExpanded(items, true) }

  public mutating func collapse(_ items: [ItemIdentifierType]) { setExpanded(items, false) }

  /// Puts the tree of another snapshot in the place of an item's children.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    delete(node(parent).children)
    append(snapshot.roots, to: parent)
    take(snapshot)
  }

  // MARK: The tree

  private func node(_ item: ItemIdentifierType) -> Node {
    guard let node = nodes[item] else {
      fatalError("Item identifier does not exist in the section snapshot: \(item)")
    }
    return node
  }

  private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { node($0).children } ?? roots
  }

  private mutating func changeChildren(
    of parent: ItemIdentifierType?, _ change: (inout [ItemIdentifierType]) -> Void
  ) {
    guard let parent else { return change(&roots) }
    var children = node(parent).children
    change(&children)
    nodes[parent]?.children = children
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    let parent = node(item).parent
    let index = children(of: parent).firstIndex(of: item) ?? 0
    add(items, to: parent, at: index + offset)
  }

  private mutating func add(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType?, at index: Int
  ) {
    var seen: Set<ItemIdentifierType> = []
    let duplicates = items.filter { !seen.insert($0).inserted || contains($0) }
    require(
      duplicates.isEmpty,
      "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
        + "{(\n    \(duplicates.map { "\($0)" }.joined(separator: ",\n    "))\n)}")
    changeChildren(of: parent) { $0.insert(contentsOf: items, at: index) }
    for item in items { nodes[item] = Node(parent: parent) }
  }

  /// Takes what is below the roots of a snapshot, after these were added.
  private mutating func take(_ snapshot: Self) {
    for root in snapshot.roots {
      nodes[root]?.isExpanded = snapshot.node(root).isExpanded
      var pending = [root]
      while let parent = pending.popLast() {
        let children = snapshot.node(parent).children
        append(children, to: parent)
        for child in children { nodes[child]?.isExpanded = snapshot.node(child).isExpanded }
        pending += children
      }
    }
  }

  private mutating func setExpanded(_ items: [ItemIdentifierType], _ isExpanded: Bool) {
    for item in items {
      _ = node(item)
      nodes[item]?.isExpanded = isExpanded
    }
  }

  /// Items and what is below them, from top to bottom, where a branch is opened.
  private func flattened(
    _ items: [ItemIdentifierType], opening isOpen: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var (result, pending) = ([ItemIdentifierType](), Array(items.reversed()))
    while let item = pending.popLast() {
      result.append(item)
      if isOpen(item) { pending += (nodes[item]?.children ?? []).reversed() }
    }
    return result
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
