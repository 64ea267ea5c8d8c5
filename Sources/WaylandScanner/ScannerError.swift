/// An error in a protocol file, with its location.
package struct ScannerError: Error, Equatable, CustomStringConvertible {
  package enum Problem: Equatable, Sendable {
    /// The file cannot be read.
    case unreadable(String)
    /// The file is not well-formed XML.
    case malformed
    /// The file has no `<protocol>`, or the protocol has no `<interface>`.
    case missingElement(String)
    case misplacedElement(String, parent: String)
    case missingAttribute(element: String, attribute: String)
    case invalidValue(attribute: String, value: String)
    case duplicateInterface(String, otherFile: String)
    case unknownInterface(String)
    case unknownEnum(String)
    /// A request creates more than one object, or an event creates an object of unspecified
    /// interface.
    case unsupportedNewID(message: String)
    /// No installed protocol has this name.
    case notInstalled(String)
    /// `pkg-config` does not know the data directory of the package.
    case pkgConfig(package: String)
  }

  package var file: String
  /// The line, counted from 1; nil when the error concerns the whole file.
  package var line: Int?
  package var problem: Problem

  package init(file: String, line: Int? = nil, _ problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  package var description: String {
    let location = line.map { "\(file):\($0)" } ?? file
    return "\(location): \(problemDescription)"
  }

  private var problemDescription: String {
    switch problem {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .malformed: "not well-formed XML"
    case .missingElement(let name): "no <\(name)> element"
    case .misplacedElement(let name, let parent): "<\(name)> does not belong into <\(parent)>"
    case .missingAttribute(let element, let attribute):
      "<\(element)> has no attribute '\(attribute)'"
    case .invalidValue(let attribute, let value): "'\(value)' is not a valid \(attribute)"
    case .duplicateInterface(let name, let otherFile):
      "interface \(name) is already defined in \(otherFile)"
    case .unknownInterface(let name): "interface \(name) is in none of the protocols given"
    case .unknownEnum(let name): "enum \(name) is in none of the protocols given"
    case .unsupportedNewID(let message): "\(message) creates an object in an unsupported way"
    case .notInstalled(let name): "no installed protocol is named \(name)"
    case .pkgConfig(let package): "pkg-config does not know the data folder of \(package)"
    }
  }
}
