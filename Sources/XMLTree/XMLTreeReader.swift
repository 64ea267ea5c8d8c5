package import Foundation

/// Reads XML files. A file with a document type is an error, so that no entity is ever defined.
package enum XMLTreeReader {
  /// Reads a file, unless it is larger than the limit.
  ///
  /// - Parameter name: the name of the file in errors.
  package static func read(
    path: String, name: String, limits: XMLTreeLimits = XMLTreeLimits()
  ) throws(XMLFileError) -> XMLTreeElement {
    let data: Data?
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      data = try file.read(upToCount: limits.byteCount + 1)
    } catch {
      throw XMLFileError(file: name, line: 1, reason: "the file cannot be read")
    }
    return try read(data ?? Data(), name: name, limits: limits)
  }

  /// Reads the bytes of a file, and returns its root element.
  package static func read(
    _ data: Data, name: String, limits: XMLTreeLimits = XMLTreeLimits()
  ) throws(XMLFileError) -> XMLTreeElement {
    guard data.count <= limits.byteCount else {
      throw XMLFileError(
        file: name, line: 1, reason: "the file has more than \(limits.byteCount) bytes")
    }
    let parser = ExpatParser(XMLTreeBuilder(limits: limits))
    switch parser.parse(data) {
    case .success(let root): return root
    case .failure(let fault):
      throw XMLFileError(file: name, line: fault.line, reason: fault.reason)
    }
  }
}
