import UIKit

extension GalleryPage {
  static let constraints = GalleryPage(
    name: "constraints", title: "Constraints",
    caption:
      "Auto Layout finds the places of views from relations between them. The dashes are the "
      + "margins of the superview.",
    specimens: [
      Specimen("leading, trailing", note: "to the margins, 8 points apart") {
        $0.row(widths: [nil, nil]) { NSLayoutConstraint.equalWidths($0) }
      },
      Specimen("forceRightToLeft", note: "leading is right; the first is 30 wide") {
        $0.row(widths: [30, nil], isReversed: true) { _ in [] }
      },
      Specimen("multiplier", note: "the second is half as wide as the first") {
        $0.row(widths: [nil, nil]) {
          [$0[1].widthAnchor.constraint(equalTo: $0[0].widthAnchor, multiplier: 0.5)]
        }
      },
      Specimen("priorities", note: "60 @ 750 wins over three of 20 @ 749") {
        $0.row(widths: [nil, nil]) { views in
          let widths: [(CGFloat, Float)] = [(60, 750), (20, 749), (20, 749), (20, 749)]
          return widths.map { width, priority in
            let constraint = views[0].widthAnchor.constraint(equalToConstant: width)
            constraint.priority = UILayoutPriority(priority)
            return constraint
          }
        }
      },
      Specimen("natural sizes", note: "the label on the left hugs its text") {
        $0.labels(wraps: false)
      },
      Specimen("lines that wrap", note: "the height follows from the width") {
        $0.labels(wraps: true)
      },
    ])
}

extension Stage {
  /// Adds views in a row between the margins, with widths in points or none.
  fileprivate func row(
    widths: [CGFloat?], isReversed: Bool = false,
    constraints: ([UIView]) -> [NSLayoutConstraint]
  ) {
    let colors = [DemoPalette.teal, UIColor.systemOrange]
    let views = colors.map { color in
      let view = UIView()
      view.backgroundColor = color
      return view
    }
    let box = box(of: views, isReversed: isReversed)
    for (view, width) in zip(views, widths) {
      view.heightAnchor.constraint(equalTo: box.layoutMarginsGuide.heightAnchor).isActive = true
      if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    }
    NSLayoutConstraint.activate(constraints(views))
  }

  fileprivate func labels(wraps: Bool) {
    let texts = ["Name", wraps ? "Sphinx of black quartz, judge my vow." : "Sphinx"]
    let labels = texts.map { text in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: length(11))
      label.backgroundColor = .white
      return label
    }
    labels[1].numberOfLines = wraps ? 0 : 1
    _ = box(of: labels, isReversed: false)
    labels[1].setContentHuggingPriority(.defaultLow, for: .horizontal)
    labels[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  }

  /// Adds a superview whose margins the views fill from the leading to the trailing one.
  private func box(of views: [UIView], isReversed: Bool) -> UIView {
    let box = block(10, 10, 140, 70, color: UIColor(hex: 0x33407A))
    let margins = box.layoutMarginsGuide
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      if isReversed { view.semanticContentAttribute = .forceRightToLeft }
      box.addSubview(view)
      view.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: index == 0
          ? margins.leadingAnchor : views[index - 1].trailingAnchor,
        multiplier: index == 0 ? 0 : 1
      ).isActive = true
    }
    views.last?.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    on(box).dashedOutline(box.bounds.inset(by: box.layoutMargins), DemoPalette.ivory)
    return box
  }
}

extension NSLayoutConstraint {
  fileprivate static func equalWidths(_ views: [UIView]) -> [NSLayoutConstraint] {
    [views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor)]
  }
}
