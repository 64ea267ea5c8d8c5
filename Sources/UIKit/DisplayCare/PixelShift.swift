import CoreGraphics

/// Moves the content of a screen by a pixel at a time around its place, so that nothing stays where it
/// is and burns into the panel.
@MainActor final class PixelShift {
  /// The most pixels by which the content moves in each direction.
  nonisolated static let reach = 4

  private let interval: Double
  private let timer: InactivityMonitor.Timer
  private let apply: (CGVector) -> Void
  private var step = 0

  /// - Parameters:
  ///   - interval: the seconds from one step to the next.
  ///   - apply: called with each offset after the first one, which is zero. Pixels.
  init(
    interval: Double, timer: @escaping InactivityMonitor.Timer = InactivityMonitor.dispatch,
    apply: @escaping (CGVector) -> Void
  ) {
    (self.interval, self.timer, self.apply) = (interval, timer, apply)
    wait()
  }

  /// The offset after so many steps: to the right edge of a square, and then around it.
  nonisolated static func offset(after step: Int) -> CGVector {
    guard step > reach else { return CGVector(dx: step, dy: 0) }
    let (edge, place) = step.quotientAndRemainder(dividingBy: 2 * reach)
    let along = place - reach
    return switch edge & 3 {
    case 0: CGVector(dx: reach, dy: along)
    case 1: CGVector(dx: -along, dy: reach)
    case 2: CGVector(dx: -reach, dy: -along)
    default: CGVector(dx: along, dy: -reach)
    }
  }

  private func wait() {
    timer(interval) { [weak self] in
      guard let self else { return }
      step += 1
      apply(Self.offset(after: step))
      wait()
    }
  }
}
