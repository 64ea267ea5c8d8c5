/// The input methods of a seat, such as those for Japanese and on-screen keyboards
/// (`zwp_text_input_v3`). Used by the reader thread only.
final class TextInput {
  private let textInput: ZwpTextInputV3
  private let input: SeatInput
  private var focus: WlSurface?
  /// What the input method has said since the last `done`.
  private var pending = TextEdit()
  /// Whether the app shows marked text of this seat.
  private var hasPreedit = false
  /// The number of `commit` requests, which serves as their serial.
  private var commits: UInt32 = 0
  /// Whether the last `done` does not account for all commits. Until one does, no state is sent.
  private var isBehind = false
  /// What the compositor knows; nil while the text input is disabled.
  private var sent: TextInputState?

  init(_ textInput: ZwpTextInputV3, input: SeatInput) {
    self.textInput = textInput
    self.input = input
    textInput.onEvent { [unowned self] event in handle(event) }
  }

  func release() {
    cancel(on: nil)
    textInput.destroy()
  }

  /// Takes the focus from the surface, or from any surface, and tells the app.
  func cancel(on surface: WlSurface?) {
    guard let focus, surface == nil || focus.isSame(as: surface) else { return }
    leave(focus)
  }

  /// Sends the state of the text that has the focus, as far as it has changed.
  func update() {
    guard let focus else { return }
    guard let wanted = input.textInputState(focus) else { return disable() }
    let isNew = sent?.client != wanted.client
    guard isNew || !isBehind && sent != wanted else { return }
    if isNew {
      textInput.enable()
      isBehind = false
      sent = nil
    }
    send(wanted)
    commit()
    sent = wanted
  }

  private func handle(_ event: ZwpTextInputV3.Event) {
    switch event {
    case .enter(let surface): enter(surface)
    case .leave: if let focus { leave(focus) }
    case .preeditString(let text, let begin, let end):
      pending.preedit = text.flatMap { text in
        text.isEmpty ? nil : .init(text: text, cursorBegin: begin, cursorEnd: end)
      }
    case .commitString(let text): pending.insertion = text.flatMap { $0.isEmpty ? nil : $0 }
    case .deleteSurroundingText(let before, let after):
      (pending.deletedBytesBefore, pending.deletedBytesAfter) = (Int(before), Int(after))
    case .done(let serial): apply(serial)
    default: break
    }
  }

  private func enter(_ surface: WlSurface?) {
    if let focus { leave(focus) }
    guard let surface else { return }
    focus = surface
    input.send(.textFocus(true), at: MonotonicClock.now, to: surface)
    update()
  }

  /// The compositor disables the text input by itself.
  private func leave(_ surface: WlSurface) {
    focus = nil
    sent = nil
    isBehind = false
    hasPreedit = false
    pending = TextEdit()
    input.send(.textFocus(false), at: MonotonicClock.now, to: surface)
  }

  /// Tells the app what has changed. The state that waited for this is sent afterwards.
  private func apply(_ serial: UInt32) {
    let edit = pending
    pending = TextEdit()
    guard let focus, sent != nil else { return }
    if edit != TextEdit() || hasPreedit {
      hasPreedit = edit.preedit != nil
      input.send(.textEdit(edit), at: MonotonicClock.now, to: focus)
    }
    isBehind = serial != commits
    update()
  }

  private func disable() {
    guard sent != nil else { return }
    textInput.disable()
    commit()
    sent = nil
    hasPreedit = false
  }

  private func commit() {
    textInput.commit()
    commits &+= 1
  }

  private func send(_ state: TextInputState) {
    if let surrounding = state.surrounding, surrounding != sent?.surrounding {
      textInput.setSurroundingText(
        text: surrounding.text, cursor: surrounding.cursor, anchor: surrounding.anchor)
      textInput.setTextChangeCause(
        cause: state.isChangedByInputMethod ? .inputMethod : .other)
    }
    if sent == nil || state.hints != sent?.hints || state.purpose != sent?.purpose {
      textInput.setContentType(
        hint: .init(rawValue: state.hints.rawValue),
        purpose: .init(rawValue: state.purpose.rawValue))
    }
    if let caret = state.caret, caret != sent?.caret {
      textInput.setCursorRectangle(
        x: caret.x, y: caret.y, width: caret.width, height: caret.height)
    }
  }
}
