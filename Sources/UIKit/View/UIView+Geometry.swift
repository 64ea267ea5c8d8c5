public import QuartzCore

extension UIView {
  /// Takes a point of another view's coordinates to the view's own.
  ///
  /// - Parameter view: nil: the window's, or those of the highest view where there is no window.
  ///   Between windows the way goes over the screen.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? top).convert(point, to: self)
  }

  /// Takes a point of the view's coordinates to another view's. As for `convert(_:from:)`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (top, other) = (top, view ?? top)
    let otherTop = other.top
    if top === otherTop { return layer.convert(point, to: other.layer) }
    let onScreen = layer.convert(point, to: top.layer).applying(top.layer.toSuperlayer)
    return otherTop.layer.convert(
      onScreen.applying(otherTop.layer.toSuperlayer.inverted()), to: other.layer)
  }

  /// Takes a rectangle of another view's coordinates to the smallest one around it in the view's
  /// own. As for points.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? top).convert(rect, to: self)
  }

  /// Takes a rectangle of the view's coordinates to the smallest one around it in another view's.
  /// As for points.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let other = view ?? top
    if top === other.top { return layer.convert(rect, to: other.layer) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: other) }
    let (left, right) = (corners.map(\.x).min() ?? 0, corners.map(\.x).max() ?? 0)
    let (top, bottom) = (corners.map(\.y).min() ?? 0, corners.map(\.y).max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// What nil stands for: the window, or the highest view where there is none.
  private var top: UIView {
    if let window { return window }
    var view = self
    while let next = view.superview { view = next }
    return view
  }
}
