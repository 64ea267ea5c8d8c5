import CoreGraphics

/// Images for contents, with gradients and shapes. They are smooth, so that renderers that sample them
/// a fraction of a pixel apart get nearly the same colors.
enum TestImages {
  /// Images of several sizes and aspect ratios.
  static let all: [CGImage] = [
    testImage(64, 48, from: (0.9, 0.3, 0.1, 1), to: (0.1, 0.4, 0.9, 1)),
    testImage(24, 24, from: (0.2, 0.8, 0.3, 1), to: (0.9, 0.9, 0.2, 1)),
    testImage(120, 90, from: (0.6, 0.1, 0.7, 1), to: (0.9, 0.8, 0.7, 0.2)),
    testImage(90, 20, from: (0.1, 0.7, 0.8, 0.8), to: (0.9, 0.2, 0.4, 0.5)),
    testImage(15, 33, from: (0.9, 0.9, 0.9, 0.1), to: (0.2, 0.3, 0.3, 1)),
    testImage(9, 9, from: (1, 0.8, 0.1, 1), to: (0.8, 0.1, 0.3, 0.7)),
  ]

  private typealias Color = (CGFloat, CGFloat, CGFloat, CGFloat)

  private static func testImage(
    _ width: Int, _ height: Int, from start: Color, to end: Color
  ) -> CGImage {
    let context = CGContext(width: width, height: height)
    let (w, h) = (CGFloat(width), CGFloat(height))
    let colors = [start, end].map { CGColor(red: $0.0, green: $0.1, blue: $0.2, alpha: $0.3) }
    if let gradient = unsafe CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: w, y: h * 0.7),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.setFillColor(CGColor(red: end.2, green: start.0, blue: start.1, alpha: 0.7))
    context.fillEllipse(in: CGRect(x: w * 0.1, y: h * 0.15, width: w * 0.4, height: h * 0.5))
    context.setFillColor(CGColor(red: start.1, green: end.2, blue: end.0, alpha: 0.6))
    context.fill(CGRect(x: w * 0.55, y: h * 0.5, width: w * 0.35, height: h * 0.4))
    guard let image = context.makeImage() else {
      preconditionFailure("no memory for \(width) × \(height) pixels")
    }
    return image
  }
}
