/// Counts what a screen's frames cost and how well they were presented. All values are totals since
/// the screen was created; the difference of two readings covers the time between them.
public struct FrameStatistics: Equatable, Sendable {
  /// Frames drawn and handed to the display.
  public var frames = 0
  /// Frames that the compositor reported as presented (Wayland interface wp_presentation_feedback).
  public var presentedFrames = 0
  /// Refreshes between two presented frames for which an animation had no new frame.
  public var missedFrames = 0
  /// Those of the missed frames that were drawn too late; the others were submitted in time, and the
  /// compositor did not take them, or was not ready for them.
  public var framesMissedByDrawing = 0
  /// OpenGL ES draw calls.
  public var drawCalls = 0
  /// Pixels covered by the quads drawn, each counted once per quad.
  public var pixels = 0
  /// Bitmaps, or parts of them, sent to textures.
  public var textureUploads = 0
  /// Bytes of those bitmaps.
  public var uploadedBytes = 0
  /// The time that a frame takes to send bitmaps to textures, for frames in windows after the first one.
  /// Large bitmaps are spread over frames, so that none waits longer than 2 ms.
  public var uploadTime = Durations()
  /// Bytes of quads, shapes and their parameters sent to the GPU. Frames in which vertex shaders
  /// evaluate all animations send none.
  public var instanceBytes = 0
  /// Shader programs compiled. In windows, those that a commit may need are compiled before the next
  /// frame, since compiling one during an animation would delay it.
  public var programsCompiled = 0
  /// OpenGL objects created. Frames in which nothing new appears create none.
  public var objectsCreated = 0
  /// OpenGL objects that exist at the moment.
  public var objects = 0
  /// Bytes of the textures that exist at the moment: bitmaps, what groups are drawn into, and frames that
  /// keep their pixels.
  public var textureBytes = 0
  /// Bitmaps that were deleted while nothing showed them, to keep the budget of textures.
  public var evictions = 0
  /// Textures for which there is no memory at the moment. What they would show is transparent.
  public var missingTextures = 0
  /// Calls of drawing code (`draw(_:)` and its like) that drew something.
  public var drawRectCalls = 0
  /// Commits that the render side has applied.
  public var commits = 0
  /// The time from a commit to the presentation of the first frame with it, for commits that
  /// changed what is on screen. Empty off screen, where nothing is presented.
  public var latency = Durations()
  /// The difference between the time that a frame was drawn for and the time at which it was
  /// presented. Empty off screen.
  public var samplingError = Durations()
  /// Seconds by which frames were presented later than expected while something moved. Each frame
  /// is expected at the refresh after the previous one.
  public var hitchTime = 0.0
  /// Seconds during which something moved.
  public var animatingTime = 0.0
  /// How a frame is drawn in which only a part changes.
  public var partialRedraw = PartialRedraw.none

  public init() {}

  /// Milliseconds of hitches per second of motion; 0 without motion. Up to 5 is good; 10 or more
  /// disturbs users.
  ///
  /// Source: Apple, "Eliminate animation hitches with XCTest".
  public var hitchTimeRatio: Double {
    animatingTime > 0 ? hitchTime / animatingTime * 1000 : 0
  }

  /// A way to draw only the part of a frame that changes.
  public enum PartialRedraw: String, Sendable {
    /// Each frame is drawn completely.
    case none = "whole frames"
    /// The driver knows what the next buffer contains (EGL extension EGL_EXT_buffer_age).
    case bufferAge = "buffer age"
    /// The frame is drawn into a target that keeps its pixels; for a window, that is copied to the
    /// next buffer.
    case keptTarget = "kept target"
  }

  /// Statistics of a duration that is measured repeatedly. Seconds.
  public struct Durations: Equatable, Sendable {
    public private(set) var count = 0
    public private(set) var last = 0.0
    public private(set) var maximum = 0.0
    private var total = 0.0

    public init() {}

    /// The mean of all measurements; 0 without any.
    public var mean: Double { count > 0 ? total / Double(count) : 0 }

    package mutating func record(_ seconds: Double) {
      count += 1
      last = seconds
      maximum = max(maximum, seconds)
      total += seconds
    }
  }
}
