import QuartzCore

extension UIView {
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = view ?? top
    if top === other.top { return ownLayer.convert(point, to: other.ownLayer) }
    return other.convertFromScreen(convertToScreen(point))
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    let other = view ?? top
    if top === other.top { return ownLayer.convert(rect, to: other.ownLayer) }
    return rect.mappingCorners { converted($0, to: other) }
  }

  /// Converts a point to screen coordinates. Without a window, the topmost view's superlayer
  /// coordinates serve as the screen's.
  func convertToScreen(_ point: CGPoint) -> CGPoint {
    ownLayer.convert(point, to: top.ownLayer).applying(top.ownLayer.properties.toSuperlayer)
  }

  /// Converts a rectangle to the one around it in screen coordinates.
  func convertToScreen(_ rect: CGRect) -> CGRect {
    let top = top
    let transform = top.ownLayer.properties.toSuperlayer
    guard transform.b == 0, transform.c == 0 else {
      return rect.mappingCorners { convertToScreen($0) }
    }
    return ownLayer.convert(rect, to: top.ownLayer).applying(transform)
  }

  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    top.ownLayer.convert(point.applying(top.ownLayer.properties.toSuperlayer.inverted()), to: layer)
  }

  /// The view that nil stands for: the window, or the topmost view if there is none.
  var top: UIView {
    var view = self
    while view.hostWindow == nil, let next = view.parent ?? view.maskedView { view = next }
    return view.hostWindow ?? view
  }
}

extension CGRect {
  /// The smallest rectangle that encloses the converted corners.
  func mappingCorners(_ convert: (CGPoint) -> CGPoint) -> CGRect {
    CGRect(enclosing: corners.map(convert))
  }
}
