package import Foundation
import FoundationXML

/// Reads one protocol XML file into a `ProtocolDefinition`.
package struct ProtocolParser {
  package init() {}

  /// Throws when the file cannot be read or is no Wayland protocol.
  package func parse(contentsOf url: URL) throws(ScannerError) -> ProtocolDefinition {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ScannerError(file: url.path, .unreadable(error.localizedDescription))
    }
    return try parse(data, file: url.path)
  }

  /// `file` names the source in messages.
  package func parse(_ data: Data, file: String) throws(ScannerError) -> ProtocolDefinition {
    let builder = ProtocolBuilder(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = builder
    // Its result is no judgement on Linux: errors reach the delegate, a missing end nobody.
    _ = parser.parse()
    return try builder.finish()
  }
}
