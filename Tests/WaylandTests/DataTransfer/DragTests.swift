import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  /// Drags into and out of a window. Requirement V28.
  @Suite struct DragTests {
    @Test("a drag over the window enters, moves and is dropped; its data is read")
    func incoming() throws {
      let scene = try DataScene()
      scene.play { device, window in
        device.enter(window, ["text/plain"], .sends([72]), actions: 1)
        device.device.motion(time: 1, x: 30, y: 40)
      }
      guard case .entered(let data, let location, let permitted) = scene.drags.first else {
        Issue.record("no drag")
        return
      }
      #expect(data.types == ["text/plain"] && !data.isOwn && permitted == .copy)
      #expect(location == InputPoint(x: 10, y: 10))
      #expect(scene.drags.last == .moved(InputPoint(x: 30, y: 40)))
      answer(scene, "text/plain", .copy)
      scene.play { device, _ in device.drop() }
      #expect(scene.drags.last == .dropped)
      #expect(scene.read(data, "text/plain") == .success([72]))
      scene.seats.window.window.finishDrop(seat: seat(of: scene))
      #expect(scene.compositor.wait { $0.seats[0].dataDevices[0].finishedDrops == 1 })
      scene.close()
    }

    @Test("what is not accepted is not dropped, and no drop is finished")
    func refused() throws {
      let scene = try DataScene()
      scene.play { device, window in device.enter(window, ["a"], .vanishes) }
      answer(scene, nil, [])
      scene.play { device, _ in device.drop() }
      #expect(scene.drags.last == .left)
      scene.seats.window.window.finishDrop(seat: seat(of: scene))
      scene.play { device, window in
        device.enter(window, ["a"], .vanishes)
        device.device.leave()
        device.device.motion(time: 1, x: 0, y: 0)
      }
      #expect(scene.drags.suffix(1) == [.left])
      scene.close()
    }

    @Test("a pressed button starts a drag with its serial; the end is reported")
    func outgoing() throws {
      let scene = try DataScene()
      scene.seats.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 1, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.button(serial: 77, time: 10, button: 0x110, state: .pressed)
        pointer.frame()
      }
      let window = scene.seats.window.window
      window.startDrag(
        ProvidedData(["a": [1]]), actions: [.copy, .move], seat: seat(of: scene))
      #expect(scene.compositor.wait { $0.seats[0].dataDevices[0].serials == [77] })
      #expect(scene.compositor.perform { $0.seats[0].dataDevices[0].drag?.actions } == 3)
      scene.play { device, window in device.enterOwn(window) }
      guard case .entered(let data, _, _) = scene.drags.last else {
        Issue.record("no drag")
        return
      }
      #expect(data.isOwn)
      #expect(scene.read(data, "a") == .success([1]))
      scene.play { device, _ in device.drag?.finishDrag(action: 2) }
      #expect(sourceEvents(of: scene) == [.dropped, .finished(.move)])
      #expect(scene.compositor.wait { $0.seats[0].dataDevices[0].drag?.isDestroyed == true })
      scene.close()
    }

    @Test("a finger starts a drag, after which it is no touch any more")
    func fingers() throws {
      let scene = try DataScene()
      scene.seats.play { seat, window in
        guard let touch = seat.touches.first else { return }
        touch.down(serial: 31, time: 0, surface: window.surface, id: 0, x: 1, y: 1)
        touch.frame()
      }
      scene.seats.window.window.startDrag(
        ProvidedData(["a": [1]]), actions: .copy, seat: seat(of: scene))
      #expect(scene.compositor.wait { $0.seats[0].dataDevices[0].serials == [31] })
      #expect(scene.seats.wait { $0.kinds.last == .touchesCancelled })
      scene.play { device, _ in device.drag?.cancel() }
      #expect(sourceEvents(of: scene) == [.cancelled])
      scene.close()
    }

    @Test("without anything pressed, a drag is cancelled at once")
    func unpressed() throws {
      let scene = try DataScene()
      scene.seats.play { seat, window in
        guard let pointer = seat.pointers.first else { return }
        pointer.enter(serial: 1, surface: window.surface, surfaceX: 5, surfaceY: 6)
        pointer.button(serial: 2, time: 1, button: 0x110, state: .pressed)
        pointer.button(serial: 3, time: 2, button: 0x110, state: .released)
        pointer.frame()
      }
      scene.seats.window.window.startDrag(
        ProvidedData(["a": [1]]), actions: .copy, seat: seat(of: scene))
      #expect(scene.seats.wait { _ in self.sourceEvents(of: scene) == [.cancelled] })
      scene.close()
    }

    private func answer(_ scene: DataScene, _ type: String?, _ action: DragActions) {
      scene.seats.window.window.answerDrag(type, action, seat: seat(of: scene))
      let count = scene.compositor.perform { $0.seats[0].dataDevices[0].accepted.count }
      if count == 0 {
        #expect(scene.compositor.wait { !$0.seats[0].dataDevices[0].accepted.isEmpty })
      }
      scene.compositor.roundtrip()
    }

    private func sourceEvents(of scene: DataScene) -> [DragSourceEvent] {
      scene.seats.window.events.all.compactMap { event in
        if case .dragSource(let event) = event { event } else { nil }
      }
    }

    /// The name of the only seat's global, which events have.
    private func seat(of scene: DataScene) -> UInt32 {
      scene.seats.window.events.all.lazy.compactMap { event -> UInt32? in
        switch event {
        case .drag(let drag): drag.seat
        case .input(let input): input.seat
        default: nil
        }
      }.first ?? 0
    }
  }
}
