import Foundation
import Glibc
import TestSupport
import Testing

@testable import Accessibility

/// An app with a button, a slider, a field and a table.
@MainActor private final class SampleApp: AccessibilitySource {
  private(set) var areClientsPresent = false
  private(set) var comings = 0
  private(set) var requests = 0
  var bridge: AccessibilityBridge?

  func clientsDidChange(arePresent: Bool) {
    areClientsPresent = arePresent
    if arePresent {
      comings += 1
      bridge?.publish(.sample)
    }
  }

  func answer(_ request: ElementRequest, of id: ElementID) -> ElementAnswer {
    requests += 1
    return .done(true)
  }
}

/// The lines that a bridge has logged.
private final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String] = []
  var lines: [String] { lock.withLock { stored } }
  func add(_ line: String) { lock.withLock { stored.append(line) } }
}

// Requirement V27: the bus may be missing, die, stop, come again, and carry nonsense.
@Suite("A bridge survives its buses", .serialized)
@MainActor struct BridgeFaultTests {
  private let app = SampleApp()
  private let log = Log()

  private func start(_ address: String) throws {
    let settings = try #require(
      BridgeSettings(environment: ["DBUS_SESSION_BUS_ADDRESS": address]))
    app.bridge = try AccessibilityBridge(settings, source: app) { [log] in log.add($0) }
  }

  /// Waits without blocking the main thread, for two minutes if need be.
  private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<12_000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    try #require(condition())
  }

  @Test("Without a bus there are no settings, and nothing is started")
  func noBus() {
    #expect(BridgeSettings(environment: [:]) == nil)
    #expect(BridgeSettings(environment: ["XDG_RUNTIME_DIR": "/nowhere"]) == nil)
    let off = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/tmp/x", "NO_AT_BRIDGE": "1"]
    #expect(BridgeSettings(environment: off) == nil)
  }

  @Test("Addresses that would start programs are not used")
  func addresses() {
    #expect(BusAddress("unixexec:path=/bin/sh") == nil)
    #expect(BusAddress("tcp:host=example.org") == nil)
    #expect(BusAddress("unixexec:path=/bin/sh;unix:path=/a")?.text == "unix:path=/a")
  }

  @Test("A bus that is not there costs one line")
  func absent() async throws {
    try start("unix:path=/tmp/lamina-no-such-bus")
    try await wait { !log.lines.isEmpty }
    try await Task.sleep(for: .milliseconds(200))
    app.bridge?.stop()
    #expect(log.lines.count == 1)
  }

  /// The sockets of the process that are connected to a bus, also to one that has died.
  private func connections(to bus: MessageBus) -> Int {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return numbers.compactMap { Int32($0) }.count { descriptor in
      var address = sockaddr_un()
      var size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
        unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe getpeername(descriptor, $0, &size)
        }
      }
      return status == 0 && address.path.hasPrefix(bus.folder.path)
    }
  }

  @Test("A bus that is killed and started again is used again, and leaves no socket behind")
  func restart() async throws {
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 3
    let bus = try MessageBus()
    try start(bus.address)
    for round in 1...rounds {
      let client = try await bus.run("switch(True)")
      #expect(client.status == 0, "\(client.output)")
      try await wait { app.areClientsPresent && app.comings == round }
      #expect(connections(to: bus) == 2)
      bus.kill()
      try await wait { !app.areClientsPresent && connections(to: bus) == 0 }
      try bus.start()
    }
    #expect(log.lines.count <= 2 * rounds)
    app.bridge?.stop()
  }

  @Test("The app does not wait for a bus that has stopped")
  func frozen() async throws {
    let bus = try MessageBus()
    try start(bus.address)
    let client = try await bus.run("switch(True)\nwait('the program', program)")
    #expect(client.status == 0, "\(client.output)")
    bus.halt(true)
    for number in 0..<50_000 {
      app.bridge?.announce(AccessibleAnnouncement("\(number)", isUrgent: false))
      if number.isMultiple(of: 1000) { app.bridge?.publish(.sample(name: "\(number)")) }
    }
    bus.halt(false)
    // The bridge answers again, on the same connection or on a new one.
    let answer = try await bus.run("find('push button', 'Buy')")
    #expect(answer.status == 0, "\(answer.output)")
    app.bridge?.stop()
  }

  @Test("A client switches the bridge on and off")
  func switching() async throws {
    let bus = try MessageBus()
    try start(bus.address)
    _ = try await bus.run("switch(True)\nwait('the program', program)\nswitch(False)")
    try await wait { app.comings == 1 && !app.areClientsPresent }
    app.bridge?.stop()
    #expect(log.lines.isEmpty)
  }

  @Test("Random calls with wrong arguments are answered, and leave the bridge as it was")
  func randomCalls() async throws {
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"] ?? "500"
    let bus = try MessageBus()
    try start(bus.address)
    let client = try await bus.run(RandomCalls.script(rounds: rounds))
    #expect(client.status == 0, "\(client.output)")
    #expect(client.output.hasSuffix("answered \(rounds)\n"), "\(client.output)")
    app.bridge?.stop()
    #expect(log.lines.isEmpty)
  }

  @Test("Without a client the bridge asks once whether there is one, and sends nothing more")
  func silence() async throws {
    let bus = try MessageBus()
    let record = try bus.record()
    try start(bus.address)
    try await wait { calls(in: record).contains { $0.member == "GetAll" } }
    for number in 0..<1000 {
      app.bridge?.publish(.sample(name: "\(number)"))
      app.bridge?.announce(AccessibleAnnouncement("\(number)", isUrgent: false))
    }
    app.bridge?.stop()
    // The bus passes messages on in their order, and this call comes after those of the bridge.
    _ = try await bus.run(
      """
      Gio.bus_get_sync(Gio.BusType.SESSION, None).call_sync(
          'org.freedesktop.DBus', '/', 'org.freedesktop.DBus', 'GetId', None, None, 0, -1, None)
      """)
    try await wait { calls(in: record).contains { $0.member == "GetId" } }
    let all = calls(in: record)
    let bridge = all.first { $0.member == "GetAll" }?.sender
    #expect(
      all.filter { $0.sender == bridge }.map(\.member) == [
        "Hello", "AddMatch", "AddMatch", "GetAll",
      ])
  }

  /// The method calls that `MessageBus.record()` has written.
  private func calls(in record: String) -> [(sender: Substring, member: Substring)] {
    let text = (try? String(contentsOfFile: record, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { (line: Substring) in
      let fields: [Substring] = line.split(separator: "\t")
      guard fields.count == 8, fields[0] == "mc" else { return nil }
      return (fields[3], fields[7])
    }
  }
}

extension sockaddr_un {
  /// The path of a socket, or its name where it has no path.
  fileprivate var path: String {
    unsafe withUnsafeBytes(of: sun_path) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

extension AccessibleTree {
  fileprivate static var sample: AccessibleTree { sample(name: "Buy") }

  fileprivate static func sample(name: String) -> AccessibleTree {
    let window = ElementID(1)
    var elements: [ElementID: AccessibleElement] = [:]
    func add(_ number: UInt64, _ role: AccessibleRole, _ change: (inout AccessibleElement) -> Void)
    {
      var element = AccessibleElement(role)
      element.states = [.enabled, .sensitive, .visible]
      element.frame = CGRect(x: 0, y: Int(number) * 20, width: 100, height: 20)
      change(&element)
      elements[ElementID(number)] = element
    }
    add(0, .application) {
      ($0.name, $0.children) = ("LaminaPackageTests.xctest", [window])
      $0.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    }
    add(1, .frame) { $0.children = (2...5).map { ElementID($0) } }
    add(2, .button) { ($0.name, $0.actions) = ("Buy", ["click"]) }
    add(3, .slider) { $0.number = AccessibleNumber(5, from: 0, to: 10) }
    add(4, .entry) {
      $0.text = AccessibleText("Héllo 😀. Bye", selectedRange: NSRange(location: 2, length: 3))
      $0.states.insert(.editable)
    }
    add(5, .table) { $0.table = AccessibleTable(rowCount: 3, columnCount: 2) }
    if name != "Buy" { elements[ElementID(3)]?.name = name }
    return AccessibleTree(elements)
  }
}
