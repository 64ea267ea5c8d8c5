import Foundation
import QuartzCore

/// An animation block whose changes are keyframes: each property gets one animation that goes
/// through all of its keyframes.
@MainActor final class KeyframeBlock: ViewAnimation {
  private let mode: CAAnimationCalculationMode
  /// The part of the duration that changes made now occupy.
  private var span = Span(start: 0, end: 1)
  private var tracks: [KeyframeValues] = []

  /// An interval in fractions of the block's duration.
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

  /// Keyframe values are absolute, so the animation replaces those in flight.
  override var isAdditive: Bool { false }

  /// Runs the changes of one keyframe.
  func runKeyframe(start: Double, duration: Double, changes: () -> Void) {
    let previous = span
    let start = min(max(start, 0), 1)
    span = Span(start: start, end: min(max(start + duration, start), 1))
    changes()
    span = previous
  }

  override func animate(_ change: ViewChange) {
    let existing = tracks.firstIndex {
      $0.change.layer === change.layer && $0.change.key == change.key
    }
    let index = existing ?? tracks.count
    if existing == nil { tracks.append(KeyframeValues(change: change)) }
    tracks[index].insert(change.new, at: span)
  }

  override func didMakeChanges() {
    let made = tracks
    // The changes refer to the block; keeping them would create a reference cycle.
    tracks = []
    for track in made { add(track.makeAnimation(mode), of: track.change) }
  }
}

/// The keyframes of one property.
@MainActor private struct KeyframeValues {
  /// The first change of the property in this block.
  let change: ViewChange
  private var frames: [Frame] = []

  private struct Frame {
    var span: KeyframeBlock.Span
    var value: Any
  }

  init(change: ViewChange) {
    self.change = change
  }

  /// Inserts a keyframe in the order of start times. It replaces a keyframe with the same start
  /// time, and an earlier keyframe ends at the latest when it begins.
  mutating func insert(_ value: Any, at span: KeyframeBlock.Span) {
    frames.removeAll { $0.span.start == span.start }
    let index = frames.firstIndex { $0.span.start > span.start } ?? frames.count
    frames.insert(Frame(span: span, value: value), at: index)
  }

  /// Between two keyframes, the property keeps the value of the earlier one.
  func makeAnimation(_ mode: CAAnimationCalculationMode) -> CAKeyframeAnimation {
    var (values, times) = ([change.resolveStartValue()], [0.0])
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
    // In discrete mode there is one more key time than values: each value has an end time.
    if mode == .discrete { times.append(1) }
    animation.keyTimes = times.map { NSNumber(value: $0) }
    return animation
  }
}
