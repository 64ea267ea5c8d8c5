package import CoreGraphics

/// A rectangle with a quarter of an ellipse at some of its corners, all of one size.
package struct RoundedRect: Equatable, Sendable {
  package var rect: CGRect
  /// The radii of the corners along x and y, at most half a side.
  package var radii: CGSize
  package var corners: Corners

  package init(_ rect: CGRect, radii: CGSize = .zero, corners: Corners = .all) {
    (self.rect, self.radii, self.corners) = (rect, radii, corners)
  }

  package var isRounded: Bool { radii.width > 0 && radii.height > 0 && !corners.isEmpty }

  /// Recognizes the outline of a rectangle, of one with round corners, and of an ellipse, whichever
  /// way they were drawn; nil for any other path.
  package init?(_ path: CGPath) {
    let elements = path.storage.elements
    guard elements.count <= Self.largestElementCount, var walk = OutlineWalk(path.boundingBox)
    else { return nil }
    for element in elements {
      guard walk.follow(element) else { return nil }
    }
    guard let result = walk.result else { return nil }
    self = result
  }

  /// A move, four sides in two lines each, four corners and a close.
  private static let largestElementCount = 14

  /// Whether a point lies inside, or outside by less than a thousandth of a point.
  package func contains(_ point: CGPoint) -> Bool {
    let inset = SIMD2(
      min(point.x - rect.minX, rect.maxX - point.x), min(point.y - rect.minY, rect.maxY - point.y))
    guard inset.min() >= -Self.tolerance else { return false }
    guard isRounded, corners.contains(corner(nearestTo: point)) else { return true }
    let rest = 1 - (inset + Self.tolerance) / SIMD2(radii.width, radii.height)
    return rest.min() <= 0 || (rest * rest).sum() <= 1
  }

  private static let tolerance = 1e-3

  private func corner(nearestTo point: CGPoint) -> Corners {
    let (isRight, isBelow) = (point.x > rect.midX, point.y > rect.midY)
    return Corners(rawValue: 1 << ((isRight ? 1 : 0) + (isBelow ? 2 : 0)))
  }
}

/// Follows a path along the sides and corners of its bounding box.
private struct OutlineWalk {
  private let box: CGRect
  /// Points that are this near to each other count as one.
  private let tolerance: CGFloat
  private var start: CGPoint?
  private var current = CGPoint.zero
  private var isClosed = false
  private var radii: CGSize?
  private var corners: Corners = []
  /// The way so far in each direction, in sides.
  private var ahead = 0.0
  private var back = 0.0

  /// The length of a handle of the curve that approximates a quarter of a circle of radius 1.
  private static let handle = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  init?(_ box: CGRect) {
    guard !box.isNull, box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite else {
      return nil
    }
    self.box = box
    let extent = [box.minX, box.minY, box.maxX, box.maxY].map { abs($0) }.max() ?? 0
    tolerance = extent * 1e-6
  }

  /// The rectangle, if the path has gone around it once.
  var result: RoundedRect? {
    var walk = self
    guard let start, isClosed || walk.goAlong(to: start) else { return nil }
    let (way, rest) = (max(walk.ahead, walk.back), min(walk.ahead, walk.back))
    guard abs(way - 4) < 1e-3, rest < 1e-3 else { return nil }
    return RoundedRect(box, radii: radii ?? .zero, corners: radii == nil ? .all : corners)
  }

  /// Returns false where the path leaves the outline.
  mutating func follow(_ element: PathElement) -> Bool {
    guard !isClosed else { return false }
    switch element {
    case .move(let point):
      guard start == nil else { return false }
      (start, current) = (point, point)
      return true
    case .line(let end): return goAlong(to: end)
    case .quad: return false
    case .curve(let control1, let control2, let end):
      return turn(by: control1, control2, to: end)
    case .close:
      isClosed = true
      return start.map { goAlong(to: $0) } ?? false
    }
  }

  /// Goes along a side.
  private mutating func goAlong(to end: CGPoint) -> Bool {
    defer { current = end }
    let step = SIMD2(
      (end.x - current.x) / box.width, (end.y - current.y) / box.height)
    if isNear(current.y, box.minY), isNear(end.y, box.minY) { return advance(step.x) }
    if isNear(current.x, box.maxX), isNear(end.x, box.maxX) { return advance(step.y) }
    if isNear(current.y, box.maxY), isNear(end.y, box.maxY) { return advance(-step.x) }
    if isNear(current.x, box.minX), isNear(end.x, box.minX) { return advance(-step.y) }
    return false
  }

  private mutating func advance(_ way: Double) -> Bool {
    if way > 0 { ahead += way } else { back -= way }
    return true
  }

  /// Turns around one of the corners, from one of its sides to the other.
  private mutating func turn(
    by control1: CGPoint, _ control2: CGPoint, to end: CGPoint
  ) -> Bool {
    let middle = CGPoint(x: (current.x + end.x) / 2, y: (current.y + end.y) / 2)
    let (isRight, isBelow) = (middle.x > box.midX, middle.y > box.midY)
    let corner = CGPoint(x: isRight ? box.maxX : box.minX, y: isBelow ? box.maxY : box.minY)
    let startsAcross = isNear(current.y, corner.y) && isNear(end.x, corner.x)
    guard startsAcross || isNear(current.x, corner.x) && isNear(end.y, corner.y),
      isNear(control1, between(current, corner)), isNear(control2, between(end, corner))
    else { return false }
    let size = CGSize(width: abs(end.x - current.x), height: abs(end.y - current.y))
    guard isNear(size.width, radii?.width ?? size.width),
      isNear(size.height, radii?.height ?? size.height)
    else { return false }
    radii = radii ?? size
    corners.insert(Corners(rawValue: 1 << ((isRight ? 1 : 0) + (isBelow ? 2 : 0))))
    current = end
    let way = size.width / box.width + size.height / box.height
    // Clockwise, where y points down, the upper left and the lower right corner end along x.
    return advance(startsAcross == (isRight != isBelow) ? way : -way)
  }

  private func between(_ point: CGPoint, _ corner: CGPoint) -> CGPoint {
    CGPoint(
      x: point.x + (corner.x - point.x) * Self.handle,
      y: point.y + (corner.y - point.y) * Self.handle)
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= tolerance }

  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { isNear(a.x, b.x) && isNear(a.y, b.y) }
}
