/// The contents of one protocol XML file, with the names of the XML and in file order.
package struct ProtocolDefinition: Equatable, Sendable {
  package var name: String
  /// The path of the file, for error messages.
  package var file: String
  package var documentation: Documentation
  package var interfaces: [InterfaceDefinition]
}

/// A one-line summary and a longer description, either of which may be empty.
package struct Documentation: Equatable, Sendable {
  package var summary = ""
  package var text = ""
}

package struct InterfaceDefinition: Equatable, Sendable {
  package var name: String
  package var version: UInt32
  package var line: Int
  package var documentation = Documentation()
  package var requests: [MessageDefinition] = []
  package var events: [MessageDefinition] = []
  package var enums: [EnumDefinition] = []
}

/// A request or an event.
package struct MessageDefinition: Equatable, Sendable {
  package var name: String
  package var isDestructor: Bool
  package var since: UInt32
  package var line: Int
  package var documentation = Documentation()
  package var arguments: [ArgumentDefinition] = []
}

package struct ArgumentDefinition: Equatable, Sendable {
  package enum Kind: String, Equatable, Sendable {
    case int, uint, fixed, string, object, array, fd
    case newID = "new_id"
  }

  package var name: String
  package var kind: Kind
  package var interface: String?
  /// The enum's name, qualified by its interface (`wl_output.transform`) unless it belongs to the
  /// same interface.
  package var enumeration: String?
  package var isNullable: Bool
  package var summary: String
  package var line: Int
}

package struct EnumDefinition: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var name: String
    package var value: UInt32
    package var since: UInt32
    package var documentation = Documentation()
  }

  package var name: String
  package var isBitfield: Bool
  package var documentation = Documentation()
  package var entries: [Entry] = []
}
