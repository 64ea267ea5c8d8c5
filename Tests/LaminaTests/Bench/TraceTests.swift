import CoreGraphics
import Foundation
import LaminaTesting
import LayerTree
import QuartzCore
import Testing
import UIKit

@testable import lamina

@Suite("The trace file of the bench", .serialized) @MainActor struct TraceTests {
  private struct Slice: Decodable {
    var name: String
    var ph: String
    var tid: Int
    var ts: Double?
    var dur: Double?
    var args: [String: Argument]?

    var end: Double { (ts ?? 0) + (dur ?? 0) }
  }

  private enum Argument: Decodable {
    case number(Int)
    case text(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Int.self) {
        self = .number(number)
      } else {
        self = .text(try value.decode(String.self))
      }
    }

    var number: Int? { if case .number(let number) = self { number } else { nil } }
  }

  private struct Contents: Decodable {
    var traceEvents: [Slice]
  }

  private let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("trace-\(UUID().uuidString).json").path

  private func read() throws -> [Slice] {
    let data = try #require(FileManager.default.contents(atPath: path))
    return try JSONDecoder().decode(Contents.self, from: data).traceEvents
  }

  @Test("the file is complete before the first event, and after each write")
  func complete() throws {
    let trace = FrameTrace { 0 }
    let file = try TraceFile(path: path, trace: trace)
    #expect(
      try read().map(\.ph) == Array(repeating: "M", count: 1 + FrameStage.Track.allCases.count))
    trace.record(.apply, from: 1, to: 1.5)
    try file.finish()
    trace.record(.swap, from: 2, to: 2.25, frame: 3)
    try file.finish()
    let slices = try read().suffix(2)
    #expect(slices.map(\.name) == ["apply", "swap"])
    #expect(slices.map(\.ts) == [1e6, 2e6] && slices.map(\.dur) == [5e5, 2.5e5])
    #expect(slices.last?.args?["frame"]?.number == 3)
  }

  @Test("slices that follow each other do not overlap")
  func rounding() {
    let line = TraceFormat.line(
      .init(stage: .flatten, begin: 1.000_000_000_4, end: 1.000_002_000_6), since: 1)
    #expect(line.contains("\"ts\": 0.000, \"dur\": 2.001"))
    let next = TraceFormat.line(
      .init(stage: .damage, begin: 1.000_002_000_6, end: 1.000_003), since: 1)
    #expect(next.contains("\"ts\": 2.001"))
  }

  @Test("a frame's stages lie inside of it, in their order")
  func nesting() throws {
    let trace = FrameTrace { MediaClock.monotonic }
    let file = try TraceFile(path: path, trace: trace)
    let screen = try OffscreenScreen(size: CGSize(width: 64, height: 64))
    (screen.trace, CATransaction.trace) = (trace, trace)
    defer { CATransaction.trace = nil }
    for step in 0..<3 {
      screen.window.backgroundColor = UIColor(white: CGFloat(step) / 3, alpha: 1)
      try screen.renderAndWait()
    }
    try file.finish()
    let slices = try read().filter { $0.ph == "X" }
    let frames = slices.filter { $0.name == "frame" }
    #expect(frames.map { $0.args?["frame"]?.number } == [1, 2, 3])
    for frame in frames {
      let inside = slices.filter {
        $0.tid == frame.tid && $0.name != "frame" && $0.ts! >= frame.ts! && $0.end <= frame.end
      }
      let names = ["animate", "flatten", "damage", "cull and batch", "upload", "draw"]
      #expect(inside.map(\.name) == names)
      for (stage, next) in zip(inside, inside.dropFirst()) {
        #expect(stage.end <= next.ts! + 0.0005)
      }
    }
    for name in ["commit", "layout and display", "apply", "finish"] {
      #expect(slices.count { $0.name == name } == 3, "\(name)")
    }
    let commits = slices.filter { $0.name == "commit" }
    for (commit, layout) in zip(commits, slices.filter { $0.name == "layout and display" }) {
      #expect(commit.ts! <= layout.ts! && layout.end <= commit.end)
    }
  }

  @Test("the threads have names, and each stage has one of them")
  func names() throws {
    let file = try TraceFile(path: path, trace: FrameTrace { 0 })
    try file.finish()
    var threads: [Int: String] = [:]
    for slice in try read() where slice.name == "thread_name" {
      if case .text(let name) = slice.args?["name"] { threads[slice.tid] = name }
    }
    #expect(Set(threads.values) == ["input", "app", "render", "display"])
    for stage in FrameStage.allCases {
      #expect(threads[stage.track.number] == stage.track.rawValue)
    }
  }

  @Test("a file that cannot be written is reported with its name")
  func unwritable() {
    let error = #expect(throws: OutputFailure.self) {
      _ = try TraceFile(path: "/nonexistent/trace.json", trace: FrameTrace { 0 })
    }
    #expect(
      error?.description == "/nonexistent/trace.json: cannot write: No such file or directory")
  }

  @Test("a full disk is reported when the trace ends")
  func fullDisk() {
    let error = #expect(throws: OutputFailure.self) {
      try TraceFile(path: "/dev/full", trace: FrameTrace { 0 }).finish()
    }
    #expect(error?.description == "/dev/full: cannot write: No space left on device")
  }
}
