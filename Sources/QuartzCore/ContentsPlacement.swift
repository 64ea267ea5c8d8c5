import CoreGraphics
import LayerTree

/// Where the parts of a layer's contents lie in its bounds. Points.
struct ContentsPlacement {
  /// A part of the picture, in pixels, and the rectangle that it fills.
  struct Part {
    let source: CGRect
    let target: CGRect
  }

  /// The rectangle that all parts fill.
  private(set) var target: CGRect
  private(set) var parts: [Part]

  /// - Parameter size: pixels of the whole picture.
  init(size: CGSize, bounds: CGRect, style: LayerStyle, contentsScale: CGFloat) {
    let shown = Self.scaled(style.contentsRect, by: size)
    let natural = CGSize(
      width: abs(shown.width) / contentsScale, height: abs(shown.height) / contentsScale)
    target = Self.target(of: natural, in: bounds, gravity: style.contentsGravity)
    parts = [Part(source: shown, target: target)]
    let isResized = [.resize, .resizeAspect, .resizeAspectFill].contains(style.contentsGravity)
    let center = Self.scaled(style.contentsCenter, by: size).intersection(shown)
    guard isResized, style.contentsCenter != LayerStyle.unitRect, !center.isNull else { return }
    let columns = Self.slices(
      (shown.minX, center.minX, center.maxX, shown.maxX), (target.minX, target.maxX),
      contentsScale)
    let rows = Self.slices(
      (shown.minY, center.minY, center.maxY, shown.maxY), (target.minY, target.maxY),
      contentsScale)
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.length,
            height: row.source.length),
          target: CGRect(
            x: column.target.lowerBound, y: row.target.lowerBound, width: column.target.length,
            height: row.target.length))
      }
    }
  }

  private static func scaled(_ rect: CGRect, by size: CGSize) -> CGRect {
    rect.applying(CGAffineTransform(scaleX: size.width, y: size.height))
  }

  private static func target(
    of size: CGSize, in bounds: CGRect, gravity: ContentsGravity
  ) -> CGRect {
    var size = size
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch gravity {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard across.isFinite, down.isFinite else { return bounds }
      let scale = gravity == .resizeAspect ? min(across, down) : max(across, down)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    default: break
    }
    let place = gravity.place
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * place.x,
      y: bounds.minY + (bounds.height - size.height) * place.y, width: size.width,
      height: size.height)
  }

  private typealias Slice = (source: Range<CGFloat>, target: Range<CGFloat>)

  /// The three parts of one axis that have a length: the outer ones keep theirs, or shrink alike
  /// where the target has no room for both.
  private static func slices(
    _ source: (CGFloat, CGFloat, CGFloat, CGFloat), _ target: (CGFloat, CGFloat), _ scale: CGFloat
  ) -> [Slice] {
    let (first, last) = ((source.1 - source.0) / scale, (source.3 - source.2) / scale)
    let fit = min(1, (target.1 - target.0) / max(first + last, .leastNormalMagnitude))
    let (start, end) = (target.0 + first * fit, target.1 - last * fit)
    return [
      (source.0..<source.1, target.0..<start),
      (source.1..<source.2, start..<max(start, end)),
      (source.2..<source.3, max(start, end)..<max(start, end, target.1)),
    ].filter { !$0.0.isEmpty && !$0.1.isEmpty }
  }
}

extension ContentsGravity {
  /// How the room that is left is shared out: 0 all behind, 1 all before the contents.
  fileprivate var place: SIMD2<Double> {
    switch self {
    case .bottomLeft: SIMD2(0, 0)
    case .bottom: SIMD2(0.5, 0)
    case .bottomRight: SIMD2(1, 0)
    case .left: SIMD2(0, 0.5)
    case .right: SIMD2(1, 0.5)
    case .topLeft: SIMD2(0, 1)
    case .top: SIMD2(0.5, 1)
    case .topRight: SIMD2(1, 1)
    case .center, .resize, .resizeAspect, .resizeAspectFill: SIMD2(0.5, 0.5)
    }
  }
}

extension Range where Bound == CGFloat {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
