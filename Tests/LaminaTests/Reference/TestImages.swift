import CoreGraphics

/// Pictures for contents. They are smooth, with shapes on them: where two renderers sample them a
/// fraction of a pixel apart, they see nearly the same.
enum TestImages {
  /// Pixels.
  static let all: [CGImage] = [
    picture(64, 48, from: (0.9, 0.3, 0.1, 1), to: (0.1, 0.4, 0.9, 1)),
    picture(24, 24, from: (0.2, 0.8, 0.3, 1), to: (0.9, 0.9, 0.2, 1)),
    picture(120, 90, from: (0.6, 0.1, 0.7, 1), to: (0.9, 0.8, 0.7, 0.2)),
    picture(90, 20, from: (0.1, 0.7, 0.8, 0.8), to: (0.9, 0.2, 0.4, 0.5)),
    picture(15, 33, from: (0.9, 0.9, 0.9, 0.1), to: (0.2, 0.3, 0.3, 1)),
    picture(9, 9, from: (1, 0.8, 0.1, 1), to: (0.8, 0.1, 0.3, 0.7)),
  ]

  private typealias Color = (CGFloat, CGFloat, CGFloat, CGFloat)

  private static func picture(
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
