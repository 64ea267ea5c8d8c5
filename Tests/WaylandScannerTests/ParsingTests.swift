import Foundation
import Testing
import WaylandScanner

@Suite struct ParsingTests {
  @Test("an interface is read with requests, events, enums and documentation")
  func wholeInterface() throws {
    let lamp = try #require(
      try parse(
        interface: """
          <description summary="a lamp">It gives light.</description>
          <request name="destroy" type="destructor"/>
          <request name="set_colour" since="2">
            <arg name="hue" type="fixed" summary="0 to 1"/>
            <arg name="label" type="string" allow-null="true"/>
          </request>
          <event name="burnt_out"><arg name="reason" type="uint" enum="reason"/></event>
          <enum name="reason"><entry name="age" value="0x10" summary="too old"/></enum>
          """
      ).interfaces.first)
    #expect(lamp.name == "test_lamp")
    #expect(lamp.version == 4)
    #expect(lamp.documentation.summary == "a lamp")
    #expect(lamp.documentation.text == "It gives light.")
    #expect(lamp.requests.map(\.name) == ["destroy", "set_colour"])
    #expect(lamp.requests.map(\.isDestructor) == [true, false])
    #expect(lamp.requests.map(\.since) == [1, 2])
    #expect(lamp.requests[1].arguments.map(\.kind) == [.fixed, .string])
    #expect(lamp.requests[1].arguments.map(\.isNullable) == [false, true])
    #expect(lamp.events.first?.arguments.first?.enumeration == "reason")
    #expect(lamp.enums.first?.entries.first?.value == 16)
    #expect(lamp.enums.first?.entries.first?.documentation.summary == "too old")
  }

  @Test("unknown elements and attributes are ignored")
  func unknownElements() throws {
    let definition = try parse(
      interface: """
        <sparkle/><request name="on" colour="red"><glitter/></request>
        """)
    #expect(definition.interfaces.first?.requests.map(\.name) == ["on"])
  }

  @Test("text that is not XML is reported with file and line")
  func malformed() {
    #expect(throws: ScannerError(file: "test.xml", line: 2, .malformed)) {
      try parse("<protocol name='test'>\n<interface </protocol>")
    }
  }

  @Test("a file that ends too early is reported with its last line")
  func truncated() {
    #expect(throws: ScannerError(file: "test.xml", line: 2, .malformed)) {
      try parse("<protocol name='test'>\n<interface name='test_lamp' version='1'>\n")
    }
  }

  @Test("XML that is not a protocol is reported")
  func noProtocol() {
    #expect(throws: ScannerError(file: "test.xml", .missingElement("protocol"))) {
      try parse("<html/>")
    }
    #expect(throws: ScannerError(file: "test.xml", .missingElement("interface"))) {
      try parse("<protocol name='test'/>")
    }
  }

  @Test(
    "a wrong element is reported with its line",
    arguments: [
      ("<request/>", .missingAttribute(element: "request", attribute: "name")),
      ("<request name='a b'/>", .invalidValue(attribute: "name", value: "a b")),
      ("<request name='a' since='x'/>", .invalidValue(attribute: "since", value: "x")),
      ("<arg name='a' type='int'/>", .misplacedElement("arg", parent: "interface")),
      (
        "<event name='a'><arg name='b' type='float'/></event>",
        .invalidValue(attribute: "type", value: "float")
      ),
      (
        "<enum name='a'><entry name='b' value='0xZ'/></enum>",
        .invalidValue(attribute: "value", value: "0xZ")
      ),
    ] as [(String, ScannerError.Problem)])
  func wrongElement(content: String, problem: ScannerError.Problem) {
    #expect(throws: ScannerError(file: "test.xml", line: 3, problem)) {
      try parse(interface: content)
    }
  }

  @Test("a missing file is reported by name")
  func missingFile() throws {
    let error = try #require(throws: ScannerError.self) {
      try ProtocolParser().parse(contentsOf: .init(filePath: "/nowhere/lamp.xml"))
    }
    #expect(error.description.hasPrefix("/nowhere/lamp.xml: cannot be read: "))
  }

  @Test("an error's description is one line with file and line number")
  func description() {
    let error = ScannerError(file: "a.xml", line: 7, .unknownInterface("wl_lamp"))
    #expect(error.description == "a.xml:7: interface wl_lamp is in none of the protocols given")
  }
}
