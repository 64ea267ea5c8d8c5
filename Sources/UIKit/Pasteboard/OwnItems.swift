import Foundation
import Wayland

/// The items that this program has put on a pasteboard.
@MainActor struct OwnItems: PasteboardItems {
  private let all: [[String: Any]]
  /// The types of items that have an order of preference.
  private let orders: [[String]?]
  let expiration: Date?

  init(_ items: [[String: Any]] = [], until expiration: Date? = nil) {
    (all, self.expiration) = (items, expiration)
    orders = items.map { _ in nil }
  }

  init(_ providers: [NSItemProvider], until expiration: Date? = nil) {
    all = providers.map { provider in
      Dictionary(
        uniqueKeysWithValues: provider.representations.map { representation in
          (representation.type, representation.value)
        })
    }
    orders = providers.map(\.registeredTypeIdentifiers)
    self.expiration = expiration
  }

  /// The items, of which none is left after their time.
  private var items: [[String: Any]] {
    if let expiration, expiration <= Date() { [] } else { all }
  }

  var count: Int { items.count }

  var knownTypes: Set<String> { Set(items.flatMap(\.keys)) }

  func types(ofItem index: Int) -> [String] {
    guard items.indices.contains(index) else { return [] }
    return orders[index] ?? items[index].keys.sorted()
  }

  func value(_ type: String, ofItem index: Int) -> Any? {
    guard items.indices.contains(index), let value = items[index][type] else { return nil }
    guard let provided = value as? ProvidedValue else { return value }
    return provided.data.map { PasteboardCoding.value($0, type) }
  }

  var providers: [NSItemProvider] {
    (0..<count).map { index in
      let provider = NSItemProvider()
      for type in types(ofItem: index) {
        guard let value = items[index][type], let load = Self.loader(value, type) else { continue }
        provider.registerDataRepresentation(
          forTypeIdentifier: type, visibility: .all, loadHandler: load)
      }
      return provider
    }
  }

  // MARK: Other programs

  /// What other programs get: they know one item with several types, so that it has the types of the
  /// first one, and the texts and URLs of all. nil if there is nothing that others can read.
  var provided: ProvidedData? {
    var loaders: [String: NSItemProvider.DataLoader] = [:]
    for type in types(ofItem: 0) {
      guard let value = items[0][type], let load = Self.loader(value, type) else { continue }
      for name in UniformType.mediaTypes(of: type) { loaders[name] = loaders[name] ?? load }
    }
    offerLists(&loaders)
    guard !loaders.isEmpty else { return nil }
    return ProvidedData(types: loaders.keys.sorted()) { [loaders, expiration] type, reply in
      guard expiration.map({ $0 > Date() }) ?? true, let load = loaders[type] else {
        return reply(nil)
      }
      DispatchQueue.global().async {
        _ = load { data, _ in reply(data.map([UInt8].init)) }
      }
    }
  }

  private func offerLists(_ loaders: inout [String: NSItemProvider.DataLoader]) {
    func offer(_ data: Data, as type: String) {
      for name in UniformType.mediaTypes(of: type) {
        loaders[name] = { done in
          done(data, nil)
          return nil
        }
      }
    }
    let indices = (0..<count).filter { index in
      !items[index].values.contains { $0 is ProvidedValue }
    }
    let urls = indices.compactMap(url(ofItem:))
    if !urls.isEmpty { offer(PasteboardCoding.list(urls), as: UniformType.url) }
    let texts = indices.compactMap(string(ofItem:))
    if !texts.isEmpty { offer(Data(texts.joined(separator: "\n").utf8), as: UniformType.text) }
  }

  /// What makes the data of a value on any thread; nil for objects that have no data.
  private static func loader(_ value: Any, _ type: String) -> NSItemProvider.DataLoader? {
    if let provided = value as? ProvidedValue { return provided.load }
    if let image = value as? UIImage {
      // A picture is encoded when a program wants it, and not on the main thread.
      return { done in
        done(PasteboardCoding.data(image, type), nil)
        return nil
      }
    }
    guard let data = PasteboardCoding.data(value, type) else { return nil }
    return { done in
      done(data, nil)
      return nil
    }
  }
}

extension NSItemProvider.Representation {
  /// The object as a value of a pasteboard, or what makes it.
  @MainActor fileprivate var value: Any {
    switch object {
    case let text as NSString where type == UniformType.text: String(describing: text)
    case let url as NSURL where type != UniformType.text: url as URL
    case let image as UIImage: image
    case let color as UIColor: color
    default: ProvidedValue(load)
    }
  }
}
