import CoreGraphics
import LayerTree

// Layers that are more than a quad: styled, clipped, or a group.

extension Flattener {
  /// A layer about to be shown.
  struct Layer {
    var slot: Int
    var style: LayerStyle
    var transform: Affine
    /// In place of `transform`, if it lies in perspective.
    var perspective: Perspective?
    /// With sides that are not negative.
    var bounds: CGRect
    var radius: Double
    var opacity: Float
    /// Around the layer.
    var clip: Int32
    /// Its picture is put onto pixels.
    var snaps = false
  }

  /// Shows a layer's own parts; says whether sublayers can be seen.
  mutating func visit(
    _ tree: borrowing RenderTree, _ index: Int, _ transform: Affine, _ opacity: Float,
    in parent: Inherited
  ) -> Bool {
    var layer = makeLayer(tree, index, transform, clip: parent.clip)
    layer.opacity = opacity
    let isMoving = inherited[index].isMoving
    layer.snaps = snapsBitmaps && !isMoving
    var inside = Inherited(
      transform: transform, opacity: 1, clip: parent.clip, context3D: -1,
      isMirrored: parent.isMirrored, isMoving: isMoving)
    let isInContext3D = parent.context3D >= 0 || tree.hasRoom(layer.slot) || isStacked(index)
    if isInContext3D {
      guard enterContext3D(&layer, &inside, index, parent, tree) else { return false }
      if tree.isTransformLayer(layer.slot) {
        inside.opacity = parent.opacity * opacity
        inherited[index] = inside
        return true
      }
    }
    if parent.isMirrored { layer.turnUpright() }
    // Seen from behind. The sublayers lie in the layer's plane, and go with it (Apple,
    // "isDoubleSided": "the layer hides its content when it faces away from the viewer").
    if !layer.style.isDoubleSided && layer.isTurnedOver { return false }
    guard tree.drawKinds[layer.slot] == .transition else {
      return show(&layer, index, inside, around: parent.opacity, tree)
    }
    return showTransition(&layer, index, inside, around: parent.opacity, tree)
  }

  /// The same once its place is known. With a group given, the layer is seen as that whatever its
  /// opacity is.
  mutating func show(
    _ layer: inout Layer, _ index: Int, _ inside: Inherited, around: Float,
    as given: Group? = nil, _ tree: borrowing RenderTree
  ) -> Bool {
    var inside = inside
    let fades = layer.opacity < 1 && layer.style.allowsGroupOpacity
    var group = fades ? given ?? Group(opacity: 1) : given
    group?.opacity *= around * (fades ? layer.opacity : 1)
    if fades { layer.opacity = 1 }
    if group == nil { layer.opacity *= around }
    inside.opacity = layer.opacity
    if layer.style.masksToBounds { inside.clip = pushClip(layer) }
    inherited[index] = inside
    let firstItem = list.items.count
    let isParent = tree.hasVisibleSublayers(index)
    let border = addBody(of: layer, tree, isParent: isParent, innerClip: inside.clip)
    let isShowingSublayers = isParent && !visible(inside.clip).isEmpty
    let isStack = isShowingSublayers && isStacked(index)
    if group != nil || border || isStack {
      open.append(
        OpenLayer(
          index: index, end: Int(tree.order[index].end), firstItem: firstItem, group: group,
          hasBorder: border))
    }
    if isStack { openStack(inside.context3D) }
    return isShowingSublayers
  }

  private func makeLayer(
    _ tree: borrowing RenderTree, _ index: Int, _ transform: Affine, clip: Int32
  ) -> Layer {
    let slot = Int(tree.order[index].slot)
    let style = tree.styleIndices[slot]
    var layer = Layer(
      slot: slot, style: style < 0 ? .plain : tree.styles.presented[Int(style)],
      transform: transform, bounds: tree.presented[slot].bounds.standardizedRect, radius: 0,
      opacity: 1,
      clip: clip)
    layer.radius = CornerShape.radius(layer.style, layer.bounds.size)
    return layer
  }

  func visible(_ clip: Int32) -> PixelRect {
    clip < 0 ? target : clips[clip].visible
  }

  private mutating func pushClip(_ layer: Layer) -> Int32 {
    if let perspective = layer.perspective {
      return clips.push(
        layer.bounds, radius: layer.radius, flags: CornerShape.flags(layer.style), perspective,
        parent: layer.clip, visible: visible(layer.clip), into: &list.parameters)
    }
    return clips.push(
      layer.bounds, radius: layer.radius, flags: CornerShape.flags(layer.style), layer.transform,
      parent: layer.clip, visible: visible(layer.clip), into: &list.parameters)
  }

  // MARK: Parts

  /// Adds background and contents, and the border if nothing comes between; says whether it is still
  /// to come.
  private mutating func addBody(
    of layer: Layer, _ tree: borrowing RenderTree, isParent: Bool, innerClip: Int32
  ) -> Bool {
    let color = tree.background(layer.slot)
    let hasBorder = layer.style.hasBorder
    // Without a group, each part fades by itself.
    let fadesApart = layer.opacity < 1
    var body = piece(layer, .body, layer.bounds)
    body.color = color.w > 0 ? color : .zero
    body.radius = layer.radius
    let mix = tree.mixes.isEmpty ? nil : tree.mixes[Int32(layer.slot)]
    let contents = mix == nil ? contents(tree.placements[layer.slot], of: layer, tree) : nil
    var isApart = mix != nil
    if let contents {
      // Contents know no corners unless the layer masks them.
      isApart =
        !contents.fillsBounds || (layer.radius > 0 && !layer.style.masksToBounds)
        || (fadesApart && color.w > 0)
      if !isApart { body.show(contents, tree.placements[layer.slot]) }
    }
    let isAlone = color.w <= 0 && contents == nil && mix == nil
    let joinsBorder = hasBorder && !isParent && !isApart && (isAlone || !fadesApart)
    if joinsBorder { body.setBorder(layer.style) }
    if color.w > 0 || joinsBorder || (contents != nil && !isApart) {
      add(body, layer.style, tree)
    }
    if isApart, let contents {
      let placement = tree.placements[layer.slot]
      add(apart(contents, placement, of: layer, innerClip: innerClip), layer.style, tree)
    }
    if let mix { add(mix, of: layer, tree, innerClip: innerClip) }
    return hasBorder && !joinsBorder
  }

  private func contents(
    _ placement: Int32, of layer: Layer, _ tree: borrowing RenderTree
  ) -> ContentsPlacement? {
    guard placement >= 0 else { return nil }
    let size = tree.textures.placements[Int(placement)].size
    guard
      var contents = ContentsPlacement(
        layer.style, bounds: layer.bounds, width: size.width, height: size.height)
    else { return nil }
    if layer.style.masksToBounds { contents.trim(to: layer.bounds) }
    return contents.rect.size.width > 0 && contents.rect.size.height > 0 ? contents : nil
  }

  /// Two contents, one through the other.
  private mutating func add(
    _ mix: RenderTree.ContentsMix, of layer: Layer, _ tree: borrowing RenderTree, innerClip: Int32
  ) {
    let firstItem = list.items.count
    let pictures = [
      (placement: mix.previous, part: DisplayItem.Part.outgoingContents, opacity: 1 - mix.part),
      (tree.placements[layer.slot], .contents, mix.part),
    ]
    for picture in pictures {
      guard let contents = contents(picture.placement, of: layer, tree) else { continue }
      var piece = apart(contents, picture.placement, of: layer, innerClip: innerClip)
      (piece.part, piece.opacity) = (picture.part, picture.opacity)
      add(piece, layer.style, tree)
    }
    guard list.items.count > firstItem else { return }
    if list.items.count > firstItem + 1 { list.items[firstItem + 1].cover = .added }
    close(
      Group(opacity: layer.opacity, part: .mixedContents), from: firstItem, Int32(layer.slot))
  }

  private func apart(
    _ contents: ContentsPlacement, _ placement: Int32, of layer: Layer, innerClip: Int32
  ) -> Piece {
    var piece = piece(layer, .contents, contents.rect)
    piece.show(contents, placement)
    // Those that were trimmed to square bounds lie in them.
    let isInside = layer.radius == 0 && contents.slices == nil
    if layer.style.masksToBounds && !isInside { piece.clip = innerClip }
    return piece
  }

  private func piece(_ layer: Layer, _ part: DisplayItem.Part, _ rect: CGRect) -> Piece {
    var piece = Piece(
      slot: layer.slot, part: part, quad: Quad(rect, layer.transform),
      size: SIMD2(rect.size.width, rect.size.height), opacity: layer.opacity, clip: layer.clip,
      snaps: layer.snaps)
    if let perspective = layer.perspective { piece.lie(in: perspective, rect) }
    return piece
  }

  /// The border of a layer whose sublayers are all there.
  mutating func addBorder(of index: Int, _ tree: borrowing RenderTree) {
    let parent = tree.order[index].parent
    let clip = parent < 0 ? -1 : inherited[Int(parent)].clip
    var layer = makeLayer(tree, index, inherited[index].transform, clip: clip)
    layer.opacity = inherited[index].opacity
    layer.perspective = perspective(ofLayerAt: index)
    if parent >= 0, inherited[Int(parent)].isMirrored { layer.turnUpright() }
    var border = piece(layer, .border, layer.bounds)
    border.radius = layer.radius
    border.setBorder(layer.style)
    add(border, layer.style, tree)
  }

  // MARK: Groups

  /// More pictures than this are not compared with each other.
  private static let mostApart = 8

  /// Makes a group of the items since the first: each by itself where none lies on another, else all
  /// as one.
  mutating func close(_ group: Group, from firstItem: Int, _ slot: Int32) {
    var box = PixelRect.empty
    var areApart = true
    boxes.removeAll(keepingCapacity: true)
    var index = list.items.count - 1
    while index >= firstItem {
      let next = list.items[index].box
      areApart =
        areApart && boxes.count < Self.mostApart && !boxes.contains { $0.intersects(next) }
      if areApart { boxes.append(next) }
      box = box.union(next)
      index = list.items.index(below: index)
    }
    guard !box.isEmpty else { return }
    if areApart && group.curl == nil { return fade(from: firstItem, group) }
    let quad = Quad(box)
    var item = DisplayItem(
      slot: slot,
      quad: QuadInstance(
        xAxis: SIMD2<Float>(quad.xAxis), yAxis: SIMD2<Float>(quad.yAxis),
        origin: SIMD2<Float>(quad.origin), opacity: group.opacity),
      box: box)
    item.part = group.part
    item.cover = group.isAdded ? .added : .over
    item.program = .bitmap
    item.firstChild = Int32(firstItem)
    if let curl = group.curl { bend(&item, curl) }
    list.items.append(item)
  }

  /// Makes a group a page that is being turned.
  private mutating func bend(_ item: inout DisplayItem, _ curl: Double) {
    let row = CurlParameters.make(
      curl, width: Double(item.box.width), height: Double(item.box.height))
    var hash = StableHash(0)
    hash.combine(row)
    var instance = ShapeInstance(item.quad, item.edges)
    instance.details = Int32(list.parameters.count)
    list.parameters.append(row)
    (item.program, item.filter) = (.shape([], .curl), .linear)
    item.shape = Int32(list.shapes.count)
    list.shapes.append(
      DisplayShape(instance: instance, hash: hash.value, opaqueBox: .empty))
    list.reach = max(list.reach, item.reach)
  }

  private mutating func fade(from first: Int, _ group: Group) {
    var index = list.items.count - 1
    while index >= first {
      list.items[index].quad.opacity *= group.opacity
      list.items[index].cover = group.isAdded ? .added : .over
      let shape = Int(list.items[index].shape)
      if shape >= 0 {
        list.shapes[shape].instance.opacity *= group.opacity
        list.shapes[shape].opaqueBox = .empty
      }
      index = list.items.index(below: index)
    }
  }
}

extension [DisplayItem] {
  /// The next item towards the back that is not of the group at `index`.
  @inline(__always)
  func index(below index: Int) -> Int {
    let firstChild = self[index].firstChild
    return firstChild >= 0 ? Int(firstChild) - 1 : index - 1
  }
}

extension LayerStyle {
  var hasBorder: Bool { borderWidth > 0 && borderColor.w > 0 }
}

extension RenderTree {
  fileprivate func hasVisibleSublayers(_ index: Int) -> Bool {
    var child = index + 1
    let end = Int(order[index].end)
    while child < end {
      let properties = Int(order[child].slot)
      if !presented[properties].isHidden && presented[properties].opacity > 0
        || drawKinds[properties] == .transition
      {
        return true
      }
      child = Int(order[child].end)
    }
    return false
  }
}
