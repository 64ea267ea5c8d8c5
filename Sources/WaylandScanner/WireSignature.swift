/// A message in libwayland's notation (`wl_message`): the version, then one letter per argument.
struct WireSignature {
  let message: MessageDefinition

  init(_ message: MessageDefinition) {
    self.message = message
  }

  var letters: String {
    message.arguments.map(letters(of:)).joined()
  }

  /// The Swift expression that creates the `WaylandMessage`.
  var initializer: String {
    var parts = ["\"\(message.name)\"", "\"\(letters)\""]
    if message.since > 1 { parts.append("since: \(message.since)") }
    if message.isDestructor { parts.append("destroys: true") }
    if message.arguments.contains(where: { $0.interface != nil }) {
      let types = message.arguments.flatMap(types(of:)).joined(separator: ", ")
      parts.append("types: { [\(types)] }")
    }
    return "WaylandMessage(\(parts.joined(separator: ", ")))"
  }

  private func letters(of argument: ArgumentDefinition) -> String {
    let mark = argument.isNullable ? "?" : ""
    switch argument.kind {
    case .int: return "i"
    case .uint: return "u"
    case .fixed: return "f"
    case .string: return mark + "s"
    case .object: return mark + "o"
    case .array: return mark + "a"
    case .fd: return "h"
    // An object of unspecified interface is sent with its interface name and version.
    case .newID: return argument.interface == nil ? "sun" : "n"
    }
  }

  private func types(of argument: ArgumentDefinition) -> [String] {
    if let interface = argument.interface { return ["\(SwiftName.type(interface)).interface"] }
    return argument.kind == .newID ? ["nil", "nil", "nil"] : ["nil"]
  }
}
