import CoreGraphics
import LayerTree

/// The bitmap of a layer with `shouldRasterize`, or that of a shadow, which exists while the layer is
/// shown.
struct Raster: Sendable {
  enum Kind {
    /// The layer and its sublayers.
    case layer
    /// The shadow of what they show, while the layer moves.
    case shadow
  }

  let kind: Kind
  /// Where the bitmap lies; nil for a layer that is drawn directly, because nothing of it is visible
  /// or its bitmap would be too large.
  var placement: Index<TextureTable.Placement>?
  /// The bitmap's pixels. Pixel (0, 0) is at the corner of the layer's bounds.
  var box = PixelRect.empty
  /// Converts these pixels to the layer's coordinates.
  var toLayer = Affine.identity
  /// Holds the list that the bitmap shows.
  var tracker = DamageTracker()
  /// The pixels that have to be drawn before the bitmap is shown.
  var pending = Region()
  /// The rasterized layers that the bitmap shows.
  var inner: [Slot] = []
  /// The last frame that showed the layer.
  var lastFrame: UInt32
}

/// The pixels of a raster.
struct RasterGeometry {
  /// Pixels per point.
  let scale: Double
  /// Converts the layer's coordinates to pixels. Mirrored in flipped geometry, so that what seems
  /// mirrored inside is what seems mirrored on the screen.
  let toPixels: Affine
  /// Converts pixels of the bitmap as it is shown to the layer's coordinates.
  let toLayer: Affine
  /// The pixels of the layer's bounds.
  let bounds: PixelRect
  /// The pixels in which contents are looked for.
  let area: PixelRect
  /// Whether an odd number of ancestors have flipped geometry.
  let isMirrored: Bool
  private let kind: Raster.Kind

  /// The largest side in pixels, and the largest number of pixels: 64 MiB.
  private static let largestSide: Int32 = 8192 - 256
  private static let largestArea = 4096 * 4096
  /// The sides of bitmaps that include what lies outside of the bounds are multiples of this, so
  /// that contents that move there seldom need another texture.
  private static let step: Int32 = 64

  /// nil for bounds that are too large for a bitmap.
  init?(
    of index: Index<RenderTree.OrderEntry>, in tree: borrowing RenderTree, _ kind: Raster.Kind
  ) {
    let slot = tree.order[index].slot
    guard let style = tree.layers.styles[slot].map({ tree.styles.presented[$0] }) else {
      return nil
    }
    let rect = tree.layers.presented[slot].bounds.standardizedRect
    let scale = style.scale(of: kind, onScreenOf: tree.surface.scale)
    let limit = min(tree.textures.maximumSide, Self.largestSide)
    guard rect.width * scale <= Double(limit), rect.height * scale <= Double(limit),
      rect.minX.isFinite, rect.minY.isFinite, (1 / scale).isFinite
    else { return nil }
    let pixels = Affine(
      a: scale, b: 0, c: 0, d: scale, tx: -rect.minX * scale, ty: -rect.minY * scale)
    toLayer = Affine(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: rect.minX, ty: rect.minY)
    isMirrored = tree.isMirrored(index)
    toPixels = isMirrored ? pixels.applied(after: Affine(rect.verticalFlip)) : pixels
    bounds = Quad(rect, pixels).box
    area = bounds.expanded(by: PixelSize(width: limit, height: limit), within: limit)
    (self.scale, self.kind) = (scale, kind)
  }

  /// The pixels of the bitmap that shows a list; nil where they are too many.
  func box(of list: borrowing DisplayList) -> PixelRect? {
    let contents = list.box(of: list.items.indices)
    if contents.isEmpty { return .empty }
    // The pixels at the edges of a shadow are transparent.
    if kind == .shadow {
      let isWhole = area.expanded(by: -1).contains(contents) && contents.area <= Self.largestArea
      return isWhole ? contents.expanded(by: 1) : nil
    }
    if bounds.contains(contents) { return bounds.area <= Self.largestArea ? bounds : nil }
    // What touches the border of the area may continue outside.
    let inner = area.expanded(by: -1)
    guard bounds == area || inner.contains(contents) else { return nil }
    let box = contents.union(bounds).expanded(by: 1).expanded(toMultiplesOf: Self.step)
      .intersection(area)
    return box.area <= Self.largestArea ? box : nil
  }
}

extension LayerStyle {
  /// The pixels per point of a raster.
  fileprivate func scale(of kind: Raster.Kind, onScreenOf scale: Double) -> Double {
    switch kind {
    case .layer: rasterizationScale > 0 ? Double(rasterizationScale) : 1
    case .shadow: shadow.rasterScale(onScreenOf: scale)
    }
  }
}

extension RenderTree {
  /// Whether an odd number of ancestors have flipped geometry.
  fileprivate func isMirrored(_ index: Index<OrderEntry>) -> Bool {
    guard !spaces.isEmpty else { return false }
    var (isMirrored, next) = (false, order[index].parent)
    while let ancestor = next {
      isMirrored = isMirrored != space(order[ancestor].slot).isGeometryFlipped
      next = order[ancestor].parent
    }
    return isMirrored
  }

  func isRasterized(_ slot: Slot) -> Bool {
    layers.styles[slot].map { styles.presented[$0].shouldRasterize } ?? false
  }

  /// The kind of raster that a layer may have; nil for most layers.
  func rasterKind(_ slot: Slot) -> Raster.Kind? {
    guard let style = layers.styles[slot].map({ styles.presented[$0] }) else { return nil }
    if style.shouldRasterize { return .layer }
    return style.shadow.isVisible ? .shadow : nil
  }

  /// The textures of all rasters.
  var rasterTextures: Set<TextureID> {
    Set(rasters.values.compactMap { $0.placement.map { textures.placements[$0].texture } })
  }

  /// Updates `rasterizedSlots` after a change of the layer's style.
  mutating func updateRasterization(of slot: Slot) {
    if isRasterized(slot) {
      rasterizedSlots.insert(slot)
    } else if !rasterizedSlots.isEmpty {
      rasterizedSlots.remove(slot)
    }
  }

  /// Calls `body` with each layer that has a raster and is not hidden, superlayers first.
  func forEachRaster(_ body: (Index<OrderEntry>) -> Void) {
    var index = wholeOrder.lowerBound
    while index < wholeOrder.upperBound {
      let slot = order[index].slot
      let isShown = !layers.presented[slot].isHidden && layers.presented[slot].opacity > 0
      guard isShown || layers.drawKinds[slot] == .transition else {
        index = order[index].end
        continue
      }
      if rasters[slot] != nil { body(index) }
      index = index.next
    }
  }
}
