import Foundation
import WaylandScanner

/// Parses an XML text, named `test.xml` in error messages.
func parse(_ xml: String) throws(ScannerError) -> ProtocolDefinition {
  try ProtocolParser().parse(Data(xml.utf8), file: "test.xml")
}

/// Parses a protocol with one interface of this content.
func parse(interface content: String, version: Int = 4) throws(ScannerError) -> ProtocolDefinition {
  try parse(
    """
    <protocol name="test">
    <interface name="test_lamp" version="\(version)">
    \(content)
    </interface>
    </protocol>
    """)
}

/// Returns the Swift source for one interface of this content.
func swift(interface content: String, side: BindingSide = .client) throws(ScannerError) -> String {
  let definition = try parse(interface: content)
  return try ProtocolSet([definition]).swiftSource(of: definition, side: side)
}
