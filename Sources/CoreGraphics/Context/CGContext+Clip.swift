import Synchronization

extension CGContext {
  /// Keeps to the inside of the current path from now on, and begins a new path.
  ///
  /// An empty path leaves nothing over. Source: Apple, "clip(using:)".
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(devicePath, rule: rule, "clip(using:)")
    beginPath()
  }

  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Keeps to the union of `rects` from now on.
  public func clip(to rects: [CGRect]) {
    beginPath()
    let isValid = rects.allSatisfy { $0.isFinite || $0.isInfinite || $0.isNull }
    guard accepts(isValid, "clip(to:)", rects), acceptsTransform("clip(to:)") else { return }
    var path = PathStorage()
    for rect in rects { path.append(deviceRect(rect.standardized)) }
    clip(path, rule: .winding, "clip(to:)")
  }

  /// Keeps to `rect` from now on, and in it to what `mask` covers when it is stretched over it.
  ///
  /// The top row is at the rectangle's greatest y. Of an image mask, a sample of 0 lets everything
  /// through, and 1 nothing; an image with alpha lets through as much as that is, and one without as
  /// much as it is bright. Source: Apple, "clip(to:mask:)".
  public func clip(to rect: CGRect, mask: CGImage) {
    let call: StaticString = "clip(to:mask:)"
    guard accepts(rect.isFinite || rect.isNull, call, rect), acceptsTransform(call) else { return }
    clip(to: rect)
    guard let layer = CairoCanvas(covering: state.clipBounds.integral, scale: pixelScale) else {
      return
    }
    let matrix = mask.matrix(filling: rect.standardized).concatenating(state.ctm)
    guard matrix.isInvertible else { return }
    layer.setAntialias(isAntialiased)
    layer.draw(mask.coverage, matrix: matrix, filter: state.interpolationQuality)
    if let before = state.mask {
      layer.setBlendMode(.destinationIn)
      layer.draw(before)
    }
    state.mask = layer
  }

  /// Undoes all clipping, that of the surrounding states too.
  public func resetClip() {
    state.clips = []
    state.mask = nil
    state.clipBounds = drawableBounds
  }

  /// Holds what clipping leaves over, in user space; null where it leaves nothing.
  public var boundingBoxOfClipPath: CGRect {
    guard !state.clipBounds.isEmpty else { return .null }
    let box = state.clipBounds.applying(state.ctm.inverted())
    return box.isFinite ? box : .null
  }

  private var drawableBounds: CGRect {
    guard let layer = layers.last else { return extent }
    return layer.canvas?.bounds ?? .zero
  }

  /// An empty path leaves nothing over; one that cairo cannot take is left alone.
  func clip(_ path: PathStorage, rule: CGPathFillRule, _ call: StaticString) {
    let box = path.controlBox
    guard accepts(box.isNull || box.isWithinLimits, call, box) else { return }
    let bounds = state.clipBounds.intersection(box)
    state.clipBounds = bounds.isNull ? .zero : bounds
    let id = Self.lastClipID.add(1, ordering: .relaxed).newValue
    state.clips.append(
      GraphicsState.Clip(id: id, path: path, rule: rule, antialiases: isAntialiased))
  }

  /// The outline of `rect` on the device, cut down to what can be seen, or casts a shadow that can,
  /// where it stays a rectangle: so the infinite rectangle and its like can be drawn too.
  func deviceRect(_ rect: CGRect) -> PathStorage {
    var path = PathStorage()
    let seen = state.shadow?.source(of: state.clipBounds) ?? state.clipBounds
    let visible = seen.insetBy(dx: -2, dy: -2)
    if rect.isInfinite {
      path.addRect(visible)
    } else if state.ctm.keepsRectangles {
      let device = rect.applying(state.ctm)
      if device.isFinite { path.addRect(device.intersection(visible)) }
    } else {
      path.addRect(rect)
      path = path.applying(state.ctm)
    }
    return path
  }
}

extension CGRect {
  /// Whether cairo's fixed-point numbers hold it.
  var isWithinLimits: Bool {
    let limit = CairoCanvas.coordinateLimit
    return isFinite && minX > -limit && minY > -limit && maxX < limit && maxY < limit
  }
}
