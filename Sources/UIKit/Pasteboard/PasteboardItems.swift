import Foundation

/// The items of a pasteboard, each with values of several types.
@MainActor protocol PasteboardItems {
  var count: Int { get }
  /// The types of an item, the best one first.
  func types(ofItem index: Int) -> [String]
  /// The value of a type, as it was set; or as other programs have sent it, decoded.
  func value(_ type: String, ofItem index: Int) -> Any?
  /// The types of all items, as far as they are known without reading data.
  var knownTypes: Set<String> { get }
  /// Providers of the items, which read nothing yet.
  var providers: [NSItemProvider] { get }
}

extension PasteboardItems {

  /// The items as dictionaries, for which everything is read.
  var dictionaries: [[String: Any]] {
    (0..<count).map { index in
      Dictionary(
        uniqueKeysWithValues: types(ofItem: index).compactMap { type in
          value(type, ofItem: index).map { (type, $0) }
        })
    }
  }

  /// Whether an item has a type that is or conforms to one of these.
  func hasType(conformingTo types: [String]) -> Bool {
    knownTypes.contains { type in types.contains { UniformType.conforms(type, to: $0) } }
  }

  /// Returns the values of the items that have one; nil if none has.
  func values<Value>(_ value: (Int) -> Value?) -> [Value]? {
    let values = (0..<count).compactMap(value)
    return values.isEmpty ? nil : values
  }

  // MARK: Values

  func string(ofItem index: Int) -> String? {
    let types = types(ofItem: index)
    for type in [UniformType.text, "public.plain-text", "public.text"] where types.contains(type) {
      if let text = value(type, ofItem: index) as? String { return text }
      if let data = data(type, ofItem: index) { return PasteboardCoding.text(data) }
    }
    return url(ofItem: index)?.absoluteString
  }

  func url(ofItem index: Int) -> URL? {
    let types = types(ofItem: index)
    for type in [UniformType.url, UniformType.fileURL] where types.contains(type) {
      if let url = value(type, ofItem: index) as? URL { return url }
      if let url = data(type, ofItem: index).flatMap({ PasteboardCoding.urls($0).first }) {
        return url
      }
    }
    return nil
  }

  func image(ofItem index: Int) -> UIImage? {
    for type in types(ofItem: index) where UniformType.conforms(type, to: "public.image") {
      if let image = value(type, ofItem: index) as? UIImage { return image }
      if let image = data(type, ofItem: index).flatMap(UIImage.init(data:)) { return image }
    }
    return nil
  }

  func color(ofItem index: Int) -> UIColor? {
    let value = value(UniformType.color, ofItem: index)
    return value as? UIColor
      ?? data(UniformType.color, ofItem: index).flatMap(PasteboardCoding.color)
  }

  func data(_ type: String, ofItem index: Int) -> Data? {
    value(type, ofItem: index).flatMap { PasteboardCoding.data($0, type) }
  }
}
