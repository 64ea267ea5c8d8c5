public import QuartzCore

extension UIView {
  /// Takes a point of another view's coordinates to the view's own.
  ///
  /// - Parameter view: nil: the window's, or those of the highest view where there is no window.
  ///   Between windows the way goes over the screen.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying((view ?? top).transform(to: self))
  }

  /// Takes a point of the view's coordinates to another view's. As for `convert(_:from:)`.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view ?? top))
  }

  /// Takes a rectangle of another view's coordinates to the smallest one around it in the view's
  /// own. As for points.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying((view ?? top).transform(to: self))
  }

  /// Takes a rectangle of the view's coordinates to the smallest one around it in another view's.
  /// As for points.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view ?? top))
  }

  /// What nil stands for.
  private var top: UIView { window ?? path.last ?? self }

  /// The view, its superview and so on.
  private var path: [UIView] {
    var views = [self]
    var next = superview
    while let view = next {
      views.append(view)
      next = view.superview
    }
    return views
  }

  /// From the view's coordinates to those of another. What lies above both plays no part; views
  /// that have nothing above both meet on the screen.
  private func transform(to other: UIView) -> CGAffineTransform {
    var (mine, theirs) = (path[...], other.path[...])
    while let last = mine.last, last === theirs.last {
      mine.removeLast()
      theirs.removeLast()
    }
    return Self.transform(up: mine).concatenating(Self.transform(up: theirs).inverted())
  }

  private static func transform(up path: ArraySlice<UIView>) -> CGAffineTransform {
    path.reduce(.identity) { $0.concatenating($1.layer.toSuperlayer) }
  }
}
