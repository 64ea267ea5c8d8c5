import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct CursorVisibilityTests {
    @Test("always, never and positive numbers of seconds are read")
    func values() {
      #expect(CursorVisibility("always") == .always)
      #expect(CursorVisibility("never") == .never)
      #expect(CursorVisibility("2.5") == .hiddenAfter(seconds: 2.5))
    }

    @Test("other texts are refused", arguments: ["", "0", "-1", "nan", "inf", "Never", "1s"])
    func refused(_ text: String) {
      #expect(CursorVisibility(text) == nil)
    }
  }
}
