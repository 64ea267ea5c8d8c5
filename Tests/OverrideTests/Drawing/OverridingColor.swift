import UIKit

final class OverridingColor: UIColor, @unchecked Sendable {
  override var cgColor: CGColor { called(super.cgColor) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override class var supportsSecureCoding: Bool { called(super.supportsSecureCoding) }
  override func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    called(super.resolvedColor(with: traitCollection))
  }
  override func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    called(super.withAlphaComponent(alpha))
  }
  override func set() { called(super.set()) }
  override func setFill() { called(super.setFill()) }
  override func setStroke() { called(super.setStroke()) }
  @safe override func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { called(super.getRed(red, green: green, blue: blue, alpha: alpha)) }
  @safe override func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    called(super.getHue(hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }
  @safe override func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool { called(super.getWhite(white, alpha: alpha)) }
  override func copy(with zone: NSZone?) -> Any { called(super.copy(with: zone)) }
  override func isEqual(_ object: Any?) -> Bool { called(super.isEqual(object)) }
  override var hash: Int { called(super.hash) }
  override var description: String { called(super.description) }
  override class var black: UIColor { called(super.black) }
  override class var darkGray: UIColor { called(super.darkGray) }
  override class var lightGray: UIColor { called(super.lightGray) }
  override class var white: UIColor { called(super.white) }
  override class var gray: UIColor { called(super.gray) }
  override class var red: UIColor { called(super.red) }
  override class var green: UIColor { called(super.green) }
  override class var blue: UIColor { called(super.blue) }
  override class var cyan: UIColor { called(super.cyan) }
  override class var yellow: UIColor { called(super.yellow) }
  override class var magenta: UIColor { called(super.magenta) }
  override class var orange: UIColor { called(super.orange) }
  override class var purple: UIColor { called(super.purple) }
  override class var brown: UIColor { called(super.brown) }
  override class var clear: UIColor { called(super.clear) }
  override class var lightText: UIColor { called(super.lightText) }
  override class var darkText: UIColor { called(super.darkText) }
  override class var systemRed: UIColor { called(super.systemRed) }
  override class var systemGreen: UIColor { called(super.systemGreen) }
  override class var systemBlue: UIColor { called(super.systemBlue) }
  override class var systemOrange: UIColor { called(super.systemOrange) }
  override class var systemYellow: UIColor { called(super.systemYellow) }
  override class var systemPink: UIColor { called(super.systemPink) }
  override class var systemPurple: UIColor { called(super.systemPurple) }
  override class var systemTeal: UIColor { called(super.systemTeal) }
  override class var systemIndigo: UIColor { called(super.systemIndigo) }
  override class var systemBrown: UIColor { called(super.systemBrown) }
  override class var systemMint: UIColor { called(super.systemMint) }
  override class var systemCyan: UIColor { called(super.systemCyan) }
  override class var systemGray: UIColor { called(super.systemGray) }
  override class var systemGray2: UIColor { called(super.systemGray2) }
  override class var systemGray3: UIColor { called(super.systemGray3) }
  override class var systemGray4: UIColor { called(super.systemGray4) }
  override class var systemGray5: UIColor { called(super.systemGray5) }
  override class var systemGray6: UIColor { called(super.systemGray6) }
  override class var label: UIColor { called(super.label) }
  override class var secondaryLabel: UIColor { called(super.secondaryLabel) }
  override class var tertiaryLabel: UIColor { called(super.tertiaryLabel) }
  override class var tintColor: UIColor { called(super.tintColor) }
  override class var quaternaryLabel: UIColor { called(super.quaternaryLabel) }
  override class var placeholderText: UIColor { called(super.placeholderText) }
  override class var link: UIColor { called(super.link) }
  override class var separator: UIColor { called(super.separator) }
  override class var opaqueSeparator: UIColor { called(super.opaqueSeparator) }
  override class var systemFill: UIColor { called(super.systemFill) }
  override class var secondarySystemFill: UIColor { called(super.secondarySystemFill) }
  override class var tertiarySystemFill: UIColor { called(super.tertiarySystemFill) }
  override class var quaternarySystemFill: UIColor { called(super.quaternarySystemFill) }
  override class var systemBackground: UIColor { called(super.systemBackground) }
  override class var secondarySystemBackground: UIColor { called(super.secondarySystemBackground) }
  override class var tertiarySystemBackground: UIColor { called(super.tertiarySystemBackground) }
  override class var systemGroupedBackground: UIColor { called(super.systemGroupedBackground) }
  override class var secondarySystemGroupedBackground: UIColor {
    called(super.secondarySystemGroupedBackground)
  }
  override class var tertiarySystemGroupedBackground: UIColor {
    called(super.tertiarySystemGroupedBackground)
  }
}

extension Overrides {
  static let color = Overrides(
    of: "UIColor", by: OverridingColor(white: 0, alpha: 1),
    uses: [
      {
        _ = ($0.cgColor, $0.resolvedColor(with: UITraitCollection()), $0.withAlphaComponent(1))
        _ = ($0.copy(with: nil), $0.isEqual($0), $0.hash, $0.description)
        _ = OverridingColor.supportsSecureCoding
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        // This calls `setFill()` and `setStroke()`.
        $0.set()
        _ = $0.getRed(nil, green: nil, blue: nil, alpha: nil)
        _ = $0.getHue(nil, saturation: nil, brightness: nil, alpha: nil)
        _ = $0.getWhite(nil, alpha: nil)
      },
      { _ in
        let type = OverridingColor.self
        _ = [
          type.black, type.darkGray, type.lightGray, type.white, type.gray, type.red, type.green,
          type.blue, type.cyan, type.yellow, type.magenta, type.orange, type.purple, type.brown,
          type.clear, type.lightText, type.darkText, type.tintColor,
        ]
        _ = [
          type.systemRed, type.systemGreen, type.systemBlue, type.systemOrange, type.systemYellow,
          type.systemPink, type.systemPurple, type.systemTeal, type.systemIndigo, type.systemBrown,
          type.systemMint, type.systemCyan, type.systemGray, type.systemGray2, type.systemGray3,
          type.systemGray4, type.systemGray5, type.systemGray6,
        ]
        _ = [
          type.label, type.secondaryLabel, type.tertiaryLabel, type.quaternaryLabel,
          type.placeholderText, type.link, type.separator, type.opaqueSeparator,
        ]
        _ = [
          type.systemFill, type.secondarySystemFill, type.tertiarySystemFill,
          type.quaternarySystemFill,
        ]
        _ = [
          type.systemBackground, type.secondarySystemBackground, type.tertiarySystemBackground,
          type.systemGroupedBackground, type.secondarySystemGroupedBackground,
          type.tertiarySystemGroupedBackground,
        ]
      },
    ])
}
