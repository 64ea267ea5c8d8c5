import CoreGraphics
import LayerTree

extension ContentsPlacement {
  /// A part of the image, in pixels, and the rectangle of the layer that it fills.
  struct Part {
    let source: CGRect
    let target: CGRect
  }

  /// Splits the image into one part, or into the nine parts of a nine-part stretch. The image's
  /// size is in pixels.
  func parts(width: CGFloat, height: CGFloat) -> [Part] {
    let (texture, quad) = (slices?.texture ?? .zero, slices?.quad ?? .zero)
    let columns = Slice.along(
      sourceStart: part.minX * width, sourceEnd: part.maxX * width, of: width,
      targetStart: rect.minX, targetEnd: rect.maxX,
      cuts: slices == nil ? [] : [(texture.x, quad.x), (texture.z, quad.z)])
    let rows = Slice.along(
      sourceStart: part.minY * height, sourceEnd: part.maxY * height, of: height,
      targetStart: rect.minY, targetEnd: rect.maxY,
      cuts: slices == nil ? [] : [(texture.y, quad.y), (texture.w, quad.w)])
    return rows.flatMap { row in
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
}

/// A range along one axis, in pixels of the image and in points of the layer.
private struct Slice {
  var source: Range<CGFloat>
  let target: Range<CGFloat>

  /// The slices between the cuts, which are fractions of the source and of the target. Empty slices
  /// are left out.
  static func along(
    sourceStart: CGFloat, sourceEnd: CGFloat, of length: CGFloat, targetStart: CGFloat,
    targetEnd: CGFloat, cuts: [(source: Double, target: Double)]
  ) -> [Slice] {
    let ends = [(source: 0.0, target: 0.0)] + cuts + [(source: 1.0, target: 1.0)]
    return zip(ends, ends.dropFirst()).compactMap { low, high in
      func source(_ part: Double) -> CGFloat { sourceStart + (sourceEnd - sourceStart) * part }
      func target(_ part: Double) -> CGFloat { targetStart + (targetEnd - targetStart) * part }
      guard high.target > low.target, target(high.target) > target(low.target) else { return nil }
      let (first, last) = (source(low.source), source(high.source))
      var slice = Slice(
        source: first..<max(first, last), target: target(low.target)..<target(high.target))
      if slice.source.isEmpty { slice.source = edge(at: first, of: length) }
      return slice
    }
  }

  /// Beyond the image, its edge pixels are repeated. Half a pixel is used, because the rest would
  /// be interpolated with the next one.
  private static func edge(at position: CGFloat, of length: CGFloat) -> Range<CGFloat> {
    position < length / 2 ? 0..<0.5 : (length - 0.5)..<length
  }
}

extension Range where Bound == CGFloat {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
