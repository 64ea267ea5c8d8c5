/// Shows the default arrow cursor while a pointer is over a window. Used by the reader thread only.
final class Cursor {
  private let globals: Globals
  private let sharedMemory: WlShm
  private let scale: (WlSurface) -> Int32
  private var surface: WlSurface?
  private var themes: [Int32: CursorTheme] = [:]

  /// `scale` returns the scale, in pixels per point, of the window with this surface. The
  /// initializer returns nil where the compositor does not support shared-memory buffers.
  init?(globals: Globals, scale: @escaping (WlSurface) -> Int32) {
    guard let sharedMemory = globals.sharedMemory else { return nil }
    self.globals = globals
    self.sharedMemory = sharedMemory
    self.scale = scale
  }

  /// Sets the cursor in response to the `enter` event with this serial (`wl_pointer.set_cursor`).
  func show(on pointer: WlPointer, over window: WlSurface, serial: UInt32) {
    let surface = self.surface ?? globals.compositor.createSurface()
    self.surface = surface
    let hasScale = surface.version >= WlSurface.Since.setBufferScale
    let scale = hasScale ? scale(window) : 1
    guard let image = theme(scale)?.arrow else { return }
    if hasScale { surface.setBufferScale(scale: scale) }
    pointer.setCursor(
      serial: serial, surface: surface, hotspotX: image.hotspotX / scale,
      hotspotY: image.hotspotY / scale)
    surface.attach(buffer: image.buffer, x: 0, y: 0)
    surface.damage(x: 0, y: 0, width: .max, height: .max)
    surface.commit()
  }

  /// Destroys the cursor's surface.
  func release() {
    surface?.destroy()
    surface = nil
    themes = [:]
  }

  private func theme(_ scale: Int32) -> CursorTheme? {
    if let theme = themes[scale] { return theme }
    let theme = CursorTheme(sharedMemory, scale: scale)
    themes[scale] = theme
    return theme
  }
}
