import CoreGraphics
import Foundation

/// Converts between the values of a pasteboard and the data that other programs exchange.
enum PasteboardCoding {
  /// A text in UTF-8, which programs send today, or in Latin-1.
  static func text(_ data: Data) -> String {
    String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) ?? ""
  }

  /// The URLs of a list (RFC 2483, "text/uri-list"): one a line, without comments.
  static func urls(_ data: Data) -> [URL] {
    text(data).split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces.union(.controlCharacters)) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
      .compactMap(URL.init(string:))
  }

  static func list(_ urls: [URL]) -> Data {
    Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8)
  }

  /// A color as four components of 16 bits, "application/x-color" of the XDND protocol.
  static func color(_ data: Data) -> UIColor? {
    guard data.count == 8 else { return nil }
    let bytes = [UInt8](data)
    let parts = stride(from: 0, to: 8, by: 2).map { index in
      CGFloat(UInt16(littleEndian: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)) / 65535
    }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private static func data(_ color: UIColor) -> Data {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Data(
      [red, green, blue, alpha].flatMap { part in
        let value = UInt16((min(max(part, 0), 1) * 65535).rounded())
        return [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)]
      })
  }

  /// Encodes a value as data of a type; nil for objects that have no data.
  static func data(_ value: Any, _ type: String) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage:
      type == UniformType.jpeg ? image.jpegData(compressionQuality: 0.9) : image.pngData()
    case let color as UIColor: data(color)
    default: nil
    }
  }

  /// Decodes data of a type: a text, a URL, an image or a color where the type is one.
  static func value(_ data: Data, _ type: String) -> Any {
    if UniformType.conforms(type, to: "public.plain-text") { return text(data) }
    if UniformType.conforms(type, to: UniformType.url) { return urls(data).first ?? data }
    if UniformType.conforms(type, to: "public.image") { return UIImage(data: data) ?? data }
    if type == UniformType.color { return color(data) ?? data }
    return data
  }
}
