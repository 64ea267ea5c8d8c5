import CoreGraphics

/// Identifies a tile by its level of detail and its position in the level's grid.
struct TileKey: Hashable {
  let level: Int
  let column: Int
  let row: Int
}

/// The tiles of one level of detail. The grid starts at the origin of the layer's coordinates, so
/// that tiles keep their positions when the bounds move or grow.
struct TileGrid: Equatable {
  /// The level of detail; each step doubles the pixels per point.
  let level: Int
  /// Pixels per point.
  let scale: CGFloat
  /// The size of a full tile, in points.
  private let side: CGSize
  private let bounds: CGRect

  /// - Parameter tileSize: whole pixels.
  init(level: Int, contentsScale: CGFloat, tileSize: CGSize, bounds: CGRect) {
    self.level = level
    self.bounds = bounds
    scale = contentsScale * CGFloat(sign: .plus, exponent: level, significand: 1)
    side = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
  }

  /// The tile's part of the bounds, in points.
  func rect(of key: TileKey) -> CGRect {
    CGRect(
      x: CGFloat(key.column) * side.width, y: CGFloat(key.row) * side.height, width: side.width,
      height: side.height
    ).finiteIntersection(bounds)
  }

  /// The size in pixels that covers a rectangle in points.
  func pixels(of rect: CGRect) -> (width: Int, height: Int) {
    // The tolerance hides rounding errors and is too small to be visible.
    func count(_ length: CGFloat) -> Int { max(1, Int((length * scale - 1e-6).rounded(.up))) }
    return (count(rect.width), count(rect.height))
  }

  func byteCount(of key: TileKey) -> Int {
    let size = pixels(of: rect(of: key))
    return size.width * size.height * 4
  }

  /// The tiles that cover a rectangle in points, starting in its middle. If a row or column has
  /// more than `maxTilesAcross`, only the middle ones are returned.
  func keys(in rect: CGRect) -> [TileKey] {
    let rect = rect.finiteIntersection(bounds)
    guard !rect.isNull, !rect.isEmpty else { return [] }
    let middle = CGPoint(x: rect.midX / side.width - 0.5, y: rect.midY / side.height - 0.5)
    let columns = Self.span(rect.minX / side.width, rect.maxX / side.width)
    let rows = Self.span(rect.minY / side.height, rect.maxY / side.height)
    func distance(_ key: TileKey) -> CGFloat {
      let (x, y) = (CGFloat(key.column) - middle.x, CGFloat(key.row) - middle.y)
      return x * x + y * y
    }
    return rows.flatMap { row in
      columns.map { TileKey(level: level, column: $0, row: row) }
    }.sorted { distance($0) < distance($1) }
  }

  static let maxTilesAcross = 64

  private static func span(_ start: CGFloat, _ end: CGFloat) -> Range<Int> {
    // Beyond this limit tile indices are not exact, and nothing is visible.
    func index(_ value: CGFloat) -> Int { Int(min(max(value, -1e12), 1e12)) }
    let (first, last) = (index(start.rounded(.down)), index(end.rounded(.up)))
    guard last - first > maxTilesAcross else { return first..<max(last, first) }
    let start = (first + last - maxTilesAcross) / 2
    return start..<start + maxTilesAcross
  }
}
