import CoreGraphics
import Foundation

/// A row that is swiped aside, and the actions behind it.
@MainActor final class RowSwipe {
  var path: IndexPath
  let cell: UIView
  let actions: SwipeActionsView
  /// How far the row is from its place. Points.
  var offset: CGFloat = 0
  /// The distance when the finger began.
  var start: CGFloat = 0
  /// Whether the row is about to return to its place.
  var isClosing = false

  init(_ cell: UIView, at path: IndexPath, _ actions: SwipeActionsView) {
    (self.cell, self.path, self.actions) = (cell, path, actions)
  }

  func distance(in width: CGFloat) -> SwipeDistance {
    let allowsFull = actions.configuration.performsFirstActionWithFullSwipe
    return actions.isRight
      ? SwipeDistance(
        widths: (nil, actions.naturalWidth), allowsFull: (false, allowsFull), rowWidth: width)
      : SwipeDistance(
        widths: (actions.naturalWidth, nil), allowsFull: (allowsFull, false), rowWidth: width)
  }
}

/// Recognizes that a row with actions is dragged to a side.
final class SwipePanGestureRecognizer: UIPanGestureRecognizer {
  final weak var controller: SwipeController?

  override func counted(_ travel: CGVector) -> CGVector { CGVector(dx: travel.dx, dy: 0) }

  override func isWanted(_ travel: CGVector) -> Bool {
    controller?.wantsSwipe(travel.dx) ?? false
  }
}
