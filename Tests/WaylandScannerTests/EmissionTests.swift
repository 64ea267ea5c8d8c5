import Testing
import WaylandScanner

@Suite struct EmissionTests {
  @Test("requests become methods, and the message table has their signatures")
  func requests() throws {
    let code = try swift(
      interface: """
        <request name="move">
          <arg name="x" type="int"/><arg name="y" type="uint"/><arg name="in" type="fixed"/>
          <arg name="label" type="string" allow-null="true"/><arg name="keys" type="array"/>
          <arg name="file" type="fd"/>
        </request>
        """)
    #expect(code.contains(#"WaylandMessage("move", "iuf?sah"),"#))
    #expect(
      code.contains(
        """
          func move(x: Int32, y: UInt32, `in`: Double, label: String?, keys: [UInt8], file: Int32) {
            self.proxy.send(0, [.int(x), .uint(y), .fixed(`in`), .string(label), .array(keys), \
        .descriptor(file)])
          }
        """))
  }

  @Test("a request that creates an object returns it")
  func constructor() throws {
    let code = try swift(
      interface: """
        <request name="divide"><arg name="id" type="new_id" interface="test_lamp"/></request>
        """)
    #expect(code.contains(#"WaylandMessage("divide", "n", types: { [TestLamp.interface] }),"#))
    #expect(
      code.contains(
        """
          func divide() -> TestLamp {
            TestLamp(proxy: self.proxy.create(0, [.newID], interface: TestLamp.interface))
          }
        """))
  }

  @Test("a request that creates an object of unspecified interface is generic")
  func genericConstructor() throws {
    let code = try swift(
      interface: """
        <request name="bind"><arg name="name" type="uint"/><arg name="id" type="new_id"/></request>
        """)
    #expect(code.contains(#"WaylandMessage("bind", "usun"),"#))
    #expect(
      code.contains(
        """
          func bind<Interface: WaylandObject>(name: UInt32, as type: Interface.Type, \
        version: UInt32) -> Interface {
        """))
    #expect(
      code.contains(
        "0, [.uint(name), .string(Interface.interface.name), .uint(version), .newID], "
          + "interface: Interface.interface, version: version))"))
  }

  @Test("the message table marks destructors and later versions")
  func destructorAndVersion() throws {
    let code = try swift(
      interface: #"<request name="put_out" type="destructor" since="3"/>"#)
    #expect(code.contains(#"WaylandMessage("put_out", "", since: 3, destroys: true),"#))
    #expect(code.contains("static let putOut: UInt32 = 3"))
    #expect(code.contains("/// Since version 3."))
  }

  @Test("events become enum cases, and their objects are optional")
  func events() throws {
    let code = try swift(
      interface: """
        <event name="enter">
          <arg name="lamp" type="object" interface="test_lamp"/><arg name="keymap" type="fd"/>
          <arg name="child" type="new_id" interface="test_lamp"/><arg name="note" type="string"/>
        </event>
        <event name="done"/>
        """)
    #expect(code.contains("struct TestLamp: WaylandEventSource {"))
    #expect(
      code.contains(
        "case enter(lamp: TestLamp?, keymap: OwnedDescriptor, child: TestLamp, note: String)"))
    #expect(
      code.contains(
        "case 0: .enter(lamp: arguments.object(0), keymap: arguments.descriptor(1), "
          + "child: arguments.newObject(2), note: arguments.string(3))"))
    #expect(code.contains("case 1: .done"))
    #expect(code.contains("default: .unknown(opcode: opcode)"))
  }

  @Test("an interface without events has no `Event` type")
  func noEvents() throws {
    let code = try swift(interface: #"<request name="on"/>"#)
    #expect(code.contains("struct TestLamp: WaylandObject {"))
    #expect(!code.contains("enum Event"))
  }

  @Test("enums keep unknown values and name entries that start with a digit")
  func enums() throws {
    let code = try swift(
      interface: """
        <enum name="transform"><entry name="normal" value="0"/><entry name="90" value="1"/></enum>
        <enum name="type"><entry name="default" value="7"/></enum>
        <event name="turned"><arg name="by" type="int" enum="transform"/></event>
        """)
    #expect(
      code.contains(
        """
          struct Transform: RawRepresentable, Hashable, Sendable {
            let rawValue: UInt32
            static let normal = Transform(rawValue: 0)
            static let transform90 = Transform(rawValue: 1)
          }
        """))
    #expect(code.contains("static let `default` = TypeValue(rawValue: 7)"))
    #expect(
      code.contains(
        "case 0: .turned(by: TestLamp.Transform(rawValue: arguments.uint(0)))"))
  }

  @Test("bitfields become option sets")
  func bitfields() throws {
    let code = try swift(
      interface: """
        <enum name="edges" bitfield="true">
          <entry name="none" value="0"/><entry name="top" value="1"/>
        </enum>
        <request name="glue"><arg name="edges" type="uint" enum="edges"/></request>
        """)
    #expect(code.contains("struct Edges: OptionSet, Hashable, Sendable {"))
    #expect(code.contains("static let none = Edges([])"))
    #expect(code.contains("static let top = Edges(rawValue: 1)"))
    #expect(code.contains("func glue(edges: TestLamp.Edges) {"))
  }

  @Test("descriptions become doc comments without their indentation")
  func documentation() throws {
    let code = try swift(
      interface: """
        <request name="on">
          <description summary="switch
            it on">

            Light comes.


            It stays.
          </description>
          <arg name="level" type="int" summary="0 to 9"/>
        </request>
        """)
    #expect(
      code.contains(
        """
          /// switch it on
          ///
          /// Light comes.
          ///
          /// It stays.
          ///
          /// - level: 0 to 9
          func on(level: Int32) {
        """))
  }

  @Test("a server sends events by methods and receives requests as an enum, with package access")
  func server() throws {
    let code = try swift(
      interface: """
        <request name="divide"><arg name="id" type="new_id" interface="test_lamp"/></request>
        <event name="added"><arg name="id" type="new_id" interface="test_lamp"/></event>
        <event name="dimmed" since="2"><arg name="to" type="fixed"/></event>
        """, side: .server)
    #expect(code.contains("package struct TestLamp: WaylandRequestSource {"))
    #expect(code.contains("package static let dimmed: UInt32 = 2"))
    #expect(
      code.contains(
        """
          package func dimmed(to: Double) {
            self.resource.send(1, [.fixed(to)])
          }
        """))
    #expect(
      code.contains(
        "TestLamp(resource: self.resource.create(0, [.newID], interface: TestLamp.interface))"))
    #expect(code.contains("case divide(id: TestLamp)"))
    #expect(
      code.contains(
        "package static func decode(_ opcode: UInt32, _ arguments: RequestArguments) -> Request {"))
    #expect(code.contains("case 0: .divide(id: arguments.newObject(0))"))
  }
}
