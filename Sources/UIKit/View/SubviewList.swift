/// Where a view comes to stand among its new siblings.
enum SubviewPlace {
  case front
  case index(Int)
  case above(UIView)
  case below(UIView)
}

/// A view's subviews, back to front: adding in front and removing, anywhere, take the same time for
/// ten and for 100,000.
///
/// Removing one of many leaves a hole; the holes are closed when somebody looks. An object, so that
/// views are freed on the main actor though `UIView` must leave its `deinit` to subclasses.
@MainActor final class SubviewList {
  /// In use while there are no holes.
  private var dense: [UIView] = []
  /// In use while it is not empty.
  private var holed: [UIView?] = []
  private(set) var count = 0

  /// Fewer views than these are moved up when one before them goes.
  private static let shortTail = 256

  var isEmpty: Bool { count == 0 }

  var all: [UIView] {
    close()
    return dense
  }

  /// Trees may be deeper than the stack, so views are not left to free each other.
  isolated deinit {
    if count > 0 { UIView.letGo(of: all) }
  }

  func append(_ view: UIView) {
    if holed.isEmpty {
      view.slot = dense.count
      dense.append(view)
    } else {
      view.slot = holed.count
      holed.append(view)
    }
    count += 1
  }

  func insert(_ view: UIView, at index: Int) {
    guard index < count else { return append(view) }
    close()
    dense.insert(view, at: index)
    count += 1
    view.slot = index
    if count - index <= Self.shortTail { number(from: index) }
  }

  func remove(_ view: UIView) {
    guard let index = find(view) else { return }
    count -= 1
    if holed.isEmpty && dense.count - index <= Self.shortTail {
      dense.remove(at: index)
      return number(from: index)
    }
    if holed.isEmpty {
      holed = dense
      dense = []
    }
    holed[index] = nil
    if count == 0 { holed = [] }
  }

  func index(of place: SubviewPlace) -> Int {
    switch place {
    case .front: count
    case .index(let index): min(max(index, 0), count)
    case .above(let sibling): index(of: sibling).map { $0 + 1 } ?? count
    case .below(let sibling): index(of: sibling) ?? count
    }
  }

  private func index(of view: UIView) -> Int? {
    close()
    return find(view)
  }

  /// The slot of a view, holes counted.
  private func find(_ view: UIView) -> Int? {
    if holds(view) { return view.slot }
    close()
    number(from: 0)
    return holds(view) ? view.slot : nil
  }

  private func holds(_ view: UIView) -> Bool {
    holed.isEmpty
      ? dense.indices.contains(view.slot) && dense[view.slot] === view
      : holed.indices.contains(view.slot) && holed[view.slot] === view
  }

  private func close() {
    guard !holed.isEmpty else { return }
    dense = holed.compactMap { $0 }
    holed = []
    number(from: 0)
  }

  private func number(from start: Int) {
    for index in start..<dense.count { dense[index].slot = index }
  }
}
