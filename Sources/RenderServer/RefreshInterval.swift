import Synchronization

/// The output's refresh interval on its way from the reader thread to the render thread.
final class RefreshInterval: Sendable {
  private let nanoseconds = Atomic<UInt64>(0)

  func set(_ value: UInt64) {
    nanoseconds.store(value, ordering: .relaxed)
  }

  /// The interval if it was told since the last call.
  func take() -> UInt64? {
    let value = nanoseconds.exchange(0, ordering: .relaxed)
    return value == 0 ? nil : value
  }
}
