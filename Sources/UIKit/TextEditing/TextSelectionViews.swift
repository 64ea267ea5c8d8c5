import CoreGraphics

/// Shows selected text: a tint behind it, and handles at its ends where a finger selects.
@MainActor final class TextSelectionViews {
  /// Lies behind the text, and clips what is scrolled out of sight.
  let background = UIView()
  let caret = TextCaret()
  let handles: [TextHandle] = [TextHandle(.start), TextHandle(.end)]

  init() {
    background.isUserInteractionEnabled = false
    background.isOpaque = false
    for handle in handles { handle.isHidden = true }
  }

  /// Shows rectangles of selected text in the background's coordinates.
  func show(_ rects: [CGRect]) {
    let color = background.tintColor.withAlphaComponent(0.2)
    while background.subviews.count > rects.count {
      background.subviews.last?.removeFromSuperview()
    }
    while background.subviews.count < rects.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      background.addSubview(view)
    }
    UIView.performWithoutAnimation {
      for (view, rect) in zip(background.subviews, rects) {
        (view.frame, view.backgroundColor) = (rect, color)
      }
    }
  }

  /// Shows handles at the carets of a selection's ends; one that is nil is out of sight.
  ///
  /// - Parameter visible: outside of which nothing is seen.
  func showHandles(_ carets: [CGRect?], in visible: CGRect) {
    for (handle, caret) in zip(handles, carets) {
      handle.isHidden = caret == nil
      if let caret { UIView.performWithoutAnimation { handle.place(at: caret, in: visible) } }
    }
  }
}
