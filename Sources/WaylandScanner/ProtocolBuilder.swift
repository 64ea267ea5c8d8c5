import Foundation
import FoundationXML

/// Builds the definition element by element; stops at the first error.
final class ProtocolBuilder: NSObject, XMLParserDelegate {
  private let file: String
  private var error: ScannerError?
  private var lastLine = 1
  private var path: [String] = []
  private var root: ProtocolDefinition?
  private var interface: InterfaceDefinition?
  private var message: MessageDefinition?
  private var enumeration: EnumDefinition?
  private var entry: EnumDefinition.Entry?
  private var documentation: Documentation?

  /// The known elements with their allowed parents. Other elements are ignored.
  private static let parents: [String: Set<String>] = [
    "protocol": [""],
    "interface": ["protocol"],
    "request": ["interface"],
    "event": ["interface"],
    "enum": ["interface"],
    "entry": ["enum"],
    "arg": ["request", "event"],
  ]

  init(file: String) {
    self.file = file
  }

  func finish() throws(ScannerError) -> ProtocolDefinition {
    if let error { throw error }
    guard path.isEmpty else { throw ScannerError(file: file, line: lastLine, .malformed) }
    guard let root else { throw ScannerError(file: file, .missingElement("protocol")) }
    guard !root.interfaces.isEmpty else {
      throw ScannerError(file: file, .missingElement("interface"))
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard error == nil else { return }
    lastLine = parser.lineNumber
    let element = XMLElementReader(
      file: file, line: parser.lineNumber, name: name, attributes: attributes)
    do throws(ScannerError) {
      let parent = path.last ?? ""
      if let parents = Self.parents[name], !parents.contains(parent) {
        throw element.error(.misplacedElement(name, parent: parent.isEmpty ? "document" : parent))
      }
      try open(element)
      path.append(name)
    } catch {
      self.error = error
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if error == nil {
      error = ScannerError(file: file, line: max(parser.lineNumber, 1), .malformed)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    documentation?.text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard error == nil else { return }
    lastLine = parser.lineNumber
    path.removeLast()
    close(name)
  }

  private func open(_ element: XMLElementReader) throws(ScannerError) {
    switch element.name {
    case "protocol":
      root = ProtocolDefinition(
        name: try element.identifier("name"), file: file, documentation: Documentation(),
        interfaces: [])
    case "interface":
      interface = InterfaceDefinition(
        name: try element.identifier("name"), version: try element.number("version"),
        line: element.line)
    case "request", "event": message = try element.message()
    case "enum":
      enumeration = EnumDefinition(
        name: try element.identifier("name"), isBitfield: try element.flag("bitfield"))
    case "entry": entry = try element.entry()
    case "arg": message?.arguments.append(try element.argument())
    case "description": documentation = Documentation(summary: element.text("summary"))
    default: break
    }
  }

  private func close(_ name: String) {
    switch name {
    case "interface":
      if let interface { root?.interfaces.append(interface) }
      interface = nil
    case "request":
      if let message { interface?.requests.append(message) }
      message = nil
    case "event":
      if let message { interface?.events.append(message) }
      message = nil
    case "enum":
      if let enumeration { interface?.enums.append(enumeration) }
      enumeration = nil
    case "entry":
      if let entry { enumeration?.entries.append(entry) }
      entry = nil
    case "description": closeDescription()
    default: break
    }
  }

  private func closeDescription() {
    guard let documentation else { return }
    switch path.last {
    case "protocol": root?.documentation = documentation
    case "interface": interface?.documentation = documentation
    case "request", "event": message?.documentation = documentation
    case "enum": enumeration?.documentation = documentation
    case "entry": entry?.documentation = documentation
    default: break
    }
    self.documentation = nil
  }
}
