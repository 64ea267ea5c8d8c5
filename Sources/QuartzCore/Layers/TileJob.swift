import CoreGraphics
import Dispatch
import Synchronization

/// What a tile is drawn on.
struct TilePaper: Sendable {
  /// Points of the layer.
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

  /// Nil where nothing is drawn. Any thread.
  func picture(by painter: (CGContext) -> Void) -> CGImage? {
    let context = CGContext(
      width: width, height: height, scale: scale, origin: rect.origin, isPassing: true)
    if isFlipped {
      context.concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
    }
    context.clip(to: rect)
    painter(context)
    return context.takeImage()
  }
}

/// A tile that is being drawn on a queue.
@MainActor final class TileJob {
  let key: TileKey
  let paper: TilePaper
  /// The layer was asked to draw this again since.
  var isStale = false
  /// Nil when it is over. It has the layer and its delegate, which must not end on the queue.
  private var owners: (layer: CATiledLayer, delegate: (any CALayerDelegate)?)?
  private let queue: DispatchQueue
  private nonisolated let picture = Mutex<CGImage?>(nil)

  init(_ key: TileKey, _ paper: TilePaper, of layer: CATiledLayer, on queue: DispatchQueue) {
    self.key = key
    self.paper = paper
    self.queue = queue
    owners = (layer, layer.delegate)
    let painter = layer.painter
    queue.async {
      let drawn = paper.picture(by: painter)
      self.picture.withLock { $0 = drawn }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.finish() } }
    }
  }

  /// Waits until it is drawn.
  func wait() {
    queue.sync {}
  }

  /// Shows what was drawn, once.
  func finish() {
    guard let layer = owners?.layer else { return }
    owners = nil
    layer.tiles.take(self, picture.withLock { $0.take() })
  }
}
