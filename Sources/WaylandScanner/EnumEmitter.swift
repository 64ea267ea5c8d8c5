/// Emits an enum as a `RawRepresentable` struct, so that values of later versions are preserved,
/// and a bitfield as an option set.
struct EnumEmitter {
  let enumeration: EnumDefinition

  init(_ enumeration: EnumDefinition) {
    self.enumeration = enumeration
  }

  func emit(into code: inout CodeWriter) {
    let name = SwiftName.nestedType(enumeration.name)
    let conformances =
      enumeration.isBitfield
      ? "OptionSet, Hashable, Sendable" : "RawRepresentable, Hashable, Sendable"
    code.documentation(enumeration.documentation)
    code.block("struct \(name): \(conformances)") { code in
      code.line("let rawValue: UInt32")
      for entry in enumeration.entries {
        code.documentation(entry.documentation, since: entry.since)
        let member = SwiftName.entry(entry.name, of: enumeration.name)
        code.line("static let \(member) = \(name)(\(value(of: entry)))")
      }
    }
  }

  /// Swift warns about an option with raw value 0 unless it is written as `[]`.
  private func value(of entry: EnumDefinition.Entry) -> String {
    enumeration.isBitfield && entry.value == 0 ? "[]" : "rawValue: \(entry.value)"
  }
}
