import CXKBCommon
import Glibc
import TestCompositor

/// Keymaps that a compositor sends.
enum Keymaps {
  /// The text of the system's keymap, with its terminating NUL.
  static func system() throws -> [UInt8] {
    guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { throw NoKeymap() }
    defer { unsafe xkb_context_unref(context) }
    guard
      let keymap = unsafe xkb_keymap_new_from_names(context, nil, XKB_KEYMAP_COMPILE_NO_FLAGS)
    else { throw NoKeymap() }
    defer { unsafe xkb_keymap_unref(keymap) }
    guard let text = unsafe xkb_keymap_get_as_string(keymap, XKB_KEYMAP_FORMAT_TEXT_V1) else {
      throw NoKeymap()
    }
    defer { unsafe free(text) }
    return unsafe Array(String(cString: text).utf8) + [0]
  }

  /// Sends a keymap that is cut or empty, has other bytes, or says that it is larger than it is.
  static func sendMalformed(_ index: Int, _ keymap: [UInt8], to seat: SeatModel) {
    switch index % 5 {
    case 0: seat.sendKeymap(Array(keymap.prefix(keymap.count / (index + 2))))
    case 1: seat.sendKeymap(keymap, size: UInt32(keymap.count) + 1_000_000)
    case 2: seat.sendKeymap([], size: 4096)
    case 3: seat.sendKeymap(keymap, size: .max)
    default: seat.sendKeymap([UInt8](repeating: UInt8(index), count: 10_000))
    }
  }

  private struct NoKeymap: Error {}
}
