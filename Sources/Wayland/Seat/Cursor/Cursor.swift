/// The cursor image of a pointer or of a pen. Used by the reader thread only.
final class Cursor {
  /// What the image belongs to. A surface can be the image of one device only.
  enum Device {
    case pointer(WlPointer)
    case tool(ZwpTabletToolV2)
  }

  private enum State {
    /// The device is over no window.
    case away
    /// The image is visible; `enter` came with this serial.
    case shown(serial: UInt32, window: WlSurface)
    /// The image is hidden, because the device rests or the window has none.
    case hidden(serial: UInt32, window: WlSurface)
  }

  private let device: Device
  private let themes: CursorThemes
  private var surface: WlSurface?
  private var state = State.away
  private var timer: ReaderTimer?

  init(_ device: Device, themes: CursorThemes, timers: ReaderTimers) {
    self.device = device
    self.themes = themes
    timer = ReaderTimer(timers) { [unowned self] in hide() }
  }

  /// The device entered a window. The serial is that of the event.
  func enter(_ window: WlSurface, serial: UInt32) {
    if themes.visibility(window) == .never {
      state = .hidden(serial: serial, window: window)
      set(nil, serial: serial, hotspotX: 0, hotspotY: 0)
    } else {
      state = .shown(serial: serial, window: window)
      showImage(over: window, serial: serial)
      startTimer(window)
    }
  }

  /// The window wants another image.
  func updateImage(over window: WlSurface) {
    guard case .shown(let serial, let shown) = state, shown.isSame(as: window) else { return }
    showImage(over: shown, serial: serial)
  }

  func leave() {
    timer?.cancel()
    state = .away
  }

  /// The device moved or was used, which shows a hidden cursor again.
  func noteActivity() {
    switch state {
    case .away: break
    case .shown(_, let window): startTimer(window)
    case .hidden(let serial, let window):
      if themes.visibility(window) != .never { enter(window, serial: serial) }
    }
  }

  /// Destroys the image's surface.
  func release() {
    leave()
    surface?.destroy()
    surface = nil
  }

  private func hide() {
    guard case .shown(let serial, let window) = state else { return }
    state = .hidden(serial: serial, window: window)
    set(nil, serial: serial, hotspotX: 0, hotspotY: 0)
  }

  private func startTimer(_ window: WlSurface) {
    guard case .hiddenAfter(let seconds) = themes.visibility(window) else { return }
    timer?.set(MonotonicClock.now + seconds)
  }

  private func showImage(over window: WlSurface, serial: UInt32) {
    let shape = themes.shape(window)
    if shape == .hidden { return set(nil, serial: serial, hotspotX: 0, hotspotY: 0) }
    let surface = self.surface ?? themes.makeSurface()
    self.surface = surface
    let hasScale = surface.version >= WlSurface.Since.setBufferScale
    let wanted = hasScale ? themes.scale(window) : 1
    guard let image = themes.image(of: shape, scale: wanted) else { return }
    let scale = image.scale(atMost: wanted)
    if hasScale { surface.setBufferScale(scale: scale) }
    set(
      surface, serial: serial, hotspotX: image.hotspotX / scale, hotspotY: image.hotspotY / scale)
    surface.attach(buffer: image.buffer, x: 0, y: 0)
    surface.damage(x: 0, y: 0, width: .max, height: .max)
    surface.commit()
  }

  private func set(_ surface: WlSurface?, serial: UInt32, hotspotX: Int32, hotspotY: Int32) {
    switch device {
    case .pointer(let pointer):
      pointer.setCursor(
        serial: serial, surface: surface, hotspotX: hotspotX, hotspotY: hotspotY)
    case .tool(let tool):
      tool.setCursor(serial: serial, surface: surface, hotspotX: hotspotX, hotspotY: hotspotY)
    }
  }
}
