import Synchronization

/// Counts the layers that have something rare, so that where there are none nobody looks for them.
/// Any thread: a layer may be freed on another than the main one.
final class LiveLayers: Sendable {
  static let timed = LiveLayers()
  static let inSpace = LiveLayers()
  static let flipped = LiveLayers()

  private let count = Atomic<Int>(0)

  var exist: Bool { count.load(ordering: .relaxed) > 0 }

  /// A layer has it from now on, or no longer.
  func change(from had: Bool, to has: Bool) {
    if had != has { count.wrappingAdd(has ? 1 : -1, ordering: .relaxed) }
  }
}
