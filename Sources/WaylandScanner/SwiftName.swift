/// Converts XML names to Swift names.
enum SwiftName {
  /// `wl_surface` → `WlSurface`
  static func type(_ name: String) -> String {
    words(name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name of a type nested in an interface's type: names reserved by Swift or the bindings get
  /// the suffix `Value`.
  static func nestedType(_ name: String) -> String {
    let name = type(name)
    return reservedNestedTypes.contains(name) ? name + "Value" : name
  }

  /// `set_buffer_scale` → `setBufferScale`; keywords come in backticks.
  static func member(_ name: String) -> String {
    escaped(plainMember(name))
  }

  /// The label of an argument in a call, which may be a keyword.
  static func label(_ name: String) -> String {
    let name = plainMember(name)
    return ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// An enum entry: `90` of `transform` → `transform90`.
  static func entry(_ name: String, of enumeration: String) -> String {
    guard name.first?.isNumber == true else { return member(name) }
    return escaped(plainMember(enumeration) + type(name))
  }

  private static func plainMember(_ name: String) -> String {
    let words = words(name)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ([words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""] + rest).joined()
  }

  private static func words(_ name: String) -> [Substring] {
    name.split(separator: "_")
  }

  private static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let reservedNestedTypes: Set<String> = [
    "Type", "Protocol", "Self", "Any", "Event", "Request", "Since",
  ]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]
}
