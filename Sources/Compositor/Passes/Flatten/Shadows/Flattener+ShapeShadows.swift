import CoreGraphics
import LayerTree

// Shadows of rectangles and rounded rectangles, which a primitive draws.

extension Flattener {
  /// A blur of a smaller deviation, in pixels, is not visible.
  private static let leastDeviation = 0.25

  /// Adds the shadow of a shape, below the parts of the layer. Where the layer is drawn exactly, what
  /// it hides of the shadow is left out.
  mutating func addShadow(
    of shape: RoundedRect, to layer: borrowing Layer, isBodyExact: Bool,
    _ tree: borrowing RenderTree
  ) {
    let style = layer.style.shadow
    var shape = shape
    shape.rect = shape.rect.offsetBy(
      dx: style.offset.width, dy: layer.isFlipped ? -style.offset.height : style.offset.height)
    let least = Self.leastDeviation / max(layer.scale, 1e-9)
    guard style.radius >= least || shape.isRounded && shape.radii.width != shape.radii.height else {
      return addSharpShadow(of: shape, to: layer, tree)
    }
    let shadow = ShapeShadow(shape, deviation: max(style.radius, least))
    let quad = Quad(shadow.part, layer.transform)
    if layer.perspective == nil, quad.isAxisAligned {
      addSlices(
        of: shadow, to: layer, hidden: isBodyExact ? hiddenBox(of: layer, tree) : .empty)
    } else if isBodyExact, let hidden = hiddenRect(of: layer, shadow, tree) {
      addParts(of: shadow, around: hidden, to: layer)
    } else {
      var piece = piece(of: layer, part: .shadow, rect: shadow.part)
      piece.snaps = false
      piece.color = style.translucentColor
      piece.fill = .shadow(shadow)
      // Antialiased edges would enlarge what is drawn, and the shadow is invisible at its edges.
      piece.edges = []
      append(piece, style: .plain, tree: tree)
    }
  }

  /// Adds a shadow that is not blurred.
  private mutating func addSharpShadow(
    of shape: RoundedRect, to layer: borrowing Layer, _ tree: borrowing RenderTree
  ) {
    var piece = piece(of: layer, part: .shadow, rect: shape.rect)
    piece.snaps = false
    piece.edges = .all
    piece.color = layer.style.shadow.translucentColor
    piece.radius = shape.isRounded ? shape.radii.width : 0
    var style = LayerStyle.plain
    style.roundedCorners = shape.corners
    append(piece, style: style, tree: tree)
  }

  /// The pixels in which the layer hides its shadow, by an opaque body or an opaque bitmap. The shadows of
  /// 13 pictures took 6 of the 18 ms of a frame on llvmpipe that were drawn behind them too.
  private func hiddenBox(of layer: borrowing Layer, _ tree: borrowing RenderTree) -> PixelRect {
    guard layer.opacity >= 1, fillsBounds(layer, tree) else { return .empty }
    var body = piece(of: layer, part: .body, rect: layer.bounds)
    body.radius = layer.radius
    // Snapping moves a body with a bitmap by less than a pixel.
    let box = body.innerBox(layer.style)
    return layer.snaps ? box.expanded(by: -1) : box
  }

  /// Adds an axis-aligned shadow in rectangles of whole pixels: those near to round corners, and the
  /// others, which a simpler program draws. What the body hides is left out. The shadows of 100 cards
  /// of 128 × 80 points, with a radius of 8, take 10 ms of CPU time per frame on llvmpipe, and 47 ms
  /// with round corners, near which most of their pixels lie.
  private mutating func addSlices(
    of shadow: ShapeShadow, to layer: borrowing Layer, hidden: PixelRect
  ) {
    let whole = Quad(shadow.part, layer.transform).box.intersection(target)
    let visible = whole.intersection(self.visible(layer.clip))
    guard !visible.isEmpty, let inverse = layer.transform.inverse(centeredOn: .zero) else { return }
    let clip = clips.needed(for: whole, from: layer.clip)
    let slices = ShadowSlices(shadow, layer.transform)
    for part in [DisplayItem.Part.shadow, .shadowCorners] {
      var shadow = shadow
      if part == .shadow { shadow.shape.radii = .zero }
      let first = list.instances.count
      var (box, hash) = (PixelRect.empty, StableHash(clip.map { clips[$0].hash } ?? 0))
      slices.forEach(part, without: hidden) { slice in
        let slice = slice.intersection(visible)
        guard !slice.isEmpty else { return }
        shadow.part = slice.rect.applying(CGAffineTransform(inverse))
        addSlice(shadow, Quad(shadow.part, layer.transform), of: layer, &hash)
        box = box.union(slice)
      }
      addShadowItem(part, box, shadow.primitive, of: layer, instances: first, clip: clip, hash)
    }
  }

  /// Adds the item that draws the instances of a shadow from `first` on.
  mutating func addShadowItem(
    _ part: DisplayItem.Part, _ box: PixelRect, _ primitive: Primitive, of layer: borrowing Layer,
    instances first: Int, clip: Index<ClipStack.Clip>?, _ hash: StableHash
  ) {
    guard !box.isEmpty else { return }
    var item = DisplayItem(
      slot: layer.slot, quad: QuadInstance(Quad(box), opacity: layer.opacity), box: box)
    item.part = part
    item.program = .shape([], primitive)
    var shape = DisplayShape(instance: ShapeInstance(item.quad, []), hash: hash.value)
    if let clip {
      shape.instance.clip = clips[clip].parameters
      item.program.modifiers.formUnion(clips[clip].modifiers)
    }
    list.setInstances(since: first, of: &item, shape)
    list.items.append(item)
  }

  mutating func addSlice(
    _ shadow: ShapeShadow, _ quad: Quad, of layer: borrowing Layer, _ hash: inout StableHash
  ) {
    let color = layer.style.shadow.translucentColor.premultipliedBytes
    var instance = ShapeInstance(QuadInstance(quad, color: color), [])
    instance.details = Int32(list.parameters.count)
    hash.combine(SIMD4(lowHalf: instance.xAxis, highHalf: instance.yAxis))
    hash.combine(SIMD4(lowHalf: instance.origin, highHalf: .zero))
    hash.combine(SIMD4<Float>(color))
    ShadowParameters.write(shadow) { row in
      list.parameters.append(row)
      hash.combine(row)
    }
    list.instances.append(instance)
  }
}

/// The parts of an axis-aligned shadow, in pixels.
private struct ShadowSlices {
  private let whole: PixelRect
  /// The pixels of a cross that no round corner changes: the columns, then the rows.
  private let columns: PixelRect
  private let rows: PixelRect
  private let isRounded: Bool

  init(_ shadow: ShapeShadow, _ transform: Affine) {
    whole = Quad(shadow.part, transform).box
    isRounded = shadow.shape.isRounded
    let margin = ShapeShadow.extent * shadow.deviation
    let (radii, rect) = (shadow.shape.radii, shadow.shape.rect)
    func box(_ rect: CGRect) -> PixelRect {
      rect.isNull || rect.width <= 0 || rect.height <= 0 ? .empty : Quad(rect, transform).innerBox
    }
    let (wide, high) = (radii.width + margin, radii.height + margin)
    // The insets along one axis leave the other one as it is.
    let across = box(rect.insetBy(dx: 2 * wide < rect.width ? wide : rect.width, dy: 0))
    let along = box(rect.insetBy(dx: 0, dy: 2 * high < rect.height ? high : rect.height))
    let isTurned = transform.a == 0
    (columns, rows) = isTurned ? (along, across) : (across, along)
  }

  /// Calls `body` with the rectangles of a part, without what is hidden.
  func forEach(_ part: DisplayItem.Part, without hidden: PixelRect, _ body: (PixelRect) -> Void) {
    guard isRounded else {
      if part == .shadow { whole.forEachPart(outside: hidden, body) }
      return
    }
    let middle = columns.isEmpty ? (whole.minX + whole.maxX) / 2 : 0
    let (left, right) = columns.isEmpty ? (middle, middle) : (columns.minX, columns.maxX)
    let center = rows.isEmpty ? (whole.minY + whole.maxY) / 2 : 0
    let (top, bottom) = rows.isEmpty ? (center, center) : (rows.minY, rows.maxY)
    func add(_ minX: Int32, _ minY: Int32, _ maxX: Int32, _ maxY: Int32) {
      let rect = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
      if !rect.isEmpty { rect.forEachPart(outside: hidden, body) }
    }
    if part == .shadow {
      add(left, whole.minY, right, whole.maxY)
      add(whole.minX, top, left, bottom)
      add(right, top, whole.maxX, bottom)
    } else {
      add(whole.minX, whole.minY, left, top)
      add(right, whole.minY, whole.maxX, top)
      add(whole.minX, bottom, left, whole.maxY)
      add(right, bottom, whole.maxX, whole.maxY)
    }
  }
}

extension PixelRect {
  /// Calls `body` with up to four rectangles that together are the part outside of another one.
  fileprivate func forEachPart(outside hole: PixelRect, _ body: (PixelRect) -> Void) {
    let hole = intersection(hole)
    guard !hole.isEmpty else { return body(self) }
    let parts = [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: hole.minY),
      PixelRect(minX: minX, minY: hole.maxY, maxX: maxX, maxY: maxY),
      PixelRect(minX: minX, minY: hole.minY, maxX: hole.minX, maxY: hole.maxY),
      PixelRect(minX: hole.maxX, minY: hole.minY, maxX: maxX, maxY: hole.maxY),
    ]
    for part in parts where !part.isEmpty { body(part) }
  }
}
