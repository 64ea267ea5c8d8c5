import CoreGraphics
import Foundation

// Archiving of the values that attributed strings contain.

extension NSCoder {
  /// Encodes a value as JSON.
  fileprivate func encode(json value: some Encodable, forKey key: String) {
    if let data = try? JSONEncoder().encode(value) { encode(data as NSData, forKey: key) }
  }

  /// Decodes a value from JSON; nil if the archive has no such value.
  fileprivate func decode<Value: Decodable>(json type: Value.Type, forKey key: String) -> Value? {
    // Decoding a missing key would fail the whole archive.
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) as Data?
    else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }
}

extension UIFont {
  final func encode(into coder: NSCoder) {
    coder.encode(json: fontDescription, forKey: "font")
    if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "textStyle") }
  }

  /// The description and the style of the font in an archive; nil if it contains none.
  static func archived(in coder: NSCoder) -> (FontDescription, TextStyle?)? {
    guard let font = coder.decode(json: FontDescription.self, forKey: "font") else { return nil }
    var style: TextStyle?
    if coder.containsValue(forKey: "textStyle") {
      let name = coder.decodeObject(of: NSString.self, forKey: "textStyle") as String?
      style = name.map(TextStyle.init)
    }
    return (font, style)
  }
}

extension NSTextTab {
  /// Encodes the tab without its options, except for the column terminators.
  final func encodeTab(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: "alignment")
    coder.encode(Double(location), forKey: "location")
    if let terminators = options[.columnTerminators] as? CharacterSet {
      coder.encode(terminators.bitmapRepresentation as NSData, forKey: "terminators")
    }
  }

  static func archivedOptions(in coder: NSCoder) -> [OptionKey: Any] {
    guard coder.containsValue(forKey: "terminators"),
      let data = coder.decodeObject(of: NSData.self, forKey: "terminators") as Data?
    else { return [:] }
    return [.columnTerminators: CharacterSet(bitmapRepresentation: data)]
  }
}

extension NSParagraphStyle {
  func encodeStyle(with coder: NSCoder) {
    coder.encode(json: style, forKey: "style")
    if stops != NSTextTab.standard { coder.encode(stops as NSArray, forKey: "stops") }
  }

  /// Decodes the style; returns whether the archive contains one.
  func decodeStyle(with coder: NSCoder) -> Bool {
    guard let style = coder.decode(json: TextParagraphStyle.self, forKey: "style") else {
      return false
    }
    self.style = style
    if coder.containsValue(forKey: "stops") {
      let stops = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "stops")
      self.stops = stops as? [NSTextTab] ?? self.stops
    }
    return true
  }
}

extension NSShadow {
  func encodeShadow(with coder: NSCoder) {
    coder.encode(NSValue(cgSize: shadowOffset), forKey: "offset")
    coder.encode(Double(shadowBlurRadius), forKey: "blur")
    coder.encode(shadowColor as? UIColor, forKey: "color")
  }

  func decodeShadow(with coder: NSCoder) {
    shadowOffset = coder.decodeObject(of: NSValue.self, forKey: "offset")?.cgSizeValue ?? .zero
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "blur"))
    shadowColor = coder.decodeObject(of: UIColor.self, forKey: "color")
  }
}

extension NSTextAttachment {
  func encodeAttachment(with coder: NSCoder) {
    coder.encode(image, forKey: "image")
    coder.encode(NSValue(cgRect: bounds), forKey: "bounds")
    coder.encode(contents as NSData?, forKey: "contents")
    coder.encode(fileType as NSString?, forKey: "fileType")
  }
}
