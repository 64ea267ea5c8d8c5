import Foundation

/// The `Contents.json` of a set or a folder of an asset catalog.
struct AssetContents: Decodable {
  var images: [ImageEntry]?
  var colors: [ColorEntry]?
  var properties: Properties?

  struct ImageEntry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var resizing: Resizing?
  }

  struct ColorEntry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: Color?
  }

  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  struct Color: Decodable {
    var space: String?
    var components: [String: String]?
    /// The name of a color of the system.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case space = "color-space"
      case components, reference
    }
  }

  /// Lengths are in pixels.
  struct Resizing: Decodable {
    var insets: Insets?
    var center: Center?

    enum CodingKeys: String, CodingKey {
      case insets = "cap-insets"
      case center
    }

    struct Insets: Decodable {
      var top: Double?
      var left: Double?
      var bottom: Double?
      var right: Double?
    }

    struct Center: Decodable {
      var mode: String?
    }
  }

  struct Properties: Decodable {
    var renderingIntent: String?
    var providesNamespace: Bool?
    var localizable: Bool?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
      case localizable
    }
  }

  /// nil if the folder has none, or it is damaged.
  static func of(_ folder: URL) -> AssetContents? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      data.count <= 1 << 20
    else { return nil }
    return try? JSONDecoder().decode(AssetContents.self, from: data)
  }
}

/// An entry of a set that is for certain devices and appearances.
protocol AssetEntry {
  var idiom: String? { get }
  var appearances: [AssetContents.Appearance]? { get }
}

extension AssetContents.ImageEntry: AssetEntry {}
extension AssetContents.ColorEntry: AssetEntry {}

extension [AssetContents.Appearance]? {
  /// The style for which an entry is; nil if it is for contrast or for other appearances.
  var style: UIUserInterfaceStyle? {
    guard let self, !self.isEmpty else { return .light }
    guard self.count == 1, self[0].appearance == "luminosity" else { return nil }
    return self[0].value == "dark" ? .dark : .light
  }
}

extension Array where Element: AssetEntry {
  /// The entries for a style on any device, or else on the first kind that there is.
  func entries(for style: UIUserInterfaceStyle) -> [Element] {
    let styled = filter { $0.appearances.style == style }
    let idioms = ["universal", "iphone", "ipad"]
    let idiom = idioms.first { idiom in styled.contains { ($0.idiom ?? "universal") == idiom } }
    return styled.filter { ($0.idiom ?? "universal") == idiom }
  }
}
