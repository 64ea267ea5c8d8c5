import CoreGraphics
import Foundation
import QuartzCore

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
  /// Scrolls the table while the finger is at its edge.
  var scrolling: CADisplayLink?
  /// When the table was last scrolled, on the media clock.
  var scrollTime: Double?

  init(_ cell: UITableViewCell, at source: IndexPath, finger: CGFloat, grip: CGFloat) {
    (self.cell, self.source, target) = (cell, source, source)
    (self.finger, self.grip) = (finger, grip)
  }
}
