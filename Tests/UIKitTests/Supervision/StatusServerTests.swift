import Foundation
import Glibc
import LayerTree
import RenderServer
import Synchronization
import Testing

@testable import UIKit

@Suite("The status of a program from afar")
struct StatusServerTests {
  @Test("JSON and the text of Prometheus have the same numbers")
  func formats() throws {
    let (server, status) = try Self.server()
    let json = try Self.ask(server, "json")
    let decoded = try JSONDecoder().decode(ProgramStatus.self, from: Data(json.utf8))
    #expect(decoded == status && !json.dropLast().contains("\n"))
    let text = try Self.ask(server, "prometheus")
    #expect(text.contains("\nlamina_frames_presented_total 120\n"))
    #expect(text.contains("\nlamina_frames_missed_total 5\n"))
    #expect(text.contains("\nlamina_memory_bytes 4096\n"))
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      #expect(line.split(separator: " ").count == 2 && line.hasPrefix("lamina_"))
    }
    server.close()
    #expect(throws: RenderError.self) { try Self.ask(server, "json") }
  }

  @Test("clients that say nothing, garbage or too much, or that do not read, keep nobody out")
  func hostileClients() throws {
    let (server, _) = try Self.server()
    let silent = try (0..<3 * StatusServer.maximumClients).map { _ in
      try LocalSocket.connect(to: server.path, timeout: Self.timeout)
    }
    let garbage = try LocalSocket.connect(to: server.path, timeout: Self.timeout)
    let bytes = [UInt8](repeating: 7, count: 64)
    _ = unsafe send(garbage, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    for _ in 0..<200 {
      let flood = try LocalSocket.connect(to: server.path, timeout: Self.timeout)
      _ = unsafe send(flood, "json\n", 5, Int32(MSG_NOSIGNAL))
      close(flood)
    }
    #expect(try Self.ask(server, "json").hasSuffix("}\n"))
    for socket in silent + [garbage] { close(socket) }
    server.close()
  }

  @Test("an unknown question has no answer")
  func unknownQuestion() throws {
    let (server, _) = try Self.server()
    #expect(throws: RenderError.self) { try Self.ask(server, "yaml") }
    #expect(throws: RenderError.self) {
      try Self.ask(server, String(repeating: "j", count: 100))
    }
    server.close()
  }

  @Test(
    "the user of the program alone may open the socket, which takes the place of an abandoned one")
  func permissions() throws {
    let path = "/tmp/lamina-\(UUID().uuidString.prefix(8)).sock"
    close(try LocalSocket.listen(at: path))
    let server = try StatusServer(at: path) { Self.example }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(throws: RenderError.self) { try StatusServer(at: path) { Self.example } }
    server.close()
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(throws: RenderError.self) {
      try StatusServer(at: "/nonexistent/lamina.sock") { Self.example }
    }
    #expect(throws: RenderError.self) {
      try StatusServer(at: "/tmp/" + String(repeating: "x", count: 200)) { Self.example }
    }
  }

  @Test("LAMINA_STATUS is on, off or a path; other values are an error")
  func environment() throws {
    func socket(_ value: String?, folder: String? = "/run/user/0") throws -> String? {
      var environment: [String: String] = [:]
      environment["LAMINA_STATUS"] = value
      environment["XDG_RUNTIME_DIR"] = folder
      return try StatusReporter.socket(in: environment)
    }
    #expect(try socket(nil) == nil)
    #expect(try socket("off") == nil)
    #expect(try socket("on") == "/run/user/0/lamina-\(getpid()).sock")
    #expect(try socket("/run/kiosk.sock", folder: nil) == "/run/kiosk.sock")
    for value in ["", "yes", "kiosk.sock"] {
      #expect(throws: RenderError.self) { try socket(value) }
    }
    #expect(throws: RenderError.self) { try socket("on", folder: nil) }
  }

  @Test("the kernel's numbers are those of the process")
  func resources() {
    let reporter = StatusReporter()
    reporter.note { $0.state = "shown" }
    let status = reporter.status(nil)
    #expect(status.display.state == "shown" && status.process == getpid())
    #expect(
      status.resources.memoryBytes > 1 << 20 && status.resources.heapBytes > 1 << 16
        && status.resources.fileDescriptors > 2)
    #expect(status.resources.threads > 0 && status.uptime >= 0)
  }

  private static var example: ProgramStatus {
    var statistics = FrameStatistics()
    (statistics.presentedFrames, statistics.missedFrames) = (120, 5)
    var status = ProgramStatus(program: "kiosk", process: 7, uptime: 12.5)
    status.frames = .init(statistics, refresh: 1.0 / 60)
    status.resources.memoryBytes = 4096
    return status
  }

  /// The seconds after which an answer will not come any more.
  private static let timeout = 120

  private static func ask(_ server: StatusServer, _ question: String) throws(RenderError) -> String
  {
    try StatusQuestion.ask(at: server.path, question, timeout: timeout)
  }

  private static func server() throws -> (StatusServer, ProgramStatus) {
    let path = "/tmp/lamina-\(UUID().uuidString.prefix(8)).sock"
    return (try StatusServer(at: path) { example }, example)
  }
}
