import Foundation
import LayerTree

extension CALayer {
  /// Back to front; nil where there are none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Puts `layer` in front of the other sublayers.
  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: layer.superlayer === self ? children.count - 1 : children.count)
  }

  /// Puts `layer` at an index: 0 is the back; an index past the end is the front.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    let count = layer.superlayer === self ? children.count - 1 : children.count
    insert(layer, at: min(Int(idx), count))
  }

  /// Puts `layer` right behind `sibling`; in front of all where that is none.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Puts `layer` right in front of `sibling`; in front of all where that is none.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  private func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    let others = children.filter { $0 !== layer }
    let index = others.firstIndex { $0 === sibling }.map { $0 + offset } ?? others.count
    insert(layer, at: index)
  }

  /// Takes the layer out of its superlayer.
  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    parent.children.removeAll { $0 === self }
    setSuperlayer(nil)
    parent.touch(.sublayers)
    leaveContext()
  }

  /// `index` counts the sublayers without `layer`.
  private func insert(_ layer: CALayer, at index: Int) {
    require(
      !isDescendant(of: layer),
      "CALayer: cannot add a layer to itself or to one of its own sublayers")
    if layer.superlayer === self {
      children.removeAll { $0 === layer }
    } else if let parent = layer.superlayer, parent.context === context {
      // Within one window a layer moves: its animations go on and its bitmap stays.
      parent.children.removeAll { $0 === layer }
      parent.touch(.sublayers)
    } else {
      layer.removeFromSuperlayer()
    }
    children.insert(layer, at: index)
    layer.setSuperlayer(self)
    touch(.sublayers)
    if let context, layer.context !== context { layer.enter(context) }
  }

  /// Whether `layer` is this one or above it.
  private func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }

  /// The layer and all below it, each before its sublayers; without recursion, since trees may be
  /// deeper than the stack.
  func forEachInSubtree(_ body: (CALayer) -> Void) {
    var pending = [self]
    while let layer = pending.popLast() {
      body(layer)
      pending.append(contentsOf: layer.children.reversed())
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
