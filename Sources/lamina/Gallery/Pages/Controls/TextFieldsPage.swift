import UIKit

extension GalleryPage {
  static let textFields = GalleryPage(
    name: "text-fields", title: "Text fields",
    caption: "Lines of text that are edited by touch, mouse, keys and input methods, with a caret, "
      + "selection, marked text and undo.",
    space: CGSize(width: 316, height: 198),
    specimens: [
      Specimen("borderStyle") { $0.borders() },
      Specimen("placeholder, clearButtonMode, leftView") { $0.parts() },
      Specimen("textAlignment") { $0.alignments() },
      Specimen("isSecureTextEntry, isEnabled, attributes") { $0.states() },
      Specimen("the same", note: ".dark") { $0.states(in: .dark) },
      Specimen("the same", note: "forceRightToLeft") { $0.states(isReversed: true) },
    ])
}

extension Stage {
  private func field(
    _ text: String, width: CGFloat = 288, _ change: (UITextField) -> Void = { _ in }
  ) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: width, height: 34))
    field.borderStyle = .roundedRect
    field.text = text
    change(field)
    return field
  }

  fileprivate func borders() {
    panel().addFlowing(
      [
        field("none") { $0.borderStyle = .none },
        field("line") { $0.borderStyle = .line },
        field("bezel") { $0.borderStyle = .bezel },
        field("rounded rectangle"),
      ], spacing: 9)
  }

  fileprivate func parts() {
    let symbol = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    symbol.frame = CGRect(x: 0, y: 0, width: 28, height: 20)
    symbol.contentMode = .center
    symbol.tintColor = .secondaryLabel
    panel().addFlowing(
      [
        field("") { $0.placeholder = "Name" },
        field("The clear button") { $0.clearButtonMode = .always },
        field("") {
          $0.placeholder = "Search"
          $0.leftView = symbol
          $0.leftViewMode = .always
        },
        field("A text that does not fit is truncated at its end") { $0.clearButtonMode = .always },
      ], spacing: 9)
  }

  fileprivate func alignments() {
    panel().addFlowing(
      [
        field("left") { $0.textAlignment = .left },
        field("center") { $0.textAlignment = .center },
        field("right") { $0.textAlignment = .right },
        field("שלום, natural"),
      ], spacing: 9)
  }

  fileprivate func states(in style: UIUserInterfaceStyle = .light, isReversed: Bool = false) {
    let colored = NSMutableAttributedString(
      string: "Colored ", attributes: [.foregroundColor: UIColor.systemRed])
    colored.append(
      NSAttributedString(
        string: "underlined",
        attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    panel(in: style, isReversed: isReversed).addFlowing(
      [
        field("secret") { $0.isSecureTextEntry = true },
        field("") { $0.placeholder = "Placeholder" },
        field("Disabled") { $0.isEnabled = false },
        field("") {
          $0.attributedText = colored
          $0.clearButtonMode = .always
        },
      ], spacing: 9)
  }
}
