import Foundation
import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  /// The clipboard and the primary selection. Requirement V28.
  @Suite struct SelectionTests {
    @Test("what another program has copied is offered with its types, and read")
    func reading() throws {
      let scene = try DataScene()
      scene.play { device, _ in
        device.select(["text/plain", "text/html"], .sends(Array("Grüße".utf8)))
      }
      let data = try #require(scene.selections().last ?? nil)
      #expect(data.types == ["text/plain", "text/html"] && !data.isOwn)
      #expect(scene.read(data, "text/plain") == .success(Array("Grüße".utf8)))
      #expect(scene.read(data, "text/plain") == .success(Array("Grüße".utf8)))
      #expect(scene.read(data, "image/png") == .failure(.withdrawn))
      scene.close()
    }

    @Test("what is no longer selected cannot be read")
    func replaced() throws {
      let scene = try DataScene()
      scene.play { device, _ in device.select(["a"], .sends([1])) }
      let data = try #require(scene.selections().last ?? nil)
      scene.play { device, _ in device.clear() }
      #expect(scene.selections().count == 2 && scene.selections().last == .some(nil))
      #expect(scene.read(data, "a") == .failure(.withdrawn))
      scene.close()
    }

    @Test("a program that stalls, never ends or has gone costs a bounded time and size")
    func lyingPrograms() throws {
      let scene = try DataScene(idleTime: 3)
      let cases: [(PeerBehavior, Result<[UInt8], TransferError>)] = [
        (.stalls(after: [1, 2, 3]), .failure(.timedOut)), (.endless, .failure(.tooLarge)),
        (.vanishes, .success([])),
        (
          .sends(Array(repeating: 7, count: 1 << 20)),
          .success(
            Array(repeating: 7, count: 1 << 20))
        ),
        (.sends(Array(repeating: 7, count: 1 << 20 + 1)), .failure(.tooLarge)),
      ]
      for (behavior, expected) in cases {
        scene.play { device, _ in device.select(["a"], behavior) }
        let data = try #require(scene.selections().last ?? nil)
        #expect(scene.read(data, "a") == expected)
      }
      scene.close()
    }

    @Test("of thousands of types 256 are kept, and none that is empty, too long or twice")
    func manyTypes() throws {
      let scene = try DataScene()
      scene.play { device, _ in device.select((0..<3000).map { "t/\($0)" }, .vanishes) }
      #expect(scene.selections().last??.types == (0..<256).map { "t/\($0)" })
      let long = String(repeating: "x", count: 2000)
      scene.play { device, _ in device.select(["a", "", long, "a", "b"], .vanishes) }
      #expect(scene.selections().last??.types == ["a", "b"])
      scene.close()
    }

    @Test("what this program copies is offered with the serial of the last event, and sent")
    func writing() throws {
      let scene = try DataScene()
      scene.pressKey(serial: 4711)
      let large = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
      scene.seats.window.window.provide(ProvidedData(["a": [1, 2], "b": large]), as: .clipboard)
      #expect(scene.compositor.wait { $0.seats[0].dataDevices[0].selection != nil })
      #expect(scene.compositor.perform { $0.seats[0].dataDevices[0].serials } == [4711])
      #expect(
        scene.compositor.perform {
          Array($0.seats[0].dataDevices[0].selection?.types.prefix(2) ?? [])
        }
          == ["a", "b"])
      #expect(scene.request("a") { $0.sources.last } == [1, 2])
      #expect(scene.request("b") { $0.sources.last } == large)
      #expect(scene.request("c") { $0.sources.last } == [])
      scene.play { device, _ in device.announceSelection() }
      #expect(scene.selections().last??.isOwn == true)
      #expect(scene.selections().last??.types == ["a", "b"])
      scene.play { device, _ in device.select(["c"], .vanishes) }
      #expect(scene.selections().last??.isOwn == false)
      #expect(scene.compositor.wait { $0.sources.last?.isDestroyed == true })
      scene.close()
    }

    @Test("before the user has used a seat, the selection waits")
    func early() throws {
      let scene = try DataScene()
      scene.seats.window.window.provide(ProvidedData(["a": [1]]), as: .clipboard)
      scene.compositor.roundtrip()
      #expect(scene.compositor.perform { $0.sources.isEmpty })
      scene.pressKey(serial: 5)
      #expect(scene.compositor.wait { $0.seats[0].dataDevices[0].serials == [5] })
      scene.close()
    }

    @Test("a program that does not read, or reads nothing, does not hold up others")
    func slowReaders() throws {
      let scene = try DataScene()
      scene.pressKey(serial: 1)
      let large = [UInt8](repeating: 1, count: 1 << 20)
      scene.seats.window.window.provide(ProvidedData(["a": large]), as: .clipboard)
      #expect(scene.compositor.wait { $0.seats[0].dataDevices[0].selection != nil })
      var ends: [Int32] = [-1, -1]
      unsafe pipe(&ends)
      let (slow, slowEnd) = (ends[0], ends[1])
      unsafe pipe(&ends)
      let (gone, goneEnd) = (ends[0], ends[1])
      close(gone)
      scene.compositor.perform { model in
        model.sources.last?.request("a", on: slowEnd)
        model.sources.last?.request("a", on: goneEnd)
      }
      #expect(scene.request("a") { $0.sources.last } == large)
      for descriptor in [slow, slowEnd, goneEnd] { close(descriptor) }
      scene.close()
    }

    @Test("the primary selection is another one, both ways")
    func primary() throws {
      let scene = try DataScene()
      scene.pressKey(serial: 9)
      scene.seats.play { seat, _ in
        seat.primaryDevices.first?.select(["text/plain"], .sends([65]))
      }
      let data = try #require(scene.selections(.primary).last ?? nil)
      #expect(scene.read(data, "text/plain") == .success([65]))
      #expect(scene.selections().isEmpty)
      scene.seats.window.window.provide(ProvidedData(["a": [1]]), as: .primary)
      #expect(scene.compositor.wait { $0.seats[0].primaryDevices[0].selection != nil })
      #expect(scene.request("a") { $0.sources.last } == [1])
      scene.seats.window.window.provide(nil, as: .primary)
      #expect(scene.compositor.wait { $0.seats[0].primaryDevices[0].selection == nil })
      scene.close()
    }

    @Test("a compositor without selections has none")
    func without() throws {
      var options = CompositorOptions()
      options.hasSelections = false
      let scene = try DataScene(options)
      scene.pressKey(serial: 1)
      scene.seats.window.window.provide(ProvidedData(["a": [1]]), as: .clipboard)
      scene.compositor.roundtrip()
      #expect(scene.selections().isEmpty)
      scene.close()
    }

    @Test("the selection goes to the seat that was used last")
    func severalSeats() throws {
      var options = CompositorOptions()
      options.seats = [8, 8]
      let scene = try DataScene(options)
      scene.compositor.perform { $0.seats[1].setCapabilities(.all) }
      scene.compositor.roundtrip()
      scene.pressKey(serial: 1)
      scene.compositor.perform { model in
        model.seats[1].keyboards.first?
          .enter(serial: 2, surface: model.windows[0].surface, keys: [])
      }
      scene.compositor.roundtrip()
      scene.seats.window.window.provide(ProvidedData(["a": [1]]), as: .clipboard)
      #expect(scene.compositor.wait { $0.seats[1].dataDevices[0].serials == [2] })
      #expect(scene.compositor.perform { $0.seats[0].dataDevices[0].serials } == [])
      scene.close()
    }
  }
}
