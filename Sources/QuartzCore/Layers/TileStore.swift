import CoreGraphics
import Dispatch
import Foundation
import LayerTree
import Logging

/// The tiles of a tiled layer: which tiles exist, which are needed, and which are removed.
@MainActor final class TileStore {
  /// The size up to which tiles that are not visible are cached, in bytes.
  static let mostKeptBytes = 64 << 20
  /// The limit for visible tiles, in bytes. It is exceeded only if the layer has too few levels of
  /// detail.
  static let maxVisibleBytes = 256 << 20

  private unowned let layer: CATiledLayer
  /// The tiles back to front; tiles of the needed level are in front.
  private(set) var layers: [TileLayer] = []
  private var byKey: [TileKey: TileLayer] = [:]
  private(set) var byteCount = 0
  private var grid: TileGrid?
  /// The visible tiles, starting in the middle.
  private var neededKeys: [TileKey] = []
  private var drawing: TileJob?
  private let queue = DispatchQueue(label: "lamina tiles", qos: .userInitiated)
  private var updateCount = 0
  /// The time at which the complete level has faded in; nil while tiles are missing.
  private var fadeEndTime: CFTimeInterval?
  private var isUpdateScheduled = false
  private var hasWarned = false

  init(_ layer: CATiledLayer) {
    self.layer = layer
  }

  // MARK: Needed tiles

  /// Determines the visible tiles and draws missing ones.
  func update() {
    guard let context = layer.context, let part = layer.visiblePart(in: context) else {
      neededKeys = []
      return
    }
    updateCount += 1
    for tile in layers where tile.isLost { remove(tile) }
    setVisibleRect(part.rect, of: layer.grid(forScale: part.scale))
    if part.isMoving { scheduleUpdate(after: 0.05) }
    drawNextTile()
  }

  private func setVisibleRect(_ rect: CGRect, of grid: TileGrid) {
    if let last = self.grid, last.level != grid.level {
      layers =
        layers.filter { $0.key.level != grid.level } + layers.filter { $0.key.level == grid.level }
      layer.touch(.sublayers)
    }
    self.grid = grid
    let keys = grid.keys(in: rect)
    var bytes = 0
    neededKeys = Array(
      keys.prefix { key in
        bytes += grid.byteCount(of: key)
        return bytes <= Self.maxVisibleBytes
      })
    if neededKeys.count < keys.count { warn(keys.count) }
    for key in neededKeys {
      guard let tile = byKey[key] else { continue }
      tile.lastUse = updateCount
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

  /// Draws the next missing tile. When none is missing, removes the tiles of other levels.
  private func drawNextTile() {
    guard layer.context != nil, let grid else { return }
    if let key = neededKeys.first(where: { byKey[$0]?.isStale ?? true }) {
      fadeEndTime = nil
      guard drawing == nil else { return }
      let geometry = TileGeometry(key, of: grid, isFlipped: layer.contentsAreFlipped())
      drawing = TileJob(key, geometry, of: layer, on: queue)
    } else if !neededKeys.isEmpty {
      removeOtherLevels()
    }
    evict()
  }

  /// Shows the image of a finished job unless it is outdated, and draws the next tile.
  func didDraw(_ job: TileJob, _ image: CGImage?) {
    drawing = nil
    if !job.isStale, job.key.level == grid?.level { setImage(image, job) }
    drawNextTile()
  }

  private func setImage(_ image: CGImage?, _ job: TileJob) {
    guard let context = layer.context else { return }
    let known = byKey[job.key]
    let tile = known ?? TileLayer(job.key)
    if known == nil {
      layers.append(tile)
      byKey[job.key] = tile
      tile.links.parent = layer
      tile.enter(context)
      layer.touch(.sublayers)
    }
    byteCount -= tile.byteCount
    tile.setImage(image, with: job.geometry)
    tile.lastUse = updateCount
    byteCount += tile.byteCount
    if image != nil { context.statistics.drawRectCalls += 1 }
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

  // MARK: Removing tiles

  /// Marks tiles as outdated; they stay visible until they are redrawn.
  ///
  /// - Parameter rect: in points; nil means all tiles.
  func invalidate(_ rect: CGRect?) {
    for tile in layers where rect?.intersects(tile.rect) ?? true { tile.isStale = true }
    if let drawing, rect?.intersects(drawing.geometry.rect) ?? true { drawing.isStale = true }
  }

  /// Removes all tiles, because the tile grid changes.
  func removeAll() {
    for tile in layers { remove(tile) }
    drawing?.isStale = true
    (grid, neededKeys) = (nil, [])
  }

  private func remove(_ tile: TileLayer) {
    layers.removeAll { $0 === tile }
    byKey[tile.key] = nil
    byteCount -= tile.byteCount
    tile.leaveContext()
    tile.links.parent = nil
    layer.touch(.sublayers)
  }

  /// Removes the tiles of other levels once the tiles of this level have faded in.
  private func removeOtherLevels() {
    guard let level = grid?.level, layers.contains(where: { $0.key.level != level }) else { return }
    let now = MediaClock.now
    let time = fadeEndTime ?? now + type(of: layer).fadeDuration()
    fadeEndTime = time
    guard now >= time else { return scheduleUpdate(after: time - now) }
    for tile in layers where tile.key.level != level { remove(tile) }
  }

  private func evict() {
    guard byteCount > Self.mostKeptBytes else { return }
    let seen = Set(neededKeys)
    let unseen = layers.filter { !seen.contains($0.key) }.sorted { $0.lastUse < $1.lastUse }
    for tile in unseen where byteCount > Self.mostKeptBytes { remove(tile) }
  }

  private func scheduleUpdate(after delay: TimeInterval) {
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated {
        self?.isUpdateScheduled = false
        self?.update()
      }
    }
  }

  // MARK: All tiled layers

  private struct Reference {
    weak var layer: CATiledLayer?
  }

  private static var references: [Reference] = []

  static func register(_ layer: CATiledLayer) {
    references.removeAll { $0.layer == nil }
    references.append(Reference(layer: layer))
  }

  static func update(in context: LayerContext) {
    for layer in references.compactMap(\.layer) where layer.context === context {
      layer.tiles.update()
    }
  }

  /// Waits until all visible tiles are drawn, and shows them. Returns false if none had to be
  /// drawn.
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
