import UIKit

/// A view that holds a specimen, with a coordinate system in units that makes the specimen look the
/// same at any size. Lengths and rectangles are rounded to whole points.
@MainActor struct Stage {
  let view: UIView
  /// The size of the view, in units.
  let space: CGSize
  /// Points per unit.
  let unit: CGFloat

  init(view: UIView, space: CGSize) {
    self.view = view
    self.space = space
    unit = view.bounds.width / space.width
  }

  /// A stage for a subview, in the same units.
  func on(_ view: UIView) -> Stage {
    Stage(
      view: view,
      space: CGSize(width: view.bounds.width / unit, height: view.bounds.height / unit))
  }

  func length(_ units: CGFloat) -> CGFloat { (units * unit).rounded() }

  func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: length(x), y: length(y)) }

  func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: max(length(width), 1), height: max(length(height), 1))
  }

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(origin: point(x, y), size: size(width, height))
  }

  /// The width of a thin line, in points: 0.6 units, but at least 1.
  var hairline: CGFloat { max(0.6 * unit, 1) }

  /// Pixels per point of the screen.
  var scale: CGFloat { UIScreen.main.scale }

  /// Draws an image of a size in points, by default at the screen's scale.
  func image(
    _ size: CGSize, scale: CGFloat? = nil, _ drawing: (CGContext, CGRect) -> Void
  ) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale ?? self.scale
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      drawing(renderer.cgContext, CGRect(origin: .zero, size: size))
    }.cgImage
  }

  // MARK: Views

  /// Adds a view of one color.
  @discardableResult
  func block(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, color: UIColor
  ) -> UIView {
    let block = UIView(frame: rect(x, y, width, height))
    block.backgroundColor = color
    view.addSubview(block)
    return block
  }

  /// Adds a view with a letter and a mark in its top left corner.
  @discardableResult
  func card(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, letter: String, color: UIColor
  ) -> UIView {
    let unit = unit
    let card = DrawnView(frame: rect(x, y, width, height)) { context, bounds in
      context.drawCard(letter, color, in: bounds, unit: unit)
    }
    view.addSubview(card)
    return card
  }

  /// Adds a view that draws the closure. It covers the frame, or the whole stage.
  @discardableResult
  func drawing(
    _ frame: CGRect? = nil, _ drawing: @escaping (CGContext, CGRect) -> Void
  ) -> DrawnView {
    let drawn = DrawnView(frame: frame ?? view.bounds, drawing: drawing)
    view.addSubview(drawn)
    return drawn
  }

  /// Adds a dashed outline, for instance of a former frame.
  func dashedOutline(_ frame: CGRect, _ color: UIColor = GalleryStyle.muted) {
    let (unit, line) = (unit, hairline)
    drawing(frame) { context, bounds in
      context.setLineDash(phase: 0, lengths: [3 * unit, 2.4 * unit])
      color.withAlphaComponent(0.75).setStroke()
      context.stroke(bounds.insetBy(dx: line / 2, dy: line / 2), width: line)
    }
  }

  /// Adds a grid with squares of ten units, which shows the superview's coordinates.
  func grid() {
    let unit = unit
    drawing { context, bounds in
      UIColor(hex: 0x141C3C).setFill()
      context.fill(bounds)
      GalleryStyle.faint.withAlphaComponent(0.45).setFill()
      for x in stride(from: 0, to: bounds.width, by: 10 * unit) {
        context.fill(CGRect(x: x.rounded(), y: 0, width: 1, height: bounds.height))
      }
      for y in stride(from: 0, to: bounds.height, by: 10 * unit) {
        context.fill(CGRect(x: 0, y: y.rounded(), width: bounds.width, height: 1))
      }
    }
  }

  /// Adds a checkerboard, which makes transparency visible.
  func checkerboard() {
    let unit = unit
    drawing { context, bounds in
      UIColor(hex: 0x2A3566).setFill()
      context.fill(bounds)
      UIColor(hex: 0x3A477E).setFill()
      for (row, y) in stride(from: 0, to: bounds.height, by: 6 * unit).enumerated() {
        for (column, x) in stride(from: 0, to: bounds.width, by: 6 * unit).enumerated()
        where (row + column) % 2 == 0 {
          let (left, top) = (x.rounded(), y.rounded())
          let right = (x + 6 * unit).rounded()
          let bottom = (y + 6 * unit).rounded()
          context.fill(CGRect(x: left, y: top, width: right - left, height: bottom - top))
        }
      }
    }
  }

  /// Adds one line of text on a baseline, in units.
  func note(
    _ text: String, _ x: CGFloat, _ y: CGFloat, anchor: TextAnchor = .left,
    color: UIColor = GalleryStyle.muted, size: CGFloat = 7
  ) {
    let (unit, box) = (unit, CGSize(width: 150, height: size * 1.6))
    let left = x - box.width * anchor.rawValue
    drawing(rect(left, y - size * 1.2, box.width, box.height)) { context, bounds in
      context.write(
        text, at: CGPoint(x: bounds.width * anchor.rawValue, y: size * 1.2 * unit),
        font: .monospacedSystemFont(ofSize: size * unit, weight: .regular), color: color,
        alignment: anchor)
    }
  }

  /// Adds a dot that marks a point.
  func dot(_ center: CGPoint, _ color: UIColor = DemoPalette.ivory) {
    let radius = max(length(2.4), 1)
    let frame = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    drawing(frame) { context, bounds in
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      context.fill(.circle(middle, radius), GalleryStyle.ink)
      context.fill(.circle(middle, radius * 0.66), color)
    }
  }
}

/// A view that a closure draws.
final class DrawnView: UIView {
  private let drawing: (CGContext, CGRect) -> Void
  /// Is called once the view has drawn itself for the first time.
  var afterDrawing: ((UIView) -> Void)?

  init(frame: CGRect, drawing: @escaping (CGContext, CGRect) -> Void) {
    self.drawing = drawing
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawing(context, bounds)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let afterDrawing else { return }
    layer.displayIfNeeded()
    afterDrawing(self)
  }
}
