/// A fault of an XML file, with its line.
package struct XMLFileError: Error, Equatable, CustomStringConvertible {
  package let file: String
  /// The line counts from 1.
  package let line: Int
  package let reason: String

  package init(file: String, line: Int, reason: String) {
    (self.file, self.line, self.reason) = (file, line, reason)
  }

  package var description: String { "\(file):\(line): \(reason)" }
}
