import CoreGraphics

extension UIImage {
  /// Whether resizing the image repeats a part of it. A part of a single pixel is stretched, which
  /// gives the same result.
  var isTiled: Bool {
    guard capInsets != .zero, resizingMode == .tile else { return false }
    let middle = CGRect(origin: .zero, size: size).inset(by: capInsets)
    return middle.width * scale > 1 || middle.height * scale > 1
  }

  /// Draws the nine parts that `capInsets` divide the image into.
  func drawParts(in rect: CGRect, _ context: CGContext) {
    let upOriented = upOriented
    guard let image = upOriented.cgImage else { return }
    let columns = Self.spans(
      of: size.width, first: capInsets.left, last: capInsets.right, from: rect.minX, to: rect.maxX)
    let rows = Self.spans(
      of: size.height, first: capInsets.top, last: capInsets.bottom, from: rect.minY, to: rect.maxY)
    context.saveGState()
    context.clip(to: rect)
    // Antialiased edges between adjacent parts would be visible as seams.
    context.setShouldAntialias(false)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.from * scale, y: row.from * scale, width: column.length * scale,
          height: row.length * scale)
        guard let part = image.cropping(to: source) else { continue }
        let target = CGRect(
          x: column.start, y: row.start, width: column.end - column.start,
          height: row.end - row.start)
        if isTiled {
          let size = CGSize(width: column.length, height: row.length)
          context.drawTiled(part, size: size, from: target.origin, in: target)
        } else {
          context.drawYDown(part, in: target)
        }
      }
    }
    context.restoreGState()
  }

  /// A part along one axis: its start and length in the image, and its target interval. Points.
  private struct Span {
    let from: CGFloat
    let length: CGFloat
    let start: CGFloat
    let end: CGFloat
  }

  /// Returns up to three spans: the outer ones keep their lengths, or shrink in proportion if they
  /// do not fit.
  private static func spans(
    of length: CGFloat, first: CGFloat, last: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> [Span] {
    let fit = min(1, (end - start) / max(first + last, .leastNormalMagnitude))
    let (middle, rest) = (start + first * fit, end - last * fit)
    return [
      Span(from: 0, length: first, start: start, end: middle),
      Span(from: first, length: length - first - last, start: middle, end: rest),
      Span(from: length - last, length: last, start: rest, end: end),
    ].filter { $0.length > 0 && $0.end > $0.start }
  }
}
