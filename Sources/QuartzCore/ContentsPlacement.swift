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
    let shown = style.contentsRect.standardized
      .applying(CGAffineTransform(scaleX: size.width, y: size.height))
    let natural = CGSize(width: shown.width / contentsScale, height: shown.height / contentsScale)
    target = Self.target(of: natural, in: bounds, gravity: style.contentsGravity)
    let isResized = [.resize, .resizeAspect, .resizeAspectFill].contains(style.contentsGravity)
    let whole = CGRect(origin: .zero, size: size)
    let (columns, rows): ([Slice], [Slice])
    if !whole.contains(shown) {
      columns = Slice.repeatingEdges(of: size.width, in: shown.xs, to: target.xs)
      rows = Slice.repeatingEdges(of: size.height, in: shown.ys, to: target.ys)
    } else if isResized && style.contentsCenter != LayerStyle.unitRect {
      let center = style.contentsCenter.standardized
      columns = Slice.stretching(center.xs, of: shown.xs, contentsScale, to: target.xs)
      rows = Slice.stretching(center.ys, of: shown.ys, contentsScale, to: target.ys)
    } else {
      columns = [Slice(source: shown.xs, target: target.xs)]
      rows = [Slice(source: shown.ys, target: target.ys)]
    }
    parts = rows.flatMap { row in
      columns.map { column in
        Part(
          source: CGRect(column.source, row.source), target: CGRect(column.target, row.target))
      }
    }.filter { !$0.source.isEmpty && !$0.target.isEmpty }
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
}

/// A part of one axis, in pixels of the picture and in points of the layer.
private struct Slice {
  let source: Range<CGFloat>
  let target: Range<CGFloat>

  /// Three of them: the outer ones keep their length, or shrink alike where there is no room for
  /// both. What stretches is at least a pixel long.
  ///
  /// - Parameter center: in parts of `source`.
  static func stretching(
    _ center: Range<CGFloat>, of source: Range<CGFloat>, _ scale: CGFloat,
    to target: Range<CGFloat>
  ) -> [Slice] {
    let pixel = source.length > 1 ? 1 / source.length : 1
    var (low, high) = (min(max(center.lowerBound, 0), 1), min(max(center.upperBound, 0), 1))
    if high - low < pixel {
      let middle = min(max((low + high) / 2, pixel / 2), 1 - pixel / 2)
      (low, high) = (middle - pixel / 2, middle + pixel / 2)
    }
    let natural = source.length / scale
    let sides = (low + 1 - high) * natural
    let fit = sides > target.length ? target.length / sides : 1
    let first = target.lowerBound + low * natural * fit
    let last = max(first, target.upperBound - (1 - high) * natural * fit)
    let (start, end) = (source.point(low), source.point(high))
    return [
      Slice(source: source.lowerBound..<start, target: target.lowerBound..<first),
      Slice(source: start..<end, target: first..<last),
      Slice(source: end..<source.upperBound, target: last..<max(last, target.upperBound)),
    ]
  }

  /// Beyond the picture its edge goes on: half a pixel, for what lies between two pixels is mixed.
  static func repeatingEdges(
    of length: CGFloat, in source: Range<CGFloat>, to target: Range<CGFloat>
  ) -> [Slice] {
    guard source.length > 0 else { return [] }
    func place(_ pixel: CGFloat) -> CGFloat {
      target.point(min(max((pixel - source.lowerBound) / source.length, 0), 1))
    }
    let (start, end) = (place(0), place(length))
    let low = min(max(source.lowerBound, 0), length)
    return [
      Slice(source: 0..<0.5, target: target.lowerBound..<start),
      Slice(source: low..<max(low, min(source.upperBound, length)), target: start..<end),
      Slice(source: (length - 0.5)..<length, target: end..<target.upperBound),
    ]
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

  /// 0 is the beginning, 1 the end.
  fileprivate func point(_ part: CGFloat) -> CGFloat { lowerBound + length * part }
}

extension CGRect {
  fileprivate init(_ xs: Range<CGFloat>, _ ys: Range<CGFloat>) {
    self.init(x: xs.lowerBound, y: ys.lowerBound, width: xs.length, height: ys.length)
  }

  fileprivate var xs: Range<CGFloat> { minX..<max(minX, maxX) }
  fileprivate var ys: Range<CGFloat> { minY..<max(minY, maxY) }
}
