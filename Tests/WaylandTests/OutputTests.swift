import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct OutputTests {
    @Test("a window is full screen on the output of its name, or where the compositor wants it")
    func name() throws {
      for (name, expected) in [("TEST-2", "TEST-2"), ("HDMI-A-1", nil), (nil, nil)] {
        let scene = try Self.scene(outputs: 2, name: name)
        #expect(Self.requests(scene) == [expected])
        scene.close()
      }
    }

    @Test("full screen is requested again when the output of the name returns")
    func namedOutputReturns() throws {
      let scene = try Self.scene(outputs: 2, name: "TEST-2")
      scene.compositor.perform { $0.remove($0.outputs[1]) }
      scene.compositor.roundtrip()
      #expect(Self.requests(scene) == ["TEST-2"])
      _ = scene.compositor.perform { $0.addOutput("TEST-3").name }
      scene.compositor.roundtrip()
      #expect(Self.requests(scene) == ["TEST-2"])
      _ = scene.compositor.perform { $0.addOutput("TEST-2").name }
      scene.compositor.roundtrip()
      #expect(scene.compositor.wait { $0.windows[0].window?.fullscreenOutputs.count == 2 })
      #expect(Self.requests(scene) == ["TEST-2", "TEST-2"])
      scene.close()
    }

    @Test("a window that has lost its only output is full screen again when there is another")
    func onlyOutputReturns() throws {
      let scene = try Self.scene(outputs: 1, name: nil)
      for cycle in 1...5 {
        #expect(scene.compositor.wait { $0.windows[0].hasEntered })
        scene.compositor.roundtrip()
        scene.compositor.perform { $0.remove($0.outputs[0]) }
        scene.compositor.roundtrip()
        _ = scene.compositor.perform { $0.addOutput().name }
        #expect(
          scene.compositor.wait { $0.windows[0].window?.fullscreenOutputs.count == 1 + cycle })
        try scene.window.showFrame(try scene.window.configuration())
      }
      scene.close()
    }

    @Test("a window that is not full screen requests nothing when outputs come and go")
    func windowed() throws {
      let scene = try Self.scene(outputs: 1, name: "TEST-1", isFullscreen: false)
      scene.compositor.perform { $0.remove($0.outputs[0]) }
      _ = scene.compositor.perform { $0.addOutput("TEST-1").name }
      scene.compositor.roundtrip()
      #expect(Self.requests(scene) == [])
      scene.close()
    }

    @Test("a full-screen window takes a new scale with the size that comes with it")
    func scaleWithSize() throws {
      let scene = try Self.scaledScene()
      scene.prefer(240)
      #expect(scene.scales == [1])
      scene.configure(640, 360)
      let configuration = try #require(scene.configurations.last)
      #expect(configuration.size == WindowSize(width: 640, height: 360))
      #expect(configuration.scale == 2)
      #expect(!scene.window.events.all.contains(.scale(2)))
      scene.prefer(120)
      scene.prefer(240)
      scene.configure(320, 180)
      #expect(scene.scales == [1, 2])
      scene.close()
    }

    @Test("a full-screen window does not take a new scale with the size that it has")
    func scaleWithLastSize() throws {
      let scene = try Self.scaledScene()
      scene.prefer(240)
      scene.configure(1280, 720, states: [2, 4])
      #expect(scene.configurations.last?.scale == 1)
      scene.configure(640, 360, states: [2, 4])
      #expect(scene.configurations.last?.scale == 2)
      #expect(scene.scales == [1, 2])
      scene.close()
    }

    @Test("a full-screen window takes a new scale alone where no size comes with it")
    func scaleWithoutSize() throws {
      let scene = try Self.scaledScene()
      scene.prefer(240)
      #expect(scene.wait { $0.scales == [1, 2] })
      scene.close()
    }

    @Test("a window that has its own size takes a new scale at once")
    func scaleOfOwnSize() throws {
      let scene = try Self.scaledScene()
      scene.configure(640, 360, states: [])
      scene.prefer(240)
      #expect(scene.scales == [1, 2])
      scene.close()
    }

    /// A full-screen window at scale 1.
    private static func scaledScene() throws -> SeatScene {
      var options = CompositorOptions()
      options.hasFractionalScale = true
      let scene = try SeatScene(options)
      scene.configure(1280, 720)
      return scene
    }

    private static func scene(
      outputs: Int, name: String?, isFullscreen: Bool = true
    ) throws -> SeatScene {
      var options = CompositorOptions()
      options.outputs = outputs
      var window = Window.Options(title: "Test", appID: "test", isFullscreen: isFullscreen)
      window.output = name
      return try SeatScene(options, window)
    }

    /// The name of the output of each request for full screen.
    private static func requests(_ scene: SeatScene) -> [String?] {
      scene.compositor.perform { $0.windows.first?.window?.fullscreenOutputs ?? [] }
    }
  }
}
