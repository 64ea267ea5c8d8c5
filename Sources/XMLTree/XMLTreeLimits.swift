/// How large an XML file may be. A larger one is an error.
package struct XMLTreeLimits: Sendable {
  /// An attribute of six bytes takes 70 in the parser, and twice as much when the parser grows.
  package var byteCount = 4 << 20
  package var elementCount = 50_000
  /// Objects are created and elements released with a recursion of this depth.
  package var depth = 128
  package var attributeCount = 128
  /// The bytes of the text directly inside of an element.
  package var textLength = 1 << 20

  package init() {}
}
