import CoreGraphics
public import Foundation

/// A layer for contents too large for one bitmap, which are drawn in tiles at the visible levels of
/// detail, off the main thread.
///
/// Only visible tiles are drawn, one after the other, starting in the middle. Others are cached
/// while all tiles take at most 64 MB. Until a level's tiles are drawn, another level is shown in
/// their place.
///
/// **Drawing code runs on another thread**: `draw(in:)`, the delegate's `draw(_:in:)`, and
/// `draw(_:)` of a view with such a layer. It must not use state of the main actor; override these
/// methods as `nonisolated`, so that the compiler checks this. The context's transform contains the
/// scale of the level.
///
/// An off-screen frame waits for its visible tiles. Main thread only, except for drawing.
///
/// Source: Apple, "CATiledLayer".
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  /// The duration of a new tile's fade-in, in seconds. Default: 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The size of a tile, in pixels; fractions are ignored. Default: 256 × 256. Traps unless both
  /// sides are 1…8192.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet {
      let sides = 1.0...8192.0
      require(
        sides.contains(tileSize.width) && sides.contains(tileSize.height),
        "CATiledLayer tileSize is not between 1 and 8192: \(tileSize)")
      if tileSize != oldValue { recreateTiles() }
    }
  }

  /// The number of levels of detail, each with half the pixels per point of the previous one.
  /// Default: 1, which is also the minimum.
  open var levelsOfDetail = 1 {
    didSet { if levelsOfDetail != oldValue { touch(.properties) } }
  }

  /// The number of levels with more pixels per point than `contentsScale`: twice as many, four
  /// times as many and so on. Default: 0.
  open var levelsOfDetailBias = 0 {
    didSet { if levelsOfDetailBias != oldValue { touch(.properties) } }
  }

  /// The size of all tile bitmaps, in bytes.
  package final var tileByteCount: Int { tiles.byteCount }
  /// The size up to which tile bitmaps are cached, in bytes; visible tiles may take more.
  package static let mostKeptBytes = TileStore.mostKeptBytes

  private(set) final lazy var tiles = TileStore(self)
  /// The pixels per point of the layer when the tiles were created.
  private final var tileScale: CGFloat = 0

  public override init() {
    super.init()
    TileStore.register(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    TileStore.register(self)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    tileSize = layer.tileSize
    levelsOfDetail = layer.levelsOfDetail
    levelsOfDetailBias = layer.levelsOfDetailBias
  }

  /// Redraws the visible tiles; until they are drawn, their previous contents are shown.
  open override func display() {
    guard modelLayer == nil else { return }
    tiles.invalidate(takeDirtyRect())
    tiles.update()
  }

  package override var archivedKeys: [String] {
    super.archivedKeys + Self.tileDefaults.keys.sorted()
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    tileDefaults[key] ?? super.defaultValue(forKey: key)
  }

  private static let tileDefaults: [String: Any] = [
    "tileSize": CGSize(width: 256, height: 256), "levelsOfDetail": NSNumber(value: 1),
    "levelsOfDetailBias": NSNumber(value: 0),
  ]

  open override func value(forKey key: String) -> Any? {
    switch key {
    case "tileSize": tileSize
    case "levelsOfDetail": NSNumber(value: levelsOfDetail)
    case "levelsOfDetailBias": NSNumber(value: levelsOfDetailBias)
    default: super.value(forKey: key)
    }
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    guard let defaultValue = Self.tileDefaults[key] else {
      return super.setValue(value, forKey: key)
    }
    let value = AnimationValue.unboxed(value ?? defaultValue)
    let whole = AnimationValue.number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    switch key {
    case "tileSize": tileSize = value as? CGSize ?? tileSize
    case "levelsOfDetail": levelsOfDetail = whole ?? levelsOfDetail
    default: levelsOfDetailBias = whole ?? levelsOfDetailBias
    }
  }

  override var underlays: [CALayer] { modelLayer == nil ? tiles.layers : [] }

  override var drawsDirectly: Bool { true }

  private func recreateTiles() {
    guard modelLayer == nil else { return }
    tiles.removeAll()
    touch(.properties)
  }

  /// The tile grid of the lowest level that has at least `scale` pixels per point.
  final func grid(forScale scale: CGFloat) -> TileGrid {
    if bitmapScale != tileScale {
      tiles.removeAll()
      tileScale = bitmapScale
    }
    let top = Double(min(max(levelsOfDetailBias, -30), 30))
    let bottom = top - Double(min(max(levelsOfDetail, 1), 31) - 1)
    // A level may be enlarged by one per cent, which is not visible.
    let needed = (log2(scale / bitmapScale) - 0.015).rounded(.up)
    let whole = CGSize(
      width: tileSize.width.rounded(.down), height: tileSize.height.rounded(.down))
    return TileGrid(
      level: Int(min(max(needed, bottom), top)), contentsScale: bitmapScale, tileSize: whole,
      bounds: bounds)
  }

  /// The layer's drawing code, for the background queue. Drawing is isolated to the main actor for
  /// all other layers; for tiled layers it is documented not to be, so the isolation is cast away.
  final var painter: @Sendable (CGContext) -> Void {
    let layer = unsafe Unmanaged.passUnretained(self)
    let paint: @MainActor (CGContext) -> Void = { unsafe layer.takeUnretainedValue().draw(in: $0) }
    return unsafe unsafeBitCast(paint, to: (@Sendable (CGContext) -> Void).self)
  }
}
