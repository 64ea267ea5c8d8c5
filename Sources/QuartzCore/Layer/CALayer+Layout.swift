extension CALayer {
  /// Lays out the sublayers before the next frame.
  public func setNeedsLayout() {
    guard !dirt.contains(.layout) else { return }
    dirt.insert(.layout)
    context?.enqueue(self, .layout)
  }

  /// Whether the sublayers will be laid out before the next frame.
  public func needsLayout() -> Bool {
    dirt.contains(.layout)
  }

  /// Lays out now what needs it, from the highest superlayer that needs layout down.
  public func layoutIfNeeded() {
    var top = self
    var next = parent
    while let layer = next {
      if layer.dirt.contains(.layout) { top = layer }
      next = layer.parent
    }
    top.layoutSubtree()
  }

  private func layoutSubtree() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.layoutNow()
      pending.append(contentsOf: layer.children.elements().reversed())
    }
  }

  func layoutNow() {
    guard dirt.contains(.layout) else { return }
    dirt.remove(.layout)
    layoutSublayers()
  }

  /// Superlayers above this one. Remembered until a hierarchy changes, so that it takes one walk to
  /// ask all layers of a tree.
  var depth: Int {
    var (unknown, next): ([CALayer], CALayer?) = ([], self)
    var depth: Int32 = -1
    while let layer = next {
      if layer.depthVersion == Self.hierarchyVersion {
        depth = layer.knownDepth
        break
      }
      unknown.append(layer)
      next = layer.parent
    }
    while let layer = unknown.popLast() {
      depth += 1
      (layer.knownDepth, layer.depthVersion) = (depth, Self.hierarchyVersion)
    }
    return Int(depth)
  }
}
