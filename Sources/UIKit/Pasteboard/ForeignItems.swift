import Foundation
import LayerTree
import Wayland

/// What another program offers. Nothing is read before it is wanted; what was read is kept.
@MainActor final class ForeignItems: PasteboardItems {
  private let offer: OfferedData
  /// The names of types on Wayland, by the types.
  private let mediaTypes: [String: String]
  private let types: [String]
  private var reads: [String: DataRead] = [:]
  /// The seconds for which the main thread may still wait for this program.
  private var patience = DataRead.patience

  init(_ offer: OfferedData) {
    self.offer = offer
    var (types, mediaTypes): ([String], [String: String]) = ([], [:])
    for mediaType in offer.types {
      let type = UniformType.identifier(ofMediaType: mediaType)
      if let known = mediaTypes[type] {
        mediaTypes[type] = Self.better(known, mediaType, for: type)
      } else {
        types.append(type)
        mediaTypes[type] = mediaType
      }
    }
    (self.types, self.mediaTypes) = (types, mediaTypes)
  }

  private static func better(_ first: String, _ second: String, for type: String) -> String {
    let order = UniformType.mediaTypes(of: type)
    let places = [first, second].map { name in
      order.firstIndex { $0.lowercased() == name.lowercased() } ?? order.count
    }
    return places[1] < places[0] ? second : first
  }

  /// One item, or as many as there are URLs.
  var count: Int { types.isEmpty ? 0 : max(urls.count, 1) }

  var knownTypes: Set<String> { Set(types) }

  func types(ofItem index: Int) -> [String] {
    index == 0 ? types : index < count ? [UniformType.url] : []
  }

  func value(_ type: String, ofItem index: Int) -> Any? {
    if type == UniformType.url { return index < urls.count ? urls[index] : nil }
    guard index == 0 else { return nil }
    return data(type).map { PasteboardCoding.value($0, type) }
  }

  var providers: [NSItemProvider] {
    let provider = NSItemProvider()
    for type in types {
      provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) {
        [offer, mediaType = mediaTypes[type] ?? type] done in
        offer.read(mediaType) { result in
          switch result {
          case .success(let bytes): done(Data(bytes), nil)
          case .failure(let error):
            done(nil, NSItemProvider.error(.itemUnavailableError, error.description))
          }
        }
        return nil
      }
    }
    return types.isEmpty ? [] : [provider]
  }

  /// The type's name in the offer that is to be accepted; nil if the offer has no such type.
  func mediaType(of type: String) -> String? { mediaTypes[type] }

  private var urls: [URL] { data(UniformType.url).map(PasteboardCoding.urls) ?? [] }

  private func data(_ type: String) -> Data? {
    guard let mediaType = mediaTypes[type] else { return nil }
    let read =
      reads[type]
      ?? DataRead { done in
        offer.read(mediaType) { result in done((try? result.get()).map { Data($0) }) }
      }
    reads[type] = read
    let start = MediaClock.monotonic
    defer { patience -= MediaClock.monotonic - start }
    return read.data(waiting: patience)
  }
}
