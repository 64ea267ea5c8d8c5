extension CGContext {
  /// Draws `image` in `rect` with its top row at the rectangle's greatest y, as Core Graphics does;
  /// it appears upside down where y points down. An image mask is painted in the fill color.
  ///
  /// Source: Apple, "draw(_:in:byTiling:)".
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, matrix: image.matrix(filling: rect.standardized), rect: rect, call: "draw(_:in:)")
  }

  /// Draws `image` in `rect`; with `byTiling`, repeats it in both directions to fill the clip.
  ///
  /// Source: Apple, "draw(_:in:byTiling:)".
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let matrix = image.matrix(filling: rect.standardized)
    let call: StaticString = "draw(_:in:byTiling:)"
    guard let toDevice = deviceMatrix(matrix, rect: rect, call: call) else { return }
    let filter = state.interpolationQuality
    let paint = { (canvas: CairoCanvas, alpha: CGFloat) in
      canvas.withSource(image, matrix: toDevice, filter: filter, repeats: true) {
        canvas.paint(alpha: alpha)
      }
    }
    if image.isMask {
      fill(state.clipBounds, call: call) { paint($0, 1) }
    } else {
      draw(over: state.clipBounds, call: call) { [alpha = state.alpha] in paint($0, alpha) }
    }
  }

  /// Draws `image` in `rect` with its top row at the rectangle's least y, so that it is not upside
  /// down in UIKit's y-down coordinates.
  package func drawYDown(_ image: CGImage, in rect: CGRect) {
    draw(
      image, matrix: image.yDownMatrix(filling: rect.standardized), rect: rect, call: "draw(_:in:)")
  }

  /// - Parameter matrix: maps the image's pixels, y down, to user space.
  private func draw(
    _ image: CGImage, matrix: CGAffineTransform, rect: CGRect, call: StaticString
  ) {
    guard let toDevice = deviceMatrix(matrix, rect: rect, call: call) else { return }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let paint = { [state, isAntialiased] (canvas: CairoCanvas, alpha: CGFloat) in
      canvas.setAntialias(isAntialiased)
      canvas.draw(image, matrix: toDevice, filter: state.interpolationQuality, alpha: alpha)
    }
    if image.isMask {
      fill(whole.applying(toDevice), call: call) { paint($0, 1) }
    } else {
      draw(over: whole.applying(toDevice), call: call) { [alpha = state.alpha] in paint($0, alpha) }
    }
  }

  /// Paints the area that `coverage` draws in the fill color.
  private func fill(
    _ bounds: CGRect, call: StaticString, coverage: @escaping (CairoCanvas) -> Void
  ) {
    guard let paintSource = paintSource(state.fillPattern, or: state.fillColor, over: bounds) else {
      return
    }
    draw(paintSource, over: bounds, call: call, coverage: coverage)
  }

  /// The matrix from the image's pixels to device pixels; nil where nothing can be drawn.
  private func deviceMatrix(
    _ matrix: CGAffineTransform, rect: CGRect, call: StaticString
  ) -> CGAffineTransform? {
    guard accepts(rect.isFinite || rect.isNull, call: call, value: rect), acceptsTransform(call),
      !rect.isEmpty
    else { return nil }
    let toDevice = matrix.concatenating(state.ctm)
    return accepts(toDevice.isInvertible, call: call, value: rect) ? toDevice : nil
  }
}

extension CGImage {
  /// The matrix from the pixels, y down, to `rect`, with the top row at its least y.
  func yDownMatrix(filling rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height), tx: rect.minX,
      ty: rect.minY)
  }

  /// The matrix from the pixels, y down, to `rect`, with the top row at its greatest y.
  func matrix(filling rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: -rect.height / CGFloat(height),
      tx: rect.minX, ty: rect.maxY)
  }
}
