/// Views that are not used any more, by their identifiers, and the classes that create new ones.
@MainActor struct ReusePool<Key: Hashable, View: UIView> {
  private(set) var classes: [Key: AnyClass] = [:]
  private var views: [Key: [View]] = [:]

  /// Registers a class, and forgets views of another one; nil removes it.
  mutating func register(_ aClass: AnyClass?, _ key: Key) {
    classes[key] = aClass
    views[key] = nil
  }

  mutating func keep(_ view: View, _ key: Key) {
    views[key, default: []].append(view)
  }

  /// Returns a view that is not used any more.
  mutating func take(_ key: Key) -> View? { views[key]?.popLast() }
}
