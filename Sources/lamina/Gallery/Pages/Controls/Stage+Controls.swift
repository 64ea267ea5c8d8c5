import UIKit

extension Stage {
  /// Adds a panel in units of a point, for views that the stage scales as a whole.
  @discardableResult
  func panel(in style: UIUserInterfaceStyle = .light, isReversed: Bool = false) -> UIView {
    let panel = UIView(frame: CGRect(origin: .zero, size: space))
    panel.layer.cornerRadius = 8
    panel.overrideUserInterfaceStyle = style
    panel.backgroundColor = .systemBackground
    panel.semanticContentAttribute = isReversed ? .forceRightToLeft : .unspecified
    panel.transform = CGAffineTransform(scaleX: unit, y: unit)
    panel.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    view.addSubview(panel)
    return panel
  }
}

extension UIView {
  /// Adds views of their own sizes in rows: from left to right, and in the next row where one does
  /// not fit. Each row is as high as the highest of its views, which are centered in it.
  func addFlowing(_ views: [UIView], spacing: CGFloat = 12, margin: CGFloat = 14) {
    var rows: [[UIView]] = []
    var width = CGFloat.infinity
    for view in views {
      if view.bounds.size == .zero { view.sizeToFit() }
      view.semanticContentAttribute = semanticContentAttribute
      if width + view.bounds.width > bounds.width - margin {
        rows.append([])
        width = margin
      }
      rows[rows.count - 1].append(view)
      width += view.bounds.width + spacing
    }
    var y = margin
    for row in rows {
      let height = row.map(\.bounds.height).max() ?? 0
      var x = margin
      for view in row {
        view.frame.origin = CGPoint(
          x: x.rounded(), y: (y + (height - view.bounds.height) / 2).rounded())
        addSubview(view)
        x += view.bounds.width + spacing
      }
      y += height + spacing
    }
  }
}
