import CExpat

/// Why a parser stopped, and where.
struct XMLFault: Error {
  let line: Int
  let reason: String
}

/// Makes elements of what a parser reads, and stops it at the first fault.
@safe final class XMLTreeBuilder {
  private struct OpenElement {
    let name: String
    let attributes: [String: String]
    let line: Int
    var children: [XMLTreeElement] = []
    var text = ""
  }

  var parser: XML_Parser?
  private let limits: XMLTreeLimits
  private var stack: [OpenElement] = []
  private var count = 0
  private(set) var root: XMLTreeElement?
  private(set) var fault: XMLFault?

  init(limits: XMLTreeLimits) {
    self.limits = limits
  }

  var line: Int { unsafe Int(XML_GetCurrentLineNumber(parser)) }

  /// Reads the attributes only of elements that are within the limits.
  func open(_ name: String, _ attributes: @autoclosure () -> [String: String]) {
    guard fault == nil else { return }
    count += 1
    if stack.count >= limits.depth { return fail("elements are more than \(limits.depth) deep") }
    if count > limits.elementCount {
      return fail("the file has more than \(limits.elementCount) elements")
    }
    // The names and the values are counted.
    if unsafe XML_GetSpecifiedAttributeCount(parser) > 2 * limits.attributeCount {
      return fail("an element has more than \(limits.attributeCount) attributes")
    }
    stack.append(OpenElement(name: name, attributes: attributes(), line: line))
  }

  func close() {
    guard fault == nil, let open = stack.popLast() else { return }
    let element = XMLTreeElement(
      name: open.name, attributes: open.attributes, children: open.children, text: open.text,
      line: open.line)
    if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(element) }
  }

  func append(_ text: String) {
    guard fault == nil, !stack.isEmpty else { return }
    stack[stack.count - 1].text += text
    if stack[stack.count - 1].text.utf8.count > limits.textLength {
      fail("the text of an element has more than \(limits.textLength) bytes")
    }
  }

  func fail(_ reason: String) {
    guard fault == nil else { return }
    fault = XMLFault(line: line, reason: reason)
    _ = unsafe XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}
