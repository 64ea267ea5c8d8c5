/// A circle at one end of a radial gradient.
struct Circle: Hashable {
  var center: CGPoint
  var radius: CGFloat

  var isWithinLimits: Bool {
    center.isWithinLimits && radius >= 0 && radius < CairoCanvas.coordinateLimit
  }

  /// Whether the circle encloses all of `rect`, or is farther from `origin` than all of it.
  func isBeyond(_ rect: CGRect, seenFrom origin: CGPoint) -> Bool {
    let distance = hypot(center.x - origin.x, center.y - origin.y)
    return rect.farthestDistance(from: center) < radius
      || distance - radius > rect.farthestDistance(from: origin)
  }
}

extension CGRect {
  fileprivate func farthestDistance(from point: CGPoint) -> CGFloat {
    hypot(
      max(abs(minX - point.x), abs(maxX - point.x)), max(abs(minY - point.y), abs(maxY - point.y)))
  }
}

/// A radial gradient in cairo's terms: everything painted lies between two circles.
///
/// cairo extends both ends or neither. To extend only one end, its circle is moved beyond the
/// visible area.
struct RadialGradient {
  private(set) var start: Circle
  private(set) var end: Circle
  private(set) var stops: [CGGradient.Stop]
  /// Whether both ends extend indefinitely.
  let extends: Bool

  /// - Parameter visible: the visible area, in the space of the circles.
  init(
    _ gradient: CGGradient, from start: Circle, to end: Circle,
    options: CGGradientDrawingOptions, over visible: CGRect
  ) {
    (self.start, self.end) = (start, end)
    stops = gradient.fullStops
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    extends = options.isSuperset(of: both)
    guard !extends else { return }
    if options.contains(.drawsBeforeStartLocation) {
      let reach = Self.reach(from: end, through: start, over: visible)
      self.start = Self.circle(from: end, to: start, at: reach)
      stops = stops.map { .init(location: 1 - (1 - $0.location) / reach, color: $0.color) }
      stops.insert(.init(location: 0, color: stops[0].color), at: 0)
    }
    if options.contains(.drawsAfterEndLocation) {
      let reach = Self.reach(from: start, through: end, over: visible)
      self.end = Self.circle(from: start, to: end, at: reach)
      stops = stops.map { .init(location: $0.location / reach, color: $0.color) }
      stops.append(.init(location: 1, color: stops[stops.count - 1].color))
    }
  }

  /// The factor by which to extend the line from `first` to `second` until its circle is out of
  /// sight.
  private static func reach(
    from first: Circle, through second: Circle, over visible: CGRect
  ) -> CGFloat {
    let growth = second.radius - first.radius
    // Shrinking circles end in a point.
    let limit = growth < 0 ? first.radius / -growth : 65_536
    var reach: CGFloat = 1
    while reach < limit,
      !circle(from: first, to: second, at: reach).isBeyond(visible, seenFrom: first.center)
    {
      reach *= 2
    }
    return max(1, min(reach, limit))
  }

  private static func circle(from first: Circle, to second: Circle, at t: CGFloat) -> Circle {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    return Circle(
      center: CGPoint(
        x: mix(first.center.x, second.center.x), y: mix(first.center.y, second.center.y)),
      radius: max(0, mix(first.radius, second.radius)))
  }
}
