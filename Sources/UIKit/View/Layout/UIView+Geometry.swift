public import QuartzCore

extension UIView {
  /// Converts a point from another view's coordinates to this view's.
  ///
  /// - Parameter view: nil means the window, or the topmost view if there is no window. Points are
  ///   converted between windows through screen coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? top).convert(point, to: self)
  }

  /// Converts a point from this view's coordinates to another view's. See `convert(_:from:)`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = view ?? top
    if top === other.top { return layer.convert(point, to: other.layer) }
    return other.convertFromScreen(convertToScreen(point))
  }

  /// Converts a rectangle from another view's coordinates to the smallest one that encloses it in
  /// this view's. Nil means the same as for points.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? top).convert(rect, to: self)
  }

  /// Converts a rectangle from this view's coordinates to the smallest one that encloses it in
  /// another view's. Nil means the same as for points.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let other = view ?? top
    if top === other.top { return layer.convert(rect, to: other.layer) }
    return rect.mappingCorners { convert($0, to: other) }
  }

  /// Converts a point to screen coordinates. Without a window, the topmost view's superlayer
  /// coordinates serve as the screen's.
  func convertToScreen(_ point: CGPoint) -> CGPoint {
    layer.convert(point, to: top.layer).applying(top.layer.toSuperlayer)
  }

  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    top.layer.convert(point.applying(top.layer.toSuperlayer.inverted()), to: layer)
  }

  /// The view that nil stands for: the window, or the topmost view if there is none.
  private var top: UIView {
    if let window { return window }
    var view = self
    while let next = view.superview { view = next }
    return view
  }
}

extension CGRect {
  /// The smallest rectangle that encloses the converted corners.
  func mappingCorners(_ convert: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(enclosing: corners.map(convert))
  }
}
