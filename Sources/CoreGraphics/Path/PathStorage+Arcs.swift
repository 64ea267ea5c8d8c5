extension PathStorage {
  /// Adds an arc of `delta` radians from the angle `start`, joined to the current point by a line.
  mutating func addArc(center: CGPoint, radius: CGFloat, start: CGFloat, delta: CGFloat) {
    guard center.isFinite, radius.isFinite, radius >= 0, start.isFinite, delta.isFinite else {
      return
    }
    func point(at angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(at: start)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    // More than one revolution covers nothing new, so one revolution and the remainder suffice.
    let turn = 2 * CGFloat.pi
    let sweep =
      abs(delta) > turn
      ? (delta < 0 ? -turn : turn) + delta.truncatingRemainder(dividingBy: turn) : delta
    let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (begin, end) = (point(at: from), point(at: to))
      addCurve(
        to: end,
        control1: CGPoint(x: begin.x - handle * sin(from), y: begin.y + handle * cos(from)),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
    }
  }

  /// Follows Core Graphics' convention: `clockwise` runs towards smaller angles.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if !clockwise && delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    } else if clockwise && delta > 0 {
      delta = delta.truncatingRemainder(dividingBy: turn) - turn
    }
    addArc(center: center, radius: radius, start: startAngle, delta: delta)
  }

  /// Adds an arc of `radius` tangent to the lines from the current point to `corner` and on to
  /// `end`.
  mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard corner.isFinite, end.isFinite, radius.isFinite else { return }
    let from = currentPoint ?? corner
    let (u, v) = (from.direction(from: corner), end.direction(from: corner))
    let cosine = u.dx * v.dx + u.dy * v.dy
    let cross = u.dx * v.dy - u.dy * v.dx
    // No circle touches both sides if they are parallel or empty.
    guard radius > 0, abs(cross) > 1e-9 else {
      addLine(to: corner)
      return
    }
    let half = acos(min(max(cosine, -1), 1)) / 2
    let (along, toCenter) = (radius / tan(half), radius / sin(half))
    let bisector = CGPoint(x: u.dx + v.dx, y: u.dy + v.dy).direction(from: .zero)
    let center = CGPoint(
      x: corner.x + bisector.dx * toCenter, y: corner.y + bisector.dy * toCenter)
    let first = CGPoint(x: corner.x + u.dx * along, y: corner.y + u.dy * along)
    let last = CGPoint(x: corner.x + v.dx * along, y: corner.y + v.dy * along)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: cross > 0)
  }
}

extension CGPoint {
  /// The unit vector from `origin` to this point; zero if they are equal.
  fileprivate func direction(from origin: CGPoint) -> CGVector {
    let (dx, dy) = (x - origin.x, y - origin.y)
    let length = hypot(dx, dy)
    return length > 0 ? CGVector(dx: dx / length, dy: dy / length) : .zero
  }
}
