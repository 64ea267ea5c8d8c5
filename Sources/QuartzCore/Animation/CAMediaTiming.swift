// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import LayerTree

/// Seconds.
public typealias CFTimeInterval = Double

/// Seconds on the clock of all animations: the system's monotonic clock, or the time that an
/// off-screen screen was set to. Any thread.
///
/// Source: Apple, "CACurrentMediaTime()".
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.now
}

/// When something runs, relative to its parent's time.
///
/// Source: Apple, "CAMediaTiming".
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// Seconds after the parent's time 0; 0 is "when it is committed".
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one pass; 0 takes the transaction's.
  var duration: CFTimeInterval { get set }
  /// Local seconds per parent second.
  var speed: Float { get set }
  /// Seconds added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// Passes; may be a fraction; 0 is one pass.
  var repeatCount: Float { get set }
  /// Seconds that it repeats for; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Plays backwards after each pass forwards.
  var autoreverses: Bool { get set }
  /// What shows before and after the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows outside an animation's active time.
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
