import CoreGraphics
import Foundation

/// A row that a finger moves.
@MainActor final class TableReorder {
  let cell: UITableViewCell
  /// Where the row was.
  let source: IndexPath
  /// Where the row goes if it is dropped now.
  var target: IndexPath
  /// Where the finger is in the table's visible rectangle, and how far below the top of the row it
  /// has taken it.
  var finger: CGFloat
  let grip: CGFloat
  let scroller: EdgeScroller

  init(
    _ cell: UITableViewCell, at source: IndexPath, finger: CGFloat, grip: CGFloat,
    _ scroller: EdgeScroller
  ) {
    (self.cell, self.source, target) = (cell, source, source)
    (self.finger, self.grip, self.scroller) = (finger, grip, scroller)
  }
}
