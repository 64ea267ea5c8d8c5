extension CGContext {
  /// Draws `image` in `rect` as Core Graphics does: its top row at the rectangle's greatest y, so
  /// upside down where y points down. An image mask is painted in the fill colour.
  ///
  /// Source: Apple, "draw(_:in:byTiling:)".
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, matrix: image.matrix(filling: rect.standardized), rect, "draw(_:in:)")
  }

  /// Draws `image` in `rect` and, where `byTiling`, again and again beside it wherever the clip is.
  ///
  /// Source: Apple, "draw(_:in:byTiling:)".
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
    guard byTiling else { return draw(image, in: rect) }
    let matrix = image.matrix(filling: rect.standardized)
    let call: StaticString = "draw(_:in:byTiling:)"
    guard let toDevice = deviceMatrix(matrix, rect, call) else { return }
    let filter = state.interpolationQuality
    let paint = { (canvas: CairoCanvas, alpha: CGFloat) in
      canvas.withSource(image, matrix: toDevice, filter: filter, repeats: true) {
        canvas.paint(alpha: alpha)
      }
    }
    if image.isMask {
      fill(state.clipBounds, call) { paint($0, 1) }
    } else {
      draw(over: state.clipBounds, call) { [alpha = state.alpha] in paint($0, alpha) }
    }
  }

  /// Draws `image` in `rect` with its top row at the rectangle's least y: upright in UIKit's space.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    draw(image, matrix: image.uprightMatrix(filling: rect.standardized), rect, "draw(_:in:)")
  }

  /// - Parameter matrix: from the image's pixels, y down, to user space.
  private func draw(
    _ image: CGImage, matrix: CGAffineTransform, _ rect: CGRect, _ call: StaticString
  ) {
    guard let toDevice = deviceMatrix(matrix, rect, call) else { return }
    let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let paint = { [state, isAntialiased] (canvas: CairoCanvas, alpha: CGFloat) in
      canvas.setAntialias(isAntialiased)
      canvas.draw(image, matrix: toDevice, filter: state.interpolationQuality, alpha: alpha)
    }
    if image.isMask {
      fill(whole.applying(toDevice), call) { paint($0, 1) }
    } else {
      draw(over: whole.applying(toDevice), call) { [alpha = state.alpha] in paint($0, alpha) }
    }
  }

  /// Paints with the fill colour what `coverage` covers.
  private func fill(
    _ bounds: CGRect, _ call: StaticString, coverage: @escaping (CairoCanvas) -> Void
  ) {
    guard let ink = ink(state.fillPattern, or: state.fillColor, over: bounds) else { return }
    draw(ink, over: bounds, call, coverage: coverage)
  }

  /// From the image's pixels to the device's; nil where nothing can be drawn.
  private func deviceMatrix(
    _ matrix: CGAffineTransform, _ rect: CGRect, _ call: StaticString
  ) -> CGAffineTransform? {
    guard accepts(rect.isFinite || rect.isNull, call, rect), acceptsTransform(call),
      !rect.isEmpty
    else { return nil }
    let toDevice = matrix.concatenating(state.ctm)
    return accepts(toDevice.isInvertible, call, rect) ? toDevice : nil
  }
}

extension CGImage {
  /// From the pixels, y down, to `rect` with the top row at its least y.
  func uprightMatrix(filling rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: rect.height / CGFloat(height), tx: rect.minX,
      ty: rect.minY)
  }

  /// From the pixels, y down, to `rect` with the top row at its greatest y.
  func matrix(filling rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: -rect.height / CGFloat(height),
      tx: rect.minX, ty: rect.maxY)
  }
}
