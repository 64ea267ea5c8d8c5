import CoreGraphics
import Foundation
import Synchronization

/// Finds image files by name, and caches the most recently used ones.
struct NamedImages: Sendable {
  /// A decoded image file.
  struct Entry: Sendable {
    let file: DecodedImage
    let scale: CGFloat
    var attributes = UIImage.Attributes()
    fileprivate var lastUse = 0

    fileprivate var byteCount: Int {
      file.frames.reduce(0) { $0 + $1.image.bytesPerRow * $1.image.height }
    }
  }

  private struct Key: Hashable {
    let folder: String
    let name: String
    let scale: CGFloat
    let style: UIUserInterfaceStyle
  }

  private var entries: [Key: Entry] = [:]
  private var byteCount = 0
  private var uses = 0

  /// The cache's limit in bytes of pixel data; the least recently used images beyond it are
  /// evicted.
  private static let maximumByteCount = 64 << 20
  private static let extensions = ["png", "jpg", "jpeg", "webp"]
  private static let scales = 1...4
  private static let cache = Mutex(NamedImages())

  static func image(
    _ name: String, in bundle: Bundle, scale: CGFloat, style: UIUserInterfaceStyle = .light
  ) -> Entry? {
    let key = Key(folder: bundle.bundlePath, name: name, scale: scale, style: style)
    if let entry = cache.withLock({ $0.use(key) }) { return entry }
    let asset = ImageAsset(name, in: bundle, scale: scale, style: style)
    guard let path = asset?.path ?? path(name, in: bundle, scale: scale),
      let file = UIImage.read({ () throws(ImageError) in try ImageDecoder.file(atPath: path) })
    else { return nil }
    let entry = Entry(
      file: file, scale: asset?.scale ?? UIImage.scale(ofFileNamed: path),
      attributes: asset?.attributes ?? UIImage.Attributes())
    cache.withLock { $0.store(entry, for: key) }
    return entry
  }

  /// Forgets all images; those in use keep their pixels.
  static func removeAll() {
    cache.withLock { $0 = NamedImages() }
  }

  private static func path(_ name: String, in bundle: Bundle, scale: CGFloat) -> String? {
    let suffix = (name as NSString).pathExtension
    let isSuffix = extensions.contains(suffix.lowercased())
    let stem = isSuffix ? (name as NSString).deletingPathExtension : name
    for mark in marks(for: scale) {
      for suffix in isSuffix ? [suffix] : extensions {
        if let path = bundle.path(forResource: stem + mark, ofType: suffix) { return path }
      }
    }
    return nil
  }

  /// Returns the file name suffixes for a scale, the best match first.
  private static func marks(for scale: CGFloat) -> [String] {
    let larger = scales.filter { CGFloat($0) >= scale }
    let smaller = scales.filter { CGFloat($0) < scale }.reversed()
    return (larger + smaller).flatMap { $0 == 1 ? ["", "@1x"] : ["@\($0)x"] }
  }

  private mutating func use(_ key: Key) -> Entry? {
    uses += 1
    entries[key]?.lastUse = uses
    return entries[key]
  }

  private mutating func store(_ entry: Entry, for key: Key) {
    if let existing = entries.removeValue(forKey: key) { byteCount -= existing.byteCount }
    byteCount += entry.byteCount
    entries[key] = entry
    entries[key]?.lastUse = uses
    while byteCount > Self.maximumByteCount,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      entries[oldest.key] = nil
      byteCount -= oldest.value.byteCount
    }
  }
}
