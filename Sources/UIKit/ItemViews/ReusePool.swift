/// Views that are not used any more, by their identifiers, and what creates new ones.
@MainActor struct ReusePool<Key: Hashable, View: UIView> {
  private(set) var sources: [Key: ReuseSource] = [:]
  private var views: [Key: [View]] = [:]

  /// Registers a class, and forgets views of another one; nil removes it.
  mutating func register(_ aClass: AnyClass?, _ key: Key) {
    register(aClass.map(ReuseSource.ofClass), key)
  }

  /// Registers what creates views, and forgets those of another source; nil removes it.
  mutating func register(_ source: ReuseSource?, _ key: Key) {
    sources[key] = source
    views[key] = nil
  }

  mutating func keep(_ view: View, _ key: Key) {
    views[key, default: []].append(view)
  }

  /// Returns a view that is not used any more.
  mutating func take(_ key: Key) -> View? { views[key]?.popLast() }
}

/// What creates views that are used again.
@MainActor enum ReuseSource {
  case ofClass(AnyClass)
  /// A view file, or an element of one.
  case viewFile(() -> UIView?)
}
