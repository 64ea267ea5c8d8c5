import CoreGraphics
import LayerTree

// The paths of shape layers: each is an item for the completely covered pixels, and one for the
// cells at the edges.

extension Flattener {
  /// A path to be drawn.
  struct PathShape {
    var slot: Slot
    /// The parts of the items for covered pixels and for edges.
    var parts: (interior: DisplayItem.Part, edges: DisplayItem.Part)
    var path: CGPath
    var figure: PathCache.Figure
    /// The precision of curves, in points.
    var tolerance: Double
    /// Straight RGBA.
    var color: SIMD4<Float>
    var opacity: Float
    var clip: Index<ClipStack.Clip>?
    /// Projects the path to buffer pixels.
    var transform: Perspective
  }

  /// The largest distance in pixels between a curve and its chords; they lie on both sides of it.
  /// The error of the coverage is half as large, 1/285. With 0.01, round caps differ by 2.2/255 from
  /// circles.
  static let tolerance = 0.007

  /// Adds the path of a shape layer: the fill, then the stroke. `innerClip` is the clip of the
  /// layer's sublayers.
  mutating func addShape(of layer: borrowing Layer, innerClip: Index<ClipStack.Clip>?) {
    let shape = layer.style.shape
    guard let path = shape.path else { return }
    // The path is part of the layer's geometry, and is mirrored with it.
    let flip = layer.isFlipped ? Affine(layer.bounds.verticalFlip) : .identity
    let transform =
      layer.perspective?.applied(after: flip)
      ?? Perspective(layer.transform.applied(after: flip))
    guard let scale = transform.largestScale(in: path) else { return }
    var item = PathShape(
      slot: layer.slot, parts: (.fillInterior, .fill), path: path,
      figure: .fill(shape.fillRule == .evenOdd ? .evenOdd : .nonZero),
      tolerance: Self.tolerance / scale, color: shape.fillColor, opacity: layer.opacity,
      clip: layer.style.masksToBounds ? innerClip : layer.clip, transform: transform)
    if shape.hasFill { append(item) }
    guard shape.hasStroke else { return }
    item.figure = .stroke(
      StrokeOutline.Style(shape, tolerance: item.tolerance), from: shape.strokeStart,
      to: shape.strokeEnd,
      dashes: StrokeOutline.Dashes(
        phase: Double(shape.lineDashPhase), lengths: shape.lineDashPattern))
    (item.parts, item.color) = ((.strokeInterior, .stroke), shape.strokeColor)
    append(item)
  }

  /// Adds the items of a path. Its cells are reused if only its color, opacity, clip or position in
  /// whole pixels has changed since the last frame.
  mutating func append(_ shape: PathShape) {
    let (transform, offset) = shape.transform.splitPosition
    let visible = self.visible(shape.clip).moved(by: SIMD2(0, 0) &- offset)
    let entry = paths.cells(
      PathCache.ID(slot: shape.slot, part: shape.parts.edges),
      PathCache.Key(
        path: shape.path, figure: shape.figure, transform: transform, visible: visible,
        tolerance: shape.tolerance),
      at: offset)
    let whole = paths[entry].cells.box.moved(by: offset).intersection(target)
    let box = whole.intersection(self.visible(shape.clip))
    guard !box.isEmpty else { return }
    let clip = clips.needed(for: whole, from: shape.clip)
    appendInterior(of: shape, entry, offset, box: box, clip: clip)
    appendEdges(of: shape, entry, offset, box: box, clip: clip)
  }

  private mutating func appendInterior(
    of shape: PathShape, _ entry: Index<PathCache.Entry>, _ offset: SIMD2<Int32>, box: PixelRect,
    clip: Index<ClipStack.Clip>?
  ) {
    guard !paths[entry].cells.interior.isEmpty else { return }
    let first = list.instances.count
    let color = shape.color.premultipliedBytes
    for rect in paths[entry].cells.interior {
      var instance = ShapeInstance(QuadInstance(Quad(rect.moved(by: offset)), color: color), [])
      instance.size = SIMD2<Float>(rect.size.vector)
      list.instances.append(instance)
    }
    var item = makeItem(of: shape, part: shape.parts.interior, box: box)
    item.isOpaque = shape.color.w >= 1 && shape.opacity >= 1
    item.program = clip == nil ? .solid : .shape([])
    let opaqueBox =
      item.isOpaque && clip == nil
      ? paths[entry].cells.largestInterior.moved(by: offset).intersection(box) : .empty
    finish(&item, since: first, paths[entry].version, offset, clip: clip, opaqueBox: opaqueBox)
  }

  private mutating func appendEdges(
    of shape: PathShape, _ entry: Index<PathCache.Entry>, _ offset: SIMD2<Int32>, box: PixelRect,
    clip: Index<ClipStack.Clip>?
  ) {
    guard !paths[entry].cells.edges.isEmpty else { return }
    let (first, firstRow) = (list.instances.count, Int32(list.parameters.count))
    let color = shape.color.premultipliedBytes
    list.parameters.append(contentsOf: paths[entry].cells.rows)
    for run in paths[entry].cells.edges {
      let quad = QuadInstance(Quad(run.rect.moved(by: offset)), color: color)
      var instance = ShapeInstance(quad, [])
      instance.details = firstRow + run.firstRow
      list.instances.append(instance)
    }
    var item = makeItem(of: shape, part: shape.parts.edges, box: box)
    item.program = .shape([], .path)
    finish(&item, since: first, paths[entry].version, offset, clip: clip, opaqueBox: .empty)
  }

  private func makeItem(
    of shape: PathShape, part: DisplayItem.Part, box: PixelRect
  ) -> DisplayItem {
    var item = DisplayItem(
      slot: shape.slot,
      quad: QuadInstance(Quad(box), color: shape.color.premultipliedBytes, opacity: shape.opacity),
      box: box)
    item.part = part
    return item
  }

  /// Adds an item with the instances that were added to the list.
  private mutating func finish(
    _ item: inout DisplayItem, since first: Int, _ version: UInt64, _ offset: SIMD2<Int32>,
    clip: Index<ClipStack.Clip>?, opaqueBox: PixelRect
  ) {
    var hash = StableHash(version)
    hash.combine(SIMD4(Float(offset.x), Float(offset.y), 0, 0))
    var shape = DisplayShape(instance: ShapeInstance(item.quad, []), hash: 0, opaqueBox: opaqueBox)
    if let clip {
      shape.instance.clip = clips[clip].parameters
      hash = StableHash(hash.value ^ clips[clip].hash)
      item.program.modifiers.formUnion(clips[clip].modifiers)
    }
    shape.hash = hash.value
    list.setInstances(since: first, of: &item, shape)
    list.items.append(item)
  }
}

extension [DisplayItem] {
  /// Whether an item is the interior of a path whose edges follow it.
  func isInterior(ofItemAbove index: Int) -> Bool {
    let next = index + 1
    guard next < count, self[index].slot == self[next].slot else { return false }
    return self[index].part == .fillInterior && self[next].part == .fill
      || self[index].part == .strokeInterior && self[next].part == .stroke
  }
}

extension StrokeOutline.Style {
  fileprivate init(_ shape: LayerShape, tolerance: Double) {
    self.init(
      halfWidth: Double(shape.lineWidth) / 2, cap: shape.lineCap, join: shape.lineJoin,
      miterLimit: Double(shape.miterLimit), tolerance: tolerance)
  }
}

extension Perspective {
  /// The transform with a position within the first pixel, and the whole pixels to there. Positions
  /// are rounded to fractions of a pixel that change nothing visible, so that rounding errors of a
  /// moving layer do not make them differ. With a visible perspective the position stays as it is.
  fileprivate var splitPosition: (Perspective, SIMD2<Int32>) {
    guard var affine else { return (self, .zero) }
    let position = SIMD2(affine.tx, affine.ty)
    guard position.x.isFinite, position.y.isFinite else { return (self, .zero) }
    let limit = SIMD2<Double>(repeating: 0x1p28)
    let whole = position.rounded(.down).clamped(lowerBound: -limit, upperBound: limit)
    let rest = ((position - whole) * 1024).rounded(.toNearestOrEven) / 1024
    (affine.tx, affine.ty) = (rest.x, rest.y)
    return (Perspective(affine), SIMD2(Int32(whole.x), Int32(whole.y)))
  }

  /// The largest number of pixels per point that a path is drawn with; nil where nothing of it is
  /// visible.
  func largestScale(in path: CGPath) -> Double? {
    var scale = 0.0
    if affine != nil {
      scale = self.scale(at: .zero)
    } else {
      let rect = path.boundingBox
      for corner in 0..<4 {
        let point = SIMD2(
          Double(corner & 1 == 0 ? rect.minX : rect.maxX),
          Double(corner & 2 == 0 ? rect.minY : rect.maxY))
        scale = max(scale, self.scale(at: point))
      }
    }
    return scale > 0 && scale.isFinite ? min(scale, 1e9) : nil
  }

  /// The largest number of pixels per point at a point of the plane, in any direction.
  private func scale(at point: SIMD2<Double>) -> Double {
    let pixel = project(point)
    guard pixel.z > 0 else { return 0 }
    let position = SIMD2(pixel.x, pixel.y) / pixel.z
    let a = (SIMD2(x.x, x.y) - position * x.z) / pixel.z
    let b = (SIMD2(y.x, y.y) - position * y.z) / pixel.z
    // The larger singular value of the matrix with these columns.
    let (sum, product) = ((a * a).sum() + (b * b).sum(), a.cross(b))
    return ((sum + max(sum * sum - 4 * product * product, 0).squareRoot()) / 2).squareRoot()
  }
}

extension PixelRect {
  fileprivate func moved(by offset: SIMD2<Int32>) -> PixelRect {
    PixelRect(
      minX: minX + offset.x, minY: minY + offset.y, maxX: maxX + offset.x, maxY: maxY + offset.y)
  }
}
