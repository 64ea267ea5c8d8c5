import Foundation

extension ViewFileClass {
  static let textField = ViewFileClass(
    "textField", UITextField.self,
    [
      .font("fontDescription", \UITextField.font),
      .color("textColor", \UITextField.textColor),
      .choice("textAlignment", \UITextField.textAlignment, NSTextAlignment.fileNames),
      .choice(
        "borderStyle", \UITextField.borderStyle,
        ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]),
      .choice("clearButtonMode", \UITextField.clearButtonMode, UITextField.ViewMode.fileNames),
      .choice("leftViewMode", \UITextField.leftViewMode, UITextField.ViewMode.fileNames),
      .choice("rightViewMode", \UITextField.rightViewMode, UITextField.ViewMode.fileNames),
      .bool("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
      .bool("clearsOnInsertion", \UITextField.clearsOnInsertion),
      .bool("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes),
      .bool("adjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth, omitted: true),
      .bool(
        "adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
      .number("minimumFontSize", \UITextField.minimumFontSize, in: 0...1000),
      .image("background", \UITextField.background),
      .image("disabledBackground", \UITextField.disabledBackground),
      .textInputTraits(of: UITextField.self),
      .string("placeholder", \UITextField.placeholder),
      .styledText("attributedPlaceholder", \UITextField.attributedPlaceholder),
      .string("text", \UITextField.text),
      .styledText("attributedText", \UITextField.attributedText),
    ],
    members: [
      .property("delegate", \UITextField.delegate), .property("text", \UITextField.text),
      .property("placeholder", \UITextField.placeholder),
      .property("leftView", \UITextField.leftView), .property("rightView", \UITextField.rightView),
    ])
}

extension UITextField.ViewMode {
  fileprivate static let fileNames: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}
