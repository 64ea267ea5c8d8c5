import Synchronization

extension CGContext {
  /// Intersects the clip with the inside of the current path, and begins a new path.
  ///
  /// An empty path clips everything out. Source: Apple, "clip(using:)".
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(devicePath, rule: rule, call: "clip(using:)")
    beginPath()
  }

  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Intersects the clip with the union of `rects`.
  public func clip(to rects: [CGRect]) {
    beginPath()
    let isValid = rects.allSatisfy { $0.isFinite || $0.isInfinite || $0.isNull }
    guard accepts(isValid, call: "clip(to:)", value: rects), acceptsTransform("clip(to:)") else {
      return
    }
    var path = PathStorage()
    for rect in rects { path.append(deviceRect(rect.standardized)) }
    clip(path, rule: .winding, call: "clip(to:)")
  }

  /// Intersects the clip with `rect`, and with `mask` stretched over it.
  ///
  /// The mask's top row is at the rectangle's greatest y. In an image mask, a sample of 0 lets
  /// drawing through and 1 blocks it. Other images let it through by their alpha, or by their
  /// luminance if they have no alpha. Source: Apple, "clip(to:mask:)".
  public func clip(to rect: CGRect, mask: CGImage) {
    let call: StaticString = "clip(to:mask:)"
    guard accepts(rect.isFinite || rect.isNull, call: call, value: rect), acceptsTransform(call)
    else { return }
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

  /// Removes all clipping, including clips inherited from enclosing graphics states.
  public func resetClip() {
    state.clips = []
    state.mask = nil
    state.clipBounds = drawableBounds
  }

  /// The bounding box of the clip, in user space; null where the clip is empty.
  public var boundingBoxOfClipPath: CGRect {
    guard !state.clipBounds.isEmpty else { return .null }
    let box = state.clipBounds.applying(state.ctm.inverted())
    return box.isFinite ? box : .null
  }

  private var drawableBounds: CGRect {
    guard let layer = layers.last else { return extent }
    return layer.canvas?.bounds ?? .zero
  }

  /// Intersects the clip with `path`. An empty path clips everything out; one that cairo cannot
  /// represent is ignored with a warning.
  func clip(_ path: PathStorage, rule: CGPathFillRule, call: StaticString) {
    let box = path.controlBox
    guard accepts(box.isNull || box.isWithinLimits, call: call, value: box) else { return }
    let bounds = state.clipBounds.intersection(box)
    state.clipBounds = bounds.isNull ? .zero : bounds
    let id = Self.lastClipID.add(1, ordering: .relaxed).newValue
    state.clips.append(
      GraphicsState.Clip(id: id, path: path, rule: rule, antialiases: isAntialiased))
  }

  /// The outline of `rect` in device space. Where it stays a rectangle it is cut to the part that
  /// is visible or casts a visible shadow, so that infinite and huge rectangles can be drawn too.
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
  /// Whether cairo's fixed-point numbers can represent it.
  var isWithinLimits: Bool {
    let limit = CairoCanvas.coordinateLimit
    return isFinite && minX > -limit && minY > -limit && maxX < limit && maxY < limit
  }
}
