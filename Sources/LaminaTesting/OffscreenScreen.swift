package import LayerTree
import RenderServer
public import UIKit
import Wayland

/// A screen without a display that renders with the same compositor and renderer as a window, at
/// times that the program sets. Frames are identical pixel for pixel on every run with the same driver.
///
/// Main thread only. The latest screen that exists is `UIScreen.main`. When the last one is freed, the
/// animation clock runs again.
@preconcurrency @MainActor public final class OffscreenScreen {
  /// A visible window that fills the screen. Reading it sets `CACurrentMediaTime()` to the screen's
  /// `time`, from which another screen may have set it away since.
  public var window: UIWindow {
    MediaClock.set(time)
    return mainWindow
  }
  private lazy var mainWindow = UIWindow(screen: screen)

  /// The time of `CACurrentMediaTime()` and of all animations, in seconds. It starts at 0 and advances
  /// only when it is set. Traps if it is set to an earlier time.
  public var time: CFTimeInterval = 0 {
    didSet {
      require(
        time >= oldValue, "OffscreenScreen time does not run backwards: \(oldValue) to \(time)")
      InputTimers.shared.fire(until: time)
      MediaClock.set(time)
    }
  }
  /// The buttons of the pointer that are pressed.
  var buttons: PointerSample.Buttons = []

  /// The screen of the windows. While it is the main screen, `UIWindow(frame:)` creates windows on it.
  /// Its `interfaceOrientation` rotates the content; frames keep the orientation of the panel.
  public let screen: UIScreen
  private var server: OffscreenServer
  private var lastTime: CFTimeInterval?

  /// - Parameters:
  ///   - size: the size in points.
  ///   - scale: the pixels per point.
  /// - Throws: if EGL, OpenGL ES 3 or a render target of that size is not available.
  public convenience init(size: CGSize, scale: CGFloat = 1) throws(RenderError) {
    guard Self.isScreen(size, scale) else {
      throw RenderError("no screen of \(size.width)×\(size.height) points at scale \(scale)")
    }
    self.init(size: size, scale: scale, server: try OffscreenServer())
  }

  /// A screen that a server with special settings draws.
  package init(size: CGSize, scale: CGFloat = 1, server: OffscreenServer) {
    self.server = server
    screen = UIScreen(size: size, scale: scale)
    MediaClock.set(0)
    connect()
    Self.count += 1
    mainWindow.makeKeyAndVisible()
  }

  private func connect() {
    screen.connect { [unowned self] commit in server.post(commit) }
    screen.readStatistics = { [unowned self] in server.statistics }
  }

  /// Draws the next frames by another server, which gets everything again, as after the loss of a
  /// display or of everything on the GPU.
  package func replaceServer() throws(RenderError) {
    server = try OffscreenServer()
    screen.resendAll()
  }

  /// Changes the size of the screen, as when a display is reconfigured.
  ///
  /// - Parameters:
  ///   - size: the size of the panel in points, whatever the orientation of the content; at least one
  ///     pixel.
  ///   - scale: the pixels per point, greater than 0; nil keeps the current scale.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    let scale = scale ?? screen.scale
    require(
      Self.isScreen(size, scale),
      "no screen of \(size.width)×\(size.height) points at scale \(scale)")
    screen.configure(size: size, scale: scale, serial: nil)
  }

  /// The largest side in pixels, which exceeds the limit of any driver.
  private static let largestSide: CGFloat = 65_536

  private static func isScreen(_ size: CGSize, _ scale: CGFloat) -> Bool {
    let sides = 1...largestSide
    return scale > 0 && scale.isFinite && sides.contains(size.width * scale)
      && sides.contains(size.height * scale)
  }

  /// The number of existing screens.
  package private(set) static var count = 0

  isolated deinit {
    screen.disconnect()
    Self.count -= 1
    if Self.count == 0 { MediaClock.set(nil) }
  }

  /// Renders the frame at `time` and returns it. Before that, finished animations end, display links
  /// are called, and pending changes are laid out, drawn and committed.
  public func frame() throws(RenderError) -> CGImage {
    try render()
    let frame = try server.readPixels()
    return CGImage(width: frame.width, height: frame.height, premultipliedRGBA: frame.pixels)
  }

  /// Runs layout, display and the commit of the frame at `time`, without drawing it. The server merges
  /// commits until a frame is drawn.
  package func update() {
    MediaClock.set(time)
    screen.deliverInput()
    AnimationEndSchedule.shared.end(at: time)
    DisplayLinks.shared.tick(
      shown: lastTime ?? time, next: time, refresh: 1 / Double(screen.maximumFramesPerSecond))
    CATransaction.flush()
    CATransaction.flushTiles()
    lastTime = time
  }

  /// Renders like `frame()`, without reading the pixels back.
  package func render() throws(RenderError) {
    update()
    try server.renderFrame(for: time)
    let wanted = server.takeWantedContents()
    if !wanted.isEmpty {
      screen.resend(wanted)
      CATransaction.flush()
      try server.renderFrame(for: time)
    }
  }

  /// Renders, and waits until the frame is finished. Drivers queue frames that are not read back.
  package func renderAndWait() throws(RenderError) {
    try render()
    server.finish()
  }

  /// Records the stages of frames, if it is set.
  package var trace: FrameTrace? {
    get { server.trace }
    set { server.trace = newValue }
  }

  /// Makes the next frame redraw everything, not only the damage.
  package func redrawWhole() {
    server.redrawWhole()
  }

  /// The statistics of the frames so far.
  public var statistics: FrameStatistics { screen.frameStatistics }

  /// The name of the renderer (`GL_RENDERER`).
  public var rendererName: String { server.rendererName }
}
