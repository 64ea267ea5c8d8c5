/// The index of an element in an array of its type, or `none`. The type parameter keeps an index into
/// one array from being used for another.
struct Index<Element>: Hashable, Sendable, BitwiseCopyable {
  private let rawValue: Int32

  @inline(__always)
  init(_ offset: Int) {
    rawValue = Int32(truncatingIfNeeded: offset)
  }

  @inline(__always)
  static var none: Self { Self(-1) }

  @inline(__always)
  var offset: Int { Int(rawValue) }

  @inline(__always)
  var exists: Bool { rawValue >= 0 }
}

extension Index: Comparable {
  @inline(__always)
  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
