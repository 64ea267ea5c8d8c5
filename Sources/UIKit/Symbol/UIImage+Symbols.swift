import CoreGraphics
import Synchronization

extension UIImage {
  /// The symbol that an image shows.
  struct SymbolName: Hashable, Codable, Sendable {
    let name: String
    let style: SymbolStyle
  }

  /// Creates a symbol; nil for a name that is unknown. See `init(systemName:withConfiguration:)`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol. The traits have no effect: a symbol has the color of its view's tint.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates one of the symbols that controls and bars need, at the main screen's scale; nil for a
  /// name that is unknown. It is a template: image views and buttons show it in their tint color.
  /// Images of the same symbol share their pixels.
  ///
  /// - Parameter configuration: a `UIImage.SymbolConfiguration`.
  ///
  /// Any thread. Source: Apple, "init(systemName:withConfiguration:)".
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    let style = (configuration as? SymbolConfiguration)?.style ?? SymbolStyle()
    self.init(symbol: SymbolName(name: name, style: style))
  }

  convenience init?(symbol: SymbolName) {
    guard let entry = SymbolCache.entry(symbol, MainScreenScale.value) else { return nil }
    var attributes = Attributes()
    attributes.symbol = symbol
    attributes.baselineOffset = entry.baseline
    attributes.flipsForRightToLeft = entry.flips
    self.init(
      bitmap: entry.image, scale: MainScreenScale.value, orientation: .up, attributes: attributes)
  }

  /// Returns the symbol, with what it does not specify itself from a configuration.
  final func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol = attributes.symbol, let configuration else { return self }
    return restyled(configuration.style.applying(symbol.style))
  }

  final func restyled(_ style: SymbolStyle) -> UIImage {
    guard let symbol = attributes.symbol, symbol.style != style,
      let image = UIImage(symbol: SymbolName(name: symbol.name, style: style))
    else { return self }
    return image.withRenderingMode(renderingMode)
  }

  /// Whether image views show the image in their tint color.
  final var isTemplate: Bool {
    renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage
  }
}

/// The symbols that were drawn last, so that images of the same symbol share a texture.
enum SymbolCache {
  private struct Key: Hashable {
    let symbol: UIImage.SymbolName
    let scale: CGFloat
  }

  struct Entry {
    let image: CGImage
    let baseline: CGFloat
    let flips: Bool
  }

  private static let limit = 256
  private static let entries = Mutex<[Key: Entry]>([:])

  static func removeAll() {
    entries.withLock { $0.removeAll() }
  }

  static func entry(_ name: UIImage.SymbolName, _ scale: CGFloat) -> Entry? {
    let key = Key(symbol: name, scale: scale)
    if let entry = entries.withLock({ $0[key] }) { return entry }
    guard let symbol = Symbol.named(name.name), let drawn = symbol.image(name.style, scale: scale)
    else { return nil }
    let entry = Entry(image: drawn.image, baseline: drawn.baseline, flips: symbol.flips)
    entries.withLock { entries in
      if entries.count >= limit { entries.removeAll() }
      entries[key] = entry
    }
    return entry
  }
}
