/// How large an XML file may be. A larger one is an error.
package struct XMLTreeLimits: Sendable {
  package var byteCount = 16 << 20
  package var elementCount = 100_000
  /// Objects are created and elements released with a recursion of this depth.
  package var depth = 128
  package var attributeCount = 128

  package init() {}
}
