import Compositor

/// A frame that is drawn and not yet swapped.
struct DrawnFrame: Equatable {
  let damage: Region
  /// The time for which its animations were sampled.
  let time: Double
  /// When the first commit in the frame was posted.
  let postTime: Double?
}

/// What became of the frame that was drawn last.
enum RedrawState: Equatable {
  /// The frame waits for the swap, before which no other frame is drawn.
  case drawn(DrawnFrame)
  /// The frame was swapped, or a refresh has passed since: animations may be sampled again.
  case mayDraw
  /// The frame had no damage: animations are sampled again at the next refresh.
  case awaitsRefresh

  /// The frame that waits for the swap.
  var drawnFrame: DrawnFrame? {
    if case .drawn(let frame) = self { frame } else { nil }
  }

  /// Records that a frame was drawn that had no damage. A frame that waits for the swap still does.
  mutating func noteUndamaged() {
    if drawnFrame == nil { self = .awaitsRefresh }
  }

  /// Records that the compositor is ready for the next frame.
  mutating func noteRefresh() {
    if self == .awaitsRefresh { self = .mayDraw }
  }

  /// Returns the frame that waits for the swap, after which the next one may be drawn.
  mutating func takeDrawn() -> DrawnFrame? {
    guard let frame = drawnFrame else { return nil }
    self = .mayDraw
    return frame
  }
}
