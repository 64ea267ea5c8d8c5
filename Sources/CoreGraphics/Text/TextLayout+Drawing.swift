import CCairo
import CPango

extension TextLayout {
  /// Draws the text with its top left corner at `point` in user space, whose y axis must point down.
  package func draw(in context: CGContext, at point: CGPoint) {
    draw(lines, in: context, at: point)
  }

  /// Draws the lines in a range of y coordinates, and those beside them, whose glyphs may reach into it.
  package func draw(in context: CGContext, at point: CGPoint, lines range: ClosedRange<CGFloat>) {
    let near = lines.filter {
      let height = $0.bottom - $0.top
      return $0.bottom + height >= range.lowerBound && $0.top - height <= range.upperBound
    }
    draw(near, in: context, at: point)
  }

  private func draw(_ lines: [PositionedLine], in context: CGContext, at point: CGPoint) {
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
    for shadow in Self.shadows(of: lines) { painter.paint(lines, with: shadow) }
    painter.paintAttachments(lines)
  }

  /// The distinct shadows of lines.
  private static func shadows(of lines: [PositionedLine]) -> [TextStyle.Shadow] {
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
