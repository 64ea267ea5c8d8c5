extension CALayer {
  func markForLayout() {
    guard !dirt.contains(.layout) else { return }
    dirt.insert(.layout)
    context?.queue.enqueue(self, .layout)
  }

  func layoutFromTop() {
    // Each hit test asks for the layout of a whole window.
    if let context, !context.queue.mayNeedLayout { return }
    var top = self
    var next = links.parent
    while let layer = next {
      if layer.dirt.contains(.layout) { top = layer }
      next = layer.links.parent
    }
    top.layoutSubtree()
  }

  /// Lays out the layer and those in it, but none of its ancestors.
  package final func layoutBelow() {
    if context?.queue.mayNeedLayout != false { layoutSubtree() }
  }

  private func layoutSubtree() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.layoutNow()
      layer.pushSublayers(onto: &pending)
    }
  }

  func layoutNow() {
    guard dirt.contains(.layout) else { return }
    dirt.remove(.layout)
    layoutSublayers()
  }

  /// The number of ancestors. It is cached until any hierarchy changes, so that computing it for
  /// all layers of a tree takes one traversal.
  var depth: Int {
    var (unknown, next): ([CALayer], CALayer?) = ([], self)
    var depth: Int32 = -1
    while let layer = next {
      if layer.links.depthVersion == Self.hierarchyVersion {
        depth = layer.links.cachedDepth
        break
      }
      unknown.append(layer)
      next = layer.links.parent
    }
    while let layer = unknown.popLast() {
      depth += 1
      layer.links.cachedDepth = depth
      layer.links.depthVersion = Self.hierarchyVersion
    }
    return Int(depth)
  }
}
