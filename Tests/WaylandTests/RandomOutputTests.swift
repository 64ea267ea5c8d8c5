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
      var options = CompositorOptions()
      options.outputs = 2
      var window = Window.Options(title: "Test", appID: "test")
      window.output = "TEST-2"
      let scene = try SeatScene(options, window)
      for round in 0..<rounds {
        scene.compositor.perform { model in
          var player = OutputPlayer(seed: UInt64(round))
          for _ in 0..<30 { player.step(model) }
        }
        #expect(scene.compositor.roundtrip(), "no answer in round \(round)")
        if round.isMultiple(of: 10), let last = scene.configurations.last {
          try scene.window.showFrame(last)
        }
      }
      scene.compositor.roundtrip()
      #expect(scene.compositor.perform { $0.violations } == [])
      let names = scene.compositor.perform { $0.outputs.map(\.name) }
      #expect(scene.outputs.last?.all.compactMap(\.name).sorted() == names.sorted())
      scene.close()
    }
  }
}

/// Changes the outputs, the seats and the window of a compositor at random.
private struct OutputPlayer {
  private var generator: SeededGenerator
  private var count = 0
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
  }

  mutating func step(_ model: CompositorModel) {
    count += 1
    guard let output = model.outputs.randomElement(using: &generator) else {
      model.addOutput("TEST-2")
      return
    }
    switch below(8) {
    case 0 where model.outputs.count < 4: model.addOutput("TEST-\(seed)-\(count)")
    case 1: model.remove(output)
    case 2: output.setScale(Int32(1 + below(4)))
    case 3: output.setMode(width: Int32(below(64)), height: Int32(below(64)))
    case 4: output.setTransform(.init(rawValue: below(8)))
    case 5 where model.seats.count < 3: model.addSeat(version: 1 + below(8)).setCapabilities(.all)
    case 6: model.seats.randomElement(using: &generator).map(model.remove)
    default: configure(model)
    }
  }

  private mutating func configure(_ model: CompositorModel) {
    let states = (0..<below(4)).map { _ in below(12) }
    let (width, height) = (Int32(1 + below(64)), Int32(1 + below(64)))
    model.windows.first?.window?.configure(width: width, height: height, states: states)
  }

  private mutating func below(_ limit: UInt32) -> UInt32 {
    UInt32.random(in: 0..<limit, using: &generator)
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
