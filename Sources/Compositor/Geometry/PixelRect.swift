// Coordinate spaces, from the app to the screen:
//
//   layer space    points, a layer's own `bounds` coordinates
//   window points  points, origin at the window's top left corner
//   buffer pixels  pixels of the target, origin at the top left corner, y downwards: `PixelRect`
//
// Everything in this module is in buffer pixels once Flatten has run. OpenGL's y axis points
// upwards; the renderer flips once, in the vertex shader's projection (and in scissor and damage
// rectangles) when the target is a window, whose row 0 is the bottom one. Off-screen targets are
// not flipped: their row 0 is our top row, which is what reading back returns first.

/// A size in pixels.
package struct PixelSize: Hashable, Sendable {
  package var width: Int32
  package var height: Int32

  package init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }

  package var area: Int { Int(width) * Int(height) }

  /// Returns the largest rectangle of this shape in the middle of another size, in whole pixels.
  package func fitted(into other: PixelSize) -> PixelRect {
    let zoom = min(
      Double(other.width) / Double(width), Double(other.height) / Double(height))
    let (width, height) = (
      max(1, Int32((Double(width) * zoom).rounded())),
      max(1, Int32((Double(height) * zoom).rounded()))
    )
    let (x, y) = ((other.width - width) / 2, (other.height - height) / 2)
    return PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  @inline(__always)
  var vector: SIMD2<Double> { SIMD2(Double(width), Double(height)) }
}

/// A rectangle of whole buffer pixels, from its top left corner to (not including) its bottom right.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int32
  package var minY: Int32
  package var maxX: Int32
  package var maxY: Int32

  package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(_ size: PixelSize) {
    self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
  }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  @inline(__always) package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  package var width: Int32 { max(0, maxX - minX) }
  package var height: Int32 { max(0, maxY - minY) }
  package var size: PixelSize { PixelSize(width: width, height: height) }
  package var area: Int { isEmpty ? 0 : Int(width) * Int(height) }

  @inline(__always)
  package func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  @inline(__always)
  package func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  @inline(__always)
  package func intersection(_ other: PixelRect) -> PixelRect {
    let rect = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return rect.isEmpty ? .empty : rect
  }

  @inline(__always)
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }
}

extension PixelRect: CustomStringConvertible {
  package var description: String { "(\(minX), \(minY)) \(width)×\(height)" }
}
