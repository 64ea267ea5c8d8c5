import Synchronization

/// Tells other threads whether the render thread goes on or rests.
final class RenderProgress: Sendable {
  /// The number of times that the thread has begun or ended to work: odd while it works.
  private let changes = Atomic<UInt64>(0)

  /// A value that changes while the thread goes on; nil while it rests.
  var value: UInt64? {
    let value = changes.load(ordering: .relaxed)
    return value.isMultiple(of: 2) ? nil : value
  }

  /// Notes that the thread begins to work, or works on.
  func work() {
    let value = changes.load(ordering: .relaxed)
    changes.store(value + (value.isMultiple(of: 2) ? 1 : 2), ordering: .relaxed)
  }

  /// Notes that the thread rests.
  func rest() {
    let value = changes.load(ordering: .relaxed)
    if !value.isMultiple(of: 2) { changes.store(value + 1, ordering: .relaxed) }
  }
}
