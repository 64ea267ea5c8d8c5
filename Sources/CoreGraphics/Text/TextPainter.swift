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
    _ body: (TextLine.Run, TextLayout.Placed) -> Void
  ) {
    for line in lines {
      for run in line.line.runs { body(run, line) }
    }
  }

  func paintBackgrounds(_ lines: [TextLayout.Placed]) {
    forEachRun(of: lines) { run, line in
      guard let color = run.shared.style.backgroundColor else { return }
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
    forEachRun(of: lines) { run, line in
      guard let attachment = run.shared.style.attachment else { return }
      var box = run.inkBounds.applying(matrix(for: line))
      if isUpright { box.origin = CGPoint(x: box.minX.rounded(), y: box.minY.rounded()) }
      attachment.draw(in: box.applying(context.state.ctm.inverted()), of: context)
    }
  }

  /// Paints the letters that have this shadow, and their lines.
  func paint(_ lines: [TextLayout.Placed], with shadow: TextStyle.Shadow?) {
    let bounds = bounds(of: lines, with: shadow)
    guard !bounds.isNull else { return }
    let before = context.state.shadow
    if let shadow {
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
    if context.state.blendMode.reachesBeyondShape && !context.keepsShapes {
      paintApart(lines, with: shadow)
    } else {
      context.draw(over: bounds.applying(matrix).insetBy(dx: -2, dy: -2)) { canvas in
        for line in lines { paint(line, with: shadow, on: canvas) }
      }
    }
    context.state.shadow = before
  }

  /// What the letters that have this shadow cover, and their lines.
  private func bounds(of lines: [TextLayout.Placed], with shadow: TextStyle.Shadow?) -> CGRect {
    // Measuring each letter takes longer than letting cairo leave some out.
    if shadow == nil, context.drawsStraight, let rough = roughBounds(of: lines) { return rough }
    var exact = CGRect.null
    forEachRun(of: lines) { run, line in
      guard run.shared.style.shadow == shadow else { return }
      exact = exact.union(reach(of: run).offsetBy(dx: line.x, dy: line.baseline))
    }
    return exact
  }

  /// What most letters keep to; nil where that may not be seen.
  private func roughBounds(of lines: [TextLayout.Placed]) -> CGRect? {
    var bounds = CGRect.null
    for line in lines where line.mayHaveInk {
      let box = line.roughBounds
      // Foundation's rectangles trap on what is no number.
      guard box.isFinite else { return nil }
      bounds = bounds.union(box)
    }
    let seen = bounds.applying(matrix)
    return seen.isFinite && seen.intersects(context.state.clipBounds) ? bounds : nil
  }

  /// What a run and its lines can cover.
  private func reach(of run: TextLine.Run) -> CGRect {
    let style = run.shared.style
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
    for run in line.line.runs where run.shared.style.shadow == shadow {
      paint(run, of: line, on: canvas)
    }
  }

  private func paint(_ run: TextLine.Run, of line: TextLayout.Placed, on canvas: CairoCanvas) {
    let (matrix, text) = (matrix(for: line), line.paragraph.source.text)
    canvas.setAntialias(context.state.antialiases)
    let ruler = TextRuler(canvas: canvas, matrix: matrix, alpha: context.state.alpha)
    if let underline = run.shared.style.underline {
      ruler.draw(underline, below: run, text: text)
    }
    if run.shared.style.attachment == nil { paint(run, line, matrix, on: canvas) }
    if let strikethrough = run.shared.style.strikethrough {
      ruler.draw(strikethrough, through: run, text: text)
    }
  }

  /// Where cairo's operator would reach beyond the letters, they are what lets their colour through.
  private func paintApart(_ lines: [TextLayout.Placed], with shadow: TextStyle.Shadow?) {
    forEachRun(of: lines) { run, line in
      guard run.shared.style.shadow == shadow else { return }
      let bounds = reach(of: run).offsetBy(dx: line.x, dy: line.baseline).applying(matrix)
      let shape = run.solid
      context.draw(
        .color(run.shared.style.color.rgba), over: bounds.insetBy(dx: -2, dy: -2), "draw(at:)"
      ) { canvas in
        // The colour has the alpha.
        let alpha = context.state.alpha
        context.state.alpha = 1
        paint(shape, of: line, on: canvas)
        context.state.alpha = alpha
      }
    }
  }
}

extension CGContext {
  /// Whether what is drawn goes straight to the canvas, so that nothing depends on its bounds.
  fileprivate var drawsStraight: Bool {
    state.shadow == nil && state.mask == nil && !state.blendMode.isDrawnAside && memory == nil
  }
}

extension TextLayout.Placed {
  /// Letters without a shadow that are no blanks, as far as a glance tells.
  fileprivate var mayHaveInk: Bool {
    line.runs.contains { $0.shared.style.shadow == nil }
      && paragraph.source.text.utf8.contains { $0 > 32 }
  }

  /// What most letters of the line keep to.
  fileprivate var roughBounds: CGRect {
    let box = CGRect(
      x: x, y: baseline - line.ascent, width: line.width, height: line.ascent + line.descent)
    return box.insetBy(dx: -box.height, dy: -box.height)
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
