/// Tells when no frame was drawn for so long that programs are compiled ahead, and that memory which only
/// frames need is given back, once after each last frame.
struct RestTimer {
  /// The seconds after the last frame: long enough that somebody who reads between two gestures does not
  /// have textures created with each of them.
  static let delay = 2.0

  /// The seconds after the last frame of a pause: while a finger moves something, frames follow each other
  /// faster.
  private static let pause = 0.1

  /// When the last frame was drawn; nil where its memory was given back.
  private var lastFrame: Double?

  mutating func noteFrame(at time: Double) {
    lastFrame = time
  }

  /// The seconds until memory is to be given back; infinity where it was.
  func secondsLeft(at now: Double) -> Double {
    lastFrame.map { max(0, $0 + Self.delay - now) } ?? .infinity
  }

  /// The seconds until programs may be compiled.
  func secondsToPause(at now: Double) -> Double {
    lastFrame.map { max(0, $0 + Self.pause - now) } ?? 0
  }

  /// Whether memory is to be given back now. Returns true once.
  mutating func takeEnd(at now: Double) -> Bool {
    guard secondsLeft(at: now) == 0 else { return false }
    lastFrame = nil
    return true
  }
}
