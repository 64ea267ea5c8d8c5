import TestCompositor
import TestSupport
import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct TextInputTests {
    private func state(_ before: String, client: Int = 1) -> TextInputState {
      var state = TextInputState(client: client)
      state.surrounding = SurroundingText(before: before, after: "終")
      state.caret = .init(x: 10, y: 20, width: 2, height: 16)
      return state
    }

    private func current(_ scene: SeatScene) -> TextInputObjects.State? {
      scene.compositor.perform { $0.seats.first?.textInput.current }
    }

    private func commits(_ scene: SeatScene) -> UInt32 {
      scene.compositor.perform { $0.seats.first?.textInput.commits ?? 0 }
    }

    private func set(_ state: TextInputState?, in scene: SeatScene) {
      scene.window.window.setTextInput(state)
      // The reader thread performs its work in order, so that the state is sent before the answer.
      scene.compositor.roundtrip()
      scene.compositor.roundtrip()
    }

    @Test("a text that gets the focus is enabled with its state in one commit")
    func enabled() throws {
      let scene = try SeatScene()
      set(state("日本"), in: scene)
      #expect(current(scene) == nil && commits(scene) == 0)
      scene.play { seat, window in seat.textInput.enter(window.surface) }
      #expect(scene.kinds == [.textFocus(true)])
      #expect(scene.compositor.wait { $0.seats[0].textInput.current != nil })
      let sent = try #require(current(scene))
      #expect(sent.text == "日本終" && sent.cursor == 6 && sent.anchor == 6)
      #expect(sent.caret == [10, 20, 2, 16] && sent.cause == 1 && commits(scene) == 1)
      set(state("日本"), in: scene)
      #expect(commits(scene) == 1)
      set(nil, in: scene)
      #expect(current(scene) == nil && commits(scene) == 2)
      scene.close()
    }

    @Test("what an input method does arrives as one edit, with offsets in UTF-16 units")
    func edits() throws {
      let scene = try SeatScene()
      set(state("ab"), in: scene)
      scene.play { seat, window in seat.textInput.enter(window.surface) }
      #expect(scene.compositor.wait { $0.seats[0].textInput.current != nil })
      scene.play { seat, _ in
        seat.textInput.edit(preedit: ("👩に", 4, 7))
        seat.textInput.edit(preedit: ("に", 1, 99))
        seat.textInput.edit(preedit: ("に", -1, -1))
        seat.textInput.edit(insertion: "日", deleting: (3, 1))
        seat.textInput.edit()
      }
      #expect(scene.edits.count == 4)
      #expect(scene.edits[0].preedit == .init(text: "👩に", selection: 2..<3))
      #expect(scene.edits[1].preedit == .init(text: "に", selection: 0..<1))
      #expect(scene.edits[2].preedit == .init(text: "に", selection: nil))
      #expect(scene.edits[3].insertion == "日" && scene.edits[3].deletedBytesBefore == 3)
      #expect(scene.edits[3].deletedBytesAfter == 1 && scene.edits[3].preedit == nil)
      scene.close()
    }

    @Test("after a done with an older serial, no state is sent until one has the present serial")
    func olderSerial() throws {
      let scene = try SeatScene()
      set(state("a"), in: scene)
      scene.play { seat, window in seat.textInput.enter(window.surface) }
      #expect(scene.compositor.wait { $0.seats[0].textInput.commits == 1 })
      scene.play { seat, _ in seat.textInput.edit(insertion: "b", serial: 0) }
      #expect(scene.edits.map(\.insertion) == ["b"])
      set(state("ab"), in: scene)
      #expect(commits(scene) == 1)
      scene.play { seat, _ in seat.textInput.edit() }
      #expect(scene.compositor.wait { $0.seats[0].textInput.current?.text == "ab終" })
      #expect(commits(scene) == 2)
      scene.close()
    }

    @Test("another text in the same window enables the text input again")
    func nextClient() throws {
      let scene = try SeatScene()
      set(state("a"), in: scene)
      scene.play { seat, window in seat.textInput.enter(window.surface) }
      #expect(scene.compositor.wait { $0.seats[0].textInput.commits == 1 })
      // The first text's older serial says nothing about the next text.
      scene.play { seat, _ in seat.textInput.edit(preedit: ("x", 0, 0), serial: 0) }
      set(TextInputState(client: 2), in: scene)
      #expect(current(scene)?.text == nil && commits(scene) == 2)
      scene.close()
    }

    @Test("an input method that goes in the middle of its text takes the focus along")
    func left() throws {
      let scene = try SeatScene()
      set(state("a"), in: scene)
      scene.play { seat, window in
        seat.textInput.enter(window.surface)
        seat.textInput.edit(preedit: ("x", 0, 0))
        seat.textInput.leave()
        seat.textInput.edit(insertion: "late")
      }
      #expect(scene.kinds.last == .textFocus(false))
      scene.play { seat, window in seat.textInput.enter(window.surface) }
      scene.compositor.perform { $0.remove($0.seats[0]) }
      scene.compositor.roundtrip()
      #expect(scene.wait { $0.kinds.last == .textFocus(false) })
      #expect(scene.compositor.wait { $0.seats.isEmpty })
      scene.close()
    }

    @Test("the input methods of each seat edit on their own")
    func severalSeats() throws {
      var options = CompositorOptions()
      options.seats = [8, 8]
      let scene = try SeatScene(options)
      set(state("a"), in: scene)
      scene.compositor.perform { model in
        for seat in model.seats { seat.textInput.enter(model.windows[0].surface) }
      }
      #expect(scene.compositor.wait { $0.seats.allSatisfy { $0.textInput.current != nil } })
      scene.compositor.perform { model in
        for seat in model.seats { seat.textInput.edit(insertion: "x") }
      }
      scene.compositor.roundtrip()
      #expect(scene.edits.count == 2 && Set(scene.input.suffix(2).map(\.seat)).count == 2)
      scene.close()
    }

    @Test("a compositor without text inputs gets no request for one")
    func absent() throws {
      var options = CompositorOptions()
      options.hasTextInput = false
      let scene = try SeatScene(options)
      set(state("a"), in: scene)
      #expect(scene.kinds.isEmpty)
      scene.close()
    }
  }
}
