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
        if let last = scene.configurations.last { try scene.window.showFrame(last) }
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

extension SeatScene {
  fileprivate var configurations: [WindowConfiguration] {
    window.events.all.compactMap { if case .configure(let value) = $0 { value } else { nil } }
  }

  fileprivate var outputs: [WindowOutputs] {
    window.events.all.compactMap { if case .outputs(let outputs) = $0 { outputs } else { nil } }
  }
}
