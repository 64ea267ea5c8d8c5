/// The operations that a list needs on its elements, which are layers or views.
@MainActor package protocol SiblingKind {
  associatedtype Element: AnyObject, Sendable
  /// A placeholder for elements that were removed between others.
  static var hole: Element { get }
  /// The index at which an element was last found, stored by the element.
  static func hint(of element: Element) -> Int32
  static func setHint(_ index: Int32, of element: Element)
}

/// A position among the other children of one parent.
package enum SiblingPosition<Element> {
  case front
  /// 0 is the back; an index past the end is the front.
  case index(Int)
  case above(Element)
  case below(Element)
}

/// The children of one parent, back to front. Adding at the front and removing take constant time;
/// other changes move pointers in one array.
///
/// Removing an element between others leaves a hole; holes are closed when the list is read, or
/// when there are many. Each element stores its last index as a hint. Bringing the first of 100,000
/// views to the front 1,000 times takes 0.2 s in a debug build.
@MainActor package struct SiblingList<Kind: SiblingKind> {
  package typealias Element = Kind.Element

  /// The elements, with holes.
  private var storage: [Element] = []
  /// The indices of holes in `storage`.
  private var holes: [Int] = []

  /// The distance from the hint within which an element is searched before all hints are updated.
  private static var maxSearchDistance: Int { 64 }
  /// Up to this number, holes are closed one by one.
  private static var maxHolesClosedSingly: Int { 32 }

  nonisolated package init() {}

  package var count: Int { storage.count - holes.count }
  package var isEmpty: Bool { count == 0 }

  /// The element at the front, or a hole that has not been closed.
  package var front: Element? { storage.last }

  /// Removes and returns all elements, including holes. Any thread: the last reference to a parent
  /// may be released on any.
  nonisolated package mutating func takeAll() -> [Element] {
    let all = storage
    (storage, holes) = ([], [])
    return all
  }

  /// The elements, back to front.
  package mutating func elements() -> [Element] {
    closeHoles()
    return storage
  }

  /// A sibling that the position refers to must be in the list.
  package mutating func insert(_ element: Element, at position: SiblingPosition<Element>) {
    if case .front = position { return append(element) }
    closeHoles()
    let index =
      switch position {
      case .front: storage.count
      case .index(let index): min(index, storage.count)
      case .above(let sibling): storageIndex(of: sibling) + 1
      case .below(let sibling): storageIndex(of: sibling)
      }
    Kind.setHint(Int32(index), of: element)
    storage.insert(element, at: index)
  }

  private mutating func append(_ element: Element) {
    Kind.setHint(Int32(storage.count), of: element)
    storage.append(element)
  }

  /// `element` must be in the list.
  package mutating func remove(_ element: Element) {
    let index = storageIndex(of: element)
    if index == storage.count - 1 {
      storage.removeLast()
    } else {
      storage[index] = Kind.hole
      holes.append(index)
    }
    if holes.count > 2 * Self.maxHolesClosedSingly, holes.count * 2 > storage.count { closeHoles() }
  }

  /// The index of an element; nil if it is not in the list.
  package mutating func index(of element: Element) -> Int? {
    closeHoles()
    let index = storageIndex(of: element)
    return storage.indices.contains(index) && storage[index] === element ? index : nil
  }

  private mutating func closeHoles() {
    guard !holes.isEmpty else { return }
    if holes.count <= Self.maxHolesClosedSingly {
      for index in holes.sorted(by: >) { storage.remove(at: index) }
    } else {
      let hole = Kind.hole
      storage.removeAll { $0 === hole }
      updateHints()
    }
    holes = []
  }

  private func updateHints() {
    for (index, element) in storage.enumerated() { Kind.setHint(Int32(index), of: element) }
  }

  /// The index in `storage`, where holes count.
  private func storageIndex(of element: Element) -> Int {
    let hint = Int(Kind.hint(of: element))
    for distance in 0...Self.maxSearchDistance {
      if hint - distance < storage.count, hint >= distance, storage[hint - distance] === element {
        return hint - distance
      }
      if hint + distance < storage.count, storage[hint + distance] === element {
        return hint + distance
      }
    }
    updateHints()
    return Int(Kind.hint(of: element))
  }
}
