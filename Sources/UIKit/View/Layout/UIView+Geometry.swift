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
    let other = view ?? top
    if top === other.top { return layer.convert(point, to: other.layer) }
    return other.convertFromScreen(convertToScreen(point))
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
    return rect.aroundCorners { convert($0, to: other) }
  }

  /// To the points of the screen. Where there is no window, the highest view's superview is taken
  /// for it.
  func convertToScreen(_ point: CGPoint) -> CGPoint {
    layer.convert(point, to: top.layer).applying(top.layer.toSuperlayer)
  }

  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    top.layer.convert(point.applying(top.layer.toSuperlayer.inverted()), to: layer)
  }

  /// What nil stands for: the window, or the highest view where there is none.
  private var top: UIView {
    if let window { return window }
    var view = self
    while let next = view.superview { view = next }
    return view
  }
}

extension CGRect {
  /// The smallest rectangle around the places that the corners go to.
  func aroundCorners(_ place: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(enclosing: corners.map(place))
  }
}
