extension CGPath {
  /// The path as numbers: for each element its type's raw value, then the coordinates of its
  /// points.
  package final var numbers: [Double] {
    storage.elements.flatMap { element in
      [Double(element.type.rawValue)] + element.points.flatMap { [Double($0.x), Double($0.y)] }
    }
  }

  /// Creates a path from `numbers`; nil if they do not describe a path.
  package convenience init?(numbers: [Double]) {
    var storage = PathStorage()
    var rest = numbers[...]
    while let code = rest.popFirst() {
      guard let type = Int32(exactly: code).flatMap(CGPathElementType.init(rawValue:)),
        rest.count >= 2 * type.pointCount
      else { return nil }
      let points = (0..<type.pointCount).map { _ in
        CGPoint(x: rest.removeFirst(), y: rest.removeFirst())
      }
      storage.append(PathElement(type, points))
    }
    self.init(storage: storage)
  }
}

extension CGPathElementType {
  fileprivate var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}

extension PathElement {
  /// `points` must have as many elements as `type` requires.
  fileprivate init(_ type: CGPathElementType, _ points: [CGPoint]) {
    self =
      switch type {
      case .moveToPoint: .move(points[0])
      case .addLineToPoint: .line(points[0])
      case .addQuadCurveToPoint: .quad(control: points[0], end: points[1])
      case .addCurveToPoint: .curve(control1: points[0], control2: points[1], end: points[2])
      case .closeSubpath: .close
      }
  }
}
