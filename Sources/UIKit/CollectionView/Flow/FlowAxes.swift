import CoreGraphics

/// The two directions of a flow layout: along which it scrolls, and along which lines of items run.
struct FlowAxes {
  let isVertical: Bool

  func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func size(length: CGFloat, breadth: CGFloat) -> CGSize {
    isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  func rect(
    start: CGFloat, length: CGFloat, side: CGFloat, breadth: CGFloat
  ) -> CGRect {
    isVertical
      ? CGRect(x: side, y: start, width: breadth, height: length)
      : CGRect(x: start, y: side, width: length, height: breadth)
  }

  /// The part of a rectangle along the direction of scrolling.
  func span(_ rect: CGRect) -> ClosedRange<CGFloat> {
    isVertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
  }

  /// The insets along the direction of scrolling.
  func ends(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  /// The insets along the lines.
  func sides(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }
}
