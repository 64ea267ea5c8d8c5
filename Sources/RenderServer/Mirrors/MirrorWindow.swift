import Compositor
import EGL
import GLESRenderer
import Wayland

/// The render thread's side of a mirror: its buffers, and whether it shows the last picture.
struct MirrorWindow {
  let mirror: Mirror
  /// Whether the window has another picture by now.
  var isOutdated = true
  private var window: PresentedWindow?
  private var surroundings = Mirror.Surroundings()
  private var quarterTurns = 0
  /// Whether the compositor has taken the last picture.
  private var isReady = true

  init(_ mirror: Mirror) {
    self.mirror = mirror
  }

  private var surface: Surface { mirror.window.surface }

  /// Handles what the compositor has told.
  mutating func handleEvents() {
    for case .frameDone in surface.dispatchPending() { isReady = true }
  }

  /// Shows the picture, if it is another one and the compositor waits for it. Returns whether it did.
  ///
  /// - Parameters:
  ///   - target: the window that is mirrored.
  ///   - quarterTurns: the counter-clockwise rotation that its picture has already.
  mutating func show(
    _ target: WindowTarget, quarterTurns: Int, in context: EGL.Context
  ) throws(RenderError) -> Bool {
    try adopt(mirror.takeSurroundings(), quarterTurns: quarterTurns, in: context)
    guard let window, isReady, isOutdated else { return false }
    surface.requestFrame()
    (isReady, isOutdated) = (false, false)
    try rendering { () throws(GLESError) in try target.showKeptFrame(on: window.target) }
    return true
  }

  /// Closes the buffers, which must not outlive the surface.
  mutating func end() {
    window?.close()
    window = nil
  }

  /// Adopts a size, a scale and a rotation, and acknowledges a configuration.
  private mutating func adopt(
    _ new: Mirror.Surroundings, quarterTurns: Int, in context: EGL.Context
  ) throws(RenderError) {
    if let serial = new.serial { surface.ackConfigure(serial) }
    let isSame =
      new.size == surroundings.size && new.scale == surroundings.scale
      && quarterTurns == self.quarterTurns && window != nil
    (surroundings, self.quarterTurns) = (new, quarterTurns)
    isOutdated = isOutdated || !isSame || new.serial != nil
    guard !isSame, let size = new.size else { return }
    surface.setSize(size, scale: new.scale)
    surface.setBufferTransform(quarterTurns: quarterTurns)
    surface.setOpaque(true)
    let pixels = PixelSize(size.pixels(scale: new.scale), exchangesAxes: quarterTurns & 1 == 1)
    if let window {
      _ = window.resize(to: pixels)
    } else {
      window = try PresentedWindow(surface, in: context, size: pixels)
    }
  }
}

extension PixelSize {
  fileprivate init(_ size: WindowSize, exchangesAxes: Bool) {
    let (width, height) = (Int32(size.width), Int32(size.height))
    self.init(width: exchangesAxes ? height : width, height: exchangesAxes ? width : height)
  }
}
