import CoreGraphics
import Testing

/// A drawing operation, shown in a small image.
struct Operation: Sendable, CustomTestStringConvertible {
  let name: String
  let draw: @Sendable (CGContext) -> Void

  init(_ name: String, _ draw: @escaping @Sendable (CGContext) -> Void) {
    self.name = name
    self.draw = draw
  }

  var testDescription: String { name }

  static let size = (width: 96, height: 64)

  func render() -> CGImage? {
    drawn(width: Self.size.width, height: Self.size.height) { paint(in: $0) }
  }

  /// Draws the operation on white, in UIKit's coordinates.
  func paint(in context: CGContext) {
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: Self.size.width, height: Self.size.height))
    context.setFillColor(blue)
    context.setStrokeColor(red)
    context.setLineWidth(3)
    draw(context)
  }
}

/// Shapes, images, gradients and patterns that several operations use.
enum Motif {
  static let box = CGRect(x: 16, y: 10, width: 64, height: 44)

  /// A self-intersecting star of five points.
  static func star(in rect: CGRect = box) -> CGPath {
    let path = CGMutablePath()
    for index in 0..<5 {
      let angle = -CGFloat.pi / 2 + CGFloat(index) * 4 * .pi / 5
      let point = CGPoint(
        x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// Adds a line with a sharp corner and an obtuse one.
  static func zigzag(_ context: CGContext) {
    context.addLines(between: [
      CGPoint(x: 14, y: 48), CGPoint(x: 30, y: 14), CGPoint(x: 46, y: 48), CGPoint(x: 80, y: 40),
    ])
  }

  /// An image of four columns and three rows of different colors; the top left is white.
  static let image: CGImage = {
    var pixels: [UInt8] = []
    for y in 0..<3 {
      for x in 0..<4 {
        pixels += [UInt8(255 - 85 * x), UInt8(255 - 127 * y), UInt8(255 - 60 * (x + y) % 256), 255]
      }
    }
    return CGImage(width: 4, height: 3, premultipliedRGBA: pixels)
  }()

  /// A mask of 8 × 8 samples: fully painted where x > y, half on the diagonal.
  static let mask: CGImage? = {
    let samples: [UInt8] = (0..<64).map { index in
      let (x, y) = (index % 8, index / 8)
      return x == y ? 128 : x > y ? 0 : 255
    }
    return CGDataProvider(data: Data(samples)).flatMap { provider in
      CGImage(
        maskWidth: 8, height: 8, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 8,
        provider: provider, decode: nil, shouldInterpolate: true)
    }
  }()

  static func gradient(_ colors: [CGColor], _ locations: [CGFloat]? = nil) -> CGGradient? {
    guard let locations else {
      return unsafe CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    }
    return unsafe CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations)
  }

  static let threeColors = gradient([red, green, blue], [0, 0.3, 1])

  /// A shading function: three red rings on a blue that fades out.
  static let rings: CGFunction? = {
    var callbacks = unsafe CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        let location = unsafe input[0]
        let isRed = Int(location * 6) % 2 == 0
        let color = isRed ? [0.9, 0.1, 0.1, 1] : [0.1, 0.2, 0.9, 1 - location]
        for (index, value) in color.enumerated() { unsafe output[index] = value }
      }, releaseInfo: nil)
    return unsafe CGFunction(
      info: nil, domainDimension: 1, domain: nil, rangeDimension: 4, range: nil,
      callbacks: &callbacks)
  }()

  /// Returns a pattern with a cell of 12 × 8 that holds a triangle and a dot.
  static func pattern(
    matrix: CGAffineTransform = .identity, step: CGFloat = 12,
    tiling: CGPatternTiling = .constantSpacing, isColored: Bool = true
  ) -> CGPattern? {
    var callbacks = unsafe CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red)
        context.addLines(between: [.zero, CGPoint(x: 8, y: 0), CGPoint(x: 0, y: 6)])
        context.fillPath()
        context.setFillColor(green)
        context.fillEllipse(in: CGRect(x: 7, y: 3, width: 4, height: 4))
      }, releaseInfo: nil)
    return unsafe CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 12, height: 8), matrix: matrix, xStep: step,
      yStep: step * 2 / 3, tiling: tiling, isColored: isColored, callbacks: &callbacks)
  }

  static func setPattern(_ context: CGContext, _ pattern: CGPattern?) {
    guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return }
    context.setFillColorSpace(space)
    unsafe context.setFillPattern(pattern, colorComponents: [1])
  }
}
