import Foundation
import UIKit

extension Target {
  /// Measures and draws text with any attributes.
  static let text = Target(name: "text") { bytes in
    var input = Input(bytes)
    let text = NSMutableAttributedString(string: input.string())
    for _ in 0..<Int(input.byte() & 7) where text.length > 0 {
      let start = Int(input.byte()) % text.length
      let range = NSRange(location: start, length: 1 + Int(input.byte()) % (text.length - start))
      text.addAttributes(input.attributes(), range: range)
    }
    _ = text.size()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 32), format: format).image { _ in
      text.draw(at: input.point())
      text.draw(in: input.rect())
      text.string.draw(in: input.rect(), withAttributes: input.attributes())
    }
  }
}

extension Input {
  mutating func attributes() -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if bool() { attributes[.font] = font() }
    if bool() {
      attributes[.foregroundColor] = UIColor(
        red: double(), green: double(), blue: double(), alpha: double())
    }
    return attributes
  }

  private mutating func font() -> UIFont {
    let size = double()
    let weight = UIFont.Weight(rawValue: double())
    return bool()
      ? .monospacedSystemFont(ofSize: size, weight: weight)
      : .systemFont(ofSize: size, weight: weight)
  }
}
