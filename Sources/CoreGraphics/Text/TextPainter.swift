/// Draws laid-out lines in a context.
struct TextPainter {
  let context: CGContext
  /// The transform from the text's coordinates to device pixels.
  let matrix: CGAffineTransform

  /// Whether baselines are parallel to rows of pixels; false for vector output (PDF).
  var isAxisAligned: Bool { matrix.b == 0 && matrix.c == 0 && !context.isVectorOutput }

  /// The transform from a line's coordinates to device pixels. The baseline is snapped to the edge
  /// of a row of pixels so that the bottoms of the glyphs are sharp at every scale.
  func matrix(for line: TextLayout.PositionedLine) -> CGAffineTransform {
    var matrix = matrix.translatedBy(x: line.x, y: line.baseline)
    if isAxisAligned { matrix.ty = matrix.ty.rounded() }
    return matrix
  }

  func forEachRun(
    of lines: [TextLayout.PositionedLine],
    _ body: (TextLine.Run, TextLayout.PositionedLine) -> Void
  ) {
    for line in lines {
      for run in line.line.runs { body(run, line) }
    }
  }

  func paintBackgrounds(_ lines: [TextLayout.PositionedLine]) {
    forEachRun(of: lines) { run, line in
      guard let color = run.shared.style.backgroundColor else { return }
      let box = CGRect(
        x: line.x + run.x, y: line.top, width: run.width, height: line.bottom - line.top)
      fill(box.applying(matrix: matrix, snaps: isAxisAligned), color)
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

  /// Draws attachments on their lines' baselines, with the origin snapped to pixels.
  func paintAttachments(_ lines: [TextLayout.PositionedLine]) {
    forEachRun(of: lines) { run, line in
      guard let attachment = run.shared.style.attachment else { return }
      var box = run.inkBounds.applying(matrix(for: line))
      if isAxisAligned { box.origin = CGPoint(x: box.minX.rounded(), y: box.minY.rounded()) }
      attachment.draw(in: box.applying(context.state.ctm.inverted()), of: context)
    }
  }

  /// Paints the runs that have this shadow, with their underlines and strikethroughs.
  func paint(_ lines: [TextLayout.PositionedLine], with shadow: TextStyle.Shadow?) {
    let bounds = bounds(of: lines, with: shadow)
    guard !bounds.isNull else { return }
    let before = context.state.shadow
    if let shadow {
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
    if context.state.blendMode.isUnbounded && !context.isVectorOutput {
      paintAsMask(lines, with: shadow)
    } else {
      context.draw(over: bounds.applying(matrix).insetBy(dx: -2, dy: -2)) { canvas in
        for line in lines { paint(line, with: shadow, on: canvas) }
      }
    }
    context.state.shadow = before
  }

  /// The bounds of the runs that have this shadow, with their underlines and strikethroughs.
  private func bounds(of lines: [TextLayout.PositionedLine], with shadow: TextStyle.Shadow?)
    -> CGRect
  {
    // Exact measurement takes longer than letting cairo clip glyphs.
    if shadow == nil, context.drawsDirectly, let rough = estimatedBounds(of: lines) { return rough }
    var exact = CGRect.null
    forEachRun(of: lines) { run, line in
      guard run.shared.style.shadow == shadow else { return }
      exact = exact.union(paintedBounds(of: run).offsetBy(dx: line.x, dy: line.baseline))
    }
    return exact
  }

  /// Bounds that contain most glyphs; nil if they are not finite or outside the clip, in which case
  /// exact bounds are needed.
  private func estimatedBounds(of lines: [TextLayout.PositionedLine]) -> CGRect? {
    var bounds = CGRect.null
    for line in lines where line.mayHaveInk {
      let box = line.estimatedBounds
      // Foundation's rectangle operations trap on NaN.
      guard box.isFinite else { return nil }
      bounds = bounds.union(box)
    }
    let deviceBounds = bounds.applying(matrix)
    return deviceBounds.isFinite && deviceBounds.intersects(context.state.clipBounds) ? bounds : nil
  }

  /// The bounds of a run with its stroke, slant, underline and strikethrough.
  private func paintedBounds(of run: TextLine.Run) -> CGRect {
    let style = run.shared.style
    let size = style.font.usableSize
    guard style.underline != nil || style.strikethrough != nil || style.isStrokedOrOblique else {
      return run.inkBounds
    }
    let line = CGRect(x: run.x, y: -style.baselineOffset, width: run.width, height: 0)
    return run.inkBounds.union(line).insetBy(
      dx: -size * (0.5 + abs(style.obliqueness) + abs(style.strokeWidth) / 100),
      dy: -size * (0.5 + abs(style.strokeWidth) / 100))
  }

  private func paint(
    _ line: TextLayout.PositionedLine, with shadow: TextStyle.Shadow?, on canvas: CairoCanvas
  ) {
    for run in line.line.runs where run.shared.style.shadow == shadow {
      paint(run, of: line, on: canvas)
    }
  }

  private func paint(
    _ run: TextLine.Run, of line: TextLayout.PositionedLine, on canvas: CairoCanvas
  ) {
    let (matrix, text) = (matrix(for: line), line.paragraph.source.text)
    canvas.setAntialias(context.state.antialiases)
    let decorations = TextDecorationPainter(
      canvas: canvas, matrix: matrix, alpha: context.state.alpha)
    if let underline = run.shared.style.underline {
      decorations.draw(underline, below: run, text: text)
    }
    if run.shared.style.attachment == nil { paint(run, of: line, transform: matrix, on: canvas) }
    if let strikethrough = run.shared.style.strikethrough {
      decorations.draw(strikethrough, through: run, text: text)
    }
  }

  /// Paints runs as a mask for their color, for cairo operators that affect pixels outside the
  /// drawn shape.
  private func paintAsMask(_ lines: [TextLayout.PositionedLine], with shadow: TextStyle.Shadow?) {
    forEachRun(of: lines) { run, line in
      guard run.shared.style.shadow == shadow else { return }
      let bounds = paintedBounds(of: run).offsetBy(dx: line.x, dy: line.baseline).applying(matrix)
      let shape = run.solid
      context.draw(
        .color(run.shared.style.color.rgba), over: bounds.insetBy(dx: -2, dy: -2), call: "draw(at:)"
      ) { canvas in
        // The fill color already has the context's alpha.
        let alpha = context.state.alpha
        context.state.alpha = 1
        paint(shape, of: line, on: canvas)
        context.state.alpha = alpha
      }
    }
  }
}

extension CGContext {
  /// Whether drawing goes directly to the canvas, so that its bounds need not be exact.
  fileprivate var drawsDirectly: Bool {
    state.shadow == nil && state.mask == nil && !state.blendMode.needsManualBlending
      && memory == nil
  }
}

extension TextLayout.PositionedLine {
  /// Whether the line may have visible glyphs without a shadow; a fast, conservative check.
  fileprivate var mayHaveInk: Bool {
    line.runs.contains { $0.shared.style.shadow == nil }
      && paragraph.source.text.utf8.contains { $0 > 32 }
  }

  /// Bounds that contain most glyphs of the line: the line box, enlarged by its height.
  fileprivate var estimatedBounds: CGRect {
    let box = CGRect(
      x: x, y: baseline - line.ascent, width: line.width, height: line.ascent + line.descent)
    return box.insetBy(dx: -box.height, dy: -box.height)
  }
}

extension TextStyle {
  fileprivate var isStrokedOrOblique: Bool { strokeWidth != 0 || obliqueness != 0 }
}

extension CGRect {
  /// The rectangle transformed to the device; its edges are snapped to pixels if `snaps`.
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
