import CCairo
import CPango

extension TextLayout {
  /// Draws the text with its top left at `point` of user space, upright where y points down.
  package func draw(in context: CGContext, at point: CGPoint) {
    guard point.isFinite, context.state.ctm.isInvertible, !placed.isEmpty else { return }
    let matrix = context.state.ctm.translatedBy(x: point.x, y: point.y)
    let largest = placed.reduce(0) { largest, line in
      line.line.runs.reduce(largest) { max($0, $1.shared.style.font.usableSize) }
    }
    // cairo counts in 1/256 of a pixel with 32 bits; letters of this size are no text any more.
    guard largest * matrix.largestScale < 100_000 else { return }
    let painter = TextPainter(context: context, matrix: matrix)
    painter.paintBackgrounds(placed)
    painter.paint(placed, with: nil)
    for shadow in shadows { painter.paint(placed, with: shadow) }
    painter.paintAttachments(placed)
  }

  /// The different shadows of the text.
  private var shadows: [TextStyle.Shadow] {
    var shadows: [TextStyle.Shadow] = []
    for line in placed {
      for run in line.line.runs {
        if let shadow = run.shared.style.shadow, !shadows.contains(shadow) {
          shadows.append(shadow)
        }
      }
    }
    return shadows
  }
}
