import CoreGraphics
public import Foundation

extension UIColor {
  /// Creates a color of the asset catalogs in the main bundle; nil if they do not have it.
  ///
  /// Source: Apple, "init(named:)".
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a color of the asset catalogs in a bundle; nil if they do not have it. It is dynamic if
  /// there is a variant for the dark style.
  ///
  /// - Parameter bundle: nil means the main bundle; `.module` is that of a package's resources.
  ///
  /// Any thread. Source: Apple, "init(named:in:compatibleWith:)".
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let folder = AssetCatalog.of(bundle ?? .main).colors[name],
      let colors = AssetContents.of(folder)?.colors,
      let light = colors.color(for: .light) ?? colors.color(for: .dark)
    else { return nil }
    if let dark = colors.color(for: .dark) {
      self.init(
        .styled(light: light.cgColor(for: .of(.light)), dark: dark.cgColor(for: .of(.dark))))
    } else {
      self.init(light.appearance)
    }
  }
}

extension [AssetContents.ColorEntry] {
  fileprivate func color(for style: UIUserInterfaceStyle) -> UIColor? {
    entries(for: style).first?.color?.color
  }
}

extension AssetContents.Color {
  fileprivate var color: UIColor? {
    if let reference { return UIColor.ofSystem(reference) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = component("red"), let green = component("green"),
      let blue = component("blue")
    else { return nil }
    return space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A number from 0 to 1, which the file may contain as one with a point, or as one from 0 to 255.
  private func component(_ name: String) -> CGFloat? {
    guard let text = components?[name] else { return nil }
    let value: Double? =
      if text.hasPrefix("0x") {
        Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") {
        Double(text)
      } else {
        Double(text).map { name == "alpha" ? $0 : $0 / 255 }
      }
    return value.flatMap { (-16...16).contains($0) ? CGFloat($0) : nil }
  }
}
