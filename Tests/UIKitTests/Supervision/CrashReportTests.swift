import CCrashReport
import Foundation
import Glibc
import RenderServer
import Testing

@testable import UIKit

@Suite("Reports of crashes")
struct CrashReportTests {
  @Test(
    "a crash leaves a report with its calls, the last 50 requests and the last 300 frames",
    arguments: [SIGSEGV, SIGABRT, SIGILL])
  func report(number: Int32) async throws {
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(number)) { [folder = folder as String, number] in
      // The system would keep an image of the memory.
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
      Self.noteRequest("early", 1)
      try CrashReports.begin(in: folder)
      for object in 1...60 { Self.noteRequest("commit", UInt32(object)) }
      for frame in 1...310 {
        lamina_note_frame(UInt64(frame), Double(frame) / 60, 5.02, 5.000001)
      }
      if number == SIGABRT { abort() }
      raise(number)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    try #require(names.count == 1 && names[0].hasSuffix(".crash"))
    let text = try String(contentsOfFile: "\(folder)/\(names[0])", encoding: .utf8)
    let name = [SIGSEGV: "SIGSEGV", SIGABRT: "SIGABRT", SIGILL: "SIGILL"][number] ?? ""
    #expect(text.hasPrefix("Ended by \(name) at "))
    let lines = text.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix(" wl_surface@11.commit") })
    #expect(lines.last == "310 5.166667 5.020000 5.000001")
    #expect(lines.count { $0.hasSuffix(".commit") } == 50)
    #expect(lines.count { $0.hasSuffix(" 5.020000 5.000001") } == 300)
    #expect(lines.count > 50 + 300 + 4)
  }

  @Test("a folder keeps the latest reports, and nothing else is removed from it")
  func oldReports() async throws {
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for number in 1...30 {
      let path = "\(folder)/kiosk-\(number).crash"
      try Data().write(to: URL(filePath: path))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: Double(number))], ofItemAtPath: path)
    }
    try Data().write(to: URL(filePath: "\(folder)/notes.txt"))
    await #expect(processExitsWith: .success) {
      [folder = folder as String] in try CrashReports.begin(in: folder)
    }
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: folder))
    #expect(names.contains("notes.txt") && names.count == CrashReports.limit)
    #expect(names.contains("kiosk-30.crash") && !names.contains("kiosk-11.crash"))
  }

  @Test("LAMINA_CRASH_REPORTS is a folder to write to; other values are an error")
  func environment() throws {
    #expect(try CrashReports.folder(in: [:]) == nil)
    #expect(try CrashReports.folder(in: ["LAMINA_CRASH_REPORTS": "/tmp"]) == "/tmp")
    for value in ["", "/nonexistent", "/etc/passwd"] {
      #expect(throws: RenderError.self) {
        try CrashReports.folder(in: ["LAMINA_CRASH_REPORTS": value])
      }
    }
  }

  @Test("of the lines of a log 60 a minute pass, and the next one says how many did not")
  func limitedLines() {
    var limiter = LineLimiter()
    let passed = (0..<100).count { limiter.pass(at: 10 + Double($0) / 10).mayPass }
    #expect(passed == LineLimiter.lines)
    let (mayPass, heldBack) = limiter.pass(at: 70)
    #expect(mayPass && heldBack == 40)
    #expect(limiter.pass(at: 71).heldBack == 0)
  }

  private static func noteRequest(_ name: StaticString, _ object: UInt32) {
    let interface: StaticString = "wl_surface"
    func pointer(_ text: StaticString) -> UnsafePointer<CChar> {
      unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
    unsafe lamina_note_request(pointer(interface), pointer(name), object)
  }

  private static func makeFolder() throws -> String {
    let folder = "/tmp/lamina-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false)
    return folder
  }
}
