import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  /// What a compositor sends that no window and no display can have.
  @Suite("Absurd numbers of a compositor") struct AbsurdNumberTests {
    @Test("a side of a window keeps its length when no buffer can have the one it is given")
    func size() throws {
      let scene = try SeatScene(CompositorOptions())
      let cases: [(wanted: (Int32, Int32), expected: (Int, Int))] = [
        ((.max, .max), (1280, 720)), ((300, .max), (300, 720)), ((16_385, 1), (300, 1)),
        ((.max, 0), (1280, 720)), ((300, 200), (300, 200)), ((.max, .max), (300, 200)),
        ((16_384, 16_384), (16_384, 16_384)), ((-1, .min), (1280, 720)),
      ]
      for (wanted, expected) in cases {
        scene.configure(wanted.0, wanted.1)
        #expect(scene.sizes.last == WindowSize(width: expected.0, height: expected.1))
      }
      scene.close()
    }

    @Test("a window keeps its scale while it would be too large with another one")
    func scale() throws {
      var options = CompositorOptions()
      options.hasFractionalScale = true
      let scene = try SeatScene(options)
      for scale in [UInt32.max, 0, 1, 2_000, 180] { scene.prefer(scale) }
      scene.configure(9_000, 10)
      scene.prefer(240)
      scene.configure(8_000, 10)
      let refused = WindowSize(width: 20_000, height: 10)
      scene.configure(Int32(refused.width), Int32(refused.height))
      #expect(scene.scales == [1, 1.5, 2])
      #expect(scene.sizes.suffix(3).map(\.width) == [9_000, 8_000, 8_000])
      scene.close()
    }

    @Test(
      "an output keeps its scale, and has no mode and no refresh rate that a display cannot have")
    func output() throws {
      let scene = try SeatScene(CompositorOptions())
      for scale in [Int32.max, 17, 3] {
        scene.compositor.perform { $0.outputs[0].setScale(scale) }
      }
      scene.configure(300, 200)
      scene.compositor.perform { $0.outputs[0].setScale(.min) }
      scene.compositor.roundtrip()
      scene.configure(900, 600)
      for (width, height) in [(Int32.max, 9), (16_385, 9), (0, 9), (.min, 9), (90, 80)]
        as [(Int32, Int32)]
      {
        scene.compositor.perform { $0.outputs[0].setMode(width: width, height: height) }
      }
      scene.compositor.roundtrip()
      #expect(scene.scales == [1, 3, 1])
      let modes = scene.window.events.all.compactMap { event in
        if case .outputs(let outputs) = event { outputs.all.map(\.mode) } else { nil }
      }
      #expect(modes.last == [WindowSize(width: 90, height: 80)] && modes.contains([]))
      scene.close()
    }

    @Test("a frame that is presented beyond all time counts as discarded")
    func presentation() throws {
      var options = CompositorOptions()
      options.frameInterval = nil
      let scene = try SeatScene(options)
      for second in [UInt64.max, 1 << 32] {
        scene.window.surface.requestPresentationFeedback(frame: second)
        try scene.window.showFrame(try scene.window.configuration())
        scene.compositor.roundtrip()
        scene.compositor.perform { $0.frames.present(atSecond: second) }
        #expect(scene.window.firstSurfaceEvent { $0 } == .discarded(frame: second))
      }
      scene.close()
    }
  }
}
