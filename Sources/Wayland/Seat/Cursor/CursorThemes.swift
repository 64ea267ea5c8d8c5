/// The user's cursor theme in the scales of the windows, and what the windows want of cursors. Used
/// by the reader thread only.
final class CursorThemes {
  /// Return the scale, in pixels per point, the visibility and the shape of cursors over the window
  /// with this surface.
  let scale: (WlSurface) -> Int32
  let shape: (WlSurface) -> CursorShape
  let visibility: (WlSurface) -> CursorVisibility

  private let globals: Globals
  private let sharedMemory: WlShm
  private var themes: [Int32: CursorTheme] = [:]

  /// Returns nil where the compositor does not support shared-memory buffers.
  init?(
    globals: Globals, scale: @escaping (WlSurface) -> Int32,
    visibility: @escaping (WlSurface) -> CursorVisibility,
    shape: @escaping (WlSurface) -> CursorShape
  ) {
    guard let sharedMemory = globals.sharedMemory else { return nil }
    self.globals = globals
    self.sharedMemory = sharedMemory
    self.scale = scale
    self.visibility = visibility
    self.shape = shape
  }

  func makeSurface() -> WlSurface { globals.compositor.createSurface() }

  /// A shape's image at this scale; nil where no theme is installed.
  func image(of shape: CursorShape, scale: Int32) -> CursorTheme.Image? {
    if let theme = themes[scale] { return theme.image(of: shape) }
    let theme = CursorTheme(sharedMemory, scale: scale)
    themes[scale] = theme
    return theme?.image(of: shape)
  }
}
