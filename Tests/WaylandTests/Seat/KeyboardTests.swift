import TestCompositor
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct KeyboardTests {
    @Test("keys arrive with their text, and modifiers that change are told")
    func keys() throws {
      let scene = try SeatScene()
      let keymap = try Keymaps.system()
      scene.play { seat, window in
        seat.sendKeymap(keymap)
        guard let keyboard = seat.keyboards.first else { return }
        keyboard.enter(serial: 1, surface: window.surface, keys: [])
        keyboard.modifiers(serial: 2, modsDepressed: 0, modsLatched: 0, modsLocked: 0, group: 0)
        keyboard.key(serial: 3, time: 10, key: 30, state: .pressed)
        keyboard.key(serial: 4, time: 20, key: 30, state: .released)
        keyboard.modifiers(serial: 5, modsDepressed: 1, modsLatched: 0, modsLocked: 0, group: 0)
        keyboard.key(serial: 6, time: 30, key: 48, state: .pressed)
      }
      #expect(scene.keys.map(\.text) == ["a", nil, "B"])
      #expect(scene.keys.map(\.textIgnoringModifiers) == ["a", "a", "B"])
      #expect(scene.keys.map(\.isPressed) == [true, false, true])
      #expect(scene.keys.last?.modifiers == .shift)
      #expect(scene.kinds.first == .keyboardFocus(true))
      #expect(scene.kinds.contains(.modifiers(.shift)))
      scene.close()
    }

    @Test("keys that were pressed elsewhere are not the window's")
    func pressedElsewhere() throws {
      let scene = try SeatScene()
      let keymap = try Keymaps.system()
      scene.play { seat, window in
        seat.sendKeymap(keymap)
        guard let keyboard = seat.keyboards.first else { return }
        keyboard.enter(serial: 1, surface: window.surface, keys: [30, 0, 0, 0])
        keyboard.key(serial: 4, time: 20, key: 30, state: .released)
      }
      #expect(scene.keys.isEmpty)
      scene.close()
    }

    @Test("a held key repeats until the focus leaves; modifiers do not repeat")
    func repetition() throws {
      let scene = try SeatScene()
      let keymap = try Keymaps.system()
      scene.play { seat, window in
        seat.sendKeymap(keymap)
        guard let keyboard = seat.keyboards.first else { return }
        keyboard.repeatInfo(rate: 200, delay: 10)
        keyboard.enter(serial: 1, surface: window.surface, keys: [])
        keyboard.key(serial: 2, time: 10, key: 42, state: .pressed)
        keyboard.key(serial: 3, time: 10, key: 30, state: .pressed)
      }
      #expect(scene.wait { $0.keys.count(where: \.isRepeat) >= 3 })
      scene.play { seat, window in
        seat.keyboards.first?.leave(serial: 4, surface: window.surface)
      }
      #expect(scene.kinds.last == .keyboardFocus(false))
      #expect(scene.keys.allSatisfy { !$0.isRepeat || ($0.code == 38 && $0.isPressed) })
      for _ in 0..<20 { scene.compositor.roundtrip() }
      #expect(scene.kinds.last == .keyboardFocus(false))
      scene.close()
    }

    @Test("no key repeats at rate 0, after its release, or after a new keymap")
    func noRepetition() throws {
      let timers = ReaderTimers()
      let keyRepeat = KeyRepeat(timers)
      var count = 0
      keyRepeat.onRepeat = { _, _ in count += 1 }
      keyRepeat.set(rate: 0, delay: 100)
      keyRepeat.start(30, at: 0)
      #expect(timers.timeout(at: 0) == -1)
      keyRepeat.set(rate: 10, delay: 100)
      keyRepeat.start(30, at: 0)
      #expect(timers.timeout(at: 0) == 100)
      timers.fire(at: 0.05)
      #expect(count == 0)
      timers.fire(at: 0.1)
      #expect(count == 1)
      keyRepeat.stop(31)
      #expect(timers.timeout(at: 0) >= 0)
      keyRepeat.stop(30)
      #expect(timers.timeout(at: 0) == -1)
      timers.fire(at: 100)
      #expect(count == 1)
    }

    @Test("25 malformed keymaps are refused, and the last good one is kept")
    func malformedKeymaps() throws {
      let scene = try SeatScene()
      let keymap = try Keymaps.system()
      scene.play { seat, window in
        seat.keyboards.first?.enter(serial: 1, surface: window.surface, keys: [])
        seat.sendKeymap(Array("no keymap".utf8))
        seat.keyboards.first?.key(serial: 2, time: 0, key: 30, state: .pressed)
        seat.sendKeymap(keymap)
        for index in 0..<25 { Keymaps.sendMalformed(index, keymap, to: seat) }
        seat.keyboards.first?.key(serial: 3, time: 0, key: 30, state: .pressed)
        seat.keyboards.first?.key(serial: 3, time: 0, key: 30, state: .released)
      }
      #expect(scene.keys.map(\.text) == ["a", nil])
      scene.close()
    }

    @Test("a keyboard comes and goes, and the focus with it")
    func unplugged() throws {
      let scene = try SeatScene()
      let keymap = try Keymaps.system()
      scene.play { seat, window in
        seat.sendKeymap(keymap)
        seat.keyboards.first?.enter(serial: 1, surface: window.surface, keys: [])
        seat.keyboards.first?.key(serial: 2, time: 0, key: 30, state: .pressed)
        seat.setCapabilities(.pointer)
      }
      #expect(scene.kinds.last == .keyboardFocus(false))
      scene.play { seat, _ in seat.setCapabilities(.keyboard) }
      scene.play { seat, window in
        seat.sendKeymap(keymap)
        seat.keyboards.first?.enter(serial: 1, surface: window.surface, keys: [])
        seat.keyboards.first?.key(serial: 2, time: 0, key: 48, state: .pressed)
      }
      #expect(scene.keys.last?.text == "b")
      scene.close()
    }
  }
}
