/// What has come, gone and changed in a tree.
package struct TreeUpdate: Sendable {
  /// The elements that are new or have changed, with their children.
  package var elements: [ElementID: AccessibleElement] = [:]
  package var removed: Set<ElementID> = []

  package init() {}

  package var isEmpty: Bool { elements.isEmpty && removed.isEmpty }

  /// Adds what has changed later. Of several changes of one element only the last is told.
  mutating func merge(_ later: TreeUpdate) {
    elements.merge(later.elements) { $1 }
    for id in later.removed { elements[id] = nil }
    // An element that an earlier update has removed may have come back in the later one.
    removed = removed.union(later.removed).subtracting(elements.keys)
  }
}

extension AccessibleTree {
  /// Applies an update, and returns what clients are told. Its time is that of the elements in the update
  /// and of those that scroll with them, however many others there are.
  mutating func apply(_ update: TreeUpdate) -> [TreeChange] {
    let ids = affected(by: update).sorted { $0.rawValue < $1.rawValue }
    var previous: [ElementID: AccessibleElement] = [:]
    for id in ids { previous[id] = self[id] }
    for (id, element) in update.elements { replace(id, with: element) }
    for id in update.removed { remove(id) }
    return changes(of: ids) { previous[$0] }
  }

  /// The elements of an update, and those inside of elements that scroll.
  private func affected(by update: TreeUpdate) -> Set<ElementID> {
    var affected = Set(update.elements.keys)
    var scrolled =
      update.elements.lazy.filter { id, element in
        elements[id].map { $0.contentOrigin != element.contentOrigin } ?? false
      }.map(\.key) as [ElementID]
    while let id = scrolled.popLast() {
      let children = elements[id]?.children ?? []
      affected.formUnion(children)
      scrolled += children
    }
    return affected
  }
}
