import CoreGraphics
import Foundation

/// A layer that shows one tile; a sublayer internal to the tiled layer.
@MainActor final class TileLayer: CALayer {
  let key: TileKey
  /// The part of the tiled layer that the tile covers, in points.
  private(set) var rect = CGRect.null
  private(set) var byteCount = 0
  /// Whether the image is outdated; it stays visible until the new one is drawn.
  var isStale = false
  /// The tile store's update count when the tile was last needed.
  var lastUse = 0

  init(_ key: TileKey) {
    self.key = key
    super.init()
    // Antialiased edges would leave seams between tiles.
    edgeAntialiasingMask = []
  }

  required init?(coder: NSCoder) { nil }

  override init(layer: Any) {
    key = (layer as? TileLayer)?.key ?? TileKey(level: 0, column: 0, row: 0)
    super.init(layer: layer)
  }

  /// Whether the image was discarded with the layer's previous window.
  var isLost: Bool { byteCount > 0 && backing.contents == nil }

  func setImage(_ newImage: CGImage?, with geometry: TileGeometry) {
    isStale = false
    rect = geometry.rect
    frame = rect
    byteCount = newImage.map { $0.bytesPerRow * $0.height } ?? 0
    // At the end of the layer, the last pixels may be only partly covered.
    contentsRect = CGRect(
      x: 0, y: 0, width: rect.width * geometry.scale / CGFloat(geometry.width),
      height: rect.height * geometry.scale / CGFloat(geometry.height))
    setTransientContents(newImage)
  }

  override func action(forKey event: String) -> (any CAAction)? { NSNull() }

  /// Does nothing, since the tiled layer draws the tile.
  override func display() {}
}
