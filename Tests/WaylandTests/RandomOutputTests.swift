import Foundation
import TestCompositor
import TestSupport
import Testing

@testable import Wayland

extension WaylandTests {
  /// Plays random changes of outputs. `LAMINA_ROUNDS` is the number of sequences.
  @Suite struct RandomOutputTests {
    @Test("outputs, modes, scales, seats and configurations in any order cause no protocol error")
    func sequences() throws {
      let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 100
      for first in stride(from: 0, to: rounds, by: 50) {
        try play(first..<min(first + 50, rounds), hasFractionalScale: first.isMultiple(of: 100))
      }
    }

    @Test("a window that opens and closes beside another one at any time causes no protocol error")
    func windows() throws {
      let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 100
      var options = CompositorOptions()
      options.outputs = 2
      let scene = try SeatScene(options)
      var other: TestWindow?
      for seed in 0..<rounds {
        scene.compositor.perform { model in
          var player = DisplayPlayer(SeededGenerator(seed: UInt64(seed)))
          for _ in 0..<10 { player.step(model) }
        }
        if let window = other {
          if let last = window.lastConfiguration { try window.showFrame(last) }
          // The player may be using the window just now.
          if seed.isMultiple(of: 3) {
            window.close()
            other = nil
          }
        } else {
          other = TestWindow(on: scene.connection)
        }
        if seed.isMultiple(of: 5) { scene.compositor.roundtrip() }
        let violations = scene.compositor.perform { $0.violations }
        try #require(violations.isEmpty, "sequence \(seed): \(violations)")
        if let last = scene.window.lastConfiguration { try scene.window.showFrame(last) }
      }
      other?.close()
      scene.close()
    }

    /// Plays sequences on one connection; their numbers are the seeds.
    private func play(_ seeds: Range<Int>, hasFractionalScale: Bool) throws {
      var options = CompositorOptions()
      (options.outputs, options.hasFractionalScale) = (2, hasFractionalScale)
      var window = Window.Options(title: "Test", appID: "test")
      window.output = "TEST-2"
      let scene = try SeatScene(options, window)
      for seed in seeds {
        scene.compositor.perform { model in
          var player = DisplayPlayer(SeededGenerator(seed: UInt64(seed)))
          for _ in 0..<30 { player.step(model) }
        }
        try #require(
          scene.compositor.roundtrip(),
          "sequence \(seed): \(scene.compositor.perform { $0.violations })")
        if let last = scene.window.lastConfiguration { try scene.window.showFrame(last) }
      }
      #expect(scene.compositor.perform { $0.violations } == [], "sequences \(seeds)")
      expectOutputs(of: scene)
      scene.close()
    }

    /// Clients hear of names and modes, and of all that belongs together, in the fourth version.
    private func expectOutputs(of scene: SeatScene) {
      for _ in 0..<2 { scene.compositor.roundtrip() }
      let names = scene.compositor.perform { model in
        model.outputs.filter { output in
          output.version >= 4
            && [output.mode.width, output.mode.height].allSatisfy { (1...16_384).contains($0) }
        }
        .map(\.name)
      }
      #expect(scene.outputs.last?.all.compactMap(\.name).sorted() == names.sorted())
    }
  }
}

extension TestWindow {
  fileprivate var lastConfiguration: WindowConfiguration? {
    events.all.lazy.reversed().compactMap { event in
      if case .configure(let value) = event { value } else { nil }
    }.first
  }
}

extension SeatScene {
  fileprivate var outputs: [WindowOutputs] {
    window.events.all.compactMap { if case .outputs(let outputs) = $0 { outputs } else { nil } }
  }
}
