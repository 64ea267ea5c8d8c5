import Synchronization

/// A layer, named on both sides of the crossing. Never used twice in a process.
package struct LayerID: Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private static let counter = Atomic<UInt32>(0)

  /// An id that no layer had before.
  package static func next() -> LayerID {
    LayerID(rawValue: counter.wrappingAdd(1, ordering: .relaxed).newValue)
  }
}
