import UIKit

extension Target {
  /// Draws into a bitmap with random calls.
  static let drawing = Target(name: "drawing") { bytes in
    var input = Input(bytes)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    _ = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32), format: format).image {
      input.draw(in: $0.cgContext)
    }
  }
}
