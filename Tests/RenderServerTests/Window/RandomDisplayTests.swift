import Foundation
import GLESRenderer
import TestCompositor
import TestSupport
import Testing
import Wayland

@testable import RenderServer

/// Plays random changes of a display with a program that draws. `LAMINA_ROUNDS` is the number of sequences,
/// `LAMINA_SEED` the first one's number.
@Suite("Displays that change at random", .serialized)
struct RandomDisplayTests {
  @Test(
    "outputs, scales, seats and configurations in any order leave the picture of a program just started",
    arguments: [false, true])
  func sequences(hasFractionalScale: Bool) async {
    // Other tests stop the media clock of this process.
    await #expect(processExitsWith: .success) { [hasFractionalScale] in
      try await Self.play(hasFractionalScale)
    }
  }

  @Test("contexts that are lost while displays change cause no protocol error")
  func losses() async {
    await #expect(processExitsWith: .success) { try await Self.loseContexts() }
  }

  private static let rounds = number("LAMINA_ROUNDS") ?? 12
  private static let firstSeed = number("LAMINA_SEED") ?? 0

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap(Int.init)
  }

  /// The sequences have their numbers as seeds.
  @MainActor private static func play(_ hasFractionalScale: Bool) async throws {
    let compositor = try compositor(hasFractionalScale)
    let program = try TestProgram(options(compositor.display))
    var pictures: [DisplayState: Data] = [:]
    for seed in firstSeed..<firstSeed + rounds {
      var generator = SeededGenerator(seed: UInt64(seed))
      program.server?.setMirrors(mirrors(using: &generator))
      for _ in 0..<4 {
        let seed = generator.next()
        compositor.perform { model in
          var player = DisplayPlayer(SeededGenerator(seed: seed))
          for _ in 0..<8 { player.step(model) }
        }
        try await Task.sleep(for: .milliseconds(2))
      }
      program.server?.setMirrors([])
      let state = DisplayState(hasFractionalScale, using: &generator)
      if pictures[state] == nil { pictures[state] = try await picture(state) }
      let expected = pictures[state]
      compositor.perform(state.apply)
      #expect(compositor.roundtrip(), "\(compositor.perform { $0.violations })")
      try await show(state, on: compositor, program)
      try await program.wait(for: "the picture of sequence \(seed) in \(state)") {
        compositor.perform { state.picture(in: $0) } == expected
      }
      #expect(compositor.perform { $0.violations } == [], "sequence \(seed)")
    }
    #expect(program.failure == nil && program.count("disconnected") == 0)
    #expect(program.end())
    #expect(compositor.perform { $0.violations } == [])
    compositor.stop()
  }

  /// Shows a program for each third sequence, whose contexts are lost after some plans, until it has lost two.
  @MainActor private static func loseContexts() async throws {
    for seed in stride(from: firstSeed, to: firstSeed + rounds, by: 3) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let compositor = try compositor(seed.isMultiple(of: 2))
      var options = options(compositor.display)
      options.limits.lastPlan = 3 + seed % 20
      let program = try TestProgram(options)
      program.server?.setMirrors(mirrors(using: &generator))
      try await program.wait(for: "the second loss of sequence \(seed)") {
        let seed = generator.next()
        compositor.perform { model in
          var player = DisplayPlayer(SeededGenerator(seed: seed))
          for _ in 0..<2 { player.step(model) }
        }
        return program.count("disconnected") >= 2
      }
      #expect(program.end())
      #expect(compositor.perform { $0.violations } == [], "sequence \(seed)")
      compositor.stop()
    }
  }

  /// The picture of a program that starts in the state.
  @MainActor private static func picture(_ state: DisplayState) async throws -> Data {
    let compositor = try compositor(state.hasFractionalScale)
    compositor.perform(state.apply)
    let program = try TestProgram(options(compositor.display))
    try await ReconnectionTests.showFrames(on: compositor, program)
    try await show(state, on: compositor, program)
    try await program.wait(for: "a picture in \(state)") {
      compositor.perform { state.picture(in: $0) } != nil
    }
    let picture = try #require(compositor.perform { state.picture(in: $0) })
    #expect(Set(picture.prefix(20_000)).count > 8)
    #expect(program.end())
    compositor.stop()
    return picture
  }

  /// Waits until the client has answered to everything, before its window gets the last configuration.
  @MainActor private static func show(
    _ state: DisplayState, on compositor: TestCompositor, _ program: TestProgram
  ) async throws {
    compositor.perform(state.configure)
    try await program.wait(for: "one window on the output") {
      compositor.roundtrip()
      return compositor.perform { $0.windows.count == 1 && $0.windows[0].hasEntered }
    }
    for _ in 0..<3 { compositor.roundtrip() }
    compositor.perform(state.configure)
  }

  private static func mirrors(using generator: inout SeededGenerator) -> [String] {
    ["TEST-1", "TEST-2", "TEST-3"].filter { _ in Bool.random(using: &generator) }
  }

  private static func compositor(_ hasFractionalScale: Bool) throws -> TestCompositor {
    var options = CompositorOptions()
    (options.outputs, options.hasFractionalScale) = (1, hasFractionalScale)
    (options.keepsPixels, options.frameInterval) = (true, 0.004)
    return try TestCompositor(options)
  }

  private static func options(_ display: String) -> WindowServer.Options {
    var options = WindowServer.Options(title: "Test")
    (options.display, options.output, options.size) = (display, "TEST-2", TestProgram.size)
    return options
  }
}
