import Foundation
import LayerTree

extension CALayer {
  /// The layer that holds this one. Of a copy made by `presentation()`, the copy of that layer.
  public final var superlayer: CALayer? {
    if let modelLayer { return modelLayer.parent?.presentation() }
    return parent
  }

  /// Back to front; nil where there are none. Of a copy made by `presentation()`, the copies of its
  /// layer's sublayers.
  ///
  /// Setting it puts the layers in the given order and takes the others out.
  public var sublayers: [CALayer]? {
    get {
      let layers =
        modelLayer?.children.elements().compactMap { $0.presentation() }
        ?? children.elements()
      return layers.isEmpty ? nil : layers
    }
    set {
      let (past, next) = (children.elements(), newValue ?? [])
      guard !past.elementsEqual(next, by: ===) else { return }
      let kept = Set(next.map(ObjectIdentifier.init))
      for layer in past where !kept.contains(ObjectIdentifier(layer)) {
        layer.removeFromSuperlayer()
      }
      for layer in next { addSublayer(layer) }
    }
  }

  /// Puts `layer` in front of the other sublayers. Traps when the layer is within it.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: .front)
  }

  /// Puts `layer` at an index: 0 is the back; an index past the end is the front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: .index(Int(idx)))
  }

  /// Puts `layer` right behind `sibling`; in front of all where that is none.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling = other(sibling, than: layer) else { return addSublayer(layer) }
    insert(layer, at: .below(sibling))
  }

  /// Puts `layer` right in front of `sibling`; in front of all where that is none.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling = other(sibling, than: layer) else { return addSublayer(layer) }
    insert(layer, at: .above(sibling))
  }

  /// Puts `newLayer` in the place of `oldLayer`; does nothing when that is no sublayer of this one.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let oldLayer = other(oldLayer, than: newLayer) else { return }
    insert(newLayer, at: .above(oldLayer))
    oldLayer.removeFromSuperlayer()
  }

  /// `sibling` where it is a sublayer, and not `layer` itself.
  private func other(_ sibling: CALayer?, than layer: CALayer) -> CALayer? {
    guard let sibling, sibling !== layer, sibling.parent === self else { return nil }
    return sibling
  }

  /// Takes the layer out of its superlayer.
  public func removeFromSuperlayer() {
    guard let parent else { return }
    let actions = parent.hierarchyActions(for: self, kCAOnOrderOut)
    parent.take(self)
    parent.setNeedsLayout()
    leaveContext()
    actions.run()
  }

  /// The actions for a sublayer that comes or goes, asked for before it does.
  private func hierarchyActions(for layer: CALayer, _ event: String) -> HierarchyActions {
    guard context != nil, !CATransaction.disableActions() else { return HierarchyActions() }
    return HierarchyActions(
      layer: layer, event: event, layerAction: layer.isHidden ? nil : layer.action(forKey: event),
      superlayer: self, sublayersAction: action(forKey: "sublayers"))
  }

  private struct HierarchyActions {
    var layer: CALayer?
    var event = ""
    var layerAction: (any CAAction)?
    var superlayer: CALayer?
    var sublayersAction: (any CAAction)?

    @MainActor func run() {
      if let layer { layerAction?.run(forKey: event, object: layer, arguments: nil) }
      if let superlayer {
        sublayersAction?.run(forKey: "sublayers", object: superlayer, arguments: nil)
      }
    }
  }

  /// Among the other sublayers.
  private enum Place {
    case front
    case index(Int)
    case below(CALayer)
    case above(CALayer)
  }

  private func insert(_ layer: CALayer, at place: Place) {
    requireNoCycle(with: layer)
    let isNew = layer.parent !== self
    let actions = isNew ? hierarchyActions(for: layer, kCAOnOrderIn) : HierarchyActions()
    if layer.context !== context {
      // Within one window a layer moves: its animations go on and its bitmap stays.
      layer.leaveContext()
    }
    if isNew {
      layer.parent?.setNeedsLayout()
      setNeedsLayout()
    }
    layer.parent?.take(layer)
    switch place {
    case .front: children.append(layer)
    case .index(let index): children.insert(layer, at: min(index, children.count))
    case .below(let sibling): children.insert(layer, below: sibling)
    case .above(let sibling): children.insert(layer, above: sibling)
    }
    layer.parent = self
    if Self.hasFlips { layer.redrawWhatTurnedOver() }
    Self.hierarchyVersion &+= 1
    touch(.sublayers)
    if let context, layer.context !== context { layer.enter(context) }
    if isNew && Self.hasTimings { AnimationEnds.shared.layerTimesDidChange() }
    actions.run()
  }

  private func take(_ layer: CALayer) {
    children.remove(layer)
    layer.parent = nil
    Self.hierarchyVersion &+= 1
    touch(.sublayers)
  }

  private func requireNoCycle(with layer: CALayer) {
    require(
      modelLayer == nil && layer.modelLayer == nil, "expecting model layer not copy: \(layer)")
    // A layer that holds none cannot hold this one.
    let isCycle = layer === self || !layer.children.isEmpty && isDescendant(of: layer)
    require(!isCycle, "CALayer: layer \(layer) is a part of cycle in its layer tree")
  }

  /// Whether `layer` is this one or above it.
  private func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.parent
    }
    return false
  }

  /// The layer and all below it, each before its sublayers; without recursion, since trees may be
  /// deeper than the stack.
  func forEachInSubtree(_ body: (CALayer) -> Void) {
    var pending = [self]
    while let layer = pending.popLast() {
      body(layer)
      pending.append(contentsOf: layer.children.elements().reversed())
      pending.append(contentsOf: layer.underlays)
    }
  }

  package func enter(_ context: LayerContext) {
    forEachInSubtree { layer in
      layer.context = context
      context.add(layer)
      layer.dirt.formUnion(.commit)
      context.markChanged(layer)
      context.enqueue(layer, layer.dirt.intersection([.layout, .display]))
    }
    AnimatedDrawing.shared.layersDidEnter()
  }

  package func leaveContext() {
    guard let context else { return }
    forEachInSubtree { layer in
      layer.removeAllAnimations()
      context.remove(layer)
      layer.context = nil
    }
  }
}
