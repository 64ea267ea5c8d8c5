import QuartzCore

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
  private var rowsOfFrame = 0

  /// Called by the data source for each row that it makes.
  func rowWasMade() { rowsOfFrame += 1 }

  /// Shows new rows, and commits them.
  ///
  /// Layout and drawing are called before the commit, which would begin with them, so that their costs can
  /// be told from those of its other work.
  func measure(_ change: () -> Void) {
    rowsOfFrame = 0
    let start = ThreadClock.seconds
    change()
    CATransaction.layOutAndDisplay()
    let made = ThreadClock.seconds
    CATransaction.flush()
    guard rowsOfFrame > 0 else { return }
    reading.rows += rowsOfFrame
    reading.making += made - start
    reading.frame += ThreadClock.seconds - start
  }
}

extension RowMeter.Reading {
  static func - (later: Self, earlier: Self) -> Self {
    Self(
      rows: later.rows - earlier.rows, making: later.making - earlier.making,
      frame: later.frame - earlier.frame)
  }
}
