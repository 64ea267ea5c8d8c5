/// An event about the frames of a surface.
package enum SurfaceEvent: Equatable, Sendable {
  /// It is time to draw the next frame (`wl_surface.frame`). The time is on a clock with an
  /// undefined base.
  case frameDone(milliseconds: UInt32)
  /// A frame was presented (`wp_presentation_feedback.presented`).
  case presented(Presentation)
  /// A frame was replaced before it was presented (`wp_presentation_feedback.discarded`).
  case discarded(frame: UInt64)
}

/// The presentation of a frame: its time and its circumstances.
package struct Presentation: Equatable, Sendable {
  /// The flags of `wp_presentation_feedback.kind`.
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let vsync = Flags(rawValue: 1)
    package static let hardwareClock = Flags(rawValue: 2)
    package static let hardwareCompletion = Flags(rawValue: 4)
    package static let zeroCopy = Flags(rawValue: 8)
  }

  /// The number given to `Surface.requestPresentationFeedback(frame:)`.
  package let frame: UInt64
  /// The presentation time in nanoseconds on `Connection.presentationClock`.
  package let time: UInt64
  /// The nanoseconds to the next refresh; 0 when the compositor makes no prediction.
  package let refresh: UInt64
  /// The output's refresh counter; 0 where it has none.
  package let sequence: UInt64
  package let flags: Flags
}
