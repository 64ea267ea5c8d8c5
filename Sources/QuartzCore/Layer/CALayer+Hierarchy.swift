import CoreGraphics
import Foundation

extension CALayer {
  /// Incremented with every change of any hierarchy.
  static var hierarchyVersion: UInt32 = 1

  var layerAbove: CALayer? {
    if let modelLayer { return modelLayer.links.parent?.presentation() }
    return links.parent
  }

  var listedSublayers: [CALayer]? {
    let layers =
      modelLayer?.links.children.elements().compactMap { $0.presentation() }
      ?? links.children.elements()
    return layers.isEmpty ? nil : layers
  }

  /// The front sublayer; another object if that is not known at once.
  package var frontSublayer: CALayer? { links.children.front }

  func arrangeSublayers(_ layers: [CALayer]?) {
    let (previous, next) = (links.children.elements(), layers ?? [])
    guard !previous.elementsEqual(next, by: ===) else { return }
    let kept = Set(next.map(ObjectIdentifier.init))
    for layer in previous where !kept.contains(ObjectIdentifier(layer)) {
      layer.leaveSuperlayer()
    }
    for layer in next { insert(layer, at: .front) }
  }

  func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let oldLayer = other(oldLayer, than: newLayer) else { return }
    insert(newLayer, at: .above(oldLayer))
    oldLayer.leaveSuperlayer()
  }

  /// Returns `sibling` if it is a sublayer other than `layer`.
  func other(_ sibling: CALayer?, than layer: CALayer) -> CALayer? {
    guard let sibling, sibling !== layer, sibling.links.parent === self, !sibling.isMask else {
      return nil
    }
    return sibling
  }

  func leaveSuperlayer() {
    guard let parent = links.parent else { return }
    guard !isMask else {
      parent.mask = nil
      return
    }
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

  func insert(_ layer: CALayer, at position: SiblingPosition<CALayer>) {
    requireNoCycle(with: layer)
    let isNew = layer.links.parent !== self || layer.isMask
    let actions = isNew ? hierarchyActions(for: layer, kCAOnOrderIn) : HierarchyActions()
    if isNew { setNeedsLayout() }
    adopt(layer, isNew: isNew) { links.children.insert(layer, at: position) }
    actions.run()
  }

  /// Takes `layer` out of its superlayer and makes this layer its superlayer; `add` stores it as a
  /// sublayer or as the mask.
  func adopt(_ layer: CALayer, isNew: Bool, _ add: () -> Void) {
    if layer.context !== context {
      // A layer that moves within one window keeps its animations and its bitmap.
      layer.leaveContext()
    }
    if isNew, !layer.isMask { layer.links.parent?.setNeedsLayout() }
    layer.links.parent?.take(layer)
    add()
    layer.links.parent = self
    if Self.hasFlips { layer.redrawFlippedContents() }
    Self.hierarchyVersion &+= 1
    touch(.sublayers)
    if let context, layer.context !== context { layer.enter(context) }
    if isNew && Self.hasTimings { AnimationEndSchedule.shared.layerTimesDidChange() }
  }

  func take(_ layer: CALayer) {
    if layer.isMask { extras?.mask = nil } else { links.children.remove(layer) }
    layer.links.parent = nil
    Self.hierarchyVersion &+= 1
    touch(.sublayers)
  }

  func requireNoCycle(with layer: CALayer) {
    require(
      modelLayer == nil && layer.modelLayer == nil, "expecting model layer not copy: \(layer)")
    // A layer without sublayers and mask cannot be an ancestor of this one.
    let mayBeAncestor = !layer.links.children.isEmpty || layer.extras?.mask != nil
    let isCycle = layer === self || mayBeAncestor && isDescendant(of: layer)
    require(!isCycle, "CALayer: layer \(layer) is a part of cycle in its layer tree")
  }

  /// Whether `layer` is this layer or an ancestor of it.
  private func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.links.parent
    }
    return false
  }

  /// Calls `body` with the layer and all its descendants, masks included, each before its sublayers.
  /// Iterative, since trees may be deeper than the stack.
  func forEachInSubtree(_ body: (CALayer) -> Void) {
    var pending = [self]
    while let layer = pending.popLast() {
      body(layer)
      layer.pushSublayers(onto: &pending)
      pending.append(contentsOf: layer.underlays)
    }
  }

  /// Appends the mask and the sublayers, for a loop that visits the last layer first.
  func pushSublayers(onto pending: inout [CALayer]) {
    if let mask = extras?.mask { pending.append(mask) }
    pending.append(contentsOf: links.children.elements().reversed())
  }

  package func enter(_ context: LayerContext) {
    forEachInSubtree { layer in
      layer.context = context
      context.register(layer)
      layer.dirt.formUnion(.commit)
      context.changes.markChanged(layer)
      context.queue.enqueue(layer, layer.dirt.intersection([.layout, .display]))
    }
    AnimatedDrawing.shared.layersDidEnter()
  }

  package func leaveContext() {
    guard let context else { return }
    forEachInSubtree { layer in
      layer.endAllAnimations()
      context.unregister(layer)
      layer.context = nil
    }
  }
}
