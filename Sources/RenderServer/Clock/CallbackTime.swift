import Synchronization

/// Tells the main thread when the last frame callback was sent, which is when a refresh began.
final class CallbackTime: Sendable {
  private let bits = Atomic<UInt64>(0)

  /// Sets the time, in seconds on the media clock.
  func set(_ time: Double) {
    bits.store(time.bitPattern, ordering: .relaxed)
  }

  /// The time in seconds on the media clock; nil before the first callback.
  var value: Double? {
    let bits = bits.load(ordering: .relaxed)
    return bits == 0 ? nil : Double(bitPattern: bits)
  }
}
