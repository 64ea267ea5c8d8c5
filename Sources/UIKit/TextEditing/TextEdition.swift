import Foundation
import QuartzCore

/// A change of a text that can be undone. Typing extends it.
@MainActor final class TextEdition {
  enum Kind {
    case typing, deleting, other
  }

  /// The text that the change has inserted.
  var range: Range<Int>
  /// The text that was there before, and its selection.
  var replaced: StyledText
  let selection: TextSelection
  let kind: Kind
  /// The time of the last keystroke, in seconds on the media clock.
  var time = CACurrentMediaTime()
  /// How often the manager could undo when the change was registered.
  var undoCount = 0

  init(
    _ range: Range<Int>, _ replaced: StyledText, _ selection: TextSelection, _ kind: Kind
  ) {
    (self.range, self.replaced, self.selection, self.kind) = (range, replaced, selection, kind)
  }
}

extension TextEditor {
  /// The longest pause within what is undone together, in seconds.
  private static let pause = 2.0

  /// Records how to undo a change that was made.
  func register(_ edition: TextEdition, name: String = "Typing") {
    guard let manager = host.undoManager, manager.isUndoRegistrationEnabled else { return }
    manager.registerUndo(withTarget: self) { $0.revert(edition) }
    if !manager.isUndoing, !manager.isRedoing { manager.setActionName(name) }
    edition.undoCount = manager.undoCount
    openEdit = edition.kind == .other || manager.isUndoing || manager.isRedoing ? nil : edition
  }

  /// Replaces a range, and adds it to the change before if it continues that.
  func edit(
    _ range: Range<Int>, with text: StyledText, _ kind: TextEdition.Kind,
    name: String = "Typing", selecting selected: TextSelection? = nil
  ) {
    guard !range.isEmpty || text.length > 0 else { return }
    // A program that is told of the change may replace the text, which must be the last thing to happen.
    let (removed, before) = (storage.part(range), selection)
    defer { replace(range, with: text, selecting: selected) }
    if let last = openEdit, continues(last, range, kind) {
      last.time = CACurrentMediaTime()
      if kind == .typing {
        last.range = last.range.lowerBound..<last.range.upperBound + text.length
      } else {
        var joined = removed
        joined.append(last.replaced)
        (last.replaced, last.range) = (joined, range.lowerBound..<range.lowerBound)
      }
    } else {
      let new = range.lowerBound..<range.lowerBound + text.length
      register(TextEdition(new, removed, before, kind), name: name)
    }
  }

  private func continues(
    _ last: TextEdition, _ range: Range<Int>, _ kind: TextEdition.Kind
  ) -> Bool {
    guard last.kind == kind, kind != .other, let manager = host.undoManager,
      manager.undoCount == last.undoCount, manager.redoCount == 0,
      CACurrentMediaTime() - last.time < Self.pause
    else { return false }
    return kind == .typing
      ? range.isEmpty && range.lowerBound == last.range.upperBound
      : range.upperBound == last.range.lowerBound
  }

  private func revert(_ edition: TextEdition) {
    unmark()
    guard edition.range.upperBound <= length else { return }
    let (removed, before) = (storage.part(edition.range), selection)
    let start = edition.range.lowerBound
    let new = start..<start + edition.replaced.length
    register(TextEdition(new, removed, before, .other))
    replace(edition.range, with: edition.replaced, selecting: edition.selection)
  }

  /// Removes what can be undone, because the offsets of these changes are no longer right.
  func forgetEdits() {
    openEdit = nil
    host.undoManager?.removeAllActions(withTarget: self)
  }
}
