/// The seconds that drawing and swapping took in the last frame. Each value at most doubles per
/// frame, so that a single slow frame does not distort it.
struct FrameCost {
  private var drawing = 0.0
  private var swapping = 0.0
  /// The seconds of a frame that was swapped as soon as it was drawn. Drivers that draw on threads of
  /// their own do a part of the work for a frame drawn ahead between drawing and swapping.
  private var undivided = 0.0

  /// The growth that is allowed besides, in seconds, so that a value can leave 0.
  private static let leastGrowth = 0.001
  /// The factor by which `undivided` decreases in each frame, because frames that renew it are rare.
  private static let decay = 0.98

  mutating func noteDrawing(_ seconds: Double) {
    drawing = min(seconds, 2 * drawing + Self.leastGrowth)
  }

  mutating func noteSwapping(_ seconds: Double) {
    swapping = min(seconds, 2 * swapping + Self.leastGrowth)
    undivided *= Self.decay
  }

  mutating func noteUndivided(_ seconds: Double) {
    undivided = min(seconds, 2 * max(undivided, drawing + swapping) + Self.leastGrowth)
  }

  /// Whether a frame can be drawn and swapped within this time, even if it takes twice as long as
  /// the last one.
  func fits(in seconds: Double) -> Bool {
    seconds > 2 * (drawing + swapping)
  }

  /// The seconds that are left for a frame that answers input: little more than the last one took,
  /// because the user waits for it, and because the frame that it replaces is shown if it is late.
  var ofAnswer: Double { 1.25 * max(drawing + swapping, undivided) + Self.leastGrowth }
}
