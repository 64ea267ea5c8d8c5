import Foundation

extension ViewFileClass {
  static let control = ViewFileClass(
    "control", UIControl.self,
    [
      .bool("enabled", \UIControl.isEnabled),
      .bool("selected", \UIControl.isSelected),
      .bool("highlighted", \UIControl.isHighlighted),
      .choice(
        "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment,
        [
          "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
          "trailing": .trailing,
        ]),
      .choice(
        "contentVerticalAlignment", \UIControl.contentVerticalAlignment,
        ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
      .bool("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction),
    ],
    members: [
      .property("enabled", \UIControl.isEnabled), .property("selected", \UIControl.isSelected),
    ])
}

extension UIControl.State {
  static let fileNames: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
    "focused": .focused,
  ]
}
