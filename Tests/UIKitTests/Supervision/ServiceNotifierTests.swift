import Foundation
import Glibc
import RenderServer
import Testing

@testable import UIKit

@Suite("What the service manager is told")
struct ServiceNotifierTests {
  @Test("a message is one datagram, to a path or to an abstract name")
  func messages() throws {
    let name = "/tmp/lamina-\(UUID().uuidString.prefix(8))"
    for name in [name, "@lamina-\(UUID().uuidString)"] {
      let manager = try ServiceManager(name)
      let notifier = try #require(ServiceNotifier(socket: name))
      notifier.send("READY=1", "STATUS=shown")
      notifier.send("STATUS=two\nlines")
      #expect(manager.receive() == "READY=1\nSTATUS=shown")
      #expect(manager.receive() == "STATUS=two lines")
      #expect(manager.receive() == nil)
    }
    unsafe unlink(name)
  }

  @Test("without a service manager, or with one that is gone or does not read, nothing happens")
  func nobody() throws {
    for name in [nil, "", "relative", "@", String(repeating: "/", count: 200)] {
      #expect(ServiceNotifier(socket: name) == nil)
    }
    try #require(ServiceNotifier(socket: "/nonexistent/socket")).send("READY=1")
    let manager = try ServiceManager("@lamina-\(UUID().uuidString)")
    let notifier = try #require(ServiceNotifier(socket: manager.name))
    for _ in 0..<10_000 { notifier.send("WATCHDOG=1") }
    #expect(manager.receive() == "WATCHDOG=1")
  }

  @MainActor @Test("READY is sent once, after the first frame, and STOPPING at the end")
  func life() throws {
    let manager = try ServiceManager("@lamina-\(UUID().uuidString)")
    let supervision = try Supervision(in: ["NOTIFY_SOCKET": manager.name], watchdogInterval: 0)
    supervision.note("waiting")
    supervision.didPresent()
    supervision.didPresent()
    supervision.willEnd()
    var messages: [String] = []
    while let message = manager.receive() { messages.append(message) }
    #expect(
      messages == [
        "STATUS=waiting", "STATUS=shown on the display", "READY=1", "STATUS=shown on the display",
        "STOPPING=1",
      ])
  }

  @MainActor
  @Test("the interval of the watchdog is the program's, the environment's or the service manager's")
  func interval() throws {
    func interval(_ environment: [String: String], _ own: Double = 0) throws -> Double? {
      try Supervision(in: environment, watchdogInterval: own).interval
    }
    #expect(try interval([:]) == nil)
    #expect(try interval([:], 10) == 10)
    #expect(try interval(["LAMINA_WATCHDOG": "2.5"], 10) == 2.5)
    #expect(try interval(["LAMINA_WATCHDOG": "0"], 10) == nil)
    var service = ["NOTIFY_SOCKET": "@lamina", "WATCHDOG_USEC": "10000000"]
    #expect(try interval(service) == 5)
    #expect(try interval(service, 2) == 2)
    service["WATCHDOG_PID"] = "\(getpid())"
    #expect(try interval(service) == 5)
    service["WATCHDOG_PID"] = "1"
    #expect(try interval(service) == nil)
    #expect(try interval(["WATCHDOG_USEC": "10000000"]) == nil)
  }

  @MainActor
  @Test(
    "other values of LAMINA_WATCHDOG are an error",
    arguments: ["", "-1", "nan", "inf", "soon", "0.01"])
  func invalid(value: String) {
    #expect(throws: RenderError.self) {
      try Supervision(in: ["LAMINA_WATCHDOG": value], watchdogInterval: 0)
    }
  }
}

/// The socket of a service manager.
private struct ServiceManager {
  let name: String
  private let socket: Int32

  init(_ name: String) throws {
    self.name = name
    let type = SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    socket = Glibc.socket(AF_UNIX, Int32(type), 0)
    let path = (name.hasPrefix("@") ? [0] : [UInt8(ascii: "/")]) + Array(name.utf8.dropFirst())
    let address = unsafe withUnsafeBytes(of: sa_family_t(AF_UNIX)) { unsafe Array($0) } + path
    let status = unsafe address.withUnsafeBytes { address in
      unsafe bind(
        socket, address.baseAddress?.assumingMemoryBound(to: sockaddr.self),
        socklen_t(address.count))
    }
    try #require(status == 0)
  }

  /// The next message; nil if there is none.
  func receive() -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe recv(socket, &buffer, buffer.count, 0)
    return count >= 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
  }
}
