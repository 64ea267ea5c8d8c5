import CXKBCommon
import Glibc

/// A keymap with its modifier state (`xkb_keymap`, `xkb_state`).
@safe final class KeyboardLayout {
  private let context: OpaquePointer
  private let keymap: OpaquePointer
  private let state: OpaquePointer

  /// The difference between XKB's key codes and Linux's.
  private static let codeOffset: UInt32 = 8

  /// Reads the keymap that the compositor shares; nil when it is invalid.
  ///
  /// `xkb_keymap_new_from_buffer`
  convenience init?(descriptor: OwnedDescriptor, size: Int) {
    let failed = unsafe UnsafeMutableRawPointer(bitPattern: -1)
    guard size > 0,
      let memory = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor.rawValue, 0),
      unsafe memory != failed
    else { return nil }
    defer { unsafe munmap(memory, size) }
    unsafe self.init { context in
      // The size includes the terminating NUL.
      unsafe xkb_keymap_new_from_buffer(
        context, memory.assumingMemoryBound(to: CChar.self), size - 1, XKB_KEYMAP_FORMAT_TEXT_V1,
        XKB_KEYMAP_COMPILE_NO_FLAGS)
    }
  }

  /// Loads the system's layout; nil when it is not installed.
  ///
  /// `xkb_keymap_new_from_names`
  convenience init?() {
    unsafe self.init { context in
      unsafe xkb_keymap_new_from_names(context, nil, XKB_KEYMAP_COMPILE_NO_FLAGS)
    }
  }

  private init?(_ makeKeymap: (OpaquePointer) -> OpaquePointer?) {
    guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    guard let keymap = unsafe makeKeymap(context) else {
      unsafe xkb_context_unref(context)
      return nil
    }
    guard let state = unsafe xkb_state_new(keymap) else {
      unsafe xkb_keymap_unref(keymap)
      unsafe xkb_context_unref(context)
      return nil
    }
    unsafe self.context = unsafe context
    unsafe self.keymap = unsafe keymap
    unsafe self.state = unsafe state
  }

  deinit {
    unsafe xkb_state_unref(state)
    unsafe xkb_keymap_unref(keymap)
    unsafe xkb_context_unref(context)
  }

  /// Sets the modifier state that the compositor reports.
  func update(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
    unsafe xkb_state_update_mask(state, depressed, latched, locked, 0, 0, group)
  }

  /// Returns the event for a key. `key` is a Linux key code.
  func event(key: UInt32, isPressed: Bool, milliseconds: UInt32) -> KeyEvent {
    let code = key + Self.codeOffset
    return KeyEvent(
      code: key, symbol: .init(rawValue: unsafe xkb_state_key_get_one_sym(state, code)),
      text: isPressed ? text(of: code) : nil, modifiers: modifiers, isPressed: isPressed,
      milliseconds: milliseconds)
  }

  private func text(of code: UInt32) -> String? {
    var buffer = [CChar](repeating: 0, count: 64)
    let length = unsafe xkb_state_key_get_utf8(state, code, &buffer, buffer.count)
    guard length > 0, Int(length) < buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private var modifiers: KeyEvent.Modifiers {
    let names: [(String, KeyEvent.Modifiers)] = [
      (XKB_MOD_NAME_SHIFT, .shift), (XKB_MOD_NAME_CTRL, .control), (XKB_MOD_NAME_ALT, .alt),
      (XKB_MOD_NAME_LOGO, .logo), (XKB_MOD_NAME_CAPS, .capsLock),
    ]
    return names.reduce(into: []) { result, pair in
      let isActive = unsafe xkb_state_mod_name_is_active(state, pair.0, XKB_STATE_MODS_EFFECTIVE)
      if isActive > 0 { result.insert(pair.1) }
    }
  }
}
