import Foundation
import QuartzCore

/// A block whose changes are key frames: one animation for each property goes through all of its.
@MainActor final class KeyframeBlock: ViewAnimation {
  private let mode: CAAnimationCalculationMode
  /// The part of the duration that changes made now take.
  private var span = Span(start: 0, end: 1)
  private var tracks: [KeyframeValues] = []

  /// In parts of the duration.
  struct Span {
    var start: Double
    var end: Double
  }

  init(
    _ timing: BlockTiming, options: UIView.AnimationOptions, mode: CAAnimationCalculationMode,
    completion: ((Bool) -> Void)?
  ) {
    self.mode = mode
    super.init(timing, options: options, completion: completion)
  }

  /// The values are those to pass through, whatever was in flight.
  override var isAdditive: Bool { false }

  /// Runs the changes of one key frame.
  func addFrame(start: Double, duration: Double, changes: () -> Void) {
    let past = span
    let start = min(max(start, 0), 1)
    span = Span(start: start, end: min(max(start + duration, start), 1))
    changes()
    span = past
  }

  override func animate(_ change: ViewChange) {
    let known = tracks.firstIndex {
      $0.change.layer === change.layer && $0.change.key == change.key
    }
    let index = known ?? tracks.count
    if known == nil { tracks.append(KeyframeValues(change: change)) }
    tracks[index].add(change.new, at: span)
  }

  override func changesWereMade() {
    let made = tracks
    // The changes refer to the block, which must not keep them.
    tracks = []
    for track in made { add(track.makeAnimation(mode), of: track.change) }
  }
}

/// The key frames of one property.
@MainActor private struct KeyframeValues {
  /// The first.
  let change: ViewChange
  private var frames: [Frame] = []

  private struct Frame {
    var span: KeyframeBlock.Span
    var value: Any
  }

  init(change: ViewChange) {
    self.change = change
  }

  /// In the order of the starts. A frame takes the place of one with the same start, and one before
  /// it is over when it begins.
  mutating func add(_ value: Any, at span: KeyframeBlock.Span) {
    frames.removeAll { $0.span.start == span.start }
    let index = frames.firstIndex { $0.span.start > span.start } ?? frames.count
    frames.insert(Frame(span: span, value: value), at: index)
  }

  /// Between the frames, the value of the one before holds.
  func makeAnimation(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    var (values, times) = ([change.takeStart()], [0.0])
    func reach(_ value: Any, at time: Double) {
      values.append(value)
      times.append(time)
    }
    for (index, frame) in frames.enumerated() {
      if frame.span.start > times[times.count - 1] {
        reach(values[values.count - 1], at: frame.span.start)
      }
      let isLast = index == frames.count - 1
      reach(
        frame.value, at: isLast ? frame.span.end : min(frame.span.end, frames[index + 1].span.start)
      )
    }
    if times[times.count - 1] < 1 { reach(values[values.count - 1], at: 1) }
    let animation = CAKeyframeAnimation(keyPath: change.key)
    animation.calculationMode = mode
    animation.values = values
    // In discrete mode each value has an end.
    if mode == .discrete { times.append(1) }
    animation.keyTimes = times.map { NSNumber(value: $0) }
    return animation
  }
}
