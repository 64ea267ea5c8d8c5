import CoreGraphics
public import Foundation
import QuartzCore

/// Lays out a view on pages: it is split at page ends, and scaled down if it is wider than a page.
///
/// The view and its subviews draw with `draw(_:for:)`. Main thread.
///
/// Source: Apple, "UIViewPrintFormatter".
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  open private(set) var view: UIView

  init(view: UIView) {
    self.view = view
  }

  /// The scale factor from the view's points to the page's.
  private var scale: CGFloat {
    let available = availableRect(forPart: 0)
    return view.bounds.width > available.width ? available.width / view.bounds.width : 1
  }

  override var parts: [CGFloat] {
    var rest = view.bounds.height * scale
    var parts: [CGFloat] = []
    while rest > 0.001, view.bounds.width > 0 {
      let available = availableRect(forPart: parts.count).height
      guard available >= 1 else { return [] }
      parts.append(min(rest, available))
      rest -= available
    }
    return parts
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext(), let part = partIndex(onPage: pageIndex)
    else { return }
    let above = parts[..<part].reduce(0, +)
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - above)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.layer.render(in: context) { [self] layer, context in
      guard let view = layer.delegate as? UIView else { return layer.draw(in: context) }
      UIGraphicsPushContext(context)
      let rect = context.boundingBoxOfClipPath.intersection(view.bounds)
      view.withTraits { view.draw(rect, for: self) }
      UIGraphicsPopContext()
    }
    context.restoreGState()
  }
}
