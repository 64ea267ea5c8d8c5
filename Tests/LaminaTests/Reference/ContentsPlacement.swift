import CoreGraphics
import QuartzCore

/// The mapping from pixels of a layer's contents to points of the layer.
@MainActor struct ContentsPlacement {
  struct Part {
    /// The rectangle in the contents, in pixels.
    var source: CGRect
    /// The rectangle in the layer, in points.
    var target: CGRect

    var matrix: ReferenceMatrix {
      let (x, y) = (target.width / source.width, target.height / source.height)
      return ReferenceMatrix(
        xx: x, yy: y, x0: target.minX - x * source.minX, y0: target.minY - y * source.minY)
    }
  }

  /// The union of the parts.
  let whole: Part
  /// One part, or up to nine with `contentsCenter`; empty ones are omitted.
  let parts: [Part]

  /// Returns nil if no contents are visible.
  init?(_ layer: CALayer, width: Int, height: Int) {
    let shown = CGRect(
      x: layer.contentsRect.minX * CGFloat(width), y: layer.contentsRect.minY * CGFloat(height),
      width: layer.contentsRect.width * CGFloat(width),
      height: layer.contentsRect.height * CGFloat(height))
    guard shown.width > 0, shown.height > 0 else { return nil }
    let size = CGSize(
      width: shown.width / layer.contentsScale, height: shown.height / layer.contentsScale)
    let target = Self.target(layer.contentsGravity, size: size, in: layer.bounds)
    guard target.width > 0, target.height > 0 else { return nil }
    whole = Part(source: shown, target: target)
    let resizing: [CALayerContentsGravity] = [.resize, .resizeAspect, .resizeAspectFill]
    let center = layer.contentsCenter
    guard resizing.contains(layer.contentsGravity),
      center != CGRect(x: 0, y: 0, width: 1, height: 1)
    else {
      parts = [whole]
      return
    }
    let columns = Self.spans(
      source: (shown.minX, shown.width), center: (center.minX, center.width),
      target: (target.minX, target.width), scale: layer.contentsScale)
    let rows = Self.spans(
      source: (shown.minY, shown.height), center: (center.minY, center.height),
      target: (target.minY, target.height), scale: layer.contentsScale)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source.start, y: row.source.start, width: column.source.length,
            height: row.source.length),
          target: CGRect(
            x: column.target.start, y: row.target.start, width: column.target.length,
            height: row.target.length))
      }
    }
  }

  /// Apple, "CALayerContentsGravity"; the names are those of a y axis that points up.
  private static func target(
    _ gravity: CALayerContentsGravity, size: CGSize, in bounds: CGRect
  ) -> CGRect {
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    let zoom: (CGFloat, CGFloat) =
      switch gravity {
      case .resize: ratios
      case .resizeAspect: (min(ratios.0, ratios.1), min(ratios.0, ratios.1))
      case .resizeAspectFill: (max(ratios.0, ratios.1), max(ratios.0, ratios.1))
      default: (1, 1)
      }
    let (width, height) = (size.width * zoom.0, size.height * zoom.1)
    let x: CGFloat =
      switch gravity {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - width
      default: bounds.midX - width / 2
      }
    let y: CGFloat =
      switch gravity {
      case .bottom, .bottomLeft, .bottomRight: bounds.minY
      case .top, .topLeft, .topRight: bounds.maxY - height
      default: bounds.midY - height / 2
      }
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private typealias Span = (start: CGFloat, length: CGFloat)

  /// The spans along one axis: one of fixed size, one that stretches, and one of fixed size.
  private static func spans(
    source: Span, center: Span, target: Span, scale: CGFloat
  ) -> [(source: Span, target: Span)] {
    // A center smaller than one pixel is enlarged to one pixel about its middle.
    let stretched = min(max(center.length * source.length, 1), source.length)
    let middle = (center.start + center.length / 2) * source.length
    let first = min(max(middle - stretched / 2, 0), source.length - stretched)
    let last = source.length - first - stretched
    let fit = min(1, target.length * scale / max(first + last, .leastNonzeroMagnitude))
    let (before, after) = (first / scale * fit, last / scale * fit)
    let spans: [(source: Span, target: Span)] = [
      ((source.start, first), (target.start, before)),
      (
        (source.start + first, stretched),
        (target.start + before, target.length - before - after)
      ),
      ((source.start + first + stretched, last), (target.start + target.length - after, after)),
    ]
    return spans.filter { $0.source.length > 1e-9 && $0.target.length > 1e-9 }
  }
}
