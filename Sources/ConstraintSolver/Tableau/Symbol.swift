/// A variable, or the margin of a constraint: by how much its left side exceeds its right side. The
/// solver keeps some symbols at zero (the columns of the tableau) and writes the others (its rows)
/// as sums of these.
struct Symbol: BitwiseCopyable, Sendable {
  enum Kind: UInt8 {
    case unused, variable
    /// The margin of an equality, which is to be zero.
    case equality
    /// The margin of an inequality, which is to be zero or more. `<=` is stored negated.
    case inequality
  }

  var kind = Kind.unused
  /// A row of the tableau, or a column, whose value is zero.
  var isRow = false
  /// `<=` is stored as `>=` with opposite signs.
  var isNegated = false
  /// The symbol stands in the queue of rows, or of columns.
  var isQueuedRow = false
  var isQueuedColumn = false
  /// The side of zero on which a margin lies that is a row, 1 or -1. A margin of zero is on the side
  /// that the optimization assigned. Zero for a column.
  var side: Int8 = 0
  /// Whether a variable is in the list of those that moved since the values were published, or a margin
  /// in the list of those that were checked for rounding errors.
  var isListed = false
  var priority = 0.0
  /// The right side of a margin's constraint, or the published value of a variable.
  var constant = 0.0
  var value = 0.0

  @inline(__always)
  var isMargin: Bool { kind == .equality || kind == .inequality }

  /// A required equality, whose column enters no row while all required constraints hold.
  @inline(__always)
  var isFixed: Bool { kind == .equality && priority >= Solver.required }

  /// The change of the violation when the margin grows by one.
  @inline(__always)
  var slope: Double { side < 0 ? -1 : side > 0 && kind == .equality ? 1 : 0 }

  /// The increase of the violation when a margin of zero grows by one, or shrinks by one.
  @inline(__always)
  func cost(_ direction: Double) -> Double { direction < 0 || kind == .equality ? 1 : 0 }

  /// By how much the slope grows where the margin passes zero.
  @inline(__always)
  var kink: Double { kind == .equality ? 2 : 1 }

  /// Differences of the margin below this are rounding errors.
  @inline(__always)
  var tolerance: Double { 1e-9 + abs(constant) * 1e-12 }
}
