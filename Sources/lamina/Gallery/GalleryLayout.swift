import Foundation
import UIKit

/// The layout of a page for a window size.
struct GalleryLayout {
  /// The size of the window, in points.
  let size: CGSize
  /// The length that all other measures scale with, in points; 1 in a window of 1280 × 720.
  let unit: CGFloat
  /// The frame of the title and the caption.
  let header: CGRect
  /// The frames of the specimens' plates.
  let cells: [CGRect]
  /// The frames of the specimens' views, inside the plates.
  let stages: [CGRect]

  init(size: CGSize, space: CGSize, count: Int) {
    self.size = size
    let unit = max(min(size.width / 900, size.height / 720), 0.01)
    self.unit = unit
    let header = (128 * unit).rounded()
    let footer = (48 * unit).rounded()
    let margin = (48 * unit).rounded()
    let area = CGRect(
      x: margin, y: header, width: max(size.width - 2 * margin, 1),
      height: max(size.height - header - footer, 1))
    self.header = CGRect(x: margin, y: 0, width: area.width, height: header)
    let fits = (1...max(count, 1)).map {
      Fit(area: area, columns: $0, count: count, space: space, unit: unit)
    }
    // If scales are equal, the layout with fewer columns leaves fewer empty cells.
    let best = fits.max { $0.scale < $1.scale } ?? fits[0]
    cells = (0..<count).map(best.cell)
    stages = cells.map(best.stage)
  }

  /// The start and the spacing of the row of page marks, in points. The row is centered in the window
  /// unless it would overlap the text that ends at `end`.
  func marks(_ count: Int, after end: CGFloat?) -> (start: CGFloat, step: CGFloat) {
    let margin = 48 * unit
    let left = end.map { $0 + 28 * unit } ?? margin
    let step = min(14 * unit, max(size.width - margin - left, 0) / CGFloat(count + 1))
    return (max((size.width - step * CGFloat(count + 1)) / 2, left), step)
  }

  /// A layout of the specimens in a given number of columns.
  private struct Fit {
    let area: CGRect
    let columns: Int
    let space: CGSize
    let unit: CGFloat
    let cellSize: CGSize
    /// Points per unit of the specimens' coordinate space.
    let scale: CGFloat

    init(area: CGRect, columns: Int, count: Int, space: CGSize, unit: CGFloat) {
      (self.area, self.columns, self.space, self.unit) = (area, columns, space, unit)
      let rows = CGFloat((count + columns - 1) / columns)
      let gap = Self.gap(unit)
      cellSize = CGSize(
        width: ((area.width + gap) / CGFloat(columns) - gap).rounded(.down),
        height: ((area.height + gap) / rows - gap).rounded(.down))
      let inset = Self.inset(unit)
      let available = CGSize(
        width: cellSize.width - 2 * inset,
        height: cellSize.height - inset - GalleryLayout.labelHeight * unit)
      scale = max(min(available.width / space.width, available.height / space.height), 0.01)
    }

    static func gap(_ unit: CGFloat) -> CGFloat { max((14 * unit).rounded(), 1) }
    static func inset(_ unit: CGFloat) -> CGFloat { (14 * unit).rounded() }

    func cell(_ index: Int) -> CGRect {
      let gap = Self.gap(unit)
      return CGRect(
        x: area.minX + CGFloat(index % columns) * (cellSize.width + gap),
        y: area.minY + CGFloat(index / columns) * (cellSize.height + gap),
        width: cellSize.width, height: cellSize.height)
    }

    /// The frame of the specimen's view, centered in the part of the cell above the label.
    func stage(in cell: CGRect) -> CGRect {
      let (width, height) = (
        max((space.width * scale).rounded(), 1), max((space.height * scale).rounded(), 1)
      )
      let inset = Self.inset(unit)
      let available = cell.height - inset - GalleryLayout.labelHeight * unit
      return CGRect(
        x: cell.minX + ((cell.width - width) / 2).rounded(),
        y: cell.minY + inset + ((available - height) / 2).rounded(), width: width, height: height)
    }
  }

  /// The height of a label, in units.
  static let labelHeight: CGFloat = 54
}
