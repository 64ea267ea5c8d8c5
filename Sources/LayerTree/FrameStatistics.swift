/// What a screen's frames have cost so far. All counts are totals since the screen was made; the
/// difference of two readings is what happened between them.
public struct FrameStatistics: Equatable, Sendable {
  /// Frames drawn and handed to the display.
  public var frames = 0
  /// Frames that the compositor says were shown (Wayland interface wp_presentation_feedback).
  public var presentedFrames = 0
  /// Refreshes between two presented frames at which an animation had no new frame to show.
  public var missedFrames = 0
  /// OpenGL ES draw calls.
  public var drawCalls = 0
  /// Pixels covered by the quads drawn, each counted once per quad.
  public var pixels = 0
  /// Bitmaps, or parts of them, sent to textures.
  public var textureUploads = 0
  /// Bytes of those bitmaps.
  public var uploadedBytes = 0
  /// Calls of drawing code (`draw(_:)` and its like) that drew something.
  public var drawRectCalls = 0
  /// Commits that the render side has applied.
  public var commits = 0

  public init() {}
}
