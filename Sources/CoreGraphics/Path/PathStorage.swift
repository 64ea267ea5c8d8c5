/// An element of a path, in the path's coordinates.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  case close

  func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quad(let control, let end):
      .quad(control: control.applying(t), end: end.applying(t))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .close: .close
    }
  }

  /// The control points, then the end; empty for `close`.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}

/// The elements of a path and its current point.
///
/// Non-finite elements, and lines and curves before the first move, are not stored.
package struct PathStorage: Hashable, Sendable {
  package private(set) var elements: [PathElement] = []
  /// The current point; nil before the first move.
  private(set) var currentPoint: CGPoint?
  /// The start of the current subpath, to which closing returns.
  private var start = CGPoint.zero

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  mutating func move(to point: CGPoint) {
    guard point.isFinite else { return }
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  /// Returns whether there is a current point; after a close, first starts a subpath at the old
  /// start.
  private mutating func ensureCurrentPoint() -> Bool {
    if elements.last == .close { move(to: start) }
    return currentPoint != nil
  }

  mutating func addLine(to point: CGPoint) {
    guard point.isFinite, ensureCurrentPoint() else { return }
    elements.append(.line(point))
    currentPoint = point
  }

  mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard end.isFinite, control.isFinite, ensureCurrentPoint() else { return }
    elements.append(.quad(control: control, end: end))
    currentPoint = end
  }

  mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isFinite, control1.isFinite, control2.isFinite, ensureCurrentPoint() else { return }
    elements.append(.curve(control1: control1, control2: control2, end: end))
    currentPoint = end
  }

  mutating func close() {
    guard currentPoint != nil, elements.last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  mutating func append(_ element: PathElement) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quad(let control, let end): addQuadCurve(to: end, control: control)
    case .curve(let control1, let control2, let end):
      addCurve(to: end, control1: control1, control2: control2)
    case .close: close()
    }
  }

  mutating func append(_ other: PathStorage, transform: CGAffineTransform = .identity) {
    elements.reserveCapacity(elements.count + other.elements.count)
    for element in other.elements {
      append(transform.isIdentity ? element : element.applying(transform))
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathStorage {
    var result = PathStorage()
    result.append(self, transform: transform)
    return result
  }
}
