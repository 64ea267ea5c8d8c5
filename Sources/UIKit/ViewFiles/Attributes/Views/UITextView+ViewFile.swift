import Foundation

extension ViewFileClass {
  static let textView = ViewFileClass(
    "textView", UITextView.self,
    [
      .font("fontDescription", \UITextView.font),
      .color("textColor", \UITextView.textColor),
      .choice("textAlignment", \UITextView.textAlignment, NSTextAlignment.fileNames),
      .bool("editable", \UITextView.isEditable),
      .bool("selectable", \UITextView.isSelectable),
      .bool("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
      .bool("clearsOnInsertion", \UITextView.clearsOnInsertion),
      .bool(
        "adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
      .textInputTraits(of: UITextView.self),
      .string("text", \UITextView.text),
      .styledText("attributedText", \UITextView.attributedText),
    ],
    members: [
      .property("delegate", \UITextView.delegate), .property("text", \UITextView.text),
      .property("textContainerInset", \UITextView.textContainerInset),
    ])
}
