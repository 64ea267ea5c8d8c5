/// The index of an element in an array of its type, or of a layer in the columns of a `LayerTable`.
/// The type parameter keeps an index into one array from being used for another.
package struct Index<Element>: Sendable, BitwiseCopyable {
  private let rawValue: Int32

  @inline(__always)
  package init(_ offset: Int) {
    rawValue = Int32(truncatingIfNeeded: offset)
  }

  @inline(__always)
  package var offset: Int { Int(rawValue) }
}

extension Index: Hashable, Strideable {
  @inline(__always)
  package static func == (first: Self, second: Self) -> Bool { first.rawValue == second.rawValue }

  @inline(__always)
  package static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }

  @inline(__always)
  package func distance(to other: Self) -> Int { other.offset - offset }

  @inline(__always)
  package func advanced(by distance: Int) -> Self { Self(offset + distance) }

  @inline(__always)
  package var next: Self { advanced(by: 1) }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }
}

extension Index: CustomStringConvertible {
  package var description: String { rawValue.description }
}

extension Array {
  @inline(__always)
  package subscript(index: Compositor.Index<Element>) -> Element {
    _read { yield self[index.offset] }
    _modify { yield &self[index.offset] }
  }

  /// The index of the element that is appended next.
  @inline(__always)
  var nextIndex: Compositor.Index<Element> { Compositor.Index(count) }
}

/// Stores an index or nil in four bytes; `Optional` takes eight, since every number is a valid index
/// to the compiler. For structs of which there is one per display item.
@propertyWrapper
package struct PackedIndex<Element>: Sendable, BitwiseCopyable, Equatable {
  private var rawValue: Int32 = -1

  @inline(__always)
  package init() {}

  @inline(__always)
  package init(wrappedValue: Index<Element>?) {
    self.wrappedValue = wrappedValue
  }

  @inline(__always)
  package var wrappedValue: Index<Element>? {
    get { rawValue < 0 ? nil : Index(Int(rawValue)) }
    set { rawValue = newValue.map { Int32(truncatingIfNeeded: $0.offset) } ?? -1 }
  }

  @inline(__always)
  package static func == (first: Self, second: Self) -> Bool { first.rawValue == second.rawValue }
}
