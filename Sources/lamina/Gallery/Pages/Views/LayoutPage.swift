import UIKit

extension GalleryPage {
  static let layout = GalleryPage(
    name: "layout", title: "Layout by the view itself",
    caption: "A map of tiles that scrolls: layoutSubviews() moves the tiles that have gone out of "
      + "view to the side that comes in. The letters are the views'.",
    specimens: [
      Specimen("scrolled to (0, 0)", note: "twelve tiles are made") {
        $0.tiledMap(through: [.zero])
      },
      Specimen("scrolled to (52, 0)", note: "A, E and I have come round to the right") {
        $0.tiledMap(through: [.zero, CGPoint(x: 52, y: 0)])
      },
      Specimen("scrolled to (52, 48)", note: "a row has come round to the bottom") {
        $0.tiledMap(through: [.zero, CGPoint(x: 52, y: 0), CGPoint(x: 52, y: 48)])
      },
      Specimen("layoutSubviews(), 120 wide", note: "as many columns as fit") { $0.shelf(120) },
      Specimen("layoutSubviews(), 84 wide", note: "the same view, narrower") { $0.shelf(84) },
      Specimen("layoutSubviews(), 48 wide", note: "and narrower still") { $0.shelf(48) },
    ])
}

extension Stage {
  /// Adds a map that has been scrolled to each of the origins, with a layout pass after each.
  fileprivate func tiledMap(through origins: [CGPoint]) {
    let map = TiledMapView(frame: rect(20, 9, 120, 72), side: max(length(40), 1))
    view.addSubview(map)
    for origin in origins {
      map.bounds.origin = point(origin.x, origin.y)
      map.setNeedsLayout()
      map.layoutIfNeeded()
    }
  }

  fileprivate func shelf(_ width: CGFloat) {
    let shelf = ShelfView(
      frame: rect((160 - width) / 2, 2, width, 86), gap: length(4.4),
      side: max(length(12), 1))
    view.addSubview(shelf)
  }
}

/// Shows a large map with only as many tiles as fit, and reuses tiles that scroll out of view.
private final class TiledMapView: UIView {
  private let side: CGFloat
  /// The tiles in the order of their letters.
  private var tiles: [TileView] = []

  init(frame: CGRect, side: CGFloat) {
    self.side = side
    super.init(frame: frame)
    clipsToBounds = true
    backgroundColor = GalleryStyle.ink
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = span(bounds.minX, bounds.width)
    let rows = span(bounds.minY, bounds.height)
    let wanted = rows.flatMap { row in columns.map { TileIndex(column: $0, row: row) } }
    var free = tiles.filter { !wanted.contains($0.index) }
    let shown = Set(tiles.map(\.index))
    for index in wanted where !shown.contains(index) {
      let tile = free.isEmpty ? makeTile() : free.removeFirst()
      tile.index = index
      tile.frame = CGRect(
        x: CGFloat(index.column) * side, y: CGFloat(index.row) * side, width: side, height: side)
    }
  }

  /// The indices of the tiles that cover a length, and one more if it begins at a tile's edge.
  private func span(_ start: CGFloat, _ length: CGFloat) -> ClosedRange<Int> {
    let first = Int((start / side).rounded(.down))
    return first...(first + Int((length / side).rounded(.up)))
  }

  private func makeTile() -> TileView {
    let tile = TileView(letter: String(UnicodeScalar(UInt8(65 + tiles.count))))
    tiles.append(tile)
    addSubview(tile)
    return tile
  }
}

private struct TileIndex: Hashable {
  var column = 0
  var row = 0
}

/// A square of the map. Its color shows the tile index, its letter the view that is reused.
private final class TileView: UIView {
  private let letter: String
  var index = TileIndex() {
    didSet { setNeedsDisplay() }
  }

  init(letter: String) {
    self.letter = letter
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = DemoPalette.accent(abs(index.column * 2 + index.row * 3))
    context.fill(UIBezierPath(rect: bounds), color.darker(0.3))
    let unit = bounds.height / 40
    GalleryStyle.ink.setStroke()
    context.stroke(bounds, width: 1.5 * unit)
    let font = UIFont.systemFont(ofSize: 17 * unit, weight: .semibold)
    context.write(
      letter, at: CGPoint(x: bounds.midX, y: 22 * unit), font: font, color: DemoPalette.ivory)
    context.write(
      "\(index.column), \(index.row)", at: CGPoint(x: bounds.midX, y: 34 * unit),
      font: .monospacedSystemFont(ofSize: 8 * unit, weight: .regular), color: DemoPalette.ivory)
  }
}

/// Lays out squares in rows, with as many columns as fit.
private final class ShelfView: UIView {
  private let gap: CGFloat
  private let side: CGFloat

  init(frame: CGRect, gap: CGFloat, side: CGFloat) {
    (self.gap, self.side) = (gap, side)
    super.init(frame: frame)
    backgroundColor = UIColor(hex: 0x33407A)
    for index in 0..<10 {
      let square = UIView()
      square.backgroundColor = DemoPalette.accent(index)
      square.layer.cornerRadius = side / 5
      addSubview(square)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = max(Int((bounds.width - gap) / (side + gap)), 1)
    for (index, square) in subviews.enumerated() {
      square.frame = CGRect(
        x: gap + CGFloat(index % columns) * (side + gap),
        y: gap + CGFloat(index / columns) * (side + gap), width: side, height: side)
    }
  }
}
