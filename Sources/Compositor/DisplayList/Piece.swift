import CoreGraphics
import LayerTree

/// A part of a layer before it becomes a display item.
struct Piece {
  var slot: Int
  var part: DisplayItem.Part
  var quad: Quad
  /// Projects the unit square to buffer pixels, if the piece is in perspective; `quad` then has
  /// about the same size.
  var perspective: Perspective?
  /// The inverse of the perspective, for pixels relative to the first pixel to draw.
  var inverse: Perspective.Inverse?
  /// The size in points.
  var size: SIMD2<Double>
  var opacity: Float
  /// The innermost clip; -1 for none.
  var clip: Int32
  /// Whether it is snapped to pixels if it shows a whole bitmap.
  var snaps = false
  var color = SIMD4<Float>.zero
  var radius = 0.0
  var borderWidth = 0.0
  var borderColor = SIMD4<Float>.zero
  /// Index into the texture table's placements; -1 for no contents.
  var placement: Int32 = -1
  /// The part of the contents that is shown, in fractions of them.
  var contentsOrigin = SIMD2<Double>.zero
  var contentsExtent = SIMD2<Double>.one
  var fill = Fill.plain

  mutating func setContents(_ contents: ContentsPlacement, _ placement: Int32) {
    self.placement = placement
    contentsOrigin = SIMD2(contents.part.minX, contents.part.minY)
    contentsExtent = SIMD2(contents.part.size.width, contents.part.size.height)
    if let slices = contents.slices { fill = .slices(slices) }
  }

  mutating func setBorder(_ style: LayerStyle) {
    borderWidth = style.borderWidth
    borderColor = style.borderColor
  }

  /// Snaps the quad to pixels, except where a border is drawn separately: that border is not moved,
  /// so neither are the contents.
  fileprivate mutating func snap(
    _ style: borrowing LayerStyle, _ textures: borrowing TextureTable
  ) {
    guard snaps, placement >= 0, fill.isPlain, contentsOrigin == .zero,
      contentsExtent == .one, style.borderWidth == borderWidth
    else { return }
    quad.snap(below: textures.placements[Int(placement)].size.vector)
  }

  /// Trims it to whole pixels, if that is possible; false where nothing is left.
  fileprivate mutating func trim(to rect: PixelRect) -> Bool {
    guard radius == 0, borderWidth == 0, fill.isPlain, quad.isAxisAligned,
      !rect.contains(quad.box)
    else { return true }
    guard let (from, to) = quad.trim(to: rect) else { return false }
    contentsOrigin += contentsExtent * from
    contentsExtent *= to - from
    size *= to - from
    return true
  }

  /// The program that draws it as a shape without clips.
  var program: ProgramID {
    var program = ProgramID.shape(
      [], fill.primitive(hasTexture: placement >= 0, isInPerspective: perspective != nil))
    if radius > 0 { program.modifiers.insert(.rounded) }
    if borderWidth > 0 { program.modifiers.formUnion([.rounded, .bordered]) }
    if perspective != nil { program.modifiers.insert(.perspective) }
    return program
  }

  /// Whether a quad is not sufficient.
  func needsShape(_ program: ProgramID) -> Bool {
    program.modifiers != .shape || !fill.isPlain
  }
}

extension Flattener {
  /// Adds an item for the visible part of a piece, with the cheapest program that can draw it.
  mutating func add(_ piece: Piece, _ style: borrowing LayerStyle, _ tree: borrowing RenderTree) {
    if let perspective = piece.perspective { return add(piece, in: perspective, style, tree) }
    var (piece, visible) = (piece, target)
    piece.snap(style, tree.textures)
    if piece.clip >= 0 {
      visible = clips[piece.clip].visible
      guard piece.trim(to: clips[piece.clip].exact) else { return }
    }
    let edges = piece.quad.isPixelAligned ? [] : style.antialiasedEdges
    let whole = piece.quad.antialiasedBox.intersection(target)
    let box = whole.intersection(visible)
    guard !box.isEmpty else { return }
    let clip = clips.needed(for: whole, from: piece.clip)
    let program = program(of: piece, clip: clip)
    var item = DisplayItem(
      slot: Int32(piece.slot),
      quad: QuadInstance(
        xAxis: SIMD2<Float>(piece.quad.xAxis), yAxis: SIMD2<Float>(piece.quad.yAxis),
        origin: SIMD2<Float>(piece.quad.origin), color: piece.color.premultipliedBytes,
        opacity: piece.opacity),
      box: box)
    item.part = piece.part
    item.isOpaque = piece.color.w >= 1 && piece.opacity >= 1
    if piece.placement >= 0 { setTexture(piece, style, tree.textures, &item) }
    item.isOpaque = piece.fill.isOpaque(item.isOpaque, opacity: piece.opacity)
    if let filter = piece.fill.filter { item.filter = filter }
    if piece.needsShape(program) {
      item.program = program
      item.edges = style.antialiasedEdges
      addShape(piece, style, clip, &item)
    } else if !edges.isEmpty {
      item.program = program
      item.edges = edges
    }
    list.items.append(item)
  }

  /// The program that draws a piece as a shape inside a clip.
  func program(of piece: Piece, clip: Int32) -> ProgramID {
    var program = piece.program
    guard clip >= 0 else { return program }
    program.modifiers.insert(.clipped)
    if clips[clip].isInPerspective { program.modifiers.insert(.clipsInPerspective) }
    return program
  }

  func setTexture(
    _ piece: Piece, _ style: borrowing LayerStyle, _ textures: borrowing TextureTable,
    _ item: inout DisplayItem
  ) {
    let placement = textures.placements[Int(piece.placement)]
    item.placement = piece.placement
    item.version = placement.version
    item.texture = placement.texture
    item.program = piece.color.w > 0 && !placement.isOpaque ? .bitmapOverColor : .bitmap
    item.quad.textureOrigin =
      placement.origin + placement.extent * SIMD2<Float>(piece.contentsOrigin)
    item.quad.textureExtent = placement.extent * SIMD2<Float>(piece.contentsExtent)
    item.filter = style.filter(piece, placement)
    item.isOpaque = piece.opacity >= 1 && (placement.isOpaque || piece.color.w >= 1)
  }

  /// Adds the parameters of the perspective first, then those of the primitive.
  private mutating func addDetails(
    of piece: Piece, _ instance: inout ShapeInstance, _ hash: inout StableHash
  ) {
    let first = list.parameters.count
    if let inverse = piece.inverse {
      let rows = PerspectiveParameters.make(inverse)
      addDetail(rows.0, &hash)
      addDetail(rows.1, &hash)
      addDetail(rows.2, &hash)
    }
    piece.fill.addParameters(
      points: piece.size, pixels: piece.quad.lengths,
      isInPerspective: piece.perspective != nil
    ) { addDetail($0, &hash) }
    if list.parameters.count > first { instance.details = Int32(first) }
  }

  private mutating func addDetail(_ row: SIMD4<Float>, _ hash: inout StableHash) {
    list.parameters.append(row)
    hash.combine(row)
  }

  mutating func addShape(
    _ piece: Piece, _ style: borrowing LayerStyle, _ clip: Int32, _ item: inout DisplayItem
  ) {
    var instance = ShapeInstance(item.quad, item.edges)
    instance.size = SIMD2<Float>(piece.size)
    instance.flags.formUnion(CornerShape.flags(style))
    instance.cornerRadius = Float(piece.radius)
    instance.borderWidth = Float(piece.borderWidth)
    instance.borderColor = piece.borderColor.premultipliedBytes
    var hash = StableHash(0)
    if clip >= 0 {
      instance.clip = clips[clip].parameters
      hash = StableHash(clips[clip].hash)
    }
    addDetails(of: piece, &instance, &hash)
    item.shape = Int32(list.shapes.count)
    list.shapes.append(
      DisplayShape(
        instance: instance, hash: hash.value,
        opaqueBox: clip < 0 && item.isOpaque ? piece.innerBox(style).intersection(item.box) : .empty
      ))
  }
}

extension Piece {
  /// The pixels that no corner clips.
  fileprivate func innerBox(_ style: borrowing LayerStyle) -> PixelRect {
    guard perspective == nil, quad.isAxisAligned, size.x > 0, size.y > 0 else { return .empty }
    guard radius > 0 else { return quad.innerBox }
    let inset = CornerShape.inset(radius, CornerShape.flags(style)) / size
    return quad.part(inset, SIMD2<Double>.one - inset).innerBox
  }
}

extension Quad {
  /// The whole pixels inside an axis-aligned quad.
  fileprivate var innerBox: PixelRect {
    if isPixelAligned { return pixelAlignedBox }
    let limit = SIMD2<Double>(repeating: 1e9)
    let (first, last) = (origin, origin + xAxis + yAxis)
    let low = pointwiseMax(pointwiseMin(first, last), -limit).rounded(.up)
    let high = pointwiseMin(pointwiseMax(first, last), limit).rounded(.down)
    guard low.x < high.x, low.y < high.y else { return .empty }
    return PixelRect(
      minX: Int32(low.x), minY: Int32(low.y), maxX: Int32(high.x), maxY: Int32(high.y))
  }
}

extension ShapeInstance {
  /// A quad with antialiased edges. Its size is in pixels, which is sufficient where there are no
  /// corners.
  @inline(__always)
  init(_ quad: QuadInstance, _ edges: LayerEdges) {
    let (x, y) = (quad.xAxis * quad.xAxis, quad.yAxis * quad.yAxis)
    self.init(
      xAxis: quad.xAxis, yAxis: quad.yAxis, origin: quad.origin,
      size: SIMD2(x.sum().squareRoot(), y.sum().squareRoot()))
    textureOrigin = quad.textureOrigin
    textureExtent = quad.textureExtent
    opacity = quad.opacity
    color = quad.color
    flags = ShapeFlags(edges)
  }
}

extension LayerStyle {
  /// The texture filter: nearest where texels lie exactly on pixels, else the style's filter for
  /// the scale.
  fileprivate func filter(
    _ piece: Piece, _ placement: TextureTable.Placement
  ) -> TextureFilter {
    let first = piece.contentsOrigin * placement.size.vector
    let texels = piece.contentsExtent * placement.size.vector
    if piece.program.mapsTextureEvenly, piece.quad.isOnPixelGrid(texels),
      Quad.isWhole(first)
    {
      return .nearest
    }
    let scale = piece.quad.lengths / texels
    let isMagnified = scale.min() >= 1
    switch isMagnified ? magnificationFilter : minificationFilter {
    case .nearest: return .nearest
    case .trilinear where !isMagnified && placement.isMipmapped: return .trilinear
    case .linear, .trilinear: return .linear
    }
  }
}
