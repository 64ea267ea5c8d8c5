import Foundation

/// The contents of the pasteboards of one name.
@MainActor final class PasteboardStore {
  let name: UIPasteboard.Name
  var contents = PasteboardContents()
  private static var all: [UIPasteboard.Name: PasteboardStore] = [:]

  private init(_ name: UIPasteboard.Name) {
    self.name = name
  }

  static func named(_ name: UIPasteboard.Name) -> PasteboardStore {
    if let known = all[name] { return known }
    let new = PasteboardStore(name)
    all[name] = new
    return new
  }

  static func named(_ name: UIPasteboard.Name, create: Bool) -> PasteboardStore? {
    create ? named(name) : all[name]
  }

  static func remove(_ name: UIPasteboard.Name) -> PasteboardStore? {
    let removed = all.removeValue(forKey: name)
    removed?.contents.set([], until: nil)
    return removed
  }
}

/// The items of a pasteboard, and their values. It is a value, of which a source of data for other
/// programs can have a copy.
@MainActor struct PasteboardContents {
  static let text = "public.utf8-plain-text"
  static let link = "public.url"
  static let png = "public.png"
  static let paint = "com.apple.uikit.color"

  private var all: [[String: Any]] = []
  private var expiration: Date?
  private(set) var changeCount = 0

  /// The items, of which none is left after their time.
  var items: [[String: Any]] {
    if let expiration, expiration <= Date() { [] } else { all }
  }

  var allTypes: [String] { items.flatMap(\.keys) }

  func types(ofItem index: Int) -> [String] {
    items.indices.contains(index) ? items[index].keys.sorted() : []
  }

  mutating func set(_ items: [[String: Any]], until expiration: Date?) {
    (all, self.expiration) = (items, expiration)
    changeCount += 1
  }

  mutating func add(_ items: [[String: Any]]) {
    set(self.items + items, until: expiration)
  }

  /// Returns the values of the items that have one; nil if none has.
  func values<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
    let values = items.compactMap(value)
    return values.isEmpty ? nil : values
  }

  // MARK: Representations

  static func string(_ item: [String: Any]) -> String? {
    for type in [text, "public.plain-text", "public.text"] {
      if let string = item[type] as? String { return string }
      if let data = item[type] as? Data { return String(data: data, encoding: .utf8) }
    }
    return url(item)?.absoluteString
  }

  static func url(_ item: [String: Any]) -> URL? {
    for type in [link, "public.file-url"] {
      if let url = item[type] as? URL { return url }
      let text =
        item[type] as? String ?? (item[type] as? Data).map { String(decoding: $0, as: UTF8.self) }
      if let url = text.flatMap(URL.init(string:)) { return url }
    }
    return nil
  }

  static func image(_ item: [String: Any]) -> UIImage? {
    for type in [png, "public.jpeg", "org.webmproject.webp", "public.image"] {
      if let image = item[type] as? UIImage { return image }
      if let image = (item[type] as? Data).flatMap(UIImage.init(data:)) { return image }
    }
    return nil
  }

  static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}
