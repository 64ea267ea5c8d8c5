import WaylandWire

/// The objects of `zwp_text_input_v3`, whose requests have to follow the protocol.
package final class TextInputObjects {
  package private(set) var objects: [ZwpTextInputV3] = []
  /// The number of commits, which is the serial of the next `done`.
  package private(set) var commits: UInt32 = 0
  /// What the last commit has set; nil while the text input is disabled.
  package private(set) var current: State?
  /// The surface that the text input has entered.
  package private(set) var focus: WlSurface?
  private var pending: State?
  private unowned let model: CompositorModel

  /// What a client says of its text.
  package struct State: Sendable {
    package var text: String?
    package var cursor: Int32 = 0
    package var anchor: Int32 = 0
    package var cause: UInt32?
    package var hint: UInt32 = 0
    package var purpose: UInt32 = 0
    package var caret: [Int32]?
  }

  init(_ model: CompositorModel) {
    self.model = model
  }

  func add(_ object: ZwpTextInputV3) {
    if objects.contains(where: { $0.resource.client == object.resource.client }) {
      model.report(object, code: 0, "a second text input of a seat")
    }
    objects.append(object)
    object.resource.onDestroy = { [unowned self] in
      objects.removeAll { $0.resource.isDestroyed }
      (current, pending, focus, commits) = (nil, nil, nil, 0)
    }
    object.onRequest { [unowned self] request in handle(request, of: object) }
  }

  package func enter(_ surface: WlSurface) {
    focus = surface
    (current, pending) = (nil, nil)
    for object in objects { object.enter(surface: surface) }
  }

  package func leave() {
    guard let surface = focus else { return }
    focus = nil
    (current, pending) = (nil, nil)
    for object in objects { object.leave(surface: surface) }
  }

  /// Sends what an input method does, in one step. `serial` is that of the last commit if it is nil.
  package func edit(
    preedit: (String, Int32, Int32)? = nil, insertion: String? = nil,
    deleting: (before: UInt32, after: UInt32) = (0, 0), serial: UInt32? = nil
  ) {
    for object in objects {
      if let (text, begin, end) = preedit {
        object.preeditString(text: text, cursorBegin: begin, cursorEnd: end)
      }
      if deleting != (0, 0) {
        object.deleteSurroundingText(
          beforeLength: deleting.before, afterLength: deleting.after)
      }
      if let insertion { object.commitString(text: insertion) }
      object.done(serial: serial ?? commits)
    }
  }

  private func handle(_ request: ZwpTextInputV3.Request, of object: ZwpTextInputV3) {
    switch request {
    case .enable: pending = State()
    case .disable: pending = nil
    case .setSurroundingText(let text, let cursor, let anchor):
      check(text, [cursor, anchor], of: object)
      change(object) { ($0.text, $0.cursor, $0.anchor) = (text, cursor, anchor) }
    case .setTextChangeCause(let cause): change(object) { $0.cause = cause.rawValue }
    case .setContentType(let hint, let purpose):
      if purpose.rawValue > 13 || hint.rawValue > 0x3ff {
        model.report(object, code: 0, "an unknown content type")
      }
      change(object) { ($0.hint, $0.purpose) = (hint.rawValue, purpose.rawValue) }
    case .setCursorRectangle(let x, let y, let width, let height):
      if width < 0 || height < 0 { model.report(object, code: 0, "a negative rectangle") }
      change(object) { $0.caret = [x, y, width, height] }
    case .commit:
      commits &+= 1
      if focus != nil { current = pending }
    default: break
    }
  }

  /// Changes the state that the next commit sets, which needs an enabled text input.
  private func change(_ object: ZwpTextInputV3, _ body: (inout State) -> Void) {
    guard var state = pending else {
      if focus != nil { model.report(object, code: 0, "a state of a disabled text input") }
      return
    }
    body(&state)
    pending = state
  }

  private func check(_ text: String, _ offsets: [Int32], of object: ZwpTextInputV3) {
    let bytes = Array(text.utf8)
    if bytes.count > 4000 { model.report(object, code: 0, "\(bytes.count) bytes of text") }
    for offset in offsets {
      let isBoundary =
        offset >= 0 && offset <= bytes.count
        && (offset == bytes.count || bytes[Int(offset)] & 0xc0 != 0x80)
      if !isBoundary { model.report(object, code: 0, "an offset within a character") }
    }
  }
}
