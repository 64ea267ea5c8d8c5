// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import LayerTree

/// A time or duration, in seconds.
public typealias CFTimeInterval = Double

/// The current time of the animation clock, in seconds: the system's monotonic clock, or the time
/// set by an off-screen screen. Any thread.
///
/// Source: Apple, "CACurrentMediaTime()".
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.now
}

/// The timing of an animation or layer, relative to its parent's time.
///
/// Source: Apple, "CAMediaTiming".
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The start in the parent's time, in seconds. For an animation, 0 means when it is committed.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one iteration, in seconds; 0 uses the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// The number of local seconds per second of the parent.
  var speed: Float { get set }
  /// An offset added to the local time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of iterations, which may be a fraction; 0 is one iteration.
  var repeatCount: Float { get set }
  /// The time for which the iterations repeat, in seconds; 0 means that `repeatCount` applies.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each iteration is followed by one that plays backwards.
  var autoreverses: Bool { get set }
  /// Whether the first or last value also applies before or after the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation applies its first value before, or its last value after, its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  init(_ mode: MediaTiming.FillMode) {
    switch mode {
    case .removed: self = .removed
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    }
  }

  var mediaTimingMode: MediaTiming.FillMode {
    switch self {
    case .forwards: .forwards
    case .backwards: .backwards
    case .both: .both
    default: .removed
    }
  }
}
