package import Foundation

extension CGColor {
  /// Encodes the color space's name and the components under keys that begin with `key`. Patterns
  /// and colors of unnamed spaces are not encoded.
  package func encode(with coder: NSCoder, forKey key: String) {
    guard pattern == nil, let name = colorSpace?.name else { return }
    coder.encode(name as NSString, forKey: key + ".space")
    coder.encode(numbers: (components ?? []).map(Double.init), forKey: key + ".components")
  }

  /// Decodes a color that `encode(with:forKey:)` wrote; nil if it is missing, its space is unknown
  /// or the number of components is wrong.
  package convenience init?(coder: NSCoder, forKey key: String) {
    // Decoding a missing key fails the whole archive.
    guard coder.containsValue(forKey: key + ".space"),
      let name = coder.decodeObject(of: NSString.self, forKey: key + ".space") as String?,
      let numbers = coder.decodeNumbers(forKey: key + ".components")
    else { return nil }
    let devices = [CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray()]
    guard let space = CGColorSpace(name: name) ?? devices.first(where: { $0.name == name }),
      numbers.count == space.numberOfComponents + 1
    else { return nil }
    unsafe self.init(colorSpace: space, components: numbers.map { CGFloat($0) })
  }
}
