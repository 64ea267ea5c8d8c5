import CoreGraphics

/// Draws lines of a paragraph.
final class TextBlockView: UIView {
  /// Of a long paragraph, a view draws so many lines.
  static let lineCount = 40
  /// How far glyphs reach above the first and below the last line. Points.
  private static let overhang: CGFloat = 12

  private var layout: TextLayout?
  private var first = 0
  private var origin = CGPoint.zero

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a part of a layout.
  ///
  /// - Parameters:
  ///   - first: the first of its lines.
  ///   - corner: the top left corner of the layout, in the superview's coordinates.
  ///   - width: the width of the superview's content.
  func show(_ layout: TextLayout, from first: Int, at corner: CGPoint, width: CGFloat) {
    let last = min(first + Self.lineCount, layout.lineCount) - 1
    let (top, bottom) = (layout.box(ofLine: first).minY, layout.box(ofLine: last).maxY)
    // Beside another part of the paragraph, glyphs that reach into it are drawn by both.
    let above = first == 0 ? Self.overhang : 0
    let below = last == layout.lineCount - 1 ? Self.overhang : 0
    let scale = max(contentScaleFactor, 1)
    let y = ((corner.y + top - above) * scale).rounded(.down) / scale
    let end = ((corner.y + bottom + below) * scale).rounded(.up) / scale
    let frame = CGRect(x: 0, y: y, width: width, height: end - y)
    let origin = CGPoint(x: corner.x, y: corner.y - y)
    if self.frame != frame { UIView.performWithoutAnimation { self.frame = frame } }
    guard self.layout !== layout || self.first != first || self.origin != origin else { return }
    (self.layout, self.first, self.origin) = (layout, first, origin)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let layout, let context = UIGraphicsGetCurrentContext() else { return }
    let top = bounds.minY - origin.y
    layout.draw(in: context, at: origin, lines: top...top + bounds.height)
  }
}
