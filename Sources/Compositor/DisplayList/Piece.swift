import CoreGraphics
import LayerTree

/// A part of a layer before it becomes a display item.
struct Piece {
  var slot: Slot
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
  /// The innermost clip.
  var clip: Index<ClipStack.Clip>?
  /// Whether it is snapped to pixels if it shows a whole bitmap.
  var snaps = false
  /// The edges that are antialiased where they do not lie on the pixel grid.
  var edges = LayerEdges.all
  var color = SIMD4<Float>.zero
  var radius = 0.0
  var borderWidth = 0.0
  var borderColor = SIMD4<Float>.zero
  /// The location of its contents, if it has any.
  var placement: Index<TextureTable.Placement>?
  /// The part of the contents that is shown, in fractions of them.
  var contentsOrigin = SIMD2<Double>.zero
  var contentsExtent = SIMD2<Double>.one
  var fill = Fill.plain

  mutating func setContents(
    _ contents: ContentsPlacement, at placement: Index<TextureTable.Placement>
  ) {
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
    guard snaps, let placement, fill.isPlain, contentsOrigin == .zero,
      contentsExtent == .one, style.borderWidth == borderWidth
    else { return }
    quad.snap(below: textures.placements[placement].size.vector)
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
      [], fill.primitive(hasTexture: placement != nil, isInPerspective: perspective != nil))
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
  mutating func append(
    _ piece: Piece, style: borrowing LayerStyle, tree: borrowing RenderTree
  ) {
    let tint = tree.tint(piece.slot)
    var piece = piece
    if let perspective = piece.perspective {
      if tint != .one { piece.multiply(by: tint) }
      return append(piece, in: perspective, style: style, tree: tree)
    }
    var visible = target
    piece.snap(style, tree.textures)
    if tint != .one { piece.multiply(by: tint) }
    if let clip = piece.clip {
      visible = clips[clip].visible
      guard piece.trim(to: clips[clip].exact) else { return }
    }
    let edges = piece.quad.isPixelAligned ? [] : piece.edges
    let whole = piece.quad.antialiasedBox.intersection(target)
    let box = whole.intersection(visible)
    guard !box.isEmpty else { return }
    let clip = clips.needed(for: whole, from: piece.clip)
    let program = program(of: piece, style: style, clip: clip)
    var item = makeItem(
      for: piece, quad: piece.quad, box: box, style: style, textures: tree.textures)
    if piece.needsShape(program) {
      item.setProgram(program)
      item.edges = piece.edges
      addShape(of: piece, style: style, clip: clip, to: &item)
    } else if !edges.isEmpty {
      item.setProgram(program)
      item.edges = edges
    } else if let placement = piece.placement {
      let placement = tree.textures.placements[placement]
      guard
        !placement.hasWideMargins
          || item.trim(
            piece.quad, to: placement, from: piece.contentsOrigin, extent: piece.contentsExtent)
      else { return }
    }
    list.items.append(item)
  }

  /// The item of a piece, with the program of a quad.
  func makeItem(
    for piece: Piece, quad: Quad, box: PixelRect, style: borrowing LayerStyle,
    textures: borrowing TextureTable
  ) -> DisplayItem {
    var item = DisplayItem(
      slot: piece.slot,
      quad: QuadInstance(
        quad, color: piece.color.premultipliedBytes, opacity: piece.opacity),
      box: box)
    item.part = piece.part
    item.isOpaque = piece.color.w >= 1 && piece.opacity >= 1
    if let placement = piece.placement {
      item.setBitmap(
        placement, in: textures, from: SIMD2<Float>(piece.contentsOrigin),
        extent: SIMD2<Float>(piece.contentsExtent), over: piece.color)
      item.filter = style.filter(piece, textures.placements[placement])
    }
    item.isOpaque = piece.fill.isOpaque(item.isOpaque, opacity: piece.opacity)
    if let filter = piece.fill.filter { item.filter = filter }
    return item
  }

  /// The program that draws a piece as a shape inside a clip.
  func program(
    of piece: Piece, style: borrowing LayerStyle, clip: Index<ClipStack.Clip>?
  ) -> ProgramID {
    var program = piece.program
    if program.modifiers.contains(.rounded), style.cornerCurve == .continuous {
      program.modifiers.insert(.continuousCorners)
    }
    guard let clip else { return program }
    program.modifiers.formUnion(clips[clip].modifiers)
    return program
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
    piece.fill.writeParameters(
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
    of piece: Piece, style: borrowing LayerStyle, clip: Index<ClipStack.Clip>?,
    to item: inout DisplayItem
  ) {
    var instance = ShapeInstance(item.quad, item.edges)
    instance.size = SIMD2<Float>(piece.size)
    instance.flags.formUnion(CornerShape.flags(style))
    instance.cornerRadius = Float(piece.radius)
    instance.borderWidth = Float(piece.borderWidth)
    instance.borderColor = piece.borderColor.premultipliedBytes
    var hash = StableHash(0)
    if let clip {
      instance.clip = clips[clip].parameters
      hash = StableHash(clips[clip].hash)
    }
    addDetails(of: piece, &instance, &hash)
    item.shape = list.shapes.nextIndex
    list.shapes.append(
      DisplayShape(
        instance: instance, hash: hash.value,
        opaqueBox: clip == nil && item.isOpaque
          ? piece.innerBox(style).intersection(item.box) : .empty
      ))
  }
}

extension DisplayItem {
  /// Shows a part of a bitmap, in fractions of it, over a color.
  @inline(__always)
  mutating func setBitmap(
    _ index: Index<TextureTable.Placement>, in textures: borrowing TextureTable,
    from origin: SIMD2<Float> = .zero, extent: SIMD2<Float> = .one, over color: SIMD4<Float>
  ) {
    let placement = textures.placements[index]
    self.placement = index
    version = placement.version
    texture = placement.texture
    program = color.w > 0 && !placement.isOpaque ? .bitmapOverColor : .bitmap
    if placement.isTiled { program.modifiers.insert(.tiled) }
    quad.textureOrigin = placement.origin + placement.extent * origin
    quad.textureExtent = placement.extent * extent
    isOpaque = quad.opacity >= 1 && (placement.isOpaque || color.w >= 1)
  }
}

extension DisplayItem {
  /// Sets the program that draws the item's bitmap, which may be in tiles.
  mutating func setProgram(_ program: ProgramID) {
    let isTiled = self.program.modifiers.contains(.tiled)
    self.program = program
    if isTiled { self.program.modifiers.insert(.tiled) }
  }
}

extension Piece {
  /// The pixels that no corner clips.
  func innerBox(_ style: borrowing LayerStyle) -> PixelRect {
    guard perspective == nil, quad.isAxisAligned, size.x > 0, size.y > 0 else { return .empty }
    guard radius > 0 else { return quad.innerBox }
    let inset = CornerShape.inset(radius, CornerShape.flags(style)) / size
    return quad.part(inset, SIMD2<Double>.one - inset).innerBox
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
