import UIKit

/// Hangs pictures in columns of equal width; each next one where there is most room.
final class WallView: UIScrollView {
  /// Called when the user opens a picture.
  var onOpen: (Work) -> Void = { _ in }
  private var tiles: [WorkTile] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = MuseumPalette.paper
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the pictures.
  func show(_ works: [Work]) {
    for tile in tiles { tile.removeFromSuperview() }
    tiles = works.map { work in
      let tile = WorkTile(work)
      tile.addAction(UIAction { [weak self] _ in self?.onOpen(work) }, for: .touchUpInside)
      addSubview(tile)
      return tile
    }
    setNeedsLayout()
  }

  private static let margin: CGFloat = 20
  private static let space: CGFloat = 22
  private static let smallestWidth: CGFloat = 150
  private static let largestWidth: CGFloat = 260

  override func layoutSubviews() {
    hang()
    super.layoutSubviews()
  }

  private func hang() {
    let room = max(bounds.width - 2 * Self.margin, 1)
    let columns = max(2, Int((room + Self.space) / (Self.largestWidth + Self.space)))
    let count = room < 2 * Self.smallestWidth ? 1 : columns
    let width = ((room - Self.space * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
    var heights = [CGFloat](repeating: Self.margin / 2, count: count)
    for tile in tiles {
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let height = tile.height(forWidth: width)
      tile.frame = CGRect(
        x: Self.margin + CGFloat(column) * (width + Self.space), y: heights[column], width: width,
        height: height)
      heights[column] += height + Self.space
    }
    let size = CGSize(width: bounds.width, height: heights.max() ?? 0)
    if contentSize != size { contentSize = size }
  }
}
