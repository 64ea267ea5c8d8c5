/// The seconds that drawing and swapping took in the last frame. Each value at most doubles per
/// frame, so that a single slow frame does not distort it.
struct FrameCost {
  private var drawing = 0.0
  private var swapping = 0.0
  /// The seconds of a frame that was swapped as soon as it was drawn. Drivers that draw on threads of
  /// their own do a part of the work for a frame drawn ahead between drawing and swapping.
  private var undivided = 0.0
  /// The seconds of the last drawing, however long it was.
  private var lastDrawing = 0.0
  /// The most seconds that one of the last frames took to draw and to swap.
  private var peak = 0.0

  /// The growth that is allowed besides, in seconds, so that a value can leave 0.
  private static let leastGrowth = 0.001
  /// The factor by which `undivided` decreases in each frame, because frames that renew it are rare.
  private static let decay = 0.98
  /// The factor by which `peak` decreases in each frame: after a second, 5 % are left.
  private static let peakDecay = 0.95

  mutating func noteDrawing(_ seconds: Double) {
    drawing = min(seconds, 2 * drawing + Self.leastGrowth)
    lastDrawing = seconds
  }

  mutating func noteSwapping(_ seconds: Double) {
    swapping = min(seconds, 2 * swapping + Self.leastGrowth)
    undivided *= Self.decay
    peak = max(peak * Self.peakDecay, lastDrawing + seconds)
  }

  mutating func noteUndivided(_ seconds: Double) {
    undivided = min(seconds, 2 * max(undivided, drawing + swapping) + Self.leastGrowth)
  }

  /// Whether a frame that waits can be drawn again within this time, even if it takes twice as long as
  /// the last one.
  func fits(in seconds: Double, within refresh: Double) -> Bool {
    seconds > 2 * (drawing + swapping) && fitsTwice(within: refresh)
  }

  /// Whether frames may be drawn twice. Where two do not fit into a refresh, all that follow are late: of
  /// 57 late frames of the museum on llvmpipe, 38 had been drawn twice or three times, in 8 to 18 ms each.
  private func fitsTwice(within refresh: Double) -> Bool {
    2 * max(peak, lastDrawing + swapping) <= refresh
  }

  /// The seconds that are left for a frame that answers input: little more than the last one took,
  /// because the user waits for it, and because the frame that it replaces is shown if it is late.
  /// Infinity where there is no time for it, because it is drawn besides another frame.
  func ofAnswer(within refresh: Double) -> Double {
    guard fitsTwice(within: refresh) else { return .infinity }
    return 1.25 * max(drawing + swapping, undivided) + Self.leastGrowth
  }
}
