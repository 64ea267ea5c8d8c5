import CoreGraphics

/// The frame of a bar with its arrow, which lies inside of the frame, and where the arrow is.
struct EditMenuPlacement {
  static let barHeight: CGFloat = 44
  static let arrowHeight: CGFloat = 9
  static let arrowWidth: CGFloat = 20
  static let cornerRadius: CGFloat = 12

  let frame: CGRect
  /// Where the arrow points to; never `.automatic`.
  let direction: UIEditMenuArrowDirection
  /// The tip of the arrow, in the coordinates of the frame.
  let tip: CGPoint

  /// Finds the place of a bar.
  ///
  /// - Parameters:
  ///   - width: the width of the bar without an arrow.
  ///   - area: where the bar may be.
  init(
    width: CGFloat, at target: CGRect, in area: CGRect,
    pointing preference: UIEditMenuArrowDirection
  ) {
    direction = Self.direction(width, target, area, preference)
    let isVertical = direction == .up || direction == .down
    let size = CGSize(
      width: width + (isVertical ? 0 : Self.arrowHeight),
      height: Self.barHeight + (isVertical ? Self.arrowHeight : 0))
    let tip =
      switch direction {
      case .up: CGPoint(x: target.midX, y: target.maxY)
      case .left: CGPoint(x: target.maxX, y: target.midY)
      case .right: CGPoint(x: target.minX, y: target.midY)
      case .down, .automatic: CGPoint(x: target.midX, y: target.minY)
      }
    var origin =
      switch direction {
      case .up: CGPoint(x: tip.x - size.width / 2, y: tip.y)
      case .left: CGPoint(x: tip.x, y: tip.y - size.height / 2)
      case .right: CGPoint(x: tip.x - size.width, y: tip.y - size.height / 2)
      case .down, .automatic: CGPoint(x: tip.x - size.width / 2, y: tip.y - size.height)
      }
    origin.x = max(min(origin.x, area.maxX - size.width), area.minX).rounded()
    origin.y = max(min(origin.y, area.maxY - size.height), area.minY).rounded()
    frame = CGRect(origin: origin, size: size)
    self.tip = Self.clamp(
      CGPoint(x: tip.x - origin.x, y: tip.y - origin.y), in: size, isVertical: isVertical)
  }

  /// The tip stays away from the rounded corners.
  private static func clamp(_ tip: CGPoint, in size: CGSize, isVertical: Bool) -> CGPoint {
    let margin = cornerRadius + arrowWidth / 2
    let x = max(min(tip.x, size.width - margin), margin)
    let y = max(min(tip.y, size.height - margin), margin)
    return isVertical ? CGPoint(x: x, y: tip.y) : CGPoint(x: tip.x, y: y)
  }

  private static func direction(
    _ width: CGFloat, _ target: CGRect, _ area: CGRect, _ preference: UIEditMenuArrowDirection
  ) -> UIEditMenuArrowDirection {
    let height = barHeight + arrowHeight
    let room: [UIEditMenuArrowDirection: Bool] = [
      .down: target.minY - height >= area.minY, .up: target.maxY + height <= area.maxY,
      .left: target.maxX + width + arrowHeight <= area.maxX,
      .right: target.minX - width - arrowHeight >= area.minX,
    ]
    return [preference, .down, .up].first { room[$0] == true } ?? .down
  }

  /// The outline of the bar and its arrow.
  @MainActor var path: UIBezierPath {
    let body = bodyFrame
    let path = UIBezierPath(roundedRect: body, cornerRadius: Self.cornerRadius)
    let half = Self.arrowWidth / 2
    let base: (CGPoint, CGPoint) =
      switch direction {
      case .up: (CGPoint(x: tip.x - half, y: body.minY), CGPoint(x: tip.x + half, y: body.minY))
      case .left: (CGPoint(x: body.minX, y: tip.y + half), CGPoint(x: body.minX, y: tip.y - half))
      case .right: (CGPoint(x: body.maxX, y: tip.y - half), CGPoint(x: body.maxX, y: tip.y + half))
      case .down, .automatic:
        (CGPoint(x: tip.x + half, y: body.maxY), CGPoint(x: tip.x - half, y: body.maxY))
      }
    let arrow = UIBezierPath()
    arrow.move(to: base.0)
    arrow.addLine(to: tip)
    arrow.addLine(to: base.1)
    arrow.close()
    return UIBezierPath(cgPath: path.cgPath.union(arrow.cgPath))
  }

  /// The bar without its arrow, in the coordinates of the frame.
  var bodyFrame: CGRect {
    let (width, height, arrow) = (frame.width, frame.height, Self.arrowHeight)
    return switch direction {
    case .up: CGRect(x: 0, y: arrow, width: width, height: height - arrow)
    case .left: CGRect(x: arrow, y: 0, width: width - arrow, height: height)
    case .right: CGRect(x: 0, y: 0, width: width - arrow, height: height)
    case .down, .automatic: CGRect(x: 0, y: 0, width: width, height: height - arrow)
    }
  }
}
