/// How many pixels opaque quads cover in each cell of a grid, overlaps counted each time. It estimates
/// how much of them is hidden, wherever in their box they lie.
struct CoverageGrid {
  /// The number of cells in a row, and of rows.
  private static let side: Int32 = 16

  private let box: PixelRect
  /// The size of a cell in whole pixels; the last cells reach beyond the box.
  private let cellWidth: Int32
  private let cellHeight: Int32
  /// Row by row.
  private var covered = [Float](repeating: 0, count: Int(side * side))

  /// Divides a box that is not empty.
  init(_ box: PixelRect) {
    self.box = box
    cellWidth = (box.width + Self.side - 1) / Self.side
    cellHeight = (box.height + Self.side - 1) / Self.side
  }

  /// Adds a rectangle in the box, of which a quad covers a part between 0 and 1.
  mutating func add(_ rect: PixelRect, part: Float) {
    guard !rect.isEmpty else { return }
    let rect = rect.moved(by: PixelOffset(x: -box.minX, y: -box.minY))
    for row in rect.minY / cellHeight...(rect.maxY - 1) / cellHeight {
      let top = row * cellHeight
      let height = min(rect.maxY, top + cellHeight) - max(rect.minY, top)
      for column in rect.minX / cellWidth...(rect.maxX - 1) / cellWidth {
        let left = column * cellWidth
        let width = min(rect.maxX, left + cellWidth) - max(rect.minX, left)
        covered[Int(row * Self.side + column)] += part * Float(width * height)
      }
    }
  }

  /// About how many pixels are hidden: those that are covered beyond each cell's first.
  var overlap: Float {
    let cell = Float(cellWidth * cellHeight)
    return covered.reduce(0) { $0 + max(0, $1 - cell) }
  }
}
