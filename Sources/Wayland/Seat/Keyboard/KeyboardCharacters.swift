import CXKBCommon

/// The letters of a keyboard layout as they lie on the three rows of letters: what a keyboard on the
/// screen shows.
package struct KeyboardCharacters: Equatable, Sendable {
  /// A letter without and with Shift.
  package struct Letter: Equatable, Sendable {
    package var lower: String
    package var upper: String
  }

  /// XKB's name of the layout, such as "German (Austria)".
  package var name: String
  /// The rows from top to bottom.
  package var rows: [[Letter]]

  /// Linux's codes of the keys of the rows, from Q, A and Z on, and of a further key of letters in some
  /// languages.
  private static let codes: [ClosedRange<UInt32>] = [16...27, 30...40, 44...53]

  /// Reads layouts by their XKB codes, such as "us,de"; nil reads the system's. Layouts that are not
  /// installed, or have no letters, are left out.
  ///
  /// `xkb_keymap_new_from_names`
  package static func read(_ codes: String? = nil) -> [KeyboardCharacters] {
    guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return [] }
    defer { unsafe xkb_context_unref(context) }
    unsafe xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    guard let codes else {
      return unsafe read(xkb_keymap_new_from_names(context, nil, XKB_KEYMAP_COMPILE_NO_FLAGS))
    }
    return codes.split(separator: ",").flatMap { code in
      unsafe String(code).withCString { layout in
        var names = unsafe xkb_rule_names()
        unsafe names.layout = layout
        return unsafe read(
          xkb_keymap_new_from_names(context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS))
      }
    }
  }

  private static func read(_ keymap: OpaquePointer?) -> [KeyboardCharacters] {
    guard let keymap = unsafe keymap else { return [] }
    defer { unsafe xkb_keymap_unref(keymap) }
    return (0..<(unsafe xkb_keymap_num_layouts(keymap))).compactMap { index in
      let name = unsafe xkb_keymap_layout_get_name(keymap, index).map {
        unsafe String(cString: $0)
      }
      let rows = codes.map { row in
        row.compactMap { unsafe letter(on: $0, of: keymap, layout: index) }
      }
      guard rows.allSatisfy({ !$0.isEmpty }) else { return nil }
      return KeyboardCharacters(name: name ?? "", rows: rows)
    }
  }

  /// The letter on a key; nil for other characters, which a keyboard on the screen has elsewhere.
  private static func letter(
    on key: UInt32, of keymap: OpaquePointer, layout: UInt32
  ) -> Letter? {
    let texts = (0..<2).map { level in
      unsafe text(on: key, of: keymap, layout: layout, level: UInt32(level))
    }
    guard let lower = texts[0], lower.allSatisfy(\.isLetter) else { return nil }
    let upper = texts[1].flatMap { $0.allSatisfy(\.isLetter) ? $0 : nil }
    return Letter(lower: lower, upper: upper ?? lower.uppercased())
  }

  private static func text(
    on key: UInt32, of keymap: OpaquePointer, layout: UInt32, level: UInt32
  ) -> String? {
    var symbols: UnsafePointer<xkb_keysym_t>?
    let count = unsafe xkb_keymap_key_get_syms_by_level(
      keymap, key + KeyEvent.codeOffset, layout, level, &symbols)
    guard count == 1, let symbol = unsafe symbols?.pointee else { return nil }
    let character = xkb_keysym_to_utf32(symbol)
    return character == 0 ? nil : Unicode.Scalar(character).map { String(Character($0)) }
  }
}
