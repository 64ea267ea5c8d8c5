/// A file as the compiler for Linux reads it, and what was done to it.
package struct AdaptedFile: Sendable, Hashable {
  package let path: String
  package let text: String
  /// How often each rule changed the file, by the rules' names.
  package let counts: [String: Int]
  package let findings: [Finding]
  /// The names of types, members and modules that the rules looked up in the file. Its changes can
  /// differ only after a declaration of one of them has changed.
  package let names: Set<String>
}

/// Something that the rules cannot make work on Linux.
package struct Finding: Sendable, Hashable, Codable, CustomStringConvertible {
  package let path: String
  package let line: Int
  package let column: Int
  package let message: String
  /// A change with which the author can avoid it.
  package let wayOut: String

  package var description: String { "\(path):\(line):\(column): \(message); \(wayOut)" }
}
