import CoreGraphics
import Foundation

/// A text with the drawing and measuring methods that strings and attributed strings share.
struct DrawnText {
  let runs: [TextRun]

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    runs = [TextRun(text, style: TextStyle(attributes ?? [:]))]
  }

  init(_ text: NSAttributedString) {
    runs = text.textRuns()
  }

  /// The size of the text, wrapped only at its line breaks, in points.
  var size: CGSize { TextLayout(runs).size }

  /// Draws the text in the current context, if there is one.
  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextLayout(runs).draw(in: context, at: point)
  }

  /// Draws the text in the current context, if there is one, wrapped and clipped to `rect`.
  func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  func draw(
    with rect: CGRect, options: NSStringDrawingOptions, context drawing: NSStringDrawingContext?
  ) {
    let box = rect.standardized
    guard let context = UIGraphicsGetCurrentContext(), box.origin.x.isFinite, box.origin.y.isFinite
    else { return }
    let layout = layout(in: box.size, options, drawing)
    guard options.contains(.usesLineFragmentOrigin) else {
      let top = box.minY - layout.baseline
      return layout.draw(in: context, at: CGPoint(x: box.minX, y: top))
    }
    context.saveGState()
    context.clip(to: box)
    layout.draw(in: context, at: box.origin)
    context.restoreGState()
  }

  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    var size = size
    let limitsHeight =
      options.contains(.truncatesLastVisibleLine) || context?.minimumScaleFactor ?? 0 > 0
    if !limitsHeight { size.height = .infinity }
    let layout = layout(in: size, options, context)
    var box = layout.bounds
    if options.contains(.usesDeviceMetrics) {
      box = layout.inkBounds.isNull ? CGRect(origin: box.origin, size: .zero) : layout.inkBounds
    }
    if !options.contains(.usesLineFragmentOrigin) { box.origin.y -= layout.baseline }
    return box
  }

  /// Lays out the text. Dimensions of `size` that are not positive are unlimited.
  private func layout(
    in size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> TextLayout {
    func limit(_ side: CGFloat) -> CGFloat? { side > 0 && side < 1e6 ? side : nil }
    var textOptions = TextOptions()
    if options.contains(.usesLineFragmentOrigin) {
      textOptions = TextOptions(width: limit(size.width), height: limit(size.height))
      if options.contains(.truncatesLastVisibleLine) { textOptions.truncation = .tail }
    } else {
      textOptions.lineLimit = 1
    }
    textOptions.usesFontLeading = options.contains(.usesFontLeading)
    let minimum = context?.minimumScaleFactor ?? 0
    let scale =
      minimum > 0
      ? runs.fittingScale(from: minimum, fits: { fits($0, size) }, options: textOptions) : 1
    let layout = TextLayout(runs.scaled(by: scale), options: textOptions)
    context?.actualScaleFactor = scale
    context?.totalBounds = layout.bounds
    return layout
  }

  private func fits(_ layout: TextLayout, _ size: CGSize) -> Bool {
    !layout.isTruncated && (size.width <= 0 || layout.bounds.maxX <= size.width + 0.01)
      && (size.height <= 0 || layout.size.height <= size.height + 0.01)
  }
}
