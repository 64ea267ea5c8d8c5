import CoreGraphics
import Foundation

/// A tile, which shows as a sublayer that nobody but the tiled layer knows of.
@MainActor final class TileLayer: CALayer {
  let key: TileKey
  /// What part of the tiled layer it was drawn for. Points.
  private(set) var rect = CGRect.null
  private(set) var byteCount = 0
  /// Its picture is not what would be drawn now; it is seen until that is there.
  var isStale = false
  /// The tiled layer's count of looks when it was needed last.
  var lastUse = 0

  init(_ key: TileKey) {
    self.key = key
    super.init()
    // Smooth edges where tiles meet would be seams.
    edgeAntialiasingMask = []
  }

  required init?(coder: NSCoder) { nil }

  override init(layer: Any) {
    key = (layer as? TileLayer)?.key ?? TileKey(level: 0, column: 0, row: 0)
    super.init(layer: layer)
  }

  /// Whether the picture went with the window that the layer was in.
  var isLost: Bool { byteCount > 0 && backing.contents == nil }

  func show(_ picture: CGImage?, on paper: TilePaper) {
    isStale = false
    rect = paper.rect
    frame = rect
    byteCount = picture.map { $0.bytesPerRow * $0.height } ?? 0
    // At the layer's end pixels may be there in part.
    contentsRect = CGRect(
      x: 0, y: 0, width: rect.width * paper.scale / CGFloat(paper.width),
      height: rect.height * paper.scale / CGFloat(paper.height))
    showPassing(picture)
  }

  override func action(forKey event: String) -> (any CAAction)? { NSNull() }

  /// The tiled layer draws it.
  override func display() {}
}
