/// The seconds that drawing and swapping took in the last frame. Each value at most doubles per
/// frame, so that a single slow frame does not distort it.
struct FrameCost {
  private var drawing = 0.0
  private var swapping = 0.0

  /// The growth that is allowed besides, in seconds, so that a value can leave 0.
  private static let leastGrowth = 0.001

  mutating func noteDrawing(_ seconds: Double) {
    drawing = min(seconds, 2 * drawing + Self.leastGrowth)
  }

  mutating func noteSwapping(_ seconds: Double) {
    swapping = min(seconds, 2 * swapping + Self.leastGrowth)
  }

  /// Whether a frame can be drawn and swapped within this time, even if it takes twice as long as
  /// the last one.
  func fits(in seconds: Double) -> Bool {
    seconds > 2 * (drawing + swapping)
  }
}
