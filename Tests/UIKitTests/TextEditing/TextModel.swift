/// A text as a string, edited in the plainest way; undone by going back to what was there before.
struct TextModel {
  private struct State {
    var text = ""
    var anchor = 0
    var focus = 0
  }

  private enum Kind {
    case typing, deleting, other
  }

  private var state = State()
  private(set) var marked: Range<Int>?
  private var undoStack: [(before: State, after: State)] = []
  private var redoStack: [(before: State, after: State)] = []
  /// What further typing continues, and where.
  private var open: (kind: Kind, place: Int)?

  var text: String { state.text }
  var focus: Int { state.focus }
  var selection: Range<Int> {
    min(state.anchor, state.focus)..<max(state.anchor, state.focus)
  }
  var characters: [Character] { Array(text) }

  func offset(ofCharacter index: Int) -> Int {
    characters.prefix(index).reduce(0) { $0 + String($1).utf16.count }
  }

  private func boundary(_ offset: Int, forward: Bool) -> Int {
    let all = (0...characters.count).map(offset(ofCharacter:))
    return forward ? all.first { $0 > offset } ?? offset : all.last { $0 < offset } ?? offset
  }

  /// Replaces a range, and remembers the state before unless the change continues the last one.
  private mutating func replace(_ range: Range<Int>, _ new: String, _ kind: Kind) {
    guard !range.isEmpty || !new.isEmpty else { return }
    let before = state
    let units = Array(text.utf16)
    state.text = String(
      decoding: units[..<range.lowerBound] + Array(new.utf16) + units[range.upperBound...],
      as: UTF16.self)
    let caret = range.lowerBound + new.utf16.count
    (state.anchor, state.focus) = (caret, caret)
    let isContinued =
      switch open {
      case (.typing, let place)?: kind == .typing && range == place..<place
      case (.deleting, let place)?: kind == .deleting && range.upperBound == place
      default: false
      }
    if isContinued, !undoStack.isEmpty {
      undoStack[undoStack.count - 1].after = state
    } else {
      undoStack.append((before, state))
    }
    redoStack = []
    open = kind == .other ? nil : (kind, caret)
  }

  mutating func type(_ piece: String) {
    if marked != nil {
      mark(piece)
      return unmark()
    }
    replace(selection, piece, piece == "\n" ? .other : .typing)
  }

  mutating func backspace() {
    unmark()
    let range =
      selection.isEmpty ? boundary(focus, forward: false)..<focus : selection
    replace(range, "", selection.isEmpty ? .deleting : .other)
  }

  mutating func delete() {
    unmark()
    let range = selection.isEmpty ? focus..<boundary(focus, forward: true) : selection
    replace(range, "", .other)
  }

  mutating func paste(_ piece: String) {
    unmark()
    replace(selection, piece, .other)
  }

  mutating func select(_ range: Range<Int>) {
    if state.anchor != range.lowerBound || state.focus != range.upperBound { open = nil }
    (state.anchor, state.focus) = (range.lowerBound, range.upperBound)
  }

  mutating func goTo(_ offset: Int, selecting: Bool) {
    unmark()
    let old = state
    state.focus = offset
    if !selecting { state.anchor = offset }
    if old.focus != state.focus || old.anchor != state.anchor { open = nil }
  }

  mutating func move(forward: Bool, selecting: Bool) {
    unmark()
    if !selecting, !selection.isEmpty {
      return goTo(forward ? selection.upperBound : selection.lowerBound, selecting: false)
    }
    goTo(boundary(focus, forward: forward), selecting: selecting)
  }

  mutating func mark(_ piece: String) {
    if marked == nil {
      undoStack.append((state, state))
      redoStack = []
    }
    let range = marked ?? selection
    let units = Array(text.utf16)
    state.text = String(
      decoding: units[..<range.lowerBound] + Array(piece.utf16) + units[range.upperBound...],
      as: UTF16.self)
    marked = range.lowerBound..<range.lowerBound + piece.utf16.count
    (state.anchor, state.focus) = (marked!.upperBound, marked!.upperBound)
    undoStack[undoStack.count - 1].after = state
    open = nil
  }

  mutating func unmark() {
    guard marked != nil else { return }
    marked = nil
    open = nil
  }

  mutating func undo() {
    guard let (before, after) = undoStack.popLast() else { return }
    var last = state
    last.text = after.text
    redoStack.append((last, before))
    (state, marked, open) = (before, nil, nil)
  }

  mutating func redo() {
    guard let (last, _) = redoStack.popLast() else { return }
    undoStack.append((state, last))
    (state, open) = (last, nil)
  }
}
