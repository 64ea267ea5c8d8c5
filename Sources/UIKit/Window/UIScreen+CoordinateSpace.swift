import Foundation

extension UIScreen {
  /// The screen's points as its content stands: those of `bounds` and of the windows' frames.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(screen: self, isFixed: false) }

  /// The points of the surface that the display gave, where a place has the same coordinates in each
  /// `interfaceOrientation`; those of `nativeBounds`, in points.
  public var fixedCoordinateSpace: any UICoordinateSpace {
    ScreenSpace(screen: self, isFixed: true)
  }
}

/// A screen as a frame of reference.
private final class ScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen
  /// Whether it stays as it is when the content is turned.
  private let isFixed: Bool

  init(screen: UIScreen, isFixed: Bool) {
    (self.screen, self.isFixed) = (screen, isFixed)
  }

  var bounds: CGRect {
    isFixed ? CGRect(origin: .zero, size: screen.geometry.size) : screen.bounds
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: view.convertFromScreen(toContent(point))
    case let space as ScreenSpace: space.fromContent(toContent(point))
    default: coordinateSpace.convert(point, from: self)
    }
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: fromContent(view.convertToScreen(point))
    case let space as ScreenSpace: fromContent(space.toContent(point))
    default: coordinateSpace.convert(point, to: self)
    }
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.aroundCorners { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.aroundCorners { convert($0, from: coordinateSpace) }
  }

  /// To the coordinates of the windows' frames.
  private func toContent(_ point: CGPoint) -> CGPoint {
    isFixed ? point.applying(screen.geometry.transform.inverted()) : point
  }

  private func fromContent(_ point: CGPoint) -> CGPoint {
    isFixed ? point.applying(screen.geometry.transform) : point
  }
}
