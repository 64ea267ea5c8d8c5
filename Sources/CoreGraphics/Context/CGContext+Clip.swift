import Synchronization

extension CGContext {
  /// Keeps to the inside of the current path from now on, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(devicePath, rule: rule)
    beginPath()
  }

  public func clip(to rect: CGRect) {
    clip(to: [rect])
  }

  /// Keeps to the union of `rects` from now on.
  public func clip(to rects: [CGRect]) {
    beginPath()
    guard rects.allSatisfy({ $0.isFinite || $0.isInfinite || $0.isNull }) else { return }
    var path = PathStorage()
    for rect in rects { path.append(deviceRect(rect.standardized)) }
    clip(path, rule: .winding)
  }

  /// Undoes all clipping, that of the surrounding states too.
  public func resetClip() {
    state.clips = []
    state.clipBounds = drawableBounds
  }

  /// Holds what clipping leaves over, in user space; null where it leaves nothing.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBounds.isEmpty ? .null : convertToUserSpace(state.clipBounds)
  }

  private var drawableBounds: CGRect {
    guard let layer = layers.last else { return extent }
    return layer.canvas?.bounds ?? .zero
  }

  /// An empty path leaves nothing over; one that cairo cannot take is left alone.
  private func clip(_ path: PathStorage, rule: CGPathFillRule) {
    let box = path.controlBox
    guard box.isEmpty || box.isWithinLimits else { return }
    let bounds = state.clipBounds.intersection(box)
    state.clipBounds = bounds.isNull ? .zero : bounds
    let id = Self.lastClipID.add(1, ordering: .relaxed).newValue
    state.clips.append(
      GraphicsState.Clip(id: id, path: path, rule: rule, antialiases: state.antialiases))
  }

  /// The outline of `rect` on the device, cut down to what can be seen where it stays a rectangle:
  /// so the infinite rectangle and its like can be drawn too.
  func deviceRect(_ rect: CGRect) -> PathStorage {
    var path = PathStorage()
    let visible = state.clipBounds.insetBy(dx: -2, dy: -2)
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
