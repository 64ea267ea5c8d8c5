import Foundation
import Synchronization

/// The image and color sets in the asset catalogs of a bundle, which are folders with JSON files.
struct AssetCatalog: Sendable {
  /// The folders of sets, by the names by which programs know them.
  private(set) var images: [String: URL] = [:]
  private(set) var colors: [String: URL] = [:]

  private static let maximumDepth = 16
  private static let maximumSetCount = 20_000
  private static let catalogs = Mutex<[String: AssetCatalog]>([:])

  /// The catalog of a bundle, which is looked for once.
  static func of(_ bundle: Bundle) -> AssetCatalog {
    let path = bundle.resourcePath ?? bundle.bundlePath
    if let catalog = catalogs.withLock({ $0[path] }) { return catalog }
    let catalog = AssetCatalog(folder: URL(fileURLWithPath: path))
    catalogs.withLock { $0[path] = catalog }
    return catalog
  }

  /// Reads the catalogs in a folder.
  init(folder: URL) {
    for item in Self.items(of: folder) where item.pathExtension == "xcassets" {
      addSets(in: item, namespace: "", depth: 0)
    }
  }

  private mutating func addSets(in folder: URL, namespace: String, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    for item in Self.items(of: folder) where images.count + colors.count < Self.maximumSetCount {
      let name = namespace + item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "imageset", "appiconset": images[name] = item
      case "colorset": colors[name] = item
      case "":
        let isNamespace =
          AssetContents.of(item)?.properties?.providesNamespace == true
        addSets(
          in: item, namespace: isNamespace ? name + "/" : namespace, depth: depth + 1)
      default: break
      }
    }
  }

  private static func items(of folder: URL) -> [URL] {
    let items = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (items ?? []).sorted { $0.path < $1.path }
  }
}
