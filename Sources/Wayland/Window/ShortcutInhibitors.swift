/// Take the compositor's own shortcuts from it while a window has the keyboard
/// (`zwp_keyboard_shortcuts_inhibit_manager_v1`). Used by the reader thread only.
final class ShortcutInhibitors {
  private let manager: ZwpKeyboardShortcutsInhibitManagerV1?
  private let surface: WlSurface
  /// By the names of their seats.
  private var inhibitors: [UInt32: ZwpKeyboardShortcutsInhibitorV1] = [:]

  /// - Parameter manager: nil inhibits nothing.
  init(_ manager: ZwpKeyboardShortcutsInhibitManagerV1?, of surface: WlSurface) {
    (self.manager, self.surface) = (manager, surface)
  }

  func add(_ seat: WlSeat, name: UInt32) {
    guard inhibitors[name] == nil else { return }
    inhibitors[name] = manager?.inhibitShortcuts(surface: surface, seat: seat)
  }

  func remove(_ name: UInt32) {
    inhibitors.removeValue(forKey: name)?.destroy()
  }

  func release() {
    for name in inhibitors.keys { remove(name) }
  }
}
