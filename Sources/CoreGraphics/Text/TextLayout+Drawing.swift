import CCairo
import CPango

extension TextLayout {
  /// Draws the text with its top left corner at `point` in user space, whose y axis must point down.
  package func draw(in context: CGContext, at point: CGPoint) {
    guard point.isFinite, context.state.ctm.isInvertible, !lines.isEmpty else { return }
    let matrix = context.state.ctm.translatedBy(x: point.x, y: point.y)
    let largest = lines.reduce(0) { largest, line in
      line.line.runs.reduce(largest) { max($0, $1.shared.style.font.usableSize) }
    }
    // cairo's 24.8 fixed-point coordinates would overflow with larger glyphs.
    guard largest * matrix.largestScale < 100_000 else { return }
    let painter = TextPainter(context: context, matrix: matrix)
    painter.paintBackgrounds(lines)
    painter.paint(lines, with: nil)
    for shadow in shadows { painter.paint(lines, with: shadow) }
    painter.paintAttachments(lines)
  }

  /// The distinct shadows of the text.
  private var shadows: [TextStyle.Shadow] {
    var shadows: [TextStyle.Shadow] = []
    for line in lines {
      for run in line.line.runs {
        if let shadow = run.shared.style.shadow, !shadows.contains(shadow) {
          shadows.append(shadow)
        }
      }
    }
    return shadows
  }
}
