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
  /// By cell at the edges: a hash of the lines of which it was made.
  private var sources: [UInt64] = []

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
    sources.removeAll(keepingCapacity: true)
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
        let (rect, isFirst) = (rect(row, column), interior.count == start)
        guard !scratch.lines.lines.isEmpty else {
          addInterior(scratch.lines, rule, at: rect, isFirst: isFirst)
          continue
        }
        let source = scratch.lines.hash(rule)
        if let index = scratch.previous.edge(at: rect, source, searchedFrom: &known) {
          addEdge(index, of: scratch.previous)
        } else {
          scratch.lines.normalize(rule)
          add(scratch.lines, rule, source, at: rect, isFirst: isFirst)
        }
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
    _ cell: borrowing CellLines, _ rule: FillRule, _ source: UInt64, at rect: PixelRect,
    isFirst: Bool
  ) {
    guard !cell.lines.isEmpty else { return addInterior(cell, rule, at: rect, isFirst: isFirst) }
    addEdges(cell, source, at: rect)
  }

  private mutating func addInterior(
    _ cell: borrowing CellLines, _ rule: FillRule, at rect: PixelRect, isFirst: Bool
  ) {
    guard rule.isInside(cell.winding) else { return }
    if !isFirst, interior[interior.count - 1].maxX == rect.minX {
      interior[interior.count - 1].maxX = rect.maxX
    } else {
      interior.append(rect)
    }
  }

  private mutating func addEdges(
    _ cell: borrowing CellLines, _ source: UInt64, at rect: PixelRect
  ) {
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
    sources.append(source)
  }

  /// Adds a cell that has not changed.
  private mutating func addEdge(_ index: Int, of previous: borrowing PathCells) {
    var instance = previous.edges[index]
    let count = Int(instance.cornerRadius)
    if count > 1 {
      let first = Int(instance.details)
      instance.details = Int32(lines.count)
      lines.append(contentsOf: previous.lines[first..<first + count - 1])
    }
    edges.append(instance)
    sources.append(previous.sources[index])
  }

  /// The cell at a place that was made of the same lines. Cells are in order of their places, so the
  /// search goes on from `known`.
  private func edge(at rect: PixelRect, _ source: UInt64, searchedFrom known: inout Int) -> Int? {
    let origin = SIMD2(Float(rect.minX), Float(rect.minY))
    while known < edges.count {
      let other = edges[known].origin
      if other.y > origin.y || other.y == origin.y && other.x >= origin.x { break }
      known += 1
    }
    guard known < edges.count, sources[known] == source, edges[known].origin == origin,
      edges[known].size == SIMD2(Float(rect.width), Float(rect.height))
    else { return nil }
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
