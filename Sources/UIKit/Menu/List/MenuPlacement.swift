import CoreGraphics

/// Finds the places of menus and previews on a screen. All values are in points of one view.
struct MenuPlacement {
  /// Where menus may be: the safe area without margins.
  var area: CGRect
  var isRightToLeft = false

  private func clamp(_ frame: CGRect) -> CGRect {
    var frame = frame
    frame.origin.x = max(min(frame.minX, area.maxX - frame.width), area.minX)
    frame.origin.y = max(min(frame.minY, area.maxY - frame.height), area.minY)
    return frame
  }

  /// Returns the frame of a menu that opens from a point, as from the pointer.
  func frame(of size: CGSize, at point: CGPoint) -> CGRect {
    let size = CGSize(width: size.width, height: min(size.height, area.height))
    var origin = point
    let (fitsRight, fitsLeft) = (
      point.x + size.width <= area.maxX, point.x - size.width >= area.minX
    )
    if isRightToLeft ? fitsLeft || !fitsRight : !fitsRight && fitsLeft { origin.x -= size.width }
    if point.y + size.height > area.maxY, point.y - size.height >= area.minY {
      origin.y -= size.height
    }
    return clamp(CGRect(origin: origin, size: size))
  }

  /// Returns the frame of a menu below a rectangle, or above it if it only fits there.
  func frame(of size: CGSize, beside rect: CGRect) -> CGRect {
    let gap = MenuMetrics.screenMargin
    let (below, above) = (area.maxY - rect.maxY - gap, rect.minY - gap - area.minY)
    let isBelow = size.height <= below || below >= above
    let height = min(size.height, max(isBelow ? below : above, MenuMetrics.rowHeight))
    let y = isBelow ? rect.maxY + gap : rect.minY - gap - height
    let x = alignedX(width: size.width, with: rect)
    return clamp(CGRect(x: x, y: y, width: size.width, height: height))
  }

  /// Aligns a menu with the side of a rectangle that is nearer to the edge of the screen.
  private func alignedX(width: CGFloat, with rect: CGRect) -> CGFloat {
    let third = area.width / 6
    if rect.midX < area.midX - third { return rect.minX }
    if rect.midX > area.midX + third { return rect.maxX - width }
    return rect.midX - width / 2
  }

  /// Returns the frames of a preview and of its menu: below it, or above it, or, on a screen that is
  /// not high enough, beside it. The preview moves, and shrinks, if there is no room otherwise.
  func frames(
    ofPreview preview: CGRect, withMenu size: CGSize
  ) -> (preview: CGRect, menu: CGRect) {
    let gap = MenuMetrics.previewGap
    guard size.height > 0 else { return (fitting(preview, in: area.size), .null) }
    let isTall = preview.height + gap + size.height > area.height
    if isTall, size.height <= area.height, preview.width + gap + size.width <= area.width {
      return side(preview, size)
    }
    let height = min(size.height, max(area.height * 0.6, area.height - preview.height - gap))
    let menu = CGSize(width: size.width, height: height)
    let shown = fitting(
      preview, in: CGSize(width: area.width, height: area.height - height - gap))
    return stack(clamp(shown), menu)
  }

  /// Shrinks a rectangle about its center, if it does not fit.
  private func fitting(_ rect: CGRect, in size: CGSize) -> CGRect {
    guard rect.width > 0, rect.height > 0 else { return rect }
    let scale = min(1, size.width / rect.width, size.height / rect.height)
    let shrunk = CGSize(width: rect.width * scale, height: rect.height * scale)
    return clamp(
      CGRect(
        x: rect.midX - shrunk.width / 2, y: rect.midY - shrunk.height / 2, width: shrunk.width,
        height: shrunk.height))
  }

  private func stack(
    _ preview: CGRect, _ size: CGSize
  ) -> (preview: CGRect, menu: CGRect) {
    let gap = MenuMetrics.previewGap
    var preview = preview
    let isBelow = preview.maxY + gap + size.height <= area.maxY
    let isAbove = !isBelow && preview.minY - gap - size.height >= area.minY
    if !isBelow, !isAbove { preview.origin.y = area.maxY - size.height - gap - preview.height }
    let y = isAbove ? preview.minY - gap - size.height : preview.maxY + gap
    let x = alignedX(width: size.width, with: preview)
    return (preview, clamp(CGRect(origin: CGPoint(x: x, y: y), size: size)))
  }

  private func side(_ preview: CGRect, _ size: CGSize) -> (preview: CGRect, menu: CGRect) {
    let gap = MenuMetrics.previewGap
    var preview = fitting(preview, in: area.size)
    let isRight =
      area.maxX - preview.maxX >= gap + size.width
      || area.maxX - preview.maxX >= preview.minX - area.minX
    if isRight {
      preview.origin.x = min(preview.minX, area.maxX - size.width - gap - preview.width)
    } else {
      preview.origin.x = max(preview.minX, area.minX + size.width + gap)
    }
    let x = isRight ? preview.maxX + gap : preview.minX - gap - size.width
    return (preview, clamp(CGRect(origin: CGPoint(x: x, y: preview.minY), size: size)))
  }
}
