import LayerTree

// Filters: the layer and its sublayers are a group with a chain of effects.

extension Flattener {
  /// The filters of a layer in pixels; nil where it has none that changes anything.
  func effects(of layer: borrowing Layer, _ tree: borrowing RenderTree) -> EffectChain? {
    let tint = tree.groupTint(layer.slot)
    return effects(layer.style.filters + (tint.map { [$0] } ?? []), of: layer)
  }

  /// Filters in the pixels of a layer; nil where none of them changes anything.
  func effects(_ filters: [LayerFilter], of layer: borrowing Layer) -> EffectChain? {
    guard !filters.isEmpty else { return nil }
    let filters = filters.filter { !$0.isIdentity }
    return filters.isEmpty ? nil : EffectChain(filters: filters, scale: layer.scale)
  }

  /// Begins the group of a layer with filters. It lies inside the layer's own group where that one
  /// is masked or blended, or has a shadow.
  mutating func begin(
    _ effects: EffectChain, of layer: inout Layer, inside: inout Inherited,
    as opened: inout OpenLayer, needsGroup: Bool, hasGivenGroup: Bool
  ) {
    opened.firstFiltered = list.items.nextIndex
    let hasShadow = opened.firstFiltered > opened.firstItem
    let clip = beginFilters(effects, of: &layer, inside: &inside)
    guard needsGroup || hasShadow else {
      opened.group?.effects = effects
      opened.group?.clip = clip
      return
    }
    opened.filtered = Group(opacity: 1, part: .filtered, effects: effects, clip: clip)
    // The shadow and the filtered group need no group around them.
    if !needsGroup, !hasGivenGroup, opened.group?.opacity == 1 { opened.group = nil }
  }

  /// Begins a group with filters: its items are not clipped, since the clip applies to the result,
  /// and include what lies so near to the target that the filters bring it in. Returns the clip.
  private mutating func beginFilters(
    _ effects: EffectChain, of layer: inout Layer, inside: inout Inherited
  ) -> Index<ClipStack.Clip>? {
    let clip = layer.clip
    (layer.clip, inside.clip) = (nil, nil)
    target = area(of: effects)
    list.area = list.area.union(target)
    return clip
  }

  /// The pixels that a group with filters is drawn in: the target and what the filters bring in.
  func area(of effects: EffectChain) -> PixelRect {
    let margin = PixelSize(width: effects.reach, height: effects.reach)
    return target.expanded(by: margin, within: EffectChain.largestSide)
  }

  /// Draws a group with its filters, inside a clip.
  mutating func apply(
    _ effects: EffectChain, clip: Index<ClipStack.Clip>?, to item: inout DisplayItem
  ) {
    var shape =
      item.shape.map { list.shapes[$0] }
      ?? DisplayShape(instance: ShapeInstance(item.quad, item.edges), hash: StableHash(0).value)
    if item.shape == nil {
      item.program = .shape([], effects.reduction > 1 ? .enlargedBitmap : .bitmap)
    }
    if let clip = clips.needed(for: item.box, from: clip) {
      shape.instance.clip = clips[clip].parameters
      shape.hash = StableHash(shape.hash ^ clips[clip].hash).value
      item.program.modifiers.formUnion(clips[clip].modifiers)
    }
    shape.effects = list.effects.nextIndex
    list.effects.append(effects)
    item.shape = list.shapes.nextIndex
    list.shapes.append(shape)
    list.reach = max(list.reach, list.reach(of: item))
  }
}

extension Flattener.Layer {
  /// Pixels per point.
  var scale: Double {
    let determinant = abs(perspective.map(\.middleDeterminant) ?? transform.determinant)
    return determinant.isFinite ? determinant.squareRoot() : 1
  }
}

extension Perspective {
  /// The area of a unit square at the origin in pixels.
  fileprivate var middleDeterminant: Double {
    one.z > 0 ? determinant / (one.z * one.z * one.z) : 0
  }
}
