import CXKBCommon
import Glibc
import WaylandWire

/// A keymap with its modifier state (`xkb_keymap`, `xkb_state`).
@safe final class KeyboardLayout {
  private let context: OpaquePointer
  private let keymap: OpaquePointer
  private let state: OpaquePointer

  /// The largest keymap that is read, in bytes; those of real layouts have about 60,000.
  private static let sizeLimit = 16 << 20

  /// Reads the keymap that the compositor shares; nil when it is invalid.
  ///
  /// `xkb_keymap_new_from_buffer`
  convenience init?(descriptor: OwnedDescriptor, size: Int) {
    // Memory that is mapped beyond the end of the file would end the program when it is read.
    var status = stat()
    guard unsafe fstat(descriptor.rawValue, &status) == 0, status.st_size >= size,
      size > 0, size <= Self.sizeLimit
    else { return nil }
    let failed = unsafe UnsafeMutableRawPointer(bitPattern: -1)
    guard let memory = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor.rawValue, 0),
      unsafe memory != failed
    else { return nil }
    defer { unsafe munmap(memory, size) }
    // The size includes a terminating NUL.
    let text = unsafe memory.assumingMemoryBound(to: CChar.self)
    let length = unsafe strnlen(text, size)
    unsafe self.init { context in
      unsafe xkb_keymap_new_from_buffer(
        context, text, length, XKB_KEYMAP_FORMAT_TEXT_V1, XKB_KEYMAP_COMPILE_NO_FLAGS)
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
    // A malformed keymap has many lines of errors, of which the keyboard reports one.
    unsafe xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
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

  /// Whether a key repeats while it is held; modifiers do not. `key` is a Linux key code.
  func repeats(_ key: UInt32) -> Bool {
    unsafe xkb_keymap_key_repeats(keymap, key &+ KeyEvent.codeOffset) != 0
  }

  /// Returns the event for a key. `key` is a Linux key code.
  func event(key: UInt32, isPressed: Bool) -> KeyEvent {
    let code = key &+ KeyEvent.codeOffset
    let symbol = unsafe xkb_state_key_get_one_sym(state, code)
    return KeyEvent(
      code: code, symbol: .init(rawValue: symbol), text: isPressed ? text(of: code) : nil,
      textIgnoringModifiers: text(ofSymbol: symbol), modifiers: modifiers, isPressed: isPressed)
  }

  private func text(ofSymbol symbol: UInt32) -> String? {
    // Shift gives the Tab key a symbol of its own, which has no character.
    if symbol == XKB_KEY_ISO_Left_Tab { return "\t" }
    let character = xkb_keysym_to_utf32(symbol)
    return character == 0 ? nil : Unicode.Scalar(character).map { String(Character($0)) }
  }

  private func text(of code: UInt32) -> String? {
    var buffer = [CChar](repeating: 0, count: 64)
    let length = unsafe xkb_state_key_get_utf8(state, code, &buffer, buffer.count)
    guard length > 0, Int(length) < buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The modifiers that are in effect.
  var modifiers: KeyEvent.Modifiers {
    let names: [(String, KeyEvent.Modifiers)] = [
      (XKB_MOD_NAME_SHIFT, .shift), (XKB_MOD_NAME_CTRL, .control), (XKB_MOD_NAME_ALT, .alt),
      (XKB_MOD_NAME_LOGO, .logo), (XKB_MOD_NAME_CAPS, .capsLock),
      (XKB_MOD_NAME_NUM, .numLock),
    ]
    return names.reduce(into: []) { result, pair in
      let isActive = unsafe xkb_state_mod_name_is_active(state, pair.0, XKB_STATE_MODS_EFFECTIVE)
      if isActive > 0 { result.insert(pair.1) }
    }
  }

  /// The names of the keymap's layouts, and which of them is active.
  var layouts: KeyboardLayouts {
    let count = unsafe xkb_keymap_num_layouts(keymap)
    let names = (0..<count).map { index in
      unsafe xkb_keymap_layout_get_name(keymap, index).map { unsafe String(cString: $0) } ?? ""
    }
    return KeyboardLayouts(
      names: names,
      active: Int(unsafe xkb_state_serialize_layout(state, XKB_STATE_LAYOUT_EFFECTIVE)))
  }
}

/// The layouts among which a keyboard switches, by XKB's names, such as "German (Austria)".
package struct KeyboardLayouts: Equatable, Sendable {
  package var names: [String]
  /// The index of the active layout.
  package var active: Int

  package init(names: [String], active: Int) {
    (self.names, self.active) = (names, active)
  }
}
