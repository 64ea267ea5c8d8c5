/// An element of an XML file, with the elements inside of it.
package final class XMLTreeElement: Sendable {
  package let name: String
  package let attributes: [String: String]
  package let children: [XMLTreeElement]
  /// The characters directly inside of the element.
  package let text: String
  /// The line on which the element begins. The first one is 1.
  package let line: Int

  package init(
    name: String, attributes: [String: String] = [:], children: [XMLTreeElement] = [],
    text: String = "", line: Int = 1
  ) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
    (self.text, self.line) = (text, line)
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child with a name.
  package func child(_ name: String) -> XMLTreeElement? {
    children.first { $0.name == name }
  }

  /// The children of the first child with a name.
  package func children(of name: String) -> [XMLTreeElement] {
    child(name)?.children ?? []
  }

  /// Calls a closure with the element and all elements inside of it, in the order of the file.
  package func visit<Failure: Error>(
    _ body: (XMLTreeElement) throws(Failure) -> Void
  ) throws(Failure) {
    try body(self)
    for child in children { try child.visit(body) }
  }
}
