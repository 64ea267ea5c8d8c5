import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct ComposeTests {
    private let acute = KeyEvent(code: 0, symbol: .init(rawValue: 0xfe51), isPressed: true)
    private let e = KeyEvent(code: 1, symbol: .init(rawValue: 0x65), text: "e", isPressed: true)

    @Test("a dead key has no text, and the next key has the composed one")
    func deadKey() {
      let compose = Compose(locale: "en_US.UTF-8")
      #expect(texts([acute, e, e], compose) == [nil, "é", "e"])
    }

    @Test("a sequence that was reset is forgotten")
    func reset() {
      let compose = Compose(locale: "en_US.UTF-8")
      #expect(texts([acute], compose) == [nil])
      compose.reset()
      #expect(texts([e], compose) == ["e"])
    }

    @Test("keys of a sequence that means nothing have no text")
    func cancelled() {
      let compose = Compose(locale: "en_US.UTF-8")
      let tab = KeyEvent(code: 2, symbol: .init(rawValue: 0xff09), text: "\t", isPressed: true)
      #expect(texts([acute, tab, e], compose) == [nil, nil, "e"])
    }

    @Test("a locale without a table composes nothing")
    func absent() {
      let compose = Compose(locale: "xx_XX.NONE")
      #expect(texts([acute, e], compose) == [nil, "e"])
    }

    @Test("LC_ALL precedes LC_CTYPE and LANG, and empty variables count as not set")
    func locale() {
      #expect(Compose.locale(in: [:]) == "C")
      #expect(Compose.locale(in: ["LANG": "de_DE.UTF-8", "LC_ALL": ""]) == "de_DE.UTF-8")
      #expect(Compose.locale(in: ["LANG": "a", "LC_CTYPE": "b"]) == "b")
      #expect(Compose.locale(in: ["LC_ALL": "c", "LC_CTYPE": "b"]) == "c")
    }

    private func texts(_ keys: [KeyEvent], _ compose: Compose) -> [String?] {
      keys.map { key in
        var key = key
        compose.apply(to: &key)
        return key.text
      }
    }
  }
}
