/// The layout of a pattern's cells on the device, and their drawing.
struct PatternTiles {
  /// A pattern with more cells is not drawn.
  static let maximumCount = 1_000_000

  private let pattern: CGPattern
  /// Maps the pattern's space to the device, without translation.
  private let linear: CGAffineTransform
  private let origin: CGPoint
  /// The vector from a cell to the next in its row, in device pixels.
  private let columnStep: CGPoint
  private let rowStep: CGPoint
  /// The device area that a cell covers, relative to its origin.
  private let cell: CGRect

  /// - Parameters:
  ///   - matrix: maps the pattern's space to the device.
  ///   - isHighDensity: the pixels are so small that spacing may differ by one unnoticed.
  init(_ pattern: CGPattern, matrix: CGAffineTransform, isHighDensity: Bool) {
    self.pattern = pattern
    var linear = matrix
    (linear.tx, linear.ty) = (0, 0)
    if pattern.tiling != .noDistortion, !isHighDensity {
      linear = linear.withWholeSteps(pattern.steps)
    }
    self.linear = linear
    origin = CGPoint(x: matrix.tx, y: matrix.ty)
    columnStep = CGPoint(x: pattern.steps.width, y: 0).applying(linear)
    rowStep = CGPoint(x: 0, y: pattern.steps.height).applying(linear)
    cell = pattern.bounds.applying(linear).integral
  }

  func count(in area: CGRect) -> Int {
    guard let (columns, rows) = range(in: area) else { return .max }
    return columns.count * rows.count
  }

  /// Draws the cells; `color` applies to an uncolored pattern.
  func paint(_ canvas: CairoCanvas, color: SIMD4<Double>, alpha: CGFloat) {
    guard let (columns, rows) = range(in: canvas.bounds), let cellImage = cellImage(in: color)
    else {
      return
    }
    canvas.setBlendMode(.normal)
    canvas.setAntialias(false)
    for row in rows {
      for column in columns {
        let cellOrigin = cellOrigin(CGFloat(column), CGFloat(row))
        guard cell.offsetBy(dx: cellOrigin.x, dy: cellOrigin.y).intersects(canvas.bounds) else {
          continue
        }
        let matrix = CGAffineTransform(
          translationX: cell.minX + cellOrigin.x, y: cell.minY + cellOrigin.y)
        canvas.draw(cellImage, matrix: matrix, filter: .none, alpha: alpha)
      }
    }
  }

  /// The origin of a cell, rounded to whole pixels.
  private func cellOrigin(_ column: CGFloat, _ row: CGFloat) -> CGPoint {
    CGPoint(
      x: (origin.x + column * columnStep.x + row * rowStep.x).rounded(),
      y: (origin.y + column * columnStep.y + row * rowStep.y).rounded())
  }

  /// The columns and rows that may intersect `area`; nil if there are too many.
  private func range(in area: CGRect) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    let steps = CGAffineTransform(
      a: columnStep.x, b: columnStep.y, c: rowStep.x, d: rowStep.y, tx: origin.x, ty: origin.y)
    guard steps.isInvertible else { return nil }
    let reach = CGRect(
      x: area.minX - cell.maxX, y: area.minY - cell.maxY, width: area.width + cell.width,
      height: area.height + cell.height)
    let box = reach.insetBy(dx: -1, dy: -1).applying(steps.inverted())
    guard box.width * box.height < CGFloat(Self.maximumCount), box.isWithinLimits else {
      return nil
    }
    return (
      Int(box.minX.rounded(.down))...Int(box.maxX.rounded(.up)),
      Int(box.minY.rounded(.down))...Int(box.maxY.rounded(.up))
    )
  }

  /// Renders one cell at device resolution.
  private func cellImage(in color: SIMD4<Double>) -> CGImage? {
    guard cell.isWithinLimits else { return nil }
    let context = CGContext(
      width: Int(cell.width), height: Int(cell.height),
      transform: linear.concatenating(
        CGAffineTransform(translationX: -cell.minX, y: -cell.minY)), isOpaque: false)
    pattern.draw(in: context, color: color)
    return context.takeImage()
  }
}

extension CGPattern {
  /// Draws one cell, in the pattern's space; `color` applies to an uncolored pattern.
  func draw(in context: CGContext, color: SIMD4<Double>) {
    context.clip(to: bounds)
    if !isColored {
      (context.state.fillColor, context.state.strokeColor) = (color, color)
      context.ignoresColors = true
    }
    draw(in: context)
  }
}

extension CGAffineTransform {
  /// Returns a similar transform in which `steps` along the axes are whole numbers of pixels.
  fileprivate func withWholeSteps(_ steps: CGSize) -> CGAffineTransform {
    func whole(_ x: CGFloat, _ y: CGFloat, by step: CGFloat) -> CGPoint {
      let rounded = CGPoint(x: (x * step).rounded(), y: (y * step).rounded())
      // Steps of less than half a pixel are not rounded.
      return rounded == .zero ? CGPoint(x: x, y: y) : rounded / step
    }
    let (x, y) = (whole(a, b, by: steps.width), whole(c, d, by: steps.height))
    let result = CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: tx, ty: ty)
    return result.isInvertible ? result : self
  }
}

extension CGPoint {
  fileprivate static func / (point: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: point.x / divisor, y: point.y / divisor)
  }
}
