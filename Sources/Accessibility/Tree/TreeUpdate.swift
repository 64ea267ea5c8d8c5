import Foundation

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
  /// and of those inside of elements that scroll, however many others there are.
  mutating func apply(_ update: TreeUpdate) -> [TreeChange] {
    let ids = update.elements.keys.sorted { $0.rawValue < $1.rawValue }
    var previous: [ElementID: AccessibleElement] = [:]
    for id in ids { previous[id] = self[id] }
    let scrolled = ids.filter { id in
      elements[id].map { $0.contentOrigin != update.elements[id]?.contentOrigin } ?? false
    }
    let past = frames(inside: scrolled)
    for (id, element) in update.elements { replace(id, with: element) }
    for id in update.removed { remove(id) }
    let moved = frames(inside: scrolled).filter { update.elements[$0.key] == nil }
    return changes(of: ids) { previous[$0] } + changes(of: moved, since: past)
  }

  /// What clients are told of elements that have only been scrolled: those that come to the screen or leave
  /// it, and the place of the focus.
  private func changes(
    of frames: [ElementID: CGRect], since past: [ElementID: CGRect]
  ) -> [TreeChange] {
    var changes: [TreeChange] = []
    for (id, frame) in frames.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let old = past[id], frame != old else { continue }
      let isShowing = isOnScreen(frame)
      if isShowing != isOnScreen(old) {
        changes.append(.state(id, .showing, name: "showing", isOn: isShowing))
      }
      if elements[id]?.states.contains(.focused) == true {
        changes.append(.bounds(id, AccessibleFrame(frame)))
      }
    }
    return changes
  }
}
