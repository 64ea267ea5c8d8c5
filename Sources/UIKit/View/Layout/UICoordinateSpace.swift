public import Foundation

/// A coordinate space that points and rectangles can be converted to and from: a view or the
/// screen. Spaces other than views implement the conversion from and to a view. Apple:
/// UICoordinateSpace.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds in the space's own coordinates. Points.
  var bounds: CGRect { get }
}
