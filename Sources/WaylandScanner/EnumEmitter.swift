/// Emits an enum as a `RawRepresentable` struct, so that values of later versions are preserved,
/// and a bitfield as an option set.
struct EnumEmitter {
  let enumeration: EnumDefinition
  let side: BindingSide

  init(_ enumeration: EnumDefinition, side: BindingSide) {
    self.enumeration = enumeration
    self.side = side
  }

  func emit(into code: inout CodeWriter) {
    let name = SwiftName.nestedType(enumeration.name)
    let conformances =
      enumeration.isBitfield
      ? "OptionSet, Hashable, Sendable" : "RawRepresentable, Hashable, Sendable"
    code.documentation(enumeration.documentation)
    code.block("\(side.access)struct \(name): \(conformances)") { code in
      code.line("\(side.access)let rawValue: UInt32")
      if side == .server {
        code.line("package init(rawValue: UInt32) { self.rawValue = rawValue }")
      }
      for entry in enumeration.entries {
        code.documentation(entry.documentation, since: entry.since)
        let member = SwiftName.entry(entry.name, of: enumeration.name)
        code.line("\(side.access)static let \(member) = \(name)(\(value(of: entry)))")
      }
    }
  }

  /// Swift warns about an option with raw value 0 unless it is written as `[]`.
  private func value(of entry: EnumDefinition.Entry) -> String {
    enumeration.isBitfield && entry.value == 0 ? "[]" : "rawValue: \(entry.value)"
  }
}
