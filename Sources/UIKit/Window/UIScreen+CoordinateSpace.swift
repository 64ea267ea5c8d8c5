import Foundation

/// The coordinate space of a screen.
final class ScreenSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen
  /// Whether the space is independent of the content's rotation.
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
    rect.mappingCorners { convert($0, to: coordinateSpace) }
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.mappingCorners { convert($0, from: coordinateSpace) }
  }

  /// Converts a point to the coordinate space of the windows' frames.
  private func toContent(_ point: CGPoint) -> CGPoint {
    isFixed ? point.applying(screen.geometry.transform.inverted()) : point
  }

  private func fromContent(_ point: CGPoint) -> CGPoint {
    isFixed ? point.applying(screen.geometry.transform) : point
  }
}
