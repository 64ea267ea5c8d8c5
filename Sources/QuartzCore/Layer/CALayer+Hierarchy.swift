import Foundation
import LayerTree

extension CALayer {
  /// The superlayer. For a presentation copy, it is the superlayer's presentation copy.
  public final var superlayer: CALayer? {
    if let modelLayer { return modelLayer.parent?.presentation() }
    return parent
  }

  /// The sublayers back to front; nil if there are none. For a presentation copy, they are
  /// presentation copies.
  ///
  /// Setting it inserts the layers in the given order and removes the others.
  public var sublayers: [CALayer]? {
    get {
      let layers =
        modelLayer?.children.elements().compactMap { $0.presentation() }
        ?? children.elements()
      return layers.isEmpty ? nil : layers
    }
    set {
      let (previous, next) = (children.elements(), newValue ?? [])
      guard !previous.elementsEqual(next, by: ===) else { return }
      let kept = Set(next.map(ObjectIdentifier.init))
      for layer in previous where !kept.contains(ObjectIdentifier(layer)) {
        layer.removeFromSuperlayer()
      }
      for layer in next { addSublayer(layer) }
    }
  }

  /// Adds `layer` in front of the other sublayers. Traps if this layer is `layer` or one of its
  /// descendants.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: .front)
  }

  /// Inserts `layer` at an index: 0 is the back, and an index past the end is the front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: .index(Int(idx)))
  }

  /// Inserts `layer` right behind `sibling`, or in front of all sublayers if `sibling` is not one
  /// of them.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let sibling = other(sibling, than: layer) else { return addSublayer(layer) }
    insert(layer, at: .below(sibling))
  }

  /// Inserts `layer` right in front of `sibling`, or in front of all sublayers if `sibling` is not
  /// one of them.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let sibling = other(sibling, than: layer) else { return addSublayer(layer) }
    insert(layer, at: .above(sibling))
  }

  /// Replaces `oldLayer` by `newLayer`. Does nothing if `oldLayer` is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let oldLayer = other(oldLayer, than: newLayer) else { return }
    insert(newLayer, at: .above(oldLayer))
    oldLayer.removeFromSuperlayer()
  }

  /// Returns `sibling` if it is a sublayer other than `layer`.
  private func other(_ sibling: CALayer?, than layer: CALayer) -> CALayer? {
    guard let sibling, sibling !== layer, sibling.parent === self else { return nil }
    return sibling
  }

  /// Removes the layer from its superlayer.
  public func removeFromSuperlayer() {
    guard let parent else { return }
    let actions = parent.hierarchyActions(for: self, kCAOnOrderOut)
    parent.take(self)
    parent.setNeedsLayout()
    leaveContext()
    actions.run()
  }

  /// The actions for adding or removing a sublayer, which are looked up before the change.
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

  /// A position among the other sublayers.
  private enum Insertion {
    case front
    case index(Int)
    case below(CALayer)
    case above(CALayer)
  }

  private func insert(_ layer: CALayer, at insertion: Insertion) {
    requireNoCycle(with: layer)
    let isNew = layer.parent !== self
    let actions = isNew ? hierarchyActions(for: layer, kCAOnOrderIn) : HierarchyActions()
    if layer.context !== context {
      // A layer that moves within one window keeps its animations and its bitmap.
      layer.leaveContext()
    }
    if isNew {
      layer.parent?.setNeedsLayout()
      setNeedsLayout()
    }
    layer.parent?.take(layer)
    switch insertion {
    case .front: children.append(layer)
    case .index(let index): children.insert(layer, at: min(index, children.count))
    case .below(let sibling): children.insert(layer, below: sibling)
    case .above(let sibling): children.insert(layer, above: sibling)
    }
    layer.parent = self
    if Self.hasFlips { layer.redrawFlippedContents() }
    Self.hierarchyVersion &+= 1
    touch(.sublayers)
    if let context, layer.context !== context { layer.enter(context) }
    if isNew && Self.hasTimings { AnimationEndSchedule.shared.layerTimesDidChange() }
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
    // A layer without sublayers cannot be an ancestor of this one.
    let isCycle = layer === self || !layer.children.isEmpty && isDescendant(of: layer)
    require(!isCycle, "CALayer: layer \(layer) is a part of cycle in its layer tree")
  }

  /// Whether `layer` is this layer or an ancestor of it.
  private func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.parent
    }
    return false
  }

  /// Calls `body` with the layer and all its descendants, each before its sublayers. Iterative,
  /// since trees may be deeper than the stack.
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
