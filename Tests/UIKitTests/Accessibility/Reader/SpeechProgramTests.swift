import Foundation
import Testing

@testable import UIKit

// Requirement V27: what is read is spoken by a program of the system.
@Suite("The reader speaks with a program that is installed", .serialized)
@MainActor final class SpeechProgramTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A program that writes its arguments to a file, a line each call.
  @discardableResult private func install(_ name: String, _ rest: String = "") throws -> String {
    let file = folder.appending(path: name)
    let script = "#!/bin/sh\necho \"$@\" >>'\(folder.path)/log'\n\(rest)\n"
    try Data(script.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file.path
  }

  private var log: [Substring] {
    let log = try? String(contentsOf: folder.appending(path: "log"), encoding: .utf8)
    return log?.split(separator: "\n") ?? []
  }

  /// Waits without blocking the main thread, for two minutes if need be.
  private func wait(until condition: () -> Bool) async throws {
    for _ in 0..<12_000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    try #require(condition())
  }

  @Test("speech-dispatcher comes before espeak-ng; without both only captions are shown")
  func programs() throws {
    #expect(SpeechProgram.command(in: "/nowhere") == nil)
    let path = "/nowhere:\(folder.path)"
    let espeak = try install("espeak-ng")
    #expect(SpeechProgram.command(in: path)?.path == espeak)
    let dispatcher = try install("spd-say")
    #expect(SpeechProgram.command(in: path)?.path == dispatcher)
    var wasDone = false
    SpeechProgram(environment: [:]).speak("Hello", interrupts: false) { wasDone = $0 }
    #expect(wasDone)
  }

  @Test("Texts are spoken one after the other, also those that look like options")
  func queue() async throws {
    try install("espeak-ng")
    let speech = SpeechProgram(environment: ["PATH": folder.path])
    var done: [Bool] = []
    for text in ["Hello", "--version"] {
      speech.speak(text, interrupts: false) { done.append($0) }
    }
    try await wait { done.count == 2 }
    #expect(done == [true, true] && log == ["-- Hello", "-- --version"])
  }

  @Test("What is urgent interrupts what is being spoken, also in the service that speaks it")
  func interruption() async throws {
    try install("spd-say", "case \"$*\" in *long*) exec sleep 600;; esac")
    let speech = SpeechProgram(environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
    var done: [String] = []
    for text in ["long", "dropped"] {
      speech.speak(text, interrupts: false) { done.append("\(text) \($0)") }
    }
    try await wait { log.count == 1 }
    speech.speak("urgent", interrupts: true) { done.append("urgent \($0)") }
    try await wait { done.count == 3 }
    #expect(done == ["long false", "dropped false", "urgent true"])
    #expect(log == ["--wait -- long", "--cancel", "--wait -- urgent"])
  }
}
