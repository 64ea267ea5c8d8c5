import CoreGraphics

/// The views of the visible paragraphs. One that is scrolled out of sight shows another paragraph.
@MainActor final class TextBlockViews {
  private struct Part: Hashable {
    let block: Int
    let line: Int
  }

  /// Lies behind the caret.
  let canvas = UIView()
  private var views: [Part: TextBlockView] = [:]

  init() {
    canvas.isUserInteractionEnabled = false
    canvas.isOpaque = false
  }

  /// Shows the lines between two y coordinates.
  ///
  /// - Parameter origin: the top left corner of the column.
  func show(
    _ column: TextColumn, _ indices: Range<Int>, at origin: CGPoint, width: CGFloat,
    between limits: ClosedRange<CGFloat>
  ) {
    var (old, new) = (views, [Part: TextBlockView]())
    var missing: [(part: Part, layout: TextLayout, corner: CGPoint)] = []
    for index in indices {
      let layout = column.layout(at: index)
      let corner = CGPoint(x: origin.x, y: origin.y + column.top(of: index) + layout.top)
      for line in stride(from: 0, to: layout.lines.lineCount, by: TextBlockView.lineCount) {
        let last = min(line + TextBlockView.lineCount, layout.lines.lineCount) - 1
        let top = corner.y + layout.lines.box(ofLine: line).minY
        let bottom = corner.y + layout.lines.box(ofLine: last).maxY
        guard bottom >= limits.lowerBound, top <= limits.upperBound else { continue }
        let part = Part(block: column.blocks[index].id, line: line)
        if let view = old.removeValue(forKey: part) {
          new[part] = view
          view.show(layout.lines, from: line, at: corner, width: width)
        } else {
          missing.append((part, layout.lines, corner))
        }
      }
    }
    var spare = Array(old.values)
    for (part, layout, corner) in missing {
      let view = spare.popLast() ?? addView()
      new[part] = view
      view.show(layout, from: part.line, at: corner, width: width)
    }
    for view in spare { view.removeFromSuperview() }
    views = new
  }

  private func addView() -> TextBlockView {
    let view = TextBlockView()
    canvas.addSubview(view)
    return view
  }
}
