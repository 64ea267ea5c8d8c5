import QuartzCore

extension UIView {
  func drawSnapshot(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.clip(to: bounds)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let context = CGContext(
      pointSize: rect.size, origin: rect.origin, scale: layer.bitmapScale, isOpaque: false)
    layer.render(in: context)
    guard let image = context.makeImage() else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.isOpaque = false
    view.contentScaleFactor = layer.bitmapScale
    view.layer.contents = image
    return view
  }
}

extension UIEdgeInsets {
  /// The rectangle that the insets leave of one of the given size, in fractions of that size.
  func center(of size: CGSize) -> CGRect {
    guard self != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: left / size.width, y: top / size.height,
      width: max(size.width - left - right, 0) / size.width,
      height: max(size.height - top - bottom, 0) / size.height)
  }
}
