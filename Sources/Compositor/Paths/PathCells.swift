import CoreGraphics

/// A filled shape as the compositor draws it: rectangles of completely covered pixels, and cells at
/// its edges with a coverage of each pixel. Positions are relative to an origin of whole pixels.
struct PathCells: Sendable {
  /// Cells at the edges, side by side.
  struct Run: Equatable, Sendable {
    var rect: PixelRect
    /// The index of the first cell's first row in `rows`.
    var firstRow: Int32
  }

  /// A cell at the edges, of which `rows` has the coverage.
  private struct Cell: Equatable {
    /// The top left pixel.
    var origin: SIMD2<Int32>
    /// A hash of the lines of which it was made.
    var source: UInt64

    func isBefore(_ other: Self) -> Bool {
      origin.y < other.origin.y || origin.y == other.origin.y && origin.x < other.origin.x
    }
  }

  /// Where the rectangles and runs of a row of cells begin.
  private struct RowStart {
    var interior: Int
    var edges: Int
  }

  /// The pixels that the shape may touch.
  private(set) var box = PixelRect.empty
  /// The completely covered pixels, in rectangles that do not overlap.
  private(set) var interior: [PixelRect] = []
  /// The cells at the edges.
  private(set) var edges: [Run] = []
  /// The coverage of their pixels, as `PathParameters`.
  private(set) var rows: [SIMD4<Float>] = []
  /// The cells of which `edges` has the runs, from the top row to the bottom one, each from left to
  /// right.
  private var cells: [Cell] = []

  private static let rowsOfCell = Int(CellGrid.cell.y)

  var isEmpty: Bool { interior.isEmpty && edges.isEmpty }

  /// The largest of the covered rectangles.
  var largestInterior: PixelRect {
    interior.reduce(.empty) { $0.area < $1.area ? $1 : $0 }
  }

  mutating func removeAll() {
    box = .empty
    interior.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
  }

  /// Replaces the cells by those of contours in pixels, within a part of their box. Cells whose lines
  /// are the same as before are kept: where a stroke grows, that is most of them.
  mutating func fill(
    _ contours: borrowing Contours, _ rule: FillRule, within box: PixelRect,
    using scratch: inout CellScratch
  ) {
    swap(&self, &scratch.previous)
    removeAll()
    self.box = box
    guard !box.isEmpty else { return }
    scratch.grid.fill(contours, in: box)
    scratch.sort()
    var (previousRow, piece, known) = (0..<0, 0, 0)
    for row in 0..<scratch.grid.rows {
      let start = RowStart(interior: interior.count, edges: edges.count)
      var winding = 0
      for column in 0..<scratch.grid.columns {
        let cell = row * scratch.grid.columns + column
        winding += Int(scratch.grid.changes[cell])
        scratch.lines.begin(winding: winding + Int(scratch.grid.offsets[cell]))
        while piece < scratch.order.count, scratch.grid.cell(scratch.order[piece]) == cell {
          scratch.lines.append(scratch.grid.pieces[scratch.order[piece]].line)
          piece += 1
        }
        let rect = rect(row, column)
        if scratch.lines.lines.isEmpty {
          addInterior(scratch.lines, rule, at: rect, since: start)
        } else {
          addEdge(&scratch, rule, at: rect, since: start, searchedFrom: &known)
        }
      }
      previousRow = merge(previousRow, start.interior)
    }
  }

  private func rect(_ row: Int, _ column: Int) -> PixelRect {
    let (width, height) = (Int32(CellGrid.cell.x), Int32(CellGrid.cell.y))
    let (x, y) = (box.minX + Int32(column) * width, box.minY + Int32(row) * height)
    return PixelRect(
      minX: x, minY: y, maxX: min(x + width, box.maxX), maxY: min(y + height, box.maxY))
  }

  /// Adds a covered cell, to the rectangle on its left if there is one.
  private mutating func addInterior(
    _ cell: borrowing CellLines, _ rule: FillRule, at rect: PixelRect, since start: RowStart
  ) {
    guard rule.isInside(cell.winding) else { return }
    if interior.count > start.interior, interior[interior.count - 1].maxX == rect.minX {
      interior[interior.count - 1].maxX = rect.maxX
    } else {
      interior.append(rect)
    }
  }

  /// Adds a cell with lines: the one from before if it was made of the same lines.
  private mutating func addEdge(
    _ scratch: inout CellScratch, _ rule: FillRule, at rect: PixelRect, since start: RowStart,
    searchedFrom known: inout Int
  ) {
    let firstRow = rows.count
    let cell = Cell(origin: SIMD2(rect.minX, rect.minY), source: scratch.lines.hash(rule))
    if let index = scratch.previous.index(of: cell, searchedFrom: &known) {
      let first = index * Self.rowsOfCell
      rows.append(contentsOf: scratch.previous.rows[first..<first + Self.rowsOfCell])
    } else {
      scratch.lines.normalize(rule)
      guard !scratch.lines.lines.isEmpty else {
        return addInterior(scratch.lines, rule, at: rect, since: start)
      }
      scratch.lines.appendCoverage(to: &rows)
    }
    cells.append(cell)
    if edges.count > start.edges, edges[edges.count - 1].rect.maxX == rect.minX {
      edges[edges.count - 1].rect.maxX = rect.maxX
    } else {
      edges.append(Run(rect: rect, firstRow: Int32(firstRow)))
    }
  }

  /// The index of an equal cell. Cells are in order of their places, so the search goes on from
  /// `known`.
  private func index(of cell: Cell, searchedFrom known: inout Int) -> Int? {
    while known < cells.count, cells[known].isBefore(cell) { known += 1 }
    guard known < cells.count, cells[known] == cell else { return nil }
    return known
  }

  /// Joins the rectangles of a row, from `start` on, with equal ones above; returns those that the
  /// next row may be joined with.
  private mutating func merge(_ above: Range<Int>, _ start: Int) -> Range<Int> {
    let row = start..<interior.count
    guard !row.isEmpty, row.count == above.count,
      zip(row, above).allSatisfy({
        interior[$0].minX == interior[$1].minX && interior[$0].maxX == interior[$1].maxX
          && interior[$0].minY == interior[$1].maxY
      })
    else { return row }
    for (lower, upper) in zip(row, above) { interior[upper].maxY = interior[lower].maxY }
    interior.removeSubrange(row)
    return above
  }
}

/// Arrays that are reused from shape to shape.
struct CellScratch: Sendable {
  var grid = CellGrid()
  var lines = CellLines()
  /// The cells that the shape had before.
  var previous = PathCells()
  /// The pieces of the grid, sorted by cell.
  private(set) var order: [Int] = []
  private var starts: [Int] = []

  mutating func sort() {
    starts.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    starts.append(contentsOf: repeatElement(0, count: grid.columns * grid.rows + 1))
    order.append(contentsOf: repeatElement(0, count: grid.pieces.count))
    for piece in grid.pieces { starts[Int(piece.cell) + 1] += 1 }
    for cell in 1..<starts.count { starts[cell] += starts[cell - 1] }
    for index in grid.pieces.indices {
      let cell = Int(grid.pieces[index].cell)
      order[starts[cell]] = index
      starts[cell] += 1
    }
  }
}

extension CellGrid {
  @inline(__always)
  fileprivate func cell(_ piece: Int) -> Int { Int(pieces[piece].cell) }
}
