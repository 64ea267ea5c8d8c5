import Foundation
import XMLTree

extension ViewFileClass {
  static let stackView = ViewFileClass(
    "stackView", UIStackView.self,
    [
      .choice(
        "axis", \UIStackView.axis, ["horizontal": .horizontal, "vertical": .vertical]),
      .choice(
        "distribution", \UIStackView.distribution,
        [
          "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
          "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
        ]),
      .choice(
        "alignment", \UIStackView.alignment,
        [
          "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
          "center": .center, "trailing": .trailing, "bottom": .bottom,
          "lastBaseline": .lastBaseline,
        ]),
      .number("spacing", \UIStackView.spacing),
      .custom("spacingType", of: UIStackView.self) { stack, reader in
        if reader.element["spacingType"] == "standard" {
          stack.spacing = NSLayoutConstraint.systemSpacing
        }
      },
      .bool("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
      .bool("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
      .custom("subviews", of: UIStackView.self) { stack, _ in
        for view in stack.subviews { stack.addArrangedSubview(view) }
      },
    ],
    members: [.property("spacing", \UIStackView.spacing)])
}
