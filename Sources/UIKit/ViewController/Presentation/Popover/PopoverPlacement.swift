import CoreGraphics

/// The place of a popover: on which side of its source, and where its arrow is. Points.
struct PopoverPlacement: Equatable {
  /// The measures of an arrow.
  struct Arrow: Equatable {
    var base: CGFloat = 26
    var height: CGFloat = 13
    /// The distance of the arrow from the corners.
    var inset: CGFloat = 10
  }

  /// The frame with the arrow.
  let frame: CGRect
  let direction: UIPopoverArrowDirection
  /// The distance of the arrow's middle from that of the side at which it is.
  let arrowOffset: CGFloat

  /// - Parameters:
  ///   - size: the size without the arrow.
  ///   - area: where the popover may be.
  init(
    of size: CGSize, at source: CGRect, in area: CGRect, permitted: UIPopoverArrowDirection,
    arrow: Arrow, canOverlap: Bool
  ) {
    let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    let candidates = all.filter { permitted.contains($0) }
    func room(_ direction: UIPopoverArrowDirection) -> CGSize {
      Self.room(direction, source, area, arrow)
    }
    let fitting = candidates.first {
      room($0).width >= size.width && room($0).height >= size.height
    }
    let direction =
      fitting
      ?? candidates.max {
        Self.visible(size, in: room($0)) < Self.visible(size, in: room($1))
      } ?? .up
    self.direction = direction
    let room = canOverlap && fitting == nil ? area.size : room(direction)
    let box = CGSize(
      width: min(size.width, max(room.width, 0)), height: min(size.height, max(room.height, 0)))
    let frame = Self.frame(direction, box, source, area, arrow)
    self.frame = frame
    let isVertical = direction == .up || direction == .down
    let offset = isVertical ? source.midX - frame.midX : source.midY - frame.midY
    let limit =
      (isVertical ? frame.width : frame.height) / 2 - arrow.base / 2 - arrow.inset
    arrowOffset = min(max(offset, -max(limit, 0)), max(limit, 0))
  }

  private static func room(
    _ direction: UIPopoverArrowDirection, _ source: CGRect, _ area: CGRect, _ arrow: Arrow
  ) -> CGSize {
    switch direction {
    case .up: CGSize(width: area.width, height: area.maxY - source.maxY - arrow.height)
    case .down: CGSize(width: area.width, height: source.minY - area.minY - arrow.height)
    case .left: CGSize(width: area.maxX - source.maxX - arrow.height, height: area.height)
    default: CGSize(width: source.minX - area.minX - arrow.height, height: area.height)
    }
  }

  private static func visible(_ size: CGSize, in room: CGSize) -> CGFloat {
    max(min(size.width, room.width), 0) * max(min(size.height, room.height), 0)
  }

  private static func frame(
    _ direction: UIPopoverArrowDirection, _ box: CGSize, _ source: CGRect, _ area: CGRect,
    _ arrow: Arrow
  ) -> CGRect {
    var frame = CGRect(origin: .zero, size: box)
    if direction == .up || direction == .down {
      frame.size.height += arrow.height
    } else {
      frame.size.width += arrow.height
    }
    frame.origin = CGPoint(x: source.midX - frame.width / 2, y: source.midY - frame.height / 2)
    switch direction {
    case .up: frame.origin.y = source.maxY
    case .down: frame.origin.y = source.minY - frame.height
    case .left: frame.origin.x = source.maxX
    default: frame.origin.x = source.minX - frame.width
    }
    frame.origin.x = max(min(frame.minX, area.maxX - frame.width), area.minX).rounded()
    frame.origin.y = max(min(frame.minY, area.maxY - frame.height), area.minY).rounded()
    return frame
  }
}
