import CMalloc
import Foundation
import LayerTree

/// The status of the program, which `lamina status` prints.
package struct ProgramStatus: Codable, Equatable, Sendable {
  /// Frames of the present connection to the display.
  package struct Frames: Codable, Equatable, Sendable {
    package var drawn = 0
    package var presented = 0
    /// Refreshes for which an animation had no new frame.
    package var missed = 0
    /// Those of them that were drawn too late. The compositor is the cause of the others.
    package var missedByDrawing = 0
    package var refreshesPerSecond = 60.0
  }

  package struct Display: Codable, Equatable, Sendable {
    /// The state of the connection, as in the status of the service: that the program is shown, or
    /// what it waits for.
    package var state = "starting"
    /// The size in pixels, and the pixels per point.
    package var width = 0
    package var height = 0
    package var scale = 1.0
    package var renderer = ""
  }

  package struct Resources: Codable, Equatable, Sendable {
    /// The memory of the process in RAM, in bytes.
    package var memoryBytes = 0
    /// The bytes that the program and its libraries have allocated and not freed.
    package var heapBytes = 0
    /// On a software renderer, textures are a part of the heap.
    package var textureBytes = 0
    /// Textures for which there is no memory.
    package var missingTextures = 0
    package var fileDescriptors = 0
    package var threads = 0
  }

  package var program: String
  package var process: Int32
  /// The seconds since the program has started.
  package var uptime: Double
  package var display = Display()
  package var frames = Frames()
  package var resources = Resources()

  /// One line of JSON, with sorted keys.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension ProgramStatus.Frames {
  init(_ statistics: FrameStatistics, refresh: Double) {
    drawn = statistics.frames
    presented = statistics.presentedFrames
    missed = statistics.missedFrames
    missedByDrawing = statistics.framesMissedByDrawing
    refreshesPerSecond = (1 / max(refresh, 1e-3) * 100).rounded() / 100
  }
}

extension ProgramStatus.Resources {
  /// Reads what the kernel knows of the process (`/proc/self`).
  init(_ statistics: FrameStatistics) {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    memoryBytes = (pages ?? 0) * Int(getpagesize())
    heapBytes = lamina_heap_bytes()
    textureBytes = statistics.textureBytes
    missingTextures = statistics.missingTextures
    fileDescriptors = Self.count(in: "/proc/self/fd")
    threads = Self.count(in: "/proc/self/task")
  }

  private static func count(in folder: String) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
  }
}
