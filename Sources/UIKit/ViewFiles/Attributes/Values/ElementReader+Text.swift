import CoreGraphics
import Foundation
import XMLTree

extension ElementReader {
  /// A text in the user's language, from an attribute or from a child with that key.
  ///
  /// - Parameter key: the name of the text in the table of localized strings, if that is another one.
  func string(_ name: String, key: String? = nil) -> String? {
    (element[name] ?? child(name).flatMap { Self.characters(of: $0) }).map { value in
      element["id"].map { localized(value, "\($0).\(key ?? name)") } ?? value
    }
  }

  /// The text with a name in the table of the file, whose keys are `id.property`.
  func localized(_ value: String, _ key: String) -> String {
    // The bundle returns the key where the value is empty.
    value.isEmpty
      ? value
      : loader.bundle.localizedString(forKey: key, value: value, table: loader.file.stringsTable)
  }

  /// The characters of a `string` element; Interface Builder encodes those that XML cannot contain.
  static func characters(of element: XMLTreeElement) -> String? {
    guard element.name == "string" || element.name == "mutableString" else { return nil }
    guard element["base64-UTF8"] == "YES" else { return element.text }
    // Interface Builder leaves out the padding.
    let digits = element.text.filter { !$0.isWhitespace && $0 != "=" }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Attributed strings

  /// A text with fonts, colors and paragraph styles.
  func styledText(_ key: String) -> NSAttributedString? {
    guard let string = child(key), string.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for fragment in string.children where fragment.name == "fragment" {
      let reader = reading(fragment)
      let content =
        fragment["content"] ?? reader.child("content").flatMap { Self.characters(of: $0) } ?? ""
      text.append(NSAttributedString(string: content, attributes: reader.textAttributes))
    }
    return text
  }

  /// The attributes of a fragment.
  var textAttributes: [NSAttributedString.Key: Any] {
    guard let list = element.child("attributes") else { return [:] }
    let reader = reading(list)
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = reader.font("NSFont")
    attributes[.foregroundColor] = reader.color("NSColor")
    attributes[.backgroundColor] = reader.color("NSBackgroundColor")
    attributes[.strokeColor] = reader.color("NSStrokeColor")
    attributes[.paragraphStyle] = reader.child("NSParagraphStyle").map {
      reading($0).paragraphStyle
    }
    for (name, key) in [
      ("NSKern", NSAttributedString.Key.kern), ("NSBaselineOffset", .baselineOffset),
      ("NSStrokeWidth", .strokeWidth), ("NSUnderline", .underlineStyle),
      ("NSStrikethrough", .strikethroughStyle),
    ] {
      attributes[key] = reader.child(name).flatMap { reading($0).number("value") }.map {
        name.hasSuffix("Underline") || name.hasSuffix("through") ? Int($0) as Any : CGFloat($0)
      }
    }
    return attributes
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = choice("alignment", NSTextAlignment.fileNames) {
      style.alignment = alignment
    }
    if let mode = choice("lineBreakMode", NSLineBreakMode.fileNames) { style.lineBreakMode = mode }
    for (name, property) in [
      ("lineSpacing", \NSMutableParagraphStyle.lineSpacing),
      ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent),
      ("tailIndent", \.tailIndent), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
    ] {
      if let value = number(name) { style[keyPath: property] = CGFloat(value) }
    }
    return style
  }
}

extension NSTextAlignment {
  static let fileNames: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
}

extension NSLineBreakMode {
  static let fileNames: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping,
    "characterWrap": .byCharWrapping, "charWrapping": .byCharWrapping, "clip": .byClipping,
    "clipping": .byClipping, "headTruncation": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
