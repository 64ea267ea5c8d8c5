import CoreGraphics
public import Foundation

extension UIColor: NSSecureCoding {
  /// What is written of each of the styles.
  private enum Key: String {
    case space
    case components

    func callAsFunction(_ style: UIUserInterfaceStyle) -> String { "\(rawValue).\(style)" }
  }

  public static var supportsSecureCoding: Bool { true }

  /// Writes the components in their colour space. Of a dynamic colour it writes the light one and the
  /// dark one; patterns are not written.
  public func encode(with coder: NSCoder) {
    for style in isDynamic ? [UIUserInterfaceStyle.light, .dark] : [.light] {
      let color = cgColor(for: .of(style))
      guard color.pattern == nil, let name = color.colorSpace?.name else { return }
      let numbers = (color.components ?? []).map { NSNumber(value: Double($0)) }
      coder.encode(name as NSString, forKey: Key.space(style))
      coder.encode(numbers as NSArray, forKey: Key.components(style))
    }
  }

  /// A colour from an archive, dynamic where it was; nil where there is none in it.
  public convenience init?(coder: NSCoder) {
    guard let light = Self.color(.light, in: coder) else { return nil }
    guard coder.containsValue(forKey: Key.space(.dark)) else {
      self.init(cgColor: light)
      return
    }
    guard let dark = Self.color(.dark, in: coder) else { return nil }
    self.init(.styled(light: light, dark: dark))
  }

  private static func color(_ style: UIUserInterfaceStyle, in coder: NSCoder) -> CGColor? {
    let (space, components) = (Key.space(style), Key.components(style))
    // A key that is not there fails the whole archive.
    guard coder.containsValue(forKey: space), coder.containsValue(forKey: components),
      let name = coder.decodeObject(of: NSString.self, forKey: space) as String?,
      let numbers = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: components)
        as? [NSNumber]
    else { return nil }
    return CGColor(spaceName: name, components: numbers.map { CGFloat($0.doubleValue) })
  }
}

extension CGColor {
  /// Nil where no space has the name, or has another number of components.
  fileprivate convenience init?(spaceName name: String, components: [CGFloat]) {
    let devices = [CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray()]
    guard let space = CGColorSpace(name: name) ?? devices.first(where: { $0.name == name }),
      components.count == space.numberOfComponents + 1
    else { return nil }
    unsafe self.init(colorSpace: space, components: components)
  }
}
