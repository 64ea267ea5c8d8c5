import Testing
import WaylandScanner

@Suite struct ReferenceTests {
  @Test("a reference to an interface outside the set is reported")
  func unknownInterface() throws {
    let definition = try parse(
      interface: """
        <request name="on"><arg name="by" type="object" interface="test_hand"/></request>
        """)
    #expect(throws: ScannerError(file: "test.xml", line: 3, .unknownInterface("test_hand"))) {
      try ProtocolSet([definition])
    }
  }

  @Test("a reference to an enum that does not exist is reported")
  func unknownEnum() throws {
    let definition = try parse(
      interface: #"<event name="on"><arg name="by" type="uint" enum="test_lamp.hand"/></event>"#)
    #expect(throws: ScannerError(file: "test.xml", line: 3, .unknownEnum("test_lamp.hand"))) {
      try ProtocolSet([definition])
    }
  }

  @Test("an interface defined twice is reported with the first file")
  func duplicate() throws {
    let first = try parse(interface: #"<request name="on"/>"#)
    var second = first
    second.file = "second.xml"
    #expect(
      throws: ScannerError(
        file: "second.xml", line: 2, .duplicateInterface("test_lamp", otherFile: "test.xml"))
    ) {
      try ProtocolSet([first, second])
    }
  }

  @Test("an event that creates an object of unspecified interface is reported")
  func untypedNewIDInEvent() throws {
    let definition = try parse(
      interface: #"<event name="born"><arg name="child" type="new_id"/></event>"#)
    #expect(
      throws: ScannerError(
        file: "test.xml", line: 3, .unsupportedNewID(message: "test_lamp.born"))
    ) {
      try ProtocolSet([definition])
    }
  }

  @Test("a protocol can refer to the interfaces and enums of another one")
  func crossReference() throws {
    let lamp = try parse(
      interface: #"<enum name="colour"><entry name="red" value="1"/></enum>"#)
    let hand = try parse(
      """
      <protocol name="hand"><interface name="test_hand" version="1">
      <request name="light">
      <arg name="lamp" type="object" interface="test_lamp"/>
      <arg name="colour" type="uint" enum="test_lamp.colour"/>
      </request>
      </interface></protocol>
      """)
    let code = try ProtocolSet([hand, lamp]).swiftSource(of: hand)
    #expect(code.contains("func light(lamp: TestLamp, colour: TestLamp.Colour) {"))
  }
}
