public import QuartzCore

extension UIView {
  /// Takes a point of another view's coordinates, or of the window's where that is nil, to the
  /// view's own.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let other = (view ?? window)?.transformToTop ?? .identity
    return point.applying(other.concatenating(transformToTop.inverted()))
  }

  /// Takes a point of the view's coordinates to another view's, or to the window's where that is
  /// nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let other = (view ?? window)?.transformToTop ?? .identity
    return point.applying(transformToTop.concatenating(other.inverted()))
  }

  /// From the view's coordinates to those of the layer at the top of its tree.
  private var transformToTop: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var next: CALayer? = layer
    while let layer = next {
      transform = transform.concatenating(layer.toSuperlayer)
      next = layer.superlayer
    }
    return transform
  }
}
