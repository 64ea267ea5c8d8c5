import CoreGraphics

extension UIScreen {
  /// Converts a point on the surface to the coordinates of the windows' frames.
  final func contentPoint(_ point: CGPoint) -> CGPoint {
    point.applying(geometry.displayTransform.inverted())
  }

  /// Returns the view that receives a touch, and its window: the frontmost one that takes the point.
  /// Pending layout is performed first.
  ///
  /// - Parameters:
  ///   - point: in the coordinates of the windows' frames. Points.
  ///   - isAssistive: whether an assistive technology touches, to which some windows belong.
  final func hitTest(
    _ point: CGPoint, with event: UIEvent, isAssistive: Bool = false
  ) -> (window: UIWindow, view: UIView)? {
    for window in stack.windows.reversed() where !window.isHidden {
      if isAssistive, !window.takesAssistiveTouches { continue }
      window.layoutIfNeeded()
      if let view = window.hitTest(window.fromScreen(point), with: event) {
        return (view.hostWindow ?? window, view)
      }
    }
    return nil
  }
}

extension UIWindow {
  /// Converts a point from the coordinates of the window's frame.
  final func fromScreen(_ point: CGPoint) -> CGPoint {
    point.applying(ownLayer.properties.toSuperlayer.inverted())
  }
}
