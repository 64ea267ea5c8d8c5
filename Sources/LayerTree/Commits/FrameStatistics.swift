/// What a screen's frames have cost so far, and how well they were shown. All are totals since the
/// screen was made; the difference of two readings is what happened between them.
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
  /// From a commit to when the first frame with it was shown; of commits that changed the picture.
  /// None off screen, where nothing is shown.
  public var latency = Durations()
  /// How far the time that a frame was drawn for was from the time at which it was shown.
  /// None off screen.
  public var samplingError = Durations()
  /// Seconds by which frames were shown later than expected while something moved: each was expected
  /// at the refresh after the one before it.
  public var hitchTime = 0.0
  /// Seconds during which something moved.
  public var animatingTime = 0.0

  public init() {}

  /// Milliseconds of hitches in each second of motion; 0 where nothing moved. Up to 5 is good; from 10
  /// on people are disturbed.
  ///
  /// Source: Apple, "Eliminate animation hitches with XCTest".
  public var hitchTimeRatio: Double {
    animatingTime > 0 ? hitchTime / animatingTime * 1000 : 0
  }

  /// What was measured again and again. Seconds.
  public struct Durations: Equatable, Sendable {
    public private(set) var count = 0
    public private(set) var last = 0.0
    public private(set) var maximum = 0.0
    private var total = 0.0

    public init() {}

    /// 0 where there is none.
    public var mean: Double { count > 0 ? total / Double(count) : 0 }

    package mutating func add(_ seconds: Double) {
      count += 1
      last = seconds
      maximum = max(maximum, seconds)
      total += seconds
    }
  }
}
