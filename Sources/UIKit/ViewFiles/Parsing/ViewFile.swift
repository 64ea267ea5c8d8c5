import Foundation
import XMLTree

/// A `.xib` or `.storyboard` file as Interface Builder writes it.
struct ViewFile: Sendable {
  /// The file's name, which errors contain.
  let name: String
  let root: XMLTreeElement
  /// The elements that describe objects, constraints and connections.
  private let elements: [String: XMLTreeElement]

  private static let maximumIDLength = 64
  /// Elements whose contents are notes of Interface Builder.
  private static let notes: Set = ["device", "dependencies", "designables", "resources"]

  init(data: Data, name: String) throws(XMLFileError) {
    try self.init(root: XMLTreeReader.read(data, name: name), name: name)
  }

  init(path: String) throws(XMLFileError) {
    let name = (path as NSString).lastPathComponent
    try self.init(root: XMLTreeReader.read(path: path, name: name), name: name)
  }

  private init(root: XMLTreeElement, name: String) throws(XMLFileError) {
    guard root.name == "document", root["type"]?.contains("CocoaTouch") == true else {
      throw XMLFileError(
        file: name, line: root.line, reason: "this is not a view file of Interface Builder for iOS")
    }
    (self.name, self.root) = (name, root)
    var elements: [String: XMLTreeElement] = [:]
    for part in root.children where !Self.notes.contains(part.name) {
      try part.visit { element throws(XMLFileError) in
        guard let id = element["id"] else { return }
        guard id.utf8.count <= Self.maximumIDLength else {
          throw XMLFileError(
            file: name, line: element.line,
            reason: "an id has more than \(Self.maximumIDLength) characters")
        }
        if let first = elements.updateValue(element, forKey: id), !Self.isScene(first, element) {
          throw XMLFileError(
            file: name, line: element.line,
            reason: "the id \"\(id)\" is already used on line \(first.line)")
        }
      }
    }
    self.elements = elements
  }

  /// Whether both elements are placeholders, whose ids may be the same in each scene.
  private static func isScene(_ first: XMLTreeElement, _ second: XMLTreeElement) -> Bool {
    first.name == "placeholder" && second.name == "placeholder"
  }

  /// The file's name without its extension: that of the table with its localized strings.
  var stringsTable: String { (name as NSString).deletingPathExtension }

  /// The element with an id.
  subscript(id: String) -> XMLTreeElement? { elements[id] }

  /// The color that the file notes for the name of a color of the system or of an asset catalog.
  func resource(_ element: String, named name: String) -> XMLTreeElement? {
    root.children(of: "resources").first { $0.name == element && $0["name"] == name }
  }

  func error(at element: XMLTreeElement, _ reason: String) -> XMLFileError {
    XMLFileError(file: name, line: element.line, reason: reason)
  }
}
