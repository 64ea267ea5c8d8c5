import CoreGraphics
import Foundation
import LayerTree

// Shadows. That of a rectangle or a rounded rectangle is computed by a primitive; any other is made
// from the pixels of a group.

extension Flattener {
  /// What casts the shadow of a layer.
  enum ShadowCaster: Equatable {
    /// The layer's shadow path, or its body or that of an opaque sublayer if nothing that the layer
    /// shows lies outside of it.
    case shape(RoundedRect)
    /// A shadow path of another form.
    case path(CGPath)
    /// What the layer and its sublayers show.
    case picture
  }

  /// What casts the shadow of a layer; nil where there is none. A layer that masks to its bounds has
  /// none, because the mask applies to the shadow too.
  mutating func shadowCaster(
    of layer: borrowing Layer, at index: Index<RenderTree.OrderEntry>, isFiltered: Bool,
    _ tree: borrowing RenderTree
  ) -> ShadowCaster? {
    guard layer.style.shadow.isVisible, !layer.style.masksToBounds else { return nil }
    let shadow = layer.style.shadow
    if let path = shadow.pathRect { return .shape(layer.isFlipped ? path.flipped(layer) : path) }
    if let path = shadow.path { return .path(path) }
    guard !isFiltered,
      let body = silhouette(of: layer, tree) ?? sublayerSilhouette(of: layer, at: index, tree),
      sublayersStayInside(body, of: index, tree)
    else { return .picture }
    return .shape(body)
  }

  /// Adds the shadow of a shape or a path; that of a picture is an effect of its group.
  mutating func addShadow(
    of caster: ShadowCaster?, to layer: borrowing Layer, isBodyExact: Bool,
    _ tree: borrowing RenderTree
  ) {
    switch caster {
    case .shape(let shape): addShadow(of: shape, to: layer, isBodyExact: isBodyExact, tree)
    case .path(let path): addShadow(ofPath: path, to: layer)
    case .picture, nil: break
    }
  }

  /// The shape of a layer that is opaque and draws nothing outside of its bounds; nil for others.
  private func silhouette(of layer: borrowing Layer, _ tree: borrowing RenderTree) -> RoundedRect? {
    guard let radius = layer.shadowRadius, !layer.style.shape.isVisible, layer.bounds.width > 0,
      layer.bounds.height > 0,
      tree.contentsCrossFades[layer.slot] == nil
    else { return nil }
    let body = RoundedRect(
      layer.bounds, radii: CGSize(width: radius, height: radius),
      corners: layer.style.roundedCorners)
    let contents = contents(tree.layers.placements[layer.slot], of: layer, tree)
    if let contents, !body.contains(RoundedRect(contents.geometry.rect), .identity) { return nil }
    return tree.hasOpaqueBody(layer) || isOpaque(contents, tree) ? body : nil
  }

  /// Whether the bounds of a layer leave nothing visible below, apart from its opacity.
  func fillsBounds(_ layer: borrowing Layer, _ tree: borrowing RenderTree) -> Bool {
    if tree.hasOpaqueBody(layer) { return true }
    guard tree.contentsCrossFades[layer.slot] == nil, tree.tint(layer.slot).w >= 1 else {
      return false
    }
    return isOpaque(contents(tree.layers.placements[layer.slot], of: layer, tree), tree)
  }

  private func isOpaque(_ contents: ShownContents?, _ tree: borrowing RenderTree) -> Bool {
    guard let contents else { return false }
    return contents.geometry.fillsBounds && tree.textures.placements[contents.bitmap].isOpaque
  }

  /// The shape of the first sublayer of a layer that shows nothing itself, as around a card that
  /// masks to its bounds; nil where that sublayer is not opaque.
  private func sublayerSilhouette(
    of layer: borrowing Layer, at index: Index<RenderTree.OrderEntry>, _ tree: borrowing RenderTree
  ) -> RoundedRect? {
    var child = index.next
    while child < tree.order[index].end, !tree.isShown(tree.order[child].slot) {
      child = tree.order[child].end
    }
    guard child < tree.order[index].end, !tree.order[child].isMask, tree.isClear(layer),
      tree.isPlainCaster(tree.order[child].slot)
    else { return nil }
    let slot = tree.order[child].slot
    let toLayer = Affine(layer: tree.layers.presented[slot])
    guard toLayer.a == 1, toLayer.b == 0, toLayer.c == 0, toLayer.d == 1 else { return nil }
    var caster = makeLayer(at: child, of: tree, transform: toLayer, clip: nil)
    caster.style.shadow = layer.style.shadow
    var body = silhouette(of: caster, tree)
    body?.rect = caster.bounds.offsetBy(dx: toLayer.tx, dy: toLayer.ty)
    return body
  }

  /// More sublayers than this are not tested.
  private static let maximumTestedSublayers = 1000

  /// Whether everything that the sublayers of a layer show lies inside a shape.
  private mutating func sublayersStayInside(
    _ shape: RoundedRect, of index: Index<RenderTree.OrderEntry>, _ tree: borrowing RenderTree
  ) -> Bool {
    let end = tree.order[index].end
    guard end > index.next else { return true }
    guard end.offset - index.offset <= Self.maximumTestedSublayers,
      !tree.has3DProperties(tree.order[index].slot)
    else { return false }
    toCaster.removeAll(keepingCapacity: true)
    toCaster.append(contentsOf: repeatElement(.identity, count: end.offset - index.offset))
    var child = index.next
    while child < end {
      let (slot, parent) = (tree.order[child].slot, tree.order[child].parent ?? index)
      guard !tree.order[child].isMask, tree.isShown(slot) else {
        child = tree.order[child].end
        continue
      }
      let toCaster = toCaster[parent.offset - index.offset]
        .applied(after: Affine(layer: tree.layers.presented[slot]))
      guard tree.staysInside(shape, slot, toCaster) else { return false }
      self.toCaster[child.offset - index.offset] = toCaster
      child = tree.clips(slot) ? tree.order[child].end : child.next
    }
    return true
  }

  /// The shadow of a layer's picture as an effect, in pixels.
  func groupShadow(of layer: borrowing Layer) -> GroupShadow {
    let shadow = layer.style.shadow
    var offset = layer.pixels(shadow.offset)
    if !(pointwiseMax(offset, -offset).max() < Self.largestOffset) { offset = .zero }
    return GroupShadow(
      color: shadow.translucentColor, offset: offset,
      deviation: max(shadow.radius, 0) * layer.scale)
  }

  /// A shadow that lies further away, in pixels, is not visible on any screen.
  private static let largestOffset = 1e6
}

extension Flattener.Layer {
  /// The radius of circular corners with the same shadow as the layer's; nil where there is none.
  ///
  /// A blur leaves little of the difference between continuous corners and circular ones of the same
  /// area: it is 1.1/255 for a deviation of half the radius, and 3.3/255 for a third.
  fileprivate var shadowRadius: CGFloat? {
    guard radius > 0, style.cornerCurve == .continuous else { return radius }
    let reach = 2 * CornerShape.continuousReach * radius
    let (deviation, opacity) = (style.shadow.radius, style.shadow.translucentColor.w)
    let difference = 1.2 * Double(opacity) * pow(radius / (2 * deviation), 2.7)
    guard deviation > 0, difference <= 1.2, reach <= min(bounds.width, bounds.height) else {
      return nil
    }
    return radius * CornerShape.circularEquivalent
  }

  /// Converts an offset in the layer's coordinates to pixels, at the middle of the bounds.
  fileprivate func pixels(_ offset: CGSize) -> SIMD2<Double> {
    let offset = SIMD2<Double>(offset.width, isFlipped ? -offset.height : offset.height)
    guard let perspective else {
      return SIMD2(transform.a, transform.b) * offset.x + SIMD2(transform.c, transform.d) * offset.y
    }
    let middle = SIMD2<Double>(bounds.midX, bounds.midY)
    let (from, to) = (perspective.project(middle), perspective.project(middle + offset))
    guard from.z > 0, to.z > 0 else { return .zero }
    return SIMD2(to.x, to.y) / to.z - SIMD2(from.x, from.y) / from.z
  }
}

extension RoundedRect {
  /// The shape in the coordinates of a layer in flipped geometry.
  fileprivate func flipped(_ layer: borrowing Flattener.Layer) -> RoundedRect {
    var result = self
    result.rect = rect.applying(layer.bounds.verticalFlip)
    result.corners = Corners(rawValue: (corners.rawValue & 3) << 2 | corners.rawValue >> 2)
    return result
  }

  /// Whether a shape, converted to this one's coordinates, lies inside. A round corner is tested at
  /// both ends and in the middle.
  fileprivate func contains(_ other: RoundedRect, _ transform: Affine) -> Bool {
    let (half, middle) = (
      SIMD2<Double>(other.rect.width, other.rect.height) / 2,
      SIMD2<Double>(other.rect.midX, other.rect.midY)
    )
    func contains(_ inset: SIMD2<Double>, _ corner: Int) -> Bool {
      let side = SIMD2<Double>(corner & 1 == 0 ? -1 : 1, corner & 2 == 0 ? -1 : 1)
      return self.contains(transform.applied(to: middle + side * (half - inset)))
    }
    let radii = SIMD2<Double>(other.radii.width, other.radii.height)
    return (0..<4).allSatisfy { corner in
      guard other.isRounded, other.corners.rawValue >> corner & 1 != 0 else {
        return contains(.zero, corner)
      }
      return contains(SIMD2(radii.x, 0), corner) && contains(SIMD2(0, radii.y), corner)
        && contains(radii * (1 - 0.5.squareRoot()), corner)
    }
  }
}

extension Affine {
  fileprivate func applied(to point: SIMD2<Double>) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}

extension RenderTree {
  /// Whether the body of a layer leaves nothing visible below, apart from its opacity.
  func hasOpaqueBody(_ layer: borrowing Flattener.Layer) -> Bool {
    Fill(layer.style).isOpaque(background(layer.slot).w >= 1, opacity: 1)
  }

  fileprivate func isShown(_ slot: Slot) -> Bool {
    !layers.presented[slot].isHidden && layers.presented[slot].opacity > 0
      || layers.drawKinds[slot] == .transition
  }

  /// Whether a layer shows nothing besides its sublayers.
  fileprivate func isClear(_ layer: borrowing Flattener.Layer) -> Bool {
    layers.placements[layer.slot] == nil && contentsCrossFades[layer.slot] == nil
      && !Self.showsBody(layer.style, background(layer.slot)) && !layer.style.shape.isVisible
      && !layer.style.hasKind && !has3DProperties(layer.slot)
  }

  /// Whether nothing but its own body decides what a sublayer shows.
  fileprivate func isPlainCaster(_ slot: Slot) -> Bool {
    let style = layers.styles[slot].map { styles.presented[$0] } ?? .plain
    return layers.presented[slot].opacity >= 1 && layers.drawKinds[slot] != .transition
      && layers.masks[slot] == nil && style.blendMode == .normal && !style.shouldRasterize
      && style.backgroundFilters.isEmpty
  }

  fileprivate func clips(_ slot: Slot) -> Bool {
    layers.styles[slot].map { styles.presented[$0].masksToBounds } ?? false
  }

  /// Whether what a layer shows itself certainly lies inside a shape.
  fileprivate func staysInside(_ shape: RoundedRect, _ slot: Slot, _ transform: Affine) -> Bool {
    let properties = layers.presented[slot]
    guard layers.drawKinds[slot] != .transition, !has3DProperties(slot),
      !properties.compactTransform.leavesPlane
    else { return false }
    let placement = layers.placements[slot]
    let bounds = RoundedRect(properties.bounds.standardizedRect)
    guard let style = layers.styles[slot].map({ styles.presented[$0] }) else {
      if background(slot).w > 0 { return shape.contains(bounds, transform) }
      guard let placement else { return true }
      return textures.placements[placement].visiblePart(of: bounds.rect)
        .map { shape.contains(RoundedRect($0), transform) } ?? true
    }
    return staysInside(shape, slot, style, bounds.rect, transform)
  }

  /// Whether a layer shows something in its bounds besides its contents.
  private static func showsBody(_ style: LayerStyle, _ background: SIMD4<Float>) -> Bool {
    background.w > 0 || style.borderWidth > 0 || style.gradient.isVisible
      || !style.backgroundFilters.isEmpty
  }

  private func staysInside(
    _ shape: RoundedRect, _ slot: Slot, _ style: LayerStyle, _ bounds: CGRect, _ transform: Affine
  ) -> Bool {
    guard style.filters.allSatisfy(\.isIdentity), contentsCrossFades[slot] == nil,
      !style.hasKind
    else { return false }
    let shadow = style.shadow
    if shadow.isVisible, !style.masksToBounds {
      let reach = ShapeShadow.extent * -max(shadow.radius, 0)
      let caster = (shadow.path?.boundingBox ?? bounds).insetBy(dx: reach, dy: reach)
        .offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      guard shape.contains(RoundedRect(caster), transform) else { return false }
    }
    if style.shape.isVisible, !style.masksToBounds, let path = style.shape.path {
      let width = style.shape.hasStroke ? max(style.shape.lineWidth, 0) : 0
      let reach = -Double(width) / 2 * max(Double(style.shape.miterLimit), 2)
      guard shape.contains(RoundedRect(path.boundingBox.insetBy(dx: reach, dy: reach)), transform)
      else { return false }
    }
    let radius = CornerShape.radius(style, bounds.size)
    let body = RoundedRect(
      bounds, radii: CGSize(width: radius, height: radius), corners: style.roundedCorners)
    if let placement = layers.placements[slot], !style.masksToBounds {
      let size = textures.placements[placement].size
      let contents = ContentsPlacement(
        style, bounds: bounds, width: size.width, height: size.height)
      let isWhole = style.contentsRect == LayerStyle.unitRect && contents?.slices == nil
      let visible = contents.flatMap {
        isWhole ? textures.placements[placement].visiblePart(of: $0.rect) : $0.rect
      }
      guard visible.map({ shape.contains(RoundedRect($0), transform) }) ?? true else {
        return false
      }
      if !Self.showsBody(style, background(slot)) { return true }
    }
    return shape.contains(body, transform)
  }
}
