import CoreGraphics
import Dispatch
import Synchronization

/// The geometry of a tile's bitmap.
struct TileGeometry: Sendable {
  /// The rectangle in the layer's coordinates, in points.
  let rect: CGRect
  /// Pixels per point.
  let scale: CGFloat
  let width: Int
  let height: Int
  /// Whether y goes up.
  let isFlipped: Bool

  init(_ key: TileKey, of grid: TileGrid, isFlipped: Bool) {
    rect = grid.rect(of: key)
    scale = grid.scale
    (width, height) = grid.pixels(of: rect)
    self.isFlipped = isFlipped
  }

  /// Draws the tile's image; nil if the drawing code draws nothing. Any thread.
  func makeImage(drawnBy painter: (CGContext) -> Void) -> CGImage? {
    let context = CGContext(
      width: width, height: height, scale: scale, origin: rect.origin, isTransient: true)
    if isFlipped {
      context.concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    }
    context.clip(to: rect)
    painter(context)
    return context.takeImage()
  }
}

/// A tile that is being drawn on a background queue.
@MainActor final class TileJob {
  let key: TileKey
  let geometry: TileGeometry
  /// Whether the layer was invalidated after the drawing started.
  var isStale = false
  /// The layer and its delegate, which must not be deallocated on the queue; nil when the job has
  /// finished.
  private var owners: (layer: CATiledLayer, delegate: (any CALayerDelegate)?)?
  private let queue: DispatchQueue
  private nonisolated let image = Mutex<CGImage?>(nil)

  init(_ key: TileKey, _ geometry: TileGeometry, of layer: CATiledLayer, on queue: DispatchQueue) {
    self.key = key
    self.geometry = geometry
    self.queue = queue
    owners = (layer, layer.delegate)
    let painter = layer.painter
    queue.async {
      let drawn = geometry.makeImage(drawnBy: painter)
      self.image.withLock { $0 = drawn }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
    }
  }

  /// Waits until the tile is drawn.
  func wait() {
    queue.sync {}
  }

  /// Passes the image to the layer's tiles, once.
  func finish() {
    guard let layer = owners?.layer else { return }
    owners = nil
    layer.tiles.didDraw(self, image.withLock { $0.take() })
  }
}
