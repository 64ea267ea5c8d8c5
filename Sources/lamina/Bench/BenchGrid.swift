import Foundation

/// A grid of as many cells as there are layers, as square as the area allows.
struct BenchGrid {
  let cell: CGSize
  private let columns: Int

  init(count: Int, in area: CGSize) {
    columns = max(1, Int((Double(count) * area.width / area.height).squareRoot().rounded(.up)))
    let rows = max(1, (count + columns - 1) / columns)
    cell = CGSize(width: area.width / Double(columns), height: area.height / Double(rows))
  }

  /// The center of the cell of an index.
  func center(_ index: Int) -> CGPoint {
    CGPoint(
      x: (Double(index % columns) + 0.5) * cell.width,
      y: (Double(index / columns) + 0.5) * cell.height)
  }
}
