import Synchronization

/// Releases the children of deallocated objects one after the other. Nested deallocation of a deep
/// tree would overflow the stack.
package final class ReleaseQueue<Element: AnyObject & Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var isReleasing = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Empties `elements` and releases them, each after `prepare`. If that deallocates further
  /// parents, their calls of this function leave the work to the first call. Any thread, since the
  /// last reference to a parent may be released on any.
  package func release(_ elements: inout [Element], _ prepare: (Element) -> Void = { _ in }) {
    let isFirst = state.withLock { state in
      defer { state.isReleasing = true }
      state.elements.append(contentsOf: elements)
      elements = []
      return !state.isReleasing
    }
    guard isFirst else { return }
    while let element = next() { prepare(element) }
  }

  private func next() -> Element? {
    state.withLock { state in
      state.isReleasing = !state.elements.isEmpty
      return state.elements.popLast()
    }
  }
}
