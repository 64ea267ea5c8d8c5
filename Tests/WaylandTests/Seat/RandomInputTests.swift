import Foundation
import TestCompositor
import TestSupport
import Testing

@testable import Wayland

extension WaylandTests {
  /// Plays random sequences of the protocol. `LAMINA_ROUNDS` is the number of sequences.
  @Suite struct RandomInputTests {
    /// Runs in a child process, because other tests open and close descriptors at the same time.
    @Test("random sequences give consistent input, no protocol error and no open descriptor")
    func sequences() async {
      await #expect(processExitsWith: .success) {
        let rounds =
          ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 300
        let keymap = try Keymaps.system()
        try Self.play(rounds: 5, seed: 0, keymap)
        let descriptors = try Self.descriptors
        for first in stride(from: 0, to: rounds, by: 100) {
          try Self.play(rounds: min(100, rounds - first), seed: UInt64(first), keymap)
        }
        let left = try Self.descriptors - descriptors
        #expect(left <= 0, "\(left) descriptors are left open")
      }
    }

    /// Plays sequences on one connection, and checks what its window has got.
    private static func play(rounds: Int, seed: UInt64, _ keymap: [UInt8]) throws {
      let scene = try SeatScene()
      scene.play { seat, _ in seat.tablets.plugIn() }
      var text = TextInputState(client: 1)
      text.surrounding = SurroundingText(before: "日本", after: "語")
      scene.window.window.setTextInput(text)
      for round in 0..<rounds {
        scene.compositor.perform { model in
          var player = RandomPlayer(seed: seed &+ UInt64(round), keymap: keymap)
          for _ in 0..<40 { player.step(model) }
        }
        #expect(scene.compositor.roundtrip(), "no answer in round \(round) of seed \(seed)")
      }
      let faults = InputChecker.faults(of: scene.input)
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
      scene.close()
    }

    private static var descriptors: Int {
      get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    }
  }
}
