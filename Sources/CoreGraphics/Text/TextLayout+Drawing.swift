import CCairo
import CPango

extension TextLayout {
  /// Draws the text with its top left at `point` of user space, upright where y points down.
  package func draw(in context: CGContext, at point: CGPoint) {
    guard point.isFinite, context.state.ctm.isInvertible, !placed.isEmpty else { return }
    let matrix = context.state.ctm.translatedBy(x: point.x, y: point.y)
    let largest = placed.reduce(0) { largest, line in
      line.paragraph.source.runs.reduce(largest) { max($0, $1.style.font.usableSize) }
    }
    // cairo counts in 1/256 of a pixel with 32 bits; letters of this size are no text any more.
    guard largest * matrix.largestScale < 100_000 else { return }
    let painter = TextPainter(context: context, matrix: matrix)
    painter.paintBackgrounds(placed)
    for shadow in shadows { painter.paint(placed, with: shadow) }
    painter.paintAttachments(placed)
  }

  /// The different shadows of the text, none of them one.
  private var shadows: [TextStyle.Shadow?] {
    var shadows: [TextStyle.Shadow?] = []
    for line in placed {
      for run in line.paragraph.source.runs where !shadows.contains(run.style.shadow) {
        shadows.append(run.style.shadow)
      }
    }
    return shadows
  }
}

/// Draws lines in a context.
struct TextPainter {
  let context: CGContext
  /// The text's coordinates to device pixels.
  let matrix: CGAffineTransform

  /// Whether the baselines of the text lie along rows of pixels; pages have none.
  var isUpright: Bool { matrix.b == 0 && matrix.c == 0 && !context.keepsShapes }

  /// The text's coordinates to device pixels, with the baseline at the edge of a row of pixels: so
  /// the feet of the letters are sharp at every scale.
  func matrix(for line: TextLayout.Placed) -> CGAffineTransform {
    var matrix = matrix.translatedBy(x: line.x, y: line.baseline)
    if isUpright { matrix.ty = matrix.ty.rounded() }
    return matrix
  }

  func forEachRun(
    of lines: [TextLayout.Placed],
    _ body: (TextLine.Run, TextStyle, TextLayout.Placed) -> Void
  ) {
    for line in lines {
      for run in line.line.runs {
        body(run, line.paragraph.source.runs[run.styleIndex].style, line)
      }
    }
  }

  func paintBackgrounds(_ lines: [TextLayout.Placed]) {
    forEachRun(of: lines) { run, style, line in
      guard let color = style.backgroundColor else { return }
      let box = CGRect(
        x: line.x + run.x, y: line.top, width: run.width, height: line.bottom - line.top)
      fill(box.applying(matrix: matrix, snaps: isUpright), color)
    }
  }

  private func fill(_ path: PathStorage, _ color: CGColor) {
    context.draw(over: path.controlBox) { canvas in
      canvas.setSource(color.rgba, alpha: context.state.alpha)
      canvas.setAntialias(context.state.antialiases)
      canvas.setPath(path)
      canvas.fill(.winding)
    }
  }

  /// Each on its line's baseline, and between pixels.
  func paintAttachments(_ lines: [TextLayout.Placed]) {
    forEachRun(of: lines) { run, style, line in
      guard let attachment = style.attachment else { return }
      var box = run.inkBounds.applying(matrix(for: line))
      if isUpright { box.origin = CGPoint(x: box.minX.rounded(), y: box.minY.rounded()) }
      attachment.draw(in: box.applying(context.state.ctm.inverted()), of: context)
    }
  }

  /// Paints the letters that have this shadow, and their lines.
  func paint(_ lines: [TextLayout.Placed], with shadow: TextStyle.Shadow?) {
    var bounds = CGRect.null
    forEachRun(of: lines) { run, style, line in
      guard style.shadow == shadow else { return }
      bounds = bounds.union(reach(of: run, style).offsetBy(dx: line.x, dy: line.baseline))
    }
    guard !bounds.isNull else { return }
    let before = context.state.shadow
    if let shadow {
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
    context.draw(over: bounds.applying(matrix).insetBy(dx: -2, dy: -2)) { canvas in
      for line in lines { paint(line, with: shadow, on: canvas) }
    }
    context.state.shadow = before
  }

  /// What a run and its lines can cover.
  private func reach(of run: TextLine.Run, _ style: TextStyle) -> CGRect {
    let size = style.font.usableSize
    guard style.underline != nil || style.strikethrough != nil || style.isOutlinedOrLeans else {
      return run.inkBounds
    }
    let line = CGRect(x: run.x, y: -style.baselineOffset, width: run.width, height: 0)
    return run.inkBounds.union(line).insetBy(
      dx: -size * (0.5 + abs(style.obliqueness) + abs(style.strokeWidth) / 100),
      dy: -size * (0.5 + abs(style.strokeWidth) / 100))
  }

  private func paint(
    _ line: TextLayout.Placed, with shadow: TextStyle.Shadow?, on canvas: CairoCanvas
  ) {
    let matrix = matrix(for: line)
    canvas.setAntialias(context.state.antialiases)
    let styles = line.paragraph.source.runs
    for run in line.line.runs where styles[run.styleIndex].style.shadow == shadow {
      let style = styles[run.styleIndex].style
      let ruler = TextRuler(canvas: canvas, matrix: matrix, alpha: context.state.alpha)
      if let underline = style.underline {
        ruler.draw(underline, below: run, style, text: line.paragraph.source.text)
      }
      if style.attachment == nil { paint(run, style, line, matrix, on: canvas) }
      if let strikethrough = style.strikethrough {
        ruler.draw(strikethrough, through: run, style, text: line.paragraph.source.text)
      }
    }
    unsafe cairo_identity_matrix(canvas.cairo)
  }

  /// The letters, and `pango_cairo_glyph_string_path` for outlines.
  private func paint(
    _ run: TextLine.Run, _ style: TextStyle, _ line: TextLayout.Placed,
    _ matrix: CGAffineTransform, on canvas: CairoCanvas
  ) {
    let cairo = unsafe canvas.cairo
    var place = matrix.translatedBy(x: run.x, y: -style.baselineOffset)
    if style.obliqueness != 0 {
      place = CGAffineTransform(a: 1, b: 0, c: -style.obliqueness, d: 1, tx: 0, ty: 0)
        .concatenating(place)
    }
    guard place.isInvertible else { return }
    canvas.setMatrix(place)
    unsafe cairo_new_path(cairo)
    unsafe cairo_move_to(cairo, 0, 0)
    if style.strokeWidth <= 0 {
      canvas.setSource(style.color.rgba, alpha: context.state.alpha)
      let text = unsafe pango_layout_get_text(line.paragraph.layout)
      unsafe LetterPainter(run: run, style: style, text: text).paint(place, on: canvas)
    }
    guard style.strokeWidth != 0 else { return }
    unsafe cairo_move_to(cairo, 0, 0)
    unsafe pango_cairo_glyph_string_path(
      cairo, run.item.pointee.item.pointee.analysis.font, run.item.pointee.glyphs)
    canvas.setSource((style.strokeColor ?? style.color).rgba, alpha: context.state.alpha)
    unsafe cairo_set_line_width(cairo, abs(style.strokeWidth) / 100 * style.font.usableSize)
    unsafe cairo_set_dash(cairo, nil, 0, 0)
    unsafe cairo_stroke(cairo)
  }
}

extension TextStyle {
  fileprivate var isOutlinedOrLeans: Bool { strokeWidth != 0 || obliqueness != 0 }
}

extension CGRect {
  /// The rectangle on the device, with its edges between pixels where it `snaps`.
  func applying(matrix: CGAffineTransform, snaps: Bool) -> PathStorage {
    var path = PathStorage()
    if snaps {
      let box = applying(matrix)
      let (left, top) = (box.minX.rounded(), box.minY.rounded())
      path.addRect(
        CGRect(x: left, y: top, width: box.maxX.rounded() - left, height: box.maxY.rounded() - top))
      return path
    }
    path.addRect(self)
    return path.applying(matrix)
  }
}
