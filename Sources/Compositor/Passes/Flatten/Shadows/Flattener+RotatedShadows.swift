import CoreGraphics
import LayerTree

// Shadows of rotated rectangles and rounded rectangles, without what the layer's body hides of them.

extension Flattener {
  /// Fewer hidden pixels do not pay for seven more instances.
  private static let leastHiddenPixels = 4096.0

  /// The rectangle, in the layer's coordinates, in which a rotated opaque layer hides its shadow; nil
  /// where that is little.
  func hiddenRect(
    of layer: borrowing Layer, _ shadow: ShapeShadow, _ tree: borrowing RenderTree
  ) -> CGRect? {
    guard layer.perspective == nil, layer.opacity >= 1, fillsBounds(layer, tree) else {
      return nil
    }
    let bounds = layer.bounds
    let quad = Quad(bounds, layer.transform)
    // The distances between opposite edges.
    let extent = abs(quad.xAxis.cross(quad.yAxis)) / SIMD2(quad.lengths.y, quad.lengths.x)
    // Antialiasing and rounding change less than the outermost two pixels.
    let pixel = SIMD2<Double>(bounds.width, bounds.height) / extent
    let inset = CornerShape.inset(layer.radius, CornerShape.flags(layer.style)) + 2 * pixel
    guard pixel.x.isFinite, pixel.y.isFinite, 2 * inset.x < bounds.width,
      2 * inset.y < bounds.height
    else { return nil }
    let hidden = bounds.insetBy(dx: inset.x, dy: inset.y).intersection(shadow.part)
    guard !hidden.isNull else { return nil }
    let area = hidden.width * hidden.height / (pixel.x * pixel.y)
    return area >= Self.leastHiddenPixels ? hidden : nil
  }

  /// Adds the eight parts of a shadow around a rectangle.
  mutating func addParts(of shadow: ShapeShadow, around hole: CGRect, to layer: borrowing Layer) {
    let whole = Quad(shadow.part, layer.transform).box.intersection(target)
    let box = whole.intersection(visible(layer.clip))
    guard !box.isEmpty else { return }
    let clip = clips.needed(for: whole, from: layer.clip)
    let first = list.instances.count
    var hash = StableHash(clip.map { clips[$0].hash } ?? 0)
    var shadow = shadow
    ShadowGrid(shadow.part, around: hole, layer.transform).forEachPart { part, quad in
      shadow.part = part
      addSlice(shadow, quad, of: layer, &hash)
    }
    addShadowItem(.shadow, box, shadow.primitive, of: layer, instances: first, clip: clip, hash)
  }
}

/// The parts of a rotated rectangle around a hole in it.
///
/// The corners of neighbors must be equal to the last bit: otherwise pixels between two are drawn not
/// at all, or twice. All coordinates are multiples of 1/256 pixel, whose sums `Float` represents
/// exactly within 65,536 pixels.
private struct ShadowGrid {
  /// The lines between the parts, in the layer's coordinates.
  private let columns: [CGFloat]
  private let rows: [CGFloat]
  private let origin: SIMD2<Double>
  /// The lines relative to the first ones, in pixels.
  private let columnOffsets: [SIMD2<Double>]
  private let rowOffsets: [SIMD2<Double>]

  init(_ rect: CGRect, around hole: CGRect, _ transform: Affine) {
    func snapped(_ vector: SIMD2<Double>) -> SIMD2<Double> {
      (vector * 256).rounded(.toNearestOrAwayFromZero) / 256
    }
    let columns = [rect.minX, hole.minX, hole.maxX, rect.maxX]
    let rows = [rect.minY, hole.minY, hole.maxY, rect.maxY]
    columnOffsets = columns.map { snapped(SIMD2(transform.a, transform.b) * ($0 - rect.minX)) }
    rowOffsets = rows.map { snapped(SIMD2(transform.c, transform.d) * ($0 - rect.minY)) }
    origin = snapped(Quad(rect, transform).origin)
    (self.columns, self.rows) = (columns, rows)
  }

  /// Calls `body` with each part that is not empty: in the layer's coordinates, and in pixels.
  func forEachPart(_ body: (CGRect, Quad) -> Void) {
    for row in 0..<3 {
      for column in 0..<3 where (row, column) != (1, 1) {
        let part = CGRect(
          x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
          height: rows[row + 1] - rows[row])
        let xAxis = columnOffsets[column + 1] - columnOffsets[column]
        let yAxis = rowOffsets[row + 1] - rowOffsets[row]
        guard xAxis != .zero, yAxis != .zero else { continue }
        let corner = origin + columnOffsets[column] + rowOffsets[row]
        body(part, Quad(xAxis: xAxis, yAxis: yAxis, origin: corner))
      }
    }
  }
}
