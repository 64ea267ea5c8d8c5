extension CGContext {
  /// Draws `image` in `rect` as Core Graphics does: its top row at the rectangle's greatest y, so
  /// upside down where y points down. Apple: CGContext.draw(_:in:).
  public func draw(_ image: CGImage, in rect: CGRect) {
    let box = rect.standardized
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: box.minX, ty: box.maxY)
    draw(image, size: box.size, matrix: flip)
  }

  /// Draws `image` in `rect` with its top row at the rectangle's least y: upright in UIKit's space.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    let box = rect.standardized
    draw(image, size: box.size, matrix: CGAffineTransform(translationX: box.minX, y: box.minY))
  }

  /// Draws `image` over (0, 0) … `size`, y down, in the space that `matrix` maps to user space.
  private func draw(_ image: CGImage, size: CGSize, matrix: CGAffineTransform) {
    let stretch = CGAffineTransform(
      scaleX: size.width / CGFloat(image.width), y: size.height / CGFloat(image.height))
    let toDevice = stretch.concatenating(matrix).concatenating(state.ctm)
    guard toDevice.isInvertible else { return }
    var outline = PathStorage()
    outline.addRect(CGRect(x: 0, y: 0, width: image.width, height: image.height))
    let path = outline.applying(toDevice)
    draw(over: path.controlBox) { [state] canvas in
      canvas.withSource(image, matrix: toDevice, filter: state.interpolationQuality) {
        canvas.setAntialias(state.antialiases)
        canvas.paint(inside: path, alpha: state.alpha)
      }
    }
  }
}
