public import QuartzCore

extension UIView {
  /// Returns a view that shows a snapshot of this one, with its subtree, as one bitmap. Nil if the
  /// bounds contain no pixel.
  ///
  /// The program cannot read the pixels on the screen, so the views are drawn once more with their
  /// model values, without animations.
  ///
  /// - Parameter afterUpdates: whether pending layout is done first.
  ///
  /// Main thread. Source: Apple, "UIView.snapshotView(afterScreenUpdates:)".
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates: afterUpdates)
  }

  /// Returns a view that shows a snapshot of a part of this one. When it is resized, the part
  /// inside the insets stretches. Nil if `rect` contains no pixel.
  ///
  /// - Parameters:
  ///   - rect: in the view's coordinates. Points.
  ///   - capInsets: insets from the sides of `rect`. Points.
  ///
  /// Main thread. Source: Apple,
  /// "UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)".
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let view = snapshot(of: rect, afterUpdates: afterUpdates)
    view?.layer.contentsCenter = capInsets.center(of: rect.size)
    return view
  }

  /// Draws a snapshot of the view into the current context, scaled to `rect`. Returns false if
  /// there is no context or nothing to draw.
  ///
  /// Main thread. Source: Apple, "UIView.drawHierarchy(in:afterScreenUpdates:)".
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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

  private func snapshot(of rect: CGRect, afterUpdates: Bool) -> UIView? {
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
