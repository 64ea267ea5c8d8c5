extension ArgumentDefinition {
  /// Returns the argument's Swift type in a message of `owner`.
  func swiftType(
    in owner: InterfaceDefinition, isNullable: Bool, side: BindingSide
  ) -> String {
    let mark = isNullable ? "?" : ""
    if let type = enumType(in: owner) { return type }
    switch kind {
    case .int: return "Int32"
    case .uint: return "UInt32"
    case .fixed: return "Double"
    case .string: return "String\(mark)"
    case .array: return "[UInt8]\(mark)"
    case .fd: return "Int32"
    case .object, .newID:
      return (interface.map(SwiftName.type(_:)) ?? side.handleType) + mark
    }
  }

  /// Returns the Swift type of the argument's enum; nil when it has none.
  func enumType(in owner: InterfaceDefinition) -> String? {
    guard let enumeration, kind == .int || kind == .uint else { return nil }
    let parts = enumeration.split(separator: ".").map(String.init)
    let interface = parts.count == 2 ? parts[0] : owner.name
    return "\(SwiftName.type(interface)).\(SwiftName.nestedType(parts[parts.count - 1]))"
  }
}
