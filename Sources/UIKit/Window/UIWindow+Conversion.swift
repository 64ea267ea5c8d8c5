public import CoreGraphics

extension UIWindow {
  /// Takes a point of the window's coordinates to another window's, or to the screen's where that
  /// is nil.
  public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window))
  }

  /// Takes a point of another window's coordinates, or of the screen's where that is nil, to the
  /// window's.
  public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    point.applying(transform(to: window).inverted())
  }

  /// Takes a rectangle of the window's coordinates to the smallest one around it in another
  /// window's, or in the screen's where that is nil.
  public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window))
  }

  /// Takes a rectangle of another window's coordinates, or of the screen's where that is nil, to
  /// the smallest one around it in the window's.
  public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    rect.applying(transform(to: window).inverted())
  }

  private func transform(to window: UIWindow?) -> CGAffineTransform {
    let other = window?.layer.toSuperlayer ?? .identity
    return window === self ? .identity : layer.toSuperlayer.concatenating(other.inverted())
  }
}
