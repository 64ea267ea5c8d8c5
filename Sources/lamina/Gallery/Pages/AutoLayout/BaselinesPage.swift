import UIKit

extension GalleryPage {
  static let baselines = GalleryPage(
    name: "baselines", title: "Baselines",
    caption: "Texts of different sizes look aligned where their baselines lie on one line.",
    specimens: [
      Specimen("firstBaseline", note: "the first lines") { $0.row(.firstBaseline) },
      Specimen("lastBaseline", note: "the last lines") { $0.row(.lastBaseline) },
      Specimen("center", note: "for comparison: the middles") { $0.row(.center) },
      Specimen("firstBaselineAnchor", note: "a view without text has its baseline at its bottom") {
        $0.anchored()
      },
      Specimen("isBaselineRelativeArrangement", note: "24 from baseline to baseline") {
        $0.column(isBaselineRelative: true)
      },
      Specimen("spacing from edges", note: "for comparison: 3 between the edges") {
        $0.column(isBaselineRelative: false)
      },
    ])
}

extension Stage {
  fileprivate func row(_ alignment: UIStackView.Alignment) {
    let labels = [
      label("Ag", size: 26), label("two\nlines", size: 9, lines: 2), label("small", size: 9),
    ]
    let stack = stack(labels) {
      $0.alignment = alignment
      $0.distribution = .equalSpacing
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(
        top: length(12), left: length(12), bottom: length(12), right: length(12))
    }
    guard alignment != .center else { return }
    stack.layoutIfNeeded()
    let font = labels[0].font!
    rule(y: stack.convert(labels[0].frame, to: view).minY + font.ascender)
  }

  fileprivate func anchored() {
    let plate = block(8, 10, 144, 70, color: Self.plateColor)
    let views: [UIView] = [label("Ag", size: 30), tile(20, 20, 0), label("Ag", size: 12)]
    for (index, item) in views.enumerated() {
      item.translatesAutoresizingMaskIntoConstraints = false
      plate.addSubview(item)
      let left = index == 0 ? plate.leadingAnchor : views[index - 1].trailingAnchor
      NSLayoutConstraint.activate([
        item.leadingAnchor.constraint(equalTo: left, constant: length(14)),
        item.firstBaselineAnchor.constraint(equalTo: plate.topAnchor, constant: length(45)),
      ])
    }
    rule(y: length(10) + length(45))
  }

  fileprivate func column(isBaselineRelative: Bool) {
    let labels = [
      label("Heading", size: 17), label("A line of text", size: 9), label("Note", size: 7),
    ]
    let stack = stack(labels) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.isBaselineRelativeArrangement = isBaselineRelative
      $0.spacing = length(isBaselineRelative ? 24 : 3)
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(
        top: length(4), left: length(10), bottom: length(4), right: length(10))
    }
    let height = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height.rounded(
      .up)
    stack.frame.size.height = height
    stack.frame.origin.y = ((view.bounds.height - height) / 2).rounded()
    stack.layoutIfNeeded()
    for label in labels {
      rule(y: stack.convert(label.frame, to: view).minY + label.font.ascender)
    }
  }
}
