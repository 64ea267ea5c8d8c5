import CoreGraphics

/// Space between the rows of a table that belongs to no row, and rows that have no space, because a drag or
/// a placeholder has it. Heights of rows are counted without them.
struct TableGaps {
  struct Opening {
    /// Where it is between the rows.
    let start: CGFloat
    let height: CGFloat
    /// The placeholder in it; nil for the gap of a drag.
    var placeholder: ItemPlaceholder?
  }

  /// From top to bottom.
  private(set) var openings: [Opening] = []
  private var removed: [TableModel.Span] = []

  var isEmpty: Bool { openings.isEmpty && removed.isEmpty }

  mutating func open(_ opening: Opening) {
    let index = openings.firstIndex { $0.start > opening.start } ?? openings.endIndex
    openings.insert(opening, at: index)
  }

  mutating func remove(_ span: TableModel.Span) { removed.append(span) }

  private var added: CGFloat { openings.reduce(0) { $0 + $1.height } }
  private var taken: CGFloat { removed.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) } }

  /// By how much the rows become longer together.
  var length: CGFloat { added - taken }

  /// Rows this far outside of what is visible may move into it.
  var margin: CGFloat { max(added, taken) }

  /// How far something is from its place.
  func shift(of span: TableModel.Span) -> CGFloat {
    openings.reduce(0) { $0 + ($1.start <= span.lowerBound ? $1.height : 0) }
      - taken(above: span.lowerBound)
  }

  private func taken(above y: CGFloat) -> CGFloat {
    removed.reduce(0) { $0 + ($1.upperBound <= y ? $1.upperBound - $1.lowerBound : 0) }
  }

  /// The height at which an opening is shown.
  func top(ofOpening index: Int) -> CGFloat {
    openings[..<index].reduce(openings[index].start) { $0 + $1.height }
      - taken(above: openings[index].start)
  }

  /// Returns the opening at a height, or the height between the rows.
  func content(at y: CGFloat) -> (opening: Opening?, y: CGFloat) {
    var above: CGFloat = 0
    for (index, opening) in openings.enumerated() {
      let top = top(ofOpening: index)
      if y < top { break }
      if y < top + opening.height { return (opening, opening.start) }
      above += opening.height
    }
    var place = y - above
    for span in removed.sorted(by: { $0.lowerBound < $1.lowerBound }) where place >= span.lowerBound
    {
      place += span.upperBound - span.lowerBound
    }
    return (nil, place)
  }
}
