extension PathStorage {
  mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull, rect.isFinite else { return }
    let circle = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: rect.width / 2, y: rect.height / 2)
    var unit = PathStorage()
    unit.addArc(center: .zero, radius: 1, start: 0, delta: 2 * .pi)
    unit.close()
    append(unit, transform: circle)
  }

  /// The radii of each corner, limited so that two of them fit on a side.
  struct Corners {
    var topLeft = CGSize.zero
    var topRight = CGSize.zero
    var bottomRight = CGSize.zero
    var bottomLeft = CGSize.zero
  }

  /// Traps if two corners do not fit on a side, as Core Graphics does.
  mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    guard !rect.isNull, rect.isFinite, cornerWidth.isFinite, cornerHeight.isFinite else { return }
    guard cornerWidth >= 0, 2 * cornerWidth <= rect.width else {
      fatalError("corner_width >= 0 && 2 * corner_width <= CGRectGetWidth(rect)")
    }
    guard cornerHeight >= 0, 2 * cornerHeight <= rect.height else {
      fatalError("corner_height >= 0 && 2 * corner_height <= CGRectGetHeight(rect)")
    }
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    addRoundedRect(
      in: rect,
      corners: Corners(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner))
  }

  /// `top` is the side of smaller y.
  mutating func addRoundedRect(in box: CGRect, corners: Corners) {
    guard !box.isNull, box.isFinite else { return }
    let rect = box.standardized
    let limit = CGSize(width: rect.width / 2, height: rect.height / 2)
    func fitted(_ size: CGSize) -> CGSize {
      CGSize(
        width: min(max(size.width, 0), limit.width), height: min(max(size.height, 0), limit.height))
    }
    let (topLeft, topRight) = (fitted(corners.topLeft), fitted(corners.topRight))
    let (bottomRight, bottomLeft) = (fitted(corners.bottomRight), fitted(corners.bottomLeft))
    move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
    addCorner(
      to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height), by: topRight, isAcross: true)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
    addCorner(
      to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY), by: bottomRight, isAcross: false)
    addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
    addCorner(
      to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height), by: bottomLeft, isAcross: true)
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
    addCorner(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY), by: topLeft, isAcross: false)
    close()
  }

  /// Adds a quarter of an ellipse from the current point to `end`; `isAcross` if it starts along x.
  private mutating func addCorner(to end: CGPoint, by radius: CGSize, isAcross: Bool) {
    guard radius.width > 0, radius.height > 0, let from = currentPoint else {
      addLine(to: end)
      return
    }
    // The handle length that best approximates a quarter circle with a cubic: 4/3·tan(π/8).
    let handle = 4.0 / 3.0 * (2.0.squareRoot() - 1)
    let (dx, dy) = (end.x - from.x, end.y - from.y)
    if isAcross {
      addCurve(
        to: end, control1: CGPoint(x: from.x + dx * handle, y: from.y),
        control2: CGPoint(x: end.x, y: end.y - dy * handle))
    } else {
      addCurve(
        to: end, control1: CGPoint(x: from.x, y: from.y + dy * handle),
        control2: CGPoint(x: end.x - dx * handle, y: end.y))
    }
  }
}
