import QuartzCore

/// Measures what it costs the program to make the rows of a table or the items of a collection view.
@MainActor final class RowMeter {
  /// Seconds of CPU time of the main thread in frames in which rows were made.
  private(set) var seconds = 0.0
  /// The rows that were made.
  private(set) var rows = 0
  private var rowsOfFrame = 0

  /// Called by the data source for each row that it makes.
  func rowWasMade() { rowsOfFrame += 1 }

  /// Shows new rows, and commits them: the time includes their layout, drawing and sending.
  func measure(_ change: () -> Void) {
    let start = ThreadClock.seconds
    rowsOfFrame = 0
    change()
    CATransaction.flush()
    guard rowsOfFrame > 0 else { return }
    rows += rowsOfFrame
    seconds += ThreadClock.seconds - start
  }
}
