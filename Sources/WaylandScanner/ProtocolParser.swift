package import Foundation
import FoundationXML

/// Parses a protocol XML file into a `ProtocolDefinition`.
package struct ProtocolParser {
  package init() {}

  /// Throws when the file cannot be read or is not a Wayland protocol.
  package func parse(contentsOf url: URL) throws(ScannerError) -> ProtocolDefinition {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw ScannerError(file: url.path, .unreadable(error.localizedDescription))
    }
    return try parse(data, file: url.path)
  }

  /// Parses the data; `file` names its source in error messages.
  package func parse(_ data: Data, file: String) throws(ScannerError) -> ProtocolDefinition {
    let builder = ProtocolBuilder(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = builder
    // The result is unreliable on Linux: errors are reported to the delegate, and a missing end of
    // the document is not reported at all; `finish()` checks for both.
    _ = parser.parse()
    return try builder.finish()
  }
}
