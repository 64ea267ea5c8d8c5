import Testing
import WaylandWire

@testable import Wayland

extension WaylandTests {
  @Suite struct KeyboardLayoutTests {
    @Test("a key event has the symbol and the text of the layout")
    func text() throws {
      let layout = try #require(KeyboardLayout())
      let key = layout.event(key: 30, isPressed: true)
      #expect(key.symbol.rawValue == 0x61)
      #expect(key.text == "a")
      #expect(key.modifiers == [])
    }

    @Test("shift changes symbol and text")
    func shift() throws {
      let layout = try #require(KeyboardLayout())
      layout.update(depressed: 1, latched: 0, locked: 0, group: 0)
      let key = layout.event(key: 30, isPressed: true)
      #expect(key.text == "A")
      #expect(key.modifiers == .shift)
    }

    @Test("a key release and a key without text have no text")
    func noText() throws {
      let layout = try #require(KeyboardLayout())
      #expect(layout.event(key: 30, isPressed: false).text == nil)
      #expect(layout.event(key: 59, isPressed: true).text == nil)
    }

    @Test("the Tab key is a tab without modifiers, also with Shift, which gives it another symbol")
    func tab() throws {
      let layout = try #require(KeyboardLayout())
      #expect(layout.event(key: 15, isPressed: true).textIgnoringModifiers == "\t")
      layout.update(depressed: 1, latched: 0, locked: 0, group: 0)
      let key = layout.event(key: 15, isPressed: true)
      #expect(key.symbol.rawValue == 0xfe20 && key.textIgnoringModifiers == "\t")
    }

    @Test("Escape is recognized")
    func escape() throws {
      let layout = try #require(KeyboardLayout())
      #expect(layout.event(key: 1, isPressed: true).symbol == .escape)
    }

    @Test("a descriptor without a keymap gives no layout")
    func noKeymap() {
      #expect(KeyboardLayout(descriptor: OwnedDescriptor(-1), size: 100) == nil)
    }
  }
}
