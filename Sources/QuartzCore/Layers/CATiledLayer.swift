import CoreGraphics
public import Foundation
import LayerTree

/// A layer too large for one picture, which is drawn in tiles, at the levels of detail that are seen,
/// away from the main thread.
///
/// Only tiles that are seen are drawn, one after the other, those in the middle first; others stay as
/// long as all take no more than 64 MB. While a level is not there, another shows in its place.
///
/// **Drawing code runs on another thread**: `draw(in:)`, the delegate's `draw(_:in:)`, and `draw(_:)` of
/// a view with such a layer. It must not touch what belongs to the main actor, of which the compiler
/// is told by overriding them as `nonisolated`. The context's transform tells the level.
///
/// Off screen, a frame waits for the tiles that it shows. Main thread only, but for drawing.
///
/// Source: Apple, "CATiledLayer".
@preconcurrency @MainActor open class CATiledLayer: CALayer {
  /// Seconds in which a new tile appears. Default: 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// The size of a tile, in pixels; parts of pixels do not count. Default: 256 × 256. Traps unless
  /// both are 1…8192.
  public var tileSize = CGSize(width: 256, height: 256) {
    didSet {
      let sides = 1.0...8192.0
      require(
        sides.contains(tileSize.width) && sides.contains(tileSize.height),
        "CATiledLayer tileSize is not between 1 and 8192: \(tileSize)")
      if tileSize != oldValue { cutAnew() }
    }
  }

  /// How many levels of detail there are, each with half the pixels per point of the one before it.
  /// Default: 1, which is also the least.
  public var levelsOfDetail = 1 {
    didSet { if levelsOfDetail != oldValue { touch(.properties) } }
  }

  /// How many of the levels have more pixels than the layer's `contentsScale` asks for: twice as many
  /// per point, four times and so on. Default: 0.
  public var levelsOfDetailBias = 0 {
    didSet { if levelsOfDetailBias != oldValue { touch(.properties) } }
  }

  /// Bytes of the pictures of all tiles.
  package final var tileByteCount: Int { tiles.byteCount }
  /// So many bytes of pictures are kept, if those that are seen do not take more.
  package static let mostKeptBytes = TileStore.mostKeptBytes

  private(set) final lazy var tiles = TileStore(self)
  /// How many pixels a point of the tiles had when they were cut.
  private final var cutScale: CGFloat = 0

  public override init() {
    super.init()
    TileStore.add(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    TileStore.add(self)
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATiledLayer else { return }
    tileSize = layer.tileSize
    levelsOfDetail = layer.levelsOfDetail
    levelsOfDetailBias = layer.levelsOfDetailBias
  }

  /// Draws the tiles that are seen again; until they are drawn, they show what they did.
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
    guard let plain = Self.tileDefaults[key] else { return super.setValue(value, forKey: key) }
    let value = AnimationValue.unboxed(value ?? plain)
    let whole = AnimationValue.number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) }
    switch key {
    case "tileSize": tileSize = value as? CGSize ?? tileSize
    case "levelsOfDetail": levelsOfDetail = whole ?? levelsOfDetail
    default: levelsOfDetailBias = whole ?? levelsOfDetailBias
    }
  }

  override var underlays: [CALayer] { modelLayer == nil ? tiles.layers : [] }

  override var drawsInPlace: Bool { true }

  private func cutAnew() {
    guard modelLayer == nil else { return }
    tiles.removeAll()
    touch(.properties)
  }

  /// The tiles of the level for so many pixels per point: the least that has as many.
  final func grid(forScale scale: CGFloat) -> TileGrid {
    if bitmapScale != cutScale {
      tiles.removeAll()
      cutScale = bitmapScale
    }
    let top = Double(min(max(levelsOfDetailBias, -30), 30))
    let bottom = top - Double(min(max(levelsOfDetail, 1), 31) - 1)
    // A level serves for what is larger by a hundredth: nobody sees it.
    let needed = (log2(scale / bitmapScale) - 0.015).rounded(.up)
    let whole = CGSize(
      width: tileSize.width.rounded(.down), height: tileSize.height.rounded(.down))
    return TileGrid(
      level: Int(min(max(needed, bottom), top)), contentsScale: bitmapScale, tileSize: whole,
      bounds: bounds)
  }

  /// The layer's drawing code for the queue. Isolation to the main actor is what all other layers'
  /// has; here it is documented not to hold, and the type is told so.
  final var painter: @Sendable (CGContext) -> Void {
    let layer = unsafe Unmanaged.passUnretained(self)
    let paint: @MainActor (CGContext) -> Void = { unsafe layer.takeUnretainedValue().draw(in: $0) }
    return unsafe unsafeBitCast(paint, to: (@Sendable (CGContext) -> Void).self)
  }
}
