/// A type of data: its identifier, what it conforms to, and the names that it has on Wayland.
struct UniformType {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let color = "com.apple.uikit.color"

  let identifier: String
  let parents: [String]
  /// The media types, the preferred one first.
  let mediaTypes: [String]

  private init(_ identifier: String, _ parents: [String], _ mediaTypes: [String] = []) {
    self.identifier = identifier
    self.parents = parents
    self.mediaTypes = mediaTypes
  }

  /// The types that are known. Others conform to themselves alone, and their name on Wayland is their
  /// identifier.
  private static let all = [
    UniformType(
      text, ["public.plain-text"],
      ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "TEXT", "STRING"]),
    UniformType("public.plain-text", ["public.text"]),
    UniformType("public.html", ["public.text"], ["text/html"]),
    UniformType("public.rtf", ["public.text"], ["text/rtf", "application/rtf"]),
    UniformType("public.xml", ["public.text"], ["application/xml", "text/xml"]),
    UniformType("public.json", ["public.text"], ["application/json"]),
    UniformType("public.text", ["public.data", "public.content"]),
    UniformType(fileURL, [url]),
    UniformType(url, ["public.data"], ["text/uri-list"]),
    UniformType(png, ["public.image"], ["image/png"]),
    UniformType(jpeg, ["public.image"], ["image/jpeg"]),
    UniformType("org.webmproject.webp", ["public.image"], ["image/webp"]),
    UniformType("com.compuserve.gif", ["public.image"], ["image/gif"]),
    UniformType("public.tiff", ["public.image"], ["image/tiff"]),
    UniformType("public.svg-image", ["public.image"], ["image/svg+xml"]),
    UniformType("public.image", ["public.data", "public.content"]),
    UniformType("com.adobe.pdf", ["public.data", "public.content"], ["application/pdf"]),
    UniformType(color, [], ["application/x-color"]),
    UniformType("public.data", ["public.item"]),
  ]

  private static let byIdentifier = Dictionary(
    uniqueKeysWithValues: all.map { ($0.identifier, $0) })
  private static let byMediaType = Dictionary(
    uniqueKeysWithValues: all.flatMap { type in
      type.mediaTypes.map { ($0.lowercased(), type.identifier) }
    })

  /// Whether data of a type is of another type as well.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    identifier == other
      || (byIdentifier[identifier]?.parents ?? []).contains { conforms($0, to: other) }
  }

  /// The type of data that has a name on Wayland.
  static func identifier(ofMediaType mediaType: String) -> String {
    byMediaType[mediaType.lowercased()] ?? mediaType
  }

  /// The names that a type has on Wayland, the preferred one first.
  static func mediaTypes(of identifier: String) -> [String] {
    if identifier == "public.plain-text" || identifier == "public.text" {
      return mediaTypes(of: text)
    }
    if identifier == fileURL { return mediaTypes(of: url) }
    let known = byIdentifier[identifier]?.mediaTypes ?? []
    return known.isEmpty ? [identifier] : known
  }
}
