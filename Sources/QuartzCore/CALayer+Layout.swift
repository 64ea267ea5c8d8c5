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
    var next = superlayer
    while let layer = next {
      if layer.dirt.contains(.layout) { top = layer }
      next = layer.superlayer
    }
    top.layoutSubtree()
  }

  private func layoutSubtree() {
    var pending = [self]
    while let layer = pending.popLast() {
      layer.layoutNow()
      pending.append(contentsOf: layer.children.reversed())
    }
  }

  func layoutNow() {
    guard dirt.contains(.layout) else { return }
    dirt.remove(.layout)
    layoutSublayers()
  }

  /// Superlayers above this one.
  var depth: Int {
    var depth = 0
    var next = superlayer
    while let layer = next {
      depth += 1
      next = layer.superlayer
    }
    return depth
  }
}
