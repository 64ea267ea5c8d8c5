import Foundation
import Testing
import XMLTree

@Suite("XML files") struct XMLTreeReaderTests {
  private func read(_ text: String) throws(XMLFileError) -> XMLTreeElement {
    try XMLTreeReader.read(Data(text.utf8), name: "file.xml")
  }

  private func error(_ text: String) -> String? {
    do throws(XMLFileError) {
      _ = try read(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test("an element has its attributes, children, characters and line")
  func elements() throws {
    let root = try read("<a x='1'>\n  <b y='&lt;&#65;'>text &amp; more</b>\n  <c/>\n</a>")
    #expect(root.name == "a" && root["x"] == "1" && root.line == 1)
    #expect(root.children.map(\.name) == ["b", "c"])
    let child = try #require(root.child("b"))
    #expect(child["y"] == "<A" && child.text == "text & more" && child.line == 2)
  }

  @Test("a closure is called with all elements in the order of the file")
  func order() throws {
    var names: [String] = []
    try read("<a><b><c/></b><d/></a>").visit { names.append($0.name) }
    #expect(names == ["a", "b", "c", "d"])
  }

  @Test("a file that ends early or is no XML is an error with its line")
  func damaged() {
    #expect(error("<a>\n<b>")?.hasPrefix("file.xml:2: ") == true)
    #expect(error("<a></b>")?.hasPrefix("file.xml:1: ") == true)
    #expect(error("")?.hasPrefix("file.xml:1: ") == true)
    #expect(error("\u{1}\u{2}") != nil)
  }

  @Test("a document type is an error, so that entities cannot be defined")
  func documentType() {
    var bomb = "<!DOCTYPE a [<!ENTITY e0 \"lol\">"
    for index in 1...20 {
      bomb += "<!ENTITY e\(index) \"\(String(repeating: "&e\(index - 1);", count: 10))\">"
    }
    bomb += "]><a>&e20;</a>"
    #expect(error(bomb) == "file.xml:1: a document type is not allowed")
    #expect(error("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>") != nil)
    #expect(error("<a>&unknown;</a>") != nil)
  }

  @Test("elements that are nested too deep are an error")
  func depth() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect(error(text) == "file.xml:1: elements are more than 128 deep")
  }

  @Test("too many elements, attributes or bytes, and a text that is too long, are an error")
  func sizes() {
    let elements = "<a>" + String(repeating: "<b/>", count: 50_001) + "</a>"
    #expect(error(elements) == "file.xml:1: the file has more than 50000 elements")
    let attributes = (0...128).map { "x\($0)=''" }.joined(separator: " ")
    #expect(error("<a \(attributes)/>") == "file.xml:1: an element has more than 128 attributes")
    let text = "<a>\n" + String(repeating: "x", count: 1 << 20) + "</a>"
    #expect(error(text) == "file.xml:2: the text of an element has more than 1048576 bytes")
    var limits = XMLTreeLimits()
    limits.byteCount = 3
    #expect(throws: XMLFileError(file: "f", line: 1, reason: "the file has more than 3 bytes")) {
      try XMLTreeReader.read(Data("<a/>".utf8), name: "f", limits: limits)
    }
  }

  @Test(
    "an element with a large number of attributes is an error at its line",
    arguments: [130_000, 380_000])
  func hugeElement(count: Int) {
    let attributes = (0..<count).map { " a\($0)=''" }.joined()
    #expect(
      error("<document>\n<view\(attributes)/></document>")
        == "file.xml:2: an element has more than 128 attributes")
  }

  @Test("a file that does not exist is an error")
  func missing() {
    #expect(throws: XMLFileError(file: "f", line: 1, reason: "the file cannot be read")) {
      try XMLTreeReader.read(path: "/nowhere/file.xml", name: "f")
    }
  }

  @Test("a file is read from its path")
  func path() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xml")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data("<a/>".utf8).write(to: url)
    #expect(try XMLTreeReader.read(path: url.path, name: "f").name == "a")
  }
}
