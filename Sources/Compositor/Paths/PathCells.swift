import CoreGraphics

/// A filled shape as the compositor draws it: rectangles of completely covered pixels, and cells at
/// its edges, whose pixels a shader covers by the areas beside a few lines. Positions are relative
/// to an origin of whole pixels.
struct PathCells: Sendable {
  /// The pixels that the shape may touch.
  private(set) var box = PixelRect.empty
  /// The completely covered pixels, in rectangles that do not overlap.
  private(set) var interior: [PixelRect] = []
  /// The cells at the edges. `details` is the index of a cell's further lines in `lines`.
  private(set) var edges: [ShapeInstance] = []
  /// The further lines of cells that have more than one, as `PathParameters`.
  private(set) var lines: [SIMD4<Float>] = []

  var isEmpty: Bool { interior.isEmpty && edges.isEmpty }

  /// The largest of the covered rectangles.
  var largestInterior: PixelRect {
    interior.reduce(.empty) { $0.area < $1.area ? $1 : $0 }
  }

  mutating func removeAll() {
    box = .empty
    interior.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
  }

  /// Replaces the cells by those of contours in pixels, within a part of their box.
  mutating func fill(
    _ contours: borrowing Contours, _ rule: FillRule, within box: PixelRect,
    using scratch: inout CellScratch
  ) {
    removeAll()
    self.box = box
    guard !box.isEmpty else { return }
    scratch.grid.fill(contours, in: box)
    scratch.sort()
    var (previousRow, piece) = (0..<0, 0)
    for row in 0..<scratch.grid.rows {
      let start = interior.count
      var winding = 0
      for column in 0..<scratch.grid.columns {
        let cell = row * scratch.grid.columns + column
        winding += Int(scratch.grid.changes[cell])
        scratch.lines.begin(winding: winding + Int(scratch.grid.offsets[cell]))
        while piece < scratch.order.count, scratch.grid.cell(scratch.order[piece]) == cell {
          scratch.lines.append(scratch.grid.pieces[scratch.order[piece]].line)
          piece += 1
        }
        if !scratch.lines.lines.isEmpty { scratch.lines.normalize(rule) }
        add(scratch.lines, rule, at: rect(row, column), isFirst: interior.count == start)
      }
      previousRow = merge(previousRow, start)
    }
  }

  private func rect(_ row: Int, _ column: Int) -> PixelRect {
    let (width, height) = (Int32(CellGrid.cell.x), Int32(CellGrid.cell.y))
    let (x, y) = (box.minX + Int32(column) * width, box.minY + Int32(row) * height)
    return PixelRect(
      minX: x, minY: y, maxX: min(x + width, box.maxX), maxY: min(y + height, box.maxY))
  }

  /// Adds a cell: to the rectangle on its left, or as one with edges.
  private mutating func add(
    _ cell: borrowing CellLines, _ rule: FillRule, at rect: PixelRect, isFirst: Bool
  ) {
    guard cell.lines.isEmpty else { return addEdges(cell, at: rect) }
    guard rule.isInside(cell.winding) else { return }
    if !isFirst, interior[interior.count - 1].maxX == rect.minX {
      interior[interior.count - 1].maxX = rect.maxX
    } else {
      interior.append(rect)
    }
  }

  private mutating func addEdges(_ cell: borrowing CellLines, at rect: PixelRect) {
    var instance = ShapeInstance(QuadInstance(Quad(rect)), [])
    let line = PathParameters.line(cell.lines[0])
    (instance.textureOrigin, instance.textureExtent) = (line.lowHalf, line.highHalf)
    (instance.cornerRadius, instance.borderWidth) = (Float(cell.lines.count), Float(cell.winding))
    instance.size = SIMD2(Float(rect.width), Float(rect.height))
    if cell.lines.count > 1 {
      instance.details = Int32(lines.count)
      for index in 1..<cell.lines.count { lines.append(PathParameters.line(cell.lines[index])) }
    }
    edges.append(instance)
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
