import CoreGraphics
import LayerTree

/// The cells of the paths that were drawn last, so that a path is divided again only when it, its
/// style, its transform or its visible part changes. A movement by whole pixels changes nothing.
struct PathCache: Sendable {
  /// The shape that a path makes, in the layer's coordinates.
  enum Figure: Equatable, Sendable {
    case fill(FillRule)
    case stroke(StrokeOutline.Style, from: Float, to: Float, dashes: StrokeOutline.Dashes?)
  }

  /// What the cells depend on.
  struct Key: Equatable, Sendable {
    var path: CGPath
    var figure: Figure
    /// The position is that within a pixel.
    var transform: Perspective
    /// The visible pixels, relative to that position.
    var visible: PixelRect
    /// The precision of curves, in points.
    var tolerance: Double
  }

  /// Identifies the shapes of a frame.
  struct ID: Hashable, Sendable {
    var slot: Slot
    var part: DisplayItem.Part
  }

  struct Entry: Sendable {
    var key: Key?
    var cells = PathCells()
    /// A hash of the key's contents, as a number that no other contents of the entry had.
    var version: UInt64 = 0
    /// The pixels that the whole path may touch, like the cells relative to its position.
    var bounds = PixelRect.empty
    /// The last frame that used the entry.
    var frame: UInt32 = 0
  }

  private var entries: [ID: Index<Entry>] = [:]
  private var stored: [Entry] = []
  private var free: [Index<Entry>] = []
  private var frame: UInt32 = 0
  private var used = 0
  private var nextVersion: UInt64 = 0
  private var rasterizer = PathRasterizer()

  /// Frames after which the cells of a path that is no longer drawn are removed.
  private static let lifetime: UInt32 = 120

  /// The number of paths whose cells are kept.
  var count: Int { entries.count }

  subscript(_ index: Index<Entry>) -> Entry {
    _read { yield stored[index.offset] }
  }

  /// Begins a frame.
  mutating func beginFrame() {
    guard !entries.isEmpty else { return }
    frame &+= 1
    if frame.isMultiple(of: Self.lifetime) { removeUnused(for: Self.lifetime) }
  }

  /// Removes the cells of paths that were not drawn for more than so many frames.
  mutating func removeUnused(for frames: UInt32) {
    for (id, index) in entries where frame &- stored[index.offset].frame > frames {
      entries[id] = nil
      stored[index.offset] = Entry()
      free.append(index)
    }
  }

  /// Frees the memory that the largest path has needed while its cells were made.
  mutating func releaseScratch() {
    rasterizer = PathRasterizer()
  }

  /// The cells for a key, which are made if they are not known. `offset` is where they are drawn.
  mutating func cells(_ id: ID, _ key: Key, at offset: SIMD2<Int32>) -> Index<Entry> {
    let index = entries[id] ?? insert(id)
    stored[index.offset].frame = frame
    if stored[index.offset].contains(key) { return index }
    nextVersion += 1
    stored[index.offset].version = nextVersion
    stored[index.offset].key = key
    stored[index.offset].bounds = rasterizer.rasterize(
      key, at: offset, into: &stored[index.offset].cells)
    return index
  }

  private mutating func insert(_ id: ID) -> Index<Entry> {
    let index = free.popLast() ?? stored.nextIndex
    if index.offset == stored.count { stored.append(Entry()) }
    entries[id] = index
    return index
  }
}

extension PathCache.Entry {
  /// Whether the cells are those of a key, in all pixels that are visible with it.
  fileprivate func contains(_ other: PathCache.Key) -> Bool {
    guard let key, key.isSame(other) else { return false }
    return key.visible == other.visible || cells.box == bounds
      || !bounds.intersects(other.visible)
  }
}

extension PathCache.Key {
  /// Compares everything except the visible part.
  fileprivate func isSame(_ other: Self) -> Bool {
    transform == other.transform && tolerance == other.tolerance && figure == other.figure
      && path == other.path
  }
}

/// Makes the cells of paths; its arrays are reused.
struct PathRasterizer: Sendable {
  private var flat = FlatPath()
  private var stroke = StrokeOutline()
  private var contours = Contours()
  private var projected = Contours()
  private var scratch = CellScratch()

  /// A path of this many times the visible pixels is divided as a whole, so that its cells are still
  /// those to draw when it moves.
  private static let margin = 2

  /// Replaces cells by those of a path; returns the pixels that the whole path may touch.
  mutating func rasterize(
    _ key: PathCache.Key, at offset: SIMD2<Int32>, into cells: inout PathCells
  ) -> PixelRect {
    outline(key)
    if let affine = key.transform.affine {
      contours.apply(affine)
    } else {
      projected.removeAll()
      projected.append(contours, in: key.transform)
      swap(&projected, &contours)
    }
    var rule = FillRule.nonZero
    if case .fill(let given) = key.figure { rule = given }
    let bounds = contours.box.extendedToCells(at: offset)
    let isSmall = bounds.area <= Self.margin * key.visible.area
    cells.fill(
      contours, rule, within: isSmall ? bounds : bounds.intersection(key.visible), using: &scratch)
    return bounds
  }

  private mutating func outline(_ key: PathCache.Key) {
    contours.removeAll()
    let elements = key.path.storage.elements
    switch key.figure {
    case .fill:
      flat.flatten(elements, FlatPath.Precision(tolerance: key.tolerance))
      contours.append(flat)
    case .stroke(let style, let from, let to, let dashes):
      flat.flatten(
        elements, FlatPath.Precision(tolerance: key.tolerance, halfWidth: style.halfWidth))
      stroke.begin(style, reusing: &contours)
      stroke.add(flat, from: Double(from), to: Double(to), dashes: dashes)
      stroke.end(&contours)
    }
  }
}

extension PixelRect {
  /// The rectangle with its top left corner on a multiple of a cell's size, when it is drawn at an
  /// offset. The cells then keep their places while a path grows, and they cover whole blocks of 4 × 4
  /// pixels, which software renderers shade whole also for a part: others cover twice as many on
  /// average.
  fileprivate func extendedToCells(at offset: SIMD2<Int32>) -> PixelRect {
    guard !isEmpty else { return self }
    var rect = self
    rect.minX -= (minX &+ offset.x) & (Int32(CellGrid.cell.x) - 1)
    rect.minY -= (minY &+ offset.y) & (Int32(CellGrid.cell.y) - 1)
    return rect
  }
}
