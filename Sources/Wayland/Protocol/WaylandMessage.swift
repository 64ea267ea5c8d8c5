/// A request or an event as libwayland describes it (`wl_message`).
struct WaylandMessage: Sendable {
  let name: String
  /// One letter an argument, `?` before one that may be null.
  let letters: String
  /// The version of the interface that brought it.
  let since: UInt32
  /// Whether the object is gone after it.
  let destroys: Bool
  /// The interface of each argument; fewer than the arguments where none has one.
  let types: @Sendable () -> [WaylandInterface?]

  init(
    _ name: String, _ letters: String, since: UInt32 = 1, destroys: Bool = false,
    types: @escaping @Sendable () -> [WaylandInterface?] = { [] }
  ) {
    self.name = name
    self.letters = letters
    self.since = since
    self.destroys = destroys
    self.types = types
  }

  /// The letters with the version in front, as in `wl_message.signature`.
  var signature: String {
    since > 1 ? "\(since)\(letters)" : letters
  }

  var argumentCount: Int {
    letters.utf8.count { $0 != UInt8(ascii: "?") }
  }
}
