/// What the compositor tells about a surface's frames.
package enum SurfaceEvent: Equatable, Sendable {
  /// The time to draw the next frame (`wl_surface.frame`), on a clock without defined origin.
  case frameDone(milliseconds: UInt32)
  /// A frame came to the screen (`wp_presentation_feedback.presented`).
  case presented(Presentation)
  /// A frame was replaced before it came to the screen.
  case discarded(frame: UInt64)
}

/// When and how a frame came to the screen.
package struct Presentation: Equatable, Sendable {
  /// `wp_presentation_feedback.kind`
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
  /// In nanoseconds on `Connection.presentationClock`.
  package let time: UInt64
  /// Nanoseconds to the next refresh; 0 when there is no prediction.
  package let refresh: UInt64
  /// The output's refresh counter; 0 where it has none.
  package let sequence: UInt64
  package let flags: Flags
}
