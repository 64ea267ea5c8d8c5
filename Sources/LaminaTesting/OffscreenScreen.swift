import LayerTree
import RenderServer
public import UIKit

/// A screen without a display: the same compositor and renderer as on a window, at times that the
/// program sets. Pixel for pixel the same on every run with the same driver.
///
/// Main thread only. While it lives it is `UIScreen.main`, unless a later one is. With the last one the
/// clock runs again.
@preconcurrency @MainActor public final class OffscreenScreen {
  /// Fills the screen, already visible.
  public let window: UIWindow

  /// Seconds: the clock of `CACurrentMediaTime()` and of all animations. Starts at 0 and moves only
  /// when it is set; must not go back.
  public var time: CFTimeInterval = 0 {
    didSet {
      require(
        time >= oldValue, "OffscreenScreen time does not run backwards: \(oldValue) to \(time)")
      MediaClock.set(time)
    }
  }

  /// What windows are shown on: `UIWindow(frame:)` makes more of them while it is the main screen, and
  /// its `interfaceOrientation` turns the content; the picture stays as the panel shows it.
  public let screen: UIScreen
  private let server: OffscreenServer
  private var lastTime: CFTimeInterval?

  /// - Parameters:
  ///   - size: points.
  ///   - scale: pixels per point.
  /// - Throws: where there is no EGL, no OpenGL ES 3, or no target of that size.
  public init(size: CGSize, scale: CGFloat = 1) throws(RenderError) {
    guard Self.isScreen(size, scale) else {
      throw RenderError("no screen of \(size.width)×\(size.height) points at scale \(scale)")
    }
    server = try OffscreenServer()
    screen = UIScreen(size: size, scale: scale)
    MediaClock.set(0)
    let server = server
    screen.connect { commit in server.post(commit) }
    screen.readStatistics = { server.statistics }
    Self.count += 1
    window = UIWindow(screen: screen)
    window.makeKeyAndVisible()
  }

  /// Gives the screen another size, as a display does that is configured anew.
  ///
  /// - Parameters:
  ///   - size: points of the panel, whatever the orientation of the content; at least a pixel.
  ///   - scale: pixels per point, more than 0; nil leaves it.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    let scale = scale ?? screen.scale
    require(
      Self.isScreen(size, scale),
      "no screen of \(size.width)×\(size.height) points at scale \(scale)")
    screen.configure(size: size, scale: scale, serial: nil)
  }

  /// Pixels a side: more than any driver has.
  private static let largestSide: CGFloat = 65_536

  private static func isScreen(_ size: CGSize, _ scale: CGFloat) -> Bool {
    let sides = 1...largestSide
    return scale > 0 && scale.isFinite && sides.contains(size.width * scale)
      && sides.contains(size.height * scale)
  }

  /// Screens that there are.
  private static var count = 0

  isolated deinit {
    screen.disconnect()
    Self.count -= 1
    if Self.count == 0 { MediaClock.set(nil) }
  }

  /// Lays out, draws, commits and renders what is to be seen at `time`. Animations that are over
  /// end, and display links are called, before.
  public func frame() throws(RenderError) -> CGImage {
    try render()
    let frame = try server.readPixels()
    return CGImage(width: frame.width, height: frame.height, premultipliedRGBA: frame.pixels)
  }

  /// Renders like `frame()`, and leaves the picture where it is.
  package func render() throws(RenderError) {
    MediaClock.set(time)
    AnimationEnds.shared.end(at: time)
    DisplayLinks.shared.tick(
      shown: lastTime ?? time, next: time, refresh: 1 / Double(screen.maximumFramesPerSecond))
    CATransaction.flush()
    CATransaction.flushTiles()
    try server.renderFrame(for: time)
    lastTime = time
  }

  /// Renders, and waits until the frame is drawn: drivers queue frames that nobody reads.
  package func renderAndWait() throws(RenderError) {
    try render()
    server.finish()
  }

  /// Draws the next frame whole instead of what has changed.
  package func redrawWhole() {
    server.redrawWhole()
  }

  /// Of the frames so far.
  public var statistics: FrameStatistics { screen.frameStatistics }

  /// What draws, as the driver names itself (`GL_RENDERER`).
  public var rendererName: String { server.rendererName }
}
