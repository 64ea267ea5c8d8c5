import CoreGraphics
import Dispatch
import Foundation
import LayerTree
import Logging

/// The tiles of a tiled layer: which it has, which it needs, which it gives up.
@MainActor final class TileStore {
  /// Bytes of pictures that are kept though they are not seen.
  static let mostKeptBytes = 64 << 20
  /// Bytes of pictures that are seen; beyond it there are too few levels of detail.
  static let mostSeenBytes = 256 << 20

  private unowned let layer: CATiledLayer
  /// Back to front: those of the level that is needed are in front.
  private(set) var layers: [TileLayer] = []
  private var byKey: [TileKey: TileLayer] = [:]
  private(set) var byteCount = 0
  private var grid: TileGrid?
  /// What is seen, those in the middle first.
  private var wanted: [TileKey] = []
  private var drawing: TileJob?
  private let queue = DispatchQueue(label: "lamina tiles", qos: .userInitiated)
  private var looks = 0
  /// When the tiles that are all there have faded in; nil before.
  private var settleTime: CFTimeInterval?
  private var willLookAgain = false
  private var hasWarned = false

  init(_ layer: CATiledLayer) {
    self.layer = layer
  }

  // MARK: What is needed

  /// Finds out what is seen now, and draws what is missing.
  func update() {
    guard let context = layer.context, let part = layer.visiblePart(in: context) else {
      wanted = []
      return
    }
    looks += 1
    for tile in layers where tile.isLost { remove(tile) }
    want(part.rect, of: layer.grid(forScale: part.scale))
    if part.isMoving { lookAgain(after: 0.05) }
    goOn()
  }

  private func want(_ rect: CGRect, of grid: TileGrid) {
    if let last = self.grid, last.level != grid.level {
      layers =
        layers.filter { $0.key.level != grid.level } + layers.filter { $0.key.level == grid.level }
      layer.touch(.sublayers)
    }
    self.grid = grid
    let keys = grid.keys(in: rect)
    var bytes = 0
    wanted = Array(
      keys.prefix { key in
        bytes += grid.byteCount(of: key)
        return bytes <= Self.mostSeenBytes
      })
    if wanted.count < keys.count { warn(keys.count) }
    for key in wanted {
      guard let tile = byKey[key] else { continue }
      tile.lastUse = looks
      if tile.rect != grid.rect(of: key) { tile.isStale = true }
    }
  }

  private func warn(_ count: Int) {
    guard !hasWarned else { return }
    hasWarned = true
    Logger(label: "lamina").warning(
      "\(layer) needs \(count) tiles at a time, not all of which are drawn; give it more levelsOfDetail"
    )
  }

  /// Draws the next tile; when none is missing, gives up what the tiles lie upon.
  private func goOn() {
    guard layer.context != nil, let grid else { return }
    if let key = wanted.first(where: { byKey[$0]?.isStale ?? true }) {
      settleTime = nil
      guard drawing == nil else { return }
      let paper = TilePaper(key, of: grid, isFlipped: layer.contentsAreFlipped())
      drawing = TileJob(key, paper, of: layer, on: queue)
    } else if !wanted.isEmpty {
      settle()
    }
    evict()
  }

  /// Shows a tile that was drawn.
  func take(_ job: TileJob, _ picture: CGImage?) {
    drawing = nil
    if !job.isStale, job.key.level == grid?.level { show(picture, job) }
    goOn()
  }

  private func show(_ picture: CGImage?, _ job: TileJob) {
    guard let context = layer.context else { return }
    let known = byKey[job.key]
    let tile = known ?? TileLayer(job.key)
    if known == nil {
      layers.append(tile)
      byKey[job.key] = tile
      tile.parent = layer
      tile.enter(context)
      layer.touch(.sublayers)
    }
    byteCount -= tile.byteCount
    tile.show(picture, on: job.paper)
    tile.lastUse = looks
    byteCount += tile.byteCount
    if picture != nil { context.statistics.drawRectCalls += 1 }
    if known == nil { fadeIn(tile) }
  }

  private func fadeIn(_ tile: TileLayer) {
    let duration = type(of: layer).fadeDuration()
    guard duration > 0 else { return }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = duration
    tile.add(fade, forKey: "fade")
  }

  // MARK: What is given up

  /// The layer draws otherwise from now on; what it drew is seen until that is drawn.
  ///
  /// - Parameter rect: points; nil is everything.
  func invalidate(_ rect: CGRect?) {
    for tile in layers where rect?.intersects(tile.rect) ?? true { tile.isStale = true }
    if let drawing, rect?.intersects(drawing.paper.rect) ?? true { drawing.isStale = true }
  }

  /// The tiles are cut otherwise from now on.
  func removeAll() {
    for tile in layers { remove(tile) }
    drawing?.isStale = true
    (grid, wanted) = (nil, [])
  }

  private func remove(_ tile: TileLayer) {
    layers.removeAll { $0 === tile }
    byKey[tile.key] = nil
    byteCount -= tile.byteCount
    tile.leaveContext()
    tile.parent = nil
    layer.touch(.sublayers)
  }

  /// Gives up the tiles of other levels once those of this one have faded in.
  private func settle() {
    guard let level = grid?.level, layers.contains(where: { $0.key.level != level }) else { return }
    let now = MediaClock.now
    let time = settleTime ?? now + type(of: layer).fadeDuration()
    settleTime = time
    guard now >= time else { return lookAgain(after: time - now) }
    for tile in layers where tile.key.level != level { remove(tile) }
  }

  private func evict() {
    guard byteCount > Self.mostKeptBytes else { return }
    let seen = Set(wanted)
    let unseen = layers.filter { !seen.contains($0.key) }.sorted { $0.lastUse < $1.lastUse }
    for tile in unseen where byteCount > Self.mostKeptBytes { remove(tile) }
  }

  private func lookAgain(after delay: TimeInterval) {
    guard !willLookAgain else { return }
    willLookAgain = true
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        self?.willLookAgain = false
        self?.update()
      }
    }
  }

  // MARK: All of them

  private struct Reference {
    weak var layer: CATiledLayer?
  }

  private static var references: [Reference] = []

  static func add(_ layer: CATiledLayer) {
    references.removeAll { $0.layer == nil }
    references.append(Reference(layer: layer))
  }

  static func update(in context: LayerContext) {
    for layer in references.compactMap(\.layer) where layer.context === context {
      layer.tiles.update()
    }
  }

  /// Waits until all tiles that are seen are drawn, and shows them; false where there were none.
  static func finishDrawing() -> Bool {
    var hasDrawn = false
    for layer in references.compactMap(\.layer) where layer.context != nil {
      while let job = layer.tiles.drawing {
        job.wait()
        job.finish()
        hasDrawn = true
      }
    }
    return hasDrawn
  }
}
