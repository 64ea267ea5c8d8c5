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
        // Programs that stall notice on threads of their own that nobody reads.
        var left = try Self.descriptors - descriptors
        for _ in 0..<6000 where left > 0 {
          usleep(10_000)
          left = try Self.descriptors - descriptors
        }
        #expect(left <= 0, "\(left) descriptors are left open")
      }
    }

    /// Plays sequences on one connection, and checks what its window has got.
    private static func play(rounds: Int, seed: UInt64, _ keymap: [UInt8]) throws {
      var limits = TransferLimits()
      limits.idleTime = 0.02
      let scene = try SeatScene(limits: limits)
      scene.play { seat, _ in seat.tablets.plugIn() }
      var text = TextInputState(client: 1)
      text.surrounding = SurroundingText(before: "日本", after: "語")
      scene.window.window.setTextInput(text)
      for round in 0..<rounds {
        scene.compositor.perform { model in
          var player = RandomPlayer(seed: seed &+ UInt64(round), keymap: keymap)
          for _ in 0..<40 { player.step(model) }
        }
        exchangeData(of: scene)
        #expect(scene.compositor.roundtrip(), "no answer in round \(round) of seed \(seed)")
      }
      let faults = InputChecker.faults(of: scene.input)
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
      scene.close()
    }

    /// Copies, selects, drags and drops in the window, and reads what other programs offer.
    private static func exchangeData(of scene: SeatScene) {
      let (window, data) = (scene.window.window, ProvidedData(["a": [1, 2, 3]]))
      for kind in SelectionKind.allCases { window.provide(data, as: kind) }
      guard let seat = scene.input.last?.seat else { return }
      window.startDrag(data, actions: [.copy, .move], seat: seat)
      for event in scene.window.events.all.suffix(20) {
        switch event {
        case .selection(_, let offer?):
          if let type = offer.types.first { offer.read(type) { _ in } }
        case .drag(let drag):
          if case .entered(let offer, _, _) = drag.kind {
            window.answerDrag(offer.types.first, .copy, seat: drag.seat)
          }
          if case .dropped = drag.kind { window.finishDrop(seat: drag.seat) }
        default: break
        }
      }
    }

    private static var descriptors: Int {
      get throws { try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count }
    }
  }
}
