/// The working memory of a move along a column: how the costs change with the move, and where they
/// bend.
struct LineSearch: Sendable {
  /// A row that the move brings to zero.
  struct Breakpoint: BitwiseCopyable, Sendable {
    let row: Index<Symbol>
    let entry: Index<SparseMatrix.Entry>
    let step: Double
    /// The absolute value of the entry.
    let size: Double

    /// Returns whether the row is to be reached first. Of rows at one place it is the one with the
    /// larger entry, which makes a more precise pivot.
    func precedes(_ other: Breakpoint) -> Bool {
      abs(step - other.step) > 1e-10 ? step < other.step : size > other.size
    }

    /// Whether the breakpoint comes first by Bland's rule: at equal steps, that of the smaller row.
    func precedesByIndex(_ other: Breakpoint) -> Bool {
      abs(step - other.step) > 1e-10 ? step < other.step : row < other.row
    }
  }

  /// The change of the costs per unit of the move.
  var sums = LevelSums()
  var breakpoints: [Breakpoint] = []
  /// Rows that the move brings across zero.
  var crossed: [Index<Symbol>] = []

  mutating func removeNext(byIndex: Bool) -> Breakpoint? {
    guard var best = breakpoints.indices.first else { return nil }
    for index in breakpoints.indices.dropFirst() {
      let (candidate, other) = (breakpoints[index], breakpoints[best])
      if byIndex ? candidate.precedesByIndex(other) : candidate.precedes(other) { best = index }
    }
    breakpoints.swapAt(best, breakpoints.count - 1)
    return breakpoints.removeLast()
  }
}
