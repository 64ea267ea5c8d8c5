import Foundation
import XMLTree

extension ViewFileClass {
  static let button = ViewFileClass(
    "button", UIButton.self,
    [
      .custom("buttonType", of: UIButton.self) { button, reader in
        if let type = reader.choice("buttonType", UIButton.ButtonType.fileNames) {
          button.take(type: type)
          button.showImageOfType()
        }
      },
      .custom("fontDescription", of: UIButton.self) { button, reader in
        if let font = reader.font("fontDescription") { button.titleLabel?.font = font }
      },
      .custom("lineBreakMode", of: UIButton.self) { button, reader in
        if let mode = reader.choice("lineBreakMode", NSLineBreakMode.fileNames) {
          button.titleLabel?.lineBreakMode = mode
        }
      },
      .insets("contentEdgeInsets", \UIButton.contentEdgeInsets),
      .insets("titleEdgeInsets", \UIButton.titleEdgeInsets),
      .insets("imageEdgeInsets", \UIButton.imageEdgeInsets),
      .custom("titleShadowOffset", of: UIButton.self) { button, reader in
        if let offset = reader.size("titleShadowOffset") {
          button.titleLabel?.shadowOffset = offset
        }
      },
      .bool(
        "reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted),
      .bool("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
      .bool("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
      .bool("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted),
      .bool("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction),
      .bool("pointerInteraction", \UIButton.isPointerInteractionEnabled),
      .choice(
        "role", \UIButton.role,
        [
          "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
        ]),
      .custom("state", of: UIButton.self) { button, reader in
        for state in reader.element.children where state.name == "state" {
          reader.reading(state).setContent(of: button, button: reader.element["id"])
        }
      },
      .custom("configuration", of: UIButton.self) { button, reader in
        if let element = reader.child("configuration") {
          button.configuration = reader.reading(element).buttonConfiguration(reader.element["id"])
        }
      },
    ])
}

extension ElementReader {
  /// Sets what a button shows in the state that this element describes.
  fileprivate func setContent(of button: UIButton, button id: String?) {
    guard let state = choice("key", UIControl.State.fileNames) else { return }
    if let title = string("title") {
      let key = "\(id ?? "").\(element["key"] ?? "")Title"
      button.setTitle(localized(title, key), for: state)
    }
    if let title = styledText("attributedTitle") { button.setAttributedTitle(title, for: state) }
    if let color = color("titleColor") { button.setTitleColor(color, for: state) }
    if let color = color("titleShadowColor") { button.setTitleShadowColor(color, for: state) }
    if let image = image("image") { button.setImage(image, for: state) }
    if let image = image("backgroundImage") { button.setBackgroundImage(image, for: state) }
    if let configuration = symbolConfiguration("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
  }
}

extension UIButton.ButtonType {
  fileprivate static let fileNames: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close,
  ]
}
