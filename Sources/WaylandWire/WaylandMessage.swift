/// The description of a request or event for libwayland (`wl_message`).
package struct WaylandMessage: Sendable {
  package let name: String
  /// The signature without its version: one letter per argument, preceded by `?` when it may be
  /// null.
  package let letters: String
  /// The version of the interface that introduced the message.
  package let since: UInt32
  /// Whether the message destroys its object.
  package let destroys: Bool
  /// The interface of each argument; the list may be shorter than the arguments when none has one.
  package let types: @Sendable () -> [WaylandInterface?]

  package init(
    _ name: String, _ letters: String, since: UInt32 = 1, destroys: Bool = false,
    types: @escaping @Sendable () -> [WaylandInterface?] = { [] }
  ) {
    self.name = name
    self.letters = letters
    self.since = since
    self.destroys = destroys
    self.types = types
  }

  /// The letters preceded by the version, as in `wl_message.signature`.
  package var signature: String {
    since > 1 ? "\(since)\(letters)" : letters
  }

  package var argumentCount: Int {
    letters.utf8.count { $0 != UInt8(ascii: "?") }
  }
}
