/// Shows the ordinary arrow while a pointer is over a window. Used by the reader thread only.
final class Cursor {
  private let globals: Globals
  private let sharedMemory: WlShm
  private let scale: (WlSurface) -> Int32
  private var surface: WlSurface?
  private var themes: [Int32: CursorTheme] = [:]

  /// `scale` says in how many pixels per point the window with this surface is shown. Nil where the
  /// compositor takes no images in memory.
  init?(globals: Globals, scale: @escaping (WlSurface) -> Int32) {
    guard let sharedMemory = globals.sharedMemory else { return nil }
    self.globals = globals
    self.sharedMemory = sharedMemory
    self.scale = scale
  }

  /// `wl_pointer.set_cursor`, in answer to the `enter` with this serial.
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

  /// Gives the cursor's surface back.
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
