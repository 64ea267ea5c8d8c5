import LayerTree

// Layers that show or change what lies below them: background filters and blend modes.

extension Flattener {
  /// Adds what lies below a layer, through its background filters. `outside` are the pixels of the
  /// target that it is read from.
  mutating func addBackdrop(
    of layer: Layer, opacity: Float, outside: PixelRect, tree: borrowing RenderTree
  ) {
    guard let effects = effects(layer.style.backgroundFilters, of: layer) else { return }
    var piece = piece(of: layer, part: .backdrop, rect: layer.bounds)
    (piece.fill, piece.opacity, piece.radius) = (.backdrop, opacity, layer.radius)
    let index = list.items.nextIndex
    append(piece, style: layer.style, tree: tree)
    guard index < list.items.nextIndex, let shape = list.items[index].shape else { return }
    let box = list.items[index].box
    guard box.intersects(outside) else { return list.items.removeSubrange(index.offset...) }
    list.shapes[shape].backdrop = list.backdrops.nextIndex
    list.backdrops.append(
      Backdrop(effects: effects, source: box.expanded(by: effects.reach).intersection(outside)))
    list.reach = max(list.reach, effects.reach)
  }

  /// How a group is combined with what lies below. OpenGL could blend exclusion too, but a software
  /// renderer rounds each of its two products to bytes.
  func compositing(of group: Group) -> DisplayItem.Compositing {
    if group.isAdditive { return .added }
    switch group.blendMode {
    case .normal: return .over
    case .plusL: return .summed
    case .screen: return .screened
    case .multiply: return isInFrame ? .multiplied : .blended
    default: return .blended
    }
  }

  /// Whether items are drawn into the frame, which is opaque, and not into a group or a snapshot.
  private var isInFrame: Bool {
    drawsFrame && open.last { $0.group != nil || $0.filtered != nil } == nil
  }

  /// Blends a group with its backdrop.
  mutating func addBlending(_ mode: BlendMode, to item: inout DisplayItem) {
    item.program = .shape([], .blend)
    var shape = DisplayShape(instance: ShapeInstance(item.quad, item.edges), hash: 0)
    shape.backdrop = list.backdrops.nextIndex
    list.backdrops.append(Backdrop(blendMode: mode, source: item.box))
    item.shape = list.shapes.nextIndex
    list.shapes.append(shape)
  }
}
