public import CoreGraphics

extension UIWindow {
  /// Converts a point from the window's coordinates to another window's, or to the screen's if
  /// `window` is nil.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window))
  }

  /// Converts a point from another window's coordinates, or from the screen's if `window` is nil,
  /// to this window's.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window).inverted())
  }

  /// Converts a rectangle from the window's coordinates to the smallest one that encloses it in
  /// another window's, or in the screen's if `window` is nil.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window))
  }

  /// Converts a rectangle from another window's coordinates, or from the screen's if `window` is
  /// nil, to the smallest one that encloses it in this window's.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window).inverted())
  }

  private func transform(to window: UIWindow?) -> CGAffineTransform {
    let other = window?.layer.toSuperlayer ?? .identity
    return window === self ? .identity : layer.toSuperlayer.concatenating(other.inverted())
  }
}
