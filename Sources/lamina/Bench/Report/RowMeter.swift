import UIKit

/// Measures what it costs the program to make the rows of a table or the items of a collection view.
@MainActor final class RowMeter {
  /// CPU time of the main thread, in seconds, of frames in which rows were made, and their number.
  struct Reading {
    var rows = 0
    /// The time for which rows were made: they were configured, measured, laid out and drawn.
    var making = 0.0
    /// The time of the whole frame: also of sending the changes.
    var frame = 0.0
  }

  private(set) var reading = Reading()
  private var cells: [UIView] = []

  /// Called by the data source for each row that it makes, with its cell.
  func rowWasMade(_ cell: UIView) { cells.append(cell) }

  /// Scrolls a list, which makes the rows that come, and commits that.
  ///
  /// The commit would lay out and draw the same views. They are laid out and drawn before it, so that
  /// these costs can be told from those of the other work of a frame.
  func measure(_ list: UIScrollView, _ scroll: () -> Void) {
    cells = []
    let start = ThreadClock.seconds
    scroll()
    list.layoutIfNeeded()
    for cell in cells { Self.display(cell.layer) }
    let made = ThreadClock.seconds
    CATransaction.flush()
    guard !cells.isEmpty else { return }
    reading.rows += cells.count
    reading.making += made - start
    reading.frame += ThreadClock.seconds - start
  }

  private static func display(_ layer: CALayer) {
    layer.displayIfNeeded()
    layer.sublayers?.forEach(display)
  }
}

extension RowMeter.Reading {
  static func - (later: Self, earlier: Self) -> Self {
    Self(
      rows: later.rows - earlier.rows, making: later.making - earlier.making,
      frame: later.frame - earlier.frame)
  }
}
