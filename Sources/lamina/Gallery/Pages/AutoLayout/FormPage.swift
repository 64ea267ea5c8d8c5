import UIKit

extension GalleryPage {
  static let form = GalleryPage(
    name: "form", title: "A form that follows the window",
    caption:
      "One form of stack views in windows of three widths: rows become columns where they do "
      + "not fit, and buttons share the width.",
    space: CGSize(width: 160, height: 160),
    specimens: [
      Specimen("150 wide", note: "titles beside the fields") { $0.form(150, 96) },
      Specimen("110 wide", note: "the fields become narrower") { $0.form(110, 96) },
      Specimen("70 wide", note: "titles above the fields") { $0.form(70, 148) },
    ])
}

extension Stage {
  fileprivate func form(_ width: CGFloat, _ height: CGFloat) {
    let form = FormView(stage: self)
    form.frame = rect((160 - width) / 2, (160 - height) / 2, width, height)
    view.addSubview(form)
  }
}

/// Rows of a title and a field, and buttons below them.
private final class FormView: UIView {
  private let rows: [UIStackView]
  private let column: UIStackView
  private let narrowWidth: CGFloat
  private let gap: CGFloat

  init(stage: Stage) {
    let entries = [
      ("Name", "Ada Lovelace"), ("Street", "12 St James’s Square"), ("City", "London"),
    ]
    rows = entries.map { FormView.row($0, $1, stage) }
    let buttons = UIStackView(arrangedSubviews: [
      FormView.button("Cancel", UIColor(hex: 0x50609E), stage),
      FormView.button("Save", DemoPalette.teal, stage),
    ])
    (buttons.distribution, buttons.spacing) = (.fillEqually, stage.length(4))
    column = UIStackView(arrangedSubviews: rows + [buttons])
    (narrowWidth, gap) = (stage.length(90), stage.length(6))
    super.init(frame: .zero)
    backgroundColor = Stage.plateColor
    layer.cornerRadius = stage.length(3)
    let margin = stage.length(7)
    layoutMargins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    fill(spacing: gap)
    alignTitles()
  }

  required init?(coder: NSCoder) { nil }

  private func fill(spacing: CGFloat) {
    (column.axis, column.distribution, column.spacing) = (.vertical, .equalSpacing, spacing)
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  /// The fields begin at the same place.
  private func alignTitles() {
    for row in rows.dropFirst() {
      row.arrangedSubviews[0].widthAnchor.constraint(
        equalTo: rows[0].arrangedSubviews[0].widthAnchor
      ).isActive = true
    }
  }

  override func layoutSubviews() {
    let isNarrow = bounds.width < narrowWidth
    for row in rows {
      row.axis = isNarrow ? .vertical : .horizontal
      row.alignment = isNarrow ? .fill : .center
      row.spacing = isNarrow ? gap / 3 : gap
    }
    super.layoutSubviews()
  }

  private static func row(_ title: String, _ text: String, _ stage: Stage) -> UIStackView {
    let label = stage.label(title, size: 8)
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let field = box(stage.label("\u{2002}" + text, size: 7, color: GalleryStyle.ink), stage)
    field.backgroundColor = DemoPalette.ivory
    return UIStackView(arrangedSubviews: [label, field])
  }

  private static func button(_ title: String, _ color: UIColor, _ stage: Stage) -> UIView {
    let button = box(stage.label(title, size: 7), stage)
    button.textAlignment = .center
    button.backgroundColor = color
    if color == DemoPalette.teal { button.textColor = GalleryStyle.ink }
    return button
  }

  private static func box(_ label: UILabel, _ stage: Stage) -> UILabel {
    label.layer.cornerRadius = stage.length(2)
    label.clipsToBounds = true
    label.heightAnchor.constraint(equalToConstant: stage.length(15)).isActive = true
    return label
  }
}
