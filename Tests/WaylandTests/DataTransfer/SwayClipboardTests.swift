import Foundation
import TestSupport
import Testing

@testable import Wayland

extension WaylandTests {
  /// The clipboard of a real compositor, with the programs of wl-clipboard. Requirement V28.
  @Suite struct SwayClipboardTests {
    @Test("what wl-copy copies is read, and wl-paste gets what the window provides")
    func bothWays() throws {
      for (kind, options) in [(SelectionKind.clipboard, [String]()), (.primary, ["--primary"])] {
        let scene = try Scene()
        defer { scene.close() }
        try scene.copy("Grüße\nvon außen", options)
        let data = try #require(scene.selection(kind) { !$0.isOwn })
        #expect(data.types.contains("text/plain;charset=utf-8"))
        let results = EventLog<Result<[UInt8], TransferError>>()
        data.read("text/plain;charset=utf-8") { results.append($0) }
        #expect(results.first { $0 } == .success(Array("Grüße\nvon außen".utf8)))

        try scene.typeKey()
        let large = [UInt8]((0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        scene.window.window.provide(
          ProvidedData(["text/plain": Array("from inside".utf8), "image/png": large]), as: kind)
        #expect(scene.selection(kind) { $0.isOwn } != nil)
        let flags = (["--no-newline"] + options).joined(separator: " ")
        #expect(try scene.output(of: "wl-paste \(flags)") == Data("from inside".utf8))
        #expect(try scene.output(of: "wl-paste \(flags) --type image/png") == Data(large))
      }
    }

    @Test("a drag from the window to itself is entered, moved, dropped and finished")
    func drag() throws {
      let scene = try Scene()
      defer { scene.close() }
      let window = scene.window.window
      let pointer = try VirtualPointer(display: scene.compositor.display)
      let seat = try #require(
        scene.window.events.first { event -> UInt32? in
          if case .input(let input) = event { input.seat } else { nil }
        })
      // Events before the window has bound the new pointer are lost.
      for step in 0..<6000 where !scene.hasPointer {
        try pointer.move(x: 100 + UInt32(step % 2), y: 100)
        usleep(10_000)
      }
      try #require(scene.hasPointer)
      try pointer.setButton(0x110, isPressed: true)
      let isPressed = scene.window.events.first { event -> Bool? in
        guard case .input(let input) = event, case .pointer(let sample) = input.kind else {
          return nil
        }
        return sample.buttons == .primary ? true : nil
      }
      try #require(isPressed == true)
      window.startDrag(ProvidedData(["text/plain": [65]]), actions: [.copy, .move], seat: seat)
      for step in 1...5 { try pointer.move(x: 100 + UInt32(step) * 20, y: 100) }
      let offer = try #require(
        scene.window.events.first { event -> OfferedData? in
          guard case .drag(let drag) = event, case .entered(let offer, _, let permitted) = drag.kind
          else { return nil }
          #expect(permitted == [.copy, .move])
          return offer
        })
      #expect(offer.isOwn && offer.types == ["text/plain"])
      window.answerDrag("text/plain", .move, seat: seat)
      try pointer.move(x: 300, y: 300)
      let hasMoved = scene.window.events.first { event -> Bool? in
        if case .drag(let drag) = event, case .moved(let place) = drag.kind, place.x == 300 {
          true
        } else {
          nil
        }
      }
      #expect(hasMoved == true)
      try pointer.setButton(0x110, isPressed: false)
      let hasDropped = scene.window.events.first { event -> Bool? in
        if case .drag(let drag) = event, drag.kind == .dropped { true } else { nil }
      }
      #expect(hasDropped == true)
      window.finishDrop(seat: seat)
      let end = scene.window.events.first { event -> DragActions? in
        if case .dragSource(.finished(let action)) = event { action } else { nil }
      }
      #expect(end == .move)
    }

    /// A window with the keyboard focus.
    private final class Scene {
      let compositor: HeadlessCompositor
      let connection: Connection
      let window: TestWindow

      init() throws {
        compositor = try HeadlessCompositor(.sway)
        connection = try Connection(display: compositor.display)
        window = TestWindow(on: connection)
        try window.showFrame(try window.fullscreenConfiguration())
        try typeKey()
      }

      /// Types a key on a keyboard that wtype creates: without one no window has the focus, and
      /// compositors refuse a selection whose serial is older than that of the present selection.
      func typeKey() throws {
        let count = keyCount
        for _ in 0..<20 where keyCount == count {
          try compositor.runClient(["wtype", "-s", "200", "a", "-s", "100"])
        }
        try #require(keyCount > count)
      }

      private var keyCount: Int {
        window.events.all.count { event in
          if case .input(let input) = event, case .key = input.kind { true } else { false }
        }
      }

      var hasPointer: Bool {
        window.events.all.contains { event in
          if case .input(let input) = event, case .pointer = input.kind { true } else { false }
        }
      }

      /// Waits for a selection that satisfies a condition. A selection that comes while no keyboard
      /// is there is told with the next focus.
      func selection(_ kind: SelectionKind, where fits: (OfferedData) -> Bool) -> OfferedData? {
        for _ in 0..<20 {
          let all = window.events.all.compactMap { event -> OfferedData? in
            if case .selection(kind, let data?) = event, fits(data) { data } else { nil }
          }
          if let data = all.last { return data }
          try? compositor.runClient(["wtype", "-s", "200", "a", "-s", "100"])
        }
        return nil
      }

      /// Copies a text as another program. wl-copy leaves a process that serves the text, which may
      /// inherit nothing: Foundation takes an inherited descriptor for a client that still runs.
      func copy(_ text: String, _ options: [String]) throws {
        let script = """
          for f in /proc/$$/fd/*; do f=${f##*/}; ((f > 2)) && eval "exec $f>&-"; done
          exec wl-copy "$@" >/dev/null 2>&1 </dev/null
          """
        try compositor.runClient(["bash", "-c", script, "bash"] + options + [text])
      }

      /// Runs a client, and returns its output.
      func output(of command: String) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try compositor.runClient(["timeout", "10", "bash", "-c", "\(command) >\(file.path)"])
        return try Data(contentsOf: file)
      }

      func close() {
        window.close()
        connection.close()
      }
    }
  }
}
