import CXKBCommon
import Foundation

/// Composes characters from several keys, such as é from ´ and e, by the table of the user's locale
/// (`xkb_compose_table`). The table is read when a key that can begin a sequence is first pressed.
@safe final class Compose {
  @safe private enum State {
    /// The table has not been needed yet.
    case unread
    /// The locale has no table.
    case absent
    /// The state of the sequence (`xkb_compose_state`).
    case ready(OpaquePointer)
  }

  private var state = State.unread
  private let locale: String

  init(locale: String = Compose.locale(in: ProcessInfo.processInfo.environment)) {
    self.locale = locale
  }

  deinit {
    if case .ready(let state) = state { unsafe xkb_compose_state_unref(state) }
  }

  /// The locale of characters, by the order of setlocale(3).
  static func locale(in environment: [String: String]) -> String {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
    return names.first { !$0.isEmpty } ?? "C"
  }

  /// Forgets the keys of a sequence that is not complete.
  func reset() {
    if case .ready(let state) = state { unsafe xkb_compose_state_reset(state) }
  }

  /// Adds a pressed key to the sequence. The key has no text while the sequence is not complete, and
  /// then the composed one.
  func apply(to event: inout KeyEvent) {
    if case .unread = state {
      guard event.symbol.canBeginSequence else { return }
      state = read()
    }
    guard case .ready(let state) = state,
      unsafe xkb_compose_state_feed(state, event.symbol.rawValue) == XKB_COMPOSE_FEED_ACCEPTED
    else { return }
    switch unsafe xkb_compose_state_get_status(state) {
    case XKB_COMPOSE_COMPOSED: event.text = unsafe composedText(state)
    case XKB_COMPOSE_COMPOSING, XKB_COMPOSE_CANCELLED: event.text = nil
    default: break
    }
  }

  private func read() -> State {
    guard let context = unsafe xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return .absent }
    defer { unsafe xkb_context_unref(context) }
    unsafe xkb_context_set_log_level(context, XKB_LOG_LEVEL_CRITICAL)
    guard
      let table = unsafe xkb_compose_table_new_from_locale(
        context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
    else { return .absent }
    defer { unsafe xkb_compose_table_unref(table) }
    guard let state = unsafe xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
      return .absent
    }
    return unsafe .ready(state)
  }

  private func composedText(_ state: OpaquePointer) -> String? {
    var buffer = [CChar](repeating: 0, count: 256)
    let length = unsafe xkb_compose_state_get_utf8(state, &buffer, buffer.count)
    guard length > 0, Int(length) < buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

extension KeyEvent.Symbol {
  /// Whether the symbol is a dead key or the compose key (`XKB_KEY_dead_grave` …, `Multi_key`).
  fileprivate var canBeginSequence: Bool {
    (0xfe50...0xfe93).contains(rawValue) || rawValue == 0xff20
  }
}
