/// Reads the attributes of one start tag as typed values; throws an error that names an invalid
/// one.
struct XMLElementReader {
  let file: String
  let line: Int
  let name: String
  let attributes: [String: String]

  func error(_ problem: ScannerError.Problem) -> ScannerError {
    ScannerError(file: file, line: line, problem)
  }

  /// Returns a text attribute; empty when absent.
  func text(_ attribute: String) -> String {
    attributes[attribute] ?? ""
  }

  func required(_ attribute: String) throws(ScannerError) -> String {
    guard let value = attributes[attribute] else {
      throw error(.missingAttribute(element: name, attribute: attribute))
    }
    return value
  }

  /// Returns an attribute that becomes part of a Swift name: ASCII letters, digits and `_`.
  func identifier(_ attribute: String, mayStartWithDigit: Bool = true) throws(ScannerError)
    -> String
  {
    let value = try required(attribute)
    guard isIdentifier(value), mayStartWithDigit || value.first?.isNumber == false else {
      throw error(.invalidValue(attribute: attribute, value: value))
    }
    return value
  }

  /// Returns a number attribute, decimal or hexadecimal with the prefix `0x`.
  func number(_ attribute: String, default fallback: UInt32? = nil) throws(ScannerError) -> UInt32 {
    if let fallback, attributes[attribute] == nil { return fallback }
    let value = try required(attribute)
    let number =
      value.hasPrefix("0x") ? UInt32(value.dropFirst(2), radix: 16) : UInt32(value, radix: 10)
    guard let number else { throw error(.invalidValue(attribute: attribute, value: value)) }
    return number
  }

  func flag(_ attribute: String) throws(ScannerError) -> Bool {
    switch attributes[attribute] {
    case nil, "false": return false
    case "true": return true
    case .some(let value): throw error(.invalidValue(attribute: attribute, value: value))
    }
  }

  func message() throws(ScannerError) -> MessageDefinition {
    MessageDefinition(
      name: try identifier("name", mayStartWithDigit: false),
      isDestructor: attributes["type"] == "destructor",
      since: try number("since", default: 1), line: line)
  }

  func entry() throws(ScannerError) -> EnumDefinition.Entry {
    EnumDefinition.Entry(
      name: try identifier("name"), value: try number("value"),
      since: try number("since", default: 1), documentation: Documentation(summary: text("summary"))
    )
  }

  func argument() throws(ScannerError) -> ArgumentDefinition {
    let type = try required("type")
    guard let kind = ArgumentDefinition.Kind(rawValue: type) else {
      throw error(.invalidValue(attribute: "type", value: type))
    }
    return ArgumentDefinition(
      name: try identifier("name", mayStartWithDigit: false), kind: kind,
      interface: attributes["interface"], enumeration: attributes["enum"],
      isNullable: try flag("allow-null"), summary: text("summary"), line: line)
  }

  private func isIdentifier(_ value: String) -> Bool {
    !value.isEmpty && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
      && value.contains { $0 != "_" }
  }
}
