/// Divides the contours of a shape among small cells of pixels. A cell gets the lines that cross it,
/// and the winding number at its top left corner: what lies further left matters to it in no other
/// way. Its arrays are reused from shape to shape.
///
/// Lines are walked by whole rows and columns, so that rounding errors of positions cannot make the
/// winding numbers of neighboring cells disagree.
struct CellGrid: Sendable {
  /// The size of a cell in pixels. Cells begin on multiples of it. `PathParameters` and path.glsl have
  /// eight rows of eight pixels too.
  static let cell = SIMD2<Double>(8, 8)
  /// A shape with more pieces of lines than this is not drawn.
  static let maximumPieces = 1 << 20

  /// A part of a line inside a cell.
  struct Piece: Sendable {
    /// The start and the end in pixels from the cell's corner; positive windings go towards y.
    var line: SIMD4<Float>
    var cell: Int32
  }

  private(set) var columns = 0
  private(set) var rows = 0
  private(set) var pieces: [Piece] = []
  /// By cell: the change of the winding number at the top from the cell before.
  private(set) var changes: [Int32] = []
  /// By cell: what is added to the winding number in this cell alone.
  private(set) var offsets: [Int32] = []
  /// The size of all cells together, and that of the part of them that is visible.
  private var size = SIMD2<Double>.zero
  private var visible = SIMD2<Double>.zero

  /// Fills the grid with contours. `rect` is the part of them that is visible.
  mutating func fill(_ contours: borrowing Contours, in rect: PixelRect) {
    begin(rect)
    let origin = SIMD2(Double(rect.minX), Double(rect.minY))
    var first = 0
    for end in contours.ends {
      var previous = contours.points[end - 1] - origin
      for index in first..<end {
        let point = contours.points[index] - origin
        add(from: previous, to: point)
        previous = point
      }
      first = end
      if pieces.count > Self.maximumPieces { return begin(.empty) }
    }
  }

  private mutating func begin(_ rect: PixelRect) {
    columns = Int((Double(rect.width) / Self.cell.x).rounded(.up))
    rows = Int((Double(rect.height) / Self.cell.y).rounded(.up))
    size = SIMD2(Double(columns), Double(rows)) * Self.cell
    visible = SIMD2(Double(rect.width), Double(rect.height))
    pieces.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    offsets.removeAll(keepingCapacity: true)
    changes.append(contentsOf: repeatElement(0, count: columns * rows))
    offsets.append(contentsOf: repeatElement(0, count: columns * rows))
  }

  // MARK: Lines

  /// Adds a line. What lies above, below or on the right of the visible part does not matter to it.
  private mutating func add(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    if start.y < 0 && end.y < 0 || start.y >= visible.y && end.y >= visible.y { return }
    if start.x >= visible.x && end.x >= visible.x { return }
    let (row, column) = (self.row(start.y), self.column(start.x))
    let (lastRow, lastColumn) = (self.row(end.y), self.column(end.x))
    if row == lastRow {
      return addInRow(row, from: start, column, to: end, lastColumn)
    }
    let step = lastRow > row ? 1 : -1
    let way = end - start
    let (least, greatest) = (min(start.x, end.x), max(start.x, end.x))
    var (point, index, at) = (start, row, column)
    while index != lastRow {
      // The next boundary between rows that the line crosses.
      let boundary = step > 0 ? index + 1 : index
      let y = Double(boundary) * Self.cell.y
      let x = start.x + way.x * ((y - start.y) / way.y)
      let next = SIMD2(min(max(x, least), greatest), y)
      let nextColumn = self.column(next.x)
      addInRow(index, from: point, at, to: next, nextColumn)
      if boundary < rows, nextColumn + 1 < columns {
        changes[boundary * columns + nextColumn + 1] += Int32(step)
      }
      (point, at) = (next, nextColumn)
      index += step
    }
    addInRow(lastRow, from: point, at, to: end, lastColumn)
  }

  /// The row of a y; -1 above the grid, and `rows` below.
  @inline(__always)
  private func row(_ y: Double) -> Int {
    y < 0 ? -1 : y >= size.y ? rows : Int(y / Self.cell.y)
  }

  /// The column of an x; -1 on the left of the grid, and `columns` on the right.
  @inline(__always)
  private func column(_ x: Double) -> Int {
    x < 0 ? -1 : x >= size.x ? columns : Int(x / Self.cell.x)
  }

  /// Adds a line within a row.
  private mutating func addInRow(
    _ row: Int, from start: SIMD2<Double>, _ column: Int, to end: SIMD2<Double>, _ lastColumn: Int
  ) {
    guard row >= 0, row < rows else { return }
    let top = Double(row) * Self.cell.y
    if column == lastColumn {
      return append(
        row, column, start.x, start.y - top, end.x, end.y - top)
    }
    let step = lastColumn > column ? 1 : -1
    let way = end - start
    let (least, greatest) = (min(start.y, end.y), max(start.y, end.y))
    var (point, index) = (start, column)
    while index != lastColumn {
      let boundary = step > 0 ? index + 1 : index
      let x = Double(boundary) * Self.cell.x
      let y = min(max(start.y + way.y * ((x - start.x) / way.x), least), greatest)
      append(row, index, point.x, point.y - top, x, y - top)
      // On the right of the boundary, the line is crossed above this point only.
      if step > 0 {
        append(row, boundary, x, Self.cell.y, x, y - top)
      } else {
        append(row, boundary, x, y - top, x, Self.cell.y)
      }
      point = SIMD2(x, y)
      index += step
    }
    append(row, lastColumn, point.x, point.y - top, end.x, end.y - top)
  }

  /// Adds a piece to a cell, if it matters to visible pixels. The y positions are relative to the
  /// row.
  @inline(__always)
  private mutating func append(
    _ row: Int, _ column: Int, _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double
  ) {
    // Rounded to `Float`, almost level lines have no height, and no area beside them.
    guard column >= 0, column < columns, Float(y0) != Float(y1) else { return }
    let cell = row * columns + column
    let left = Double(column) * Self.cell.x
    let height = min(Self.cell.y, visible.y - Double(row) * Self.cell.y)
    if x0 == left, x1 == left, min(y0, y1) <= 0, max(y0, y1) >= height {
      offsets[cell] += y1 > y0 ? 1 : -1
    } else if min(y0, y1) < height, min(x0, x1) < visible.x {
      let line = SIMD4(x0 - left, y0, x1 - left, y1)
      pieces.append(Piece(line: SIMD4<Float>(line), cell: Int32(cell)))
    }
  }
}
