import CoreGraphics
import Foundation

extension UITextView {
  final func select(_ range: NSRange) {
    let units = 0..<editor.length
    guard let given = Range(range) else { return }
    editor.unmark()
    editor.select(
      TextSelection(
        given.lowerBound >= editor.length
          ? editor.length..<editor.length : given.clamped(to: units)))
  }

  /// Shows the caret, or the selected text of visible paragraphs with its handles.
  final func showSelection(in blocks: Range<Int>) {
    let (selection, views) = (editor.selection, selectionViews)
    let shows = isFirstResponder && (editor.marked == nil || selection.isEmpty)
    let range = replacesAll && isEditing ? 0..<editor.length : selection.range
    let geometry = columnGeometry
    let rects = shows && !range.isEmpty ? geometry.selectionRects(of: range, in: blocks) : []
    views.show(rects.map(\.rect))
    showCaret(shows && isEditing && range.isEmpty)
    let hasHandles = shows && gestures.usesHandles && !selection.isEmpty
    views.showHandles(
      [selection.range.lowerBound, selection.range.upperBound].enumerated().map {
        guard hasHandles, blocks.contains(column.index(at: $1)) else { return nil }
        return caretRect(for: TextOffset($1, isUpstream: $0 == 1))
      }, in: bounds)
  }

  private final func showCaret(_ isShown: Bool) {
    let (selection, caret) = (editor.selection, selectionViews.caret)
    let rect =
      isShown
      ? caretRect(for: TextOffset(selection.focus, isUpstream: selection.isUpstream)) : nil
    // A caret that has not moved goes on blinking.
    guard rect == nil ? !caret.isHidden : caret.isHidden || caret.frame != rect else { return }
    caret.show(at: rect)
  }
}
