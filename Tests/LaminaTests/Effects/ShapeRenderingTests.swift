import CoreGraphics
import Foundation
import LaminaTesting
import LayerTree
import RenderServer
import Testing

/// A shape in a layer of 60 × 44 points at (4, 3).
struct ShapeCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var shape = LayerShape()
  var transform = CATransform3DIdentity

  init(_ name: String, _ path: CGPath, _ change: (inout LayerShape) -> Void = { _ in }) {
    testDescription = name
    shape.path = path
    change(&shape)
  }

  init(
    _ name: String, _ path: CGPath, transform: CATransform3D,
    _ change: (inout LayerShape) -> Void = { _ in }
  ) {
    self.init(name, path, change)
    self.transform = transform
  }

  static let red = SIMD4<Float>(1, 0, 0, 1)
  static let blue = SIMD4<Float>(0, 0, 1, 0.5)

  static func stroked(
    _ name: String, _ path: CGPath, width: Float = 6,
    _ change: (inout LayerShape) -> Void = { _ in }
  ) -> ShapeCase {
    ShapeCase(name, path) {
      ($0.fillColor, $0.strokeColor, $0.lineWidth) = (.zero, SIMD4(0, 0, 0, 1), width)
      change(&$0)
    }
  }

  static func path(_ draw: (CGMutablePath) -> Void) -> CGPath {
    let path = CGMutablePath()
    draw(path)
    return path
  }

  static let rect = CGPath(rect: CGRect(x: 5.3, y: 4.6, width: 40.5, height: 30.2), transform: nil)
  static let whole = CGPath(rect: CGRect(x: 5, y: 4, width: 40, height: 33), transform: nil)
  static let ellipse = CGPath(
    ellipseIn: CGRect(x: 6.2, y: 5, width: 46, height: 31.4), transform: nil)
  static let rounded = CGPath(
    roundedRect: CGRect(x: 6.5, y: 5, width: 46, height: 31), cornerWidth: 9, cornerHeight: 7,
    transform: nil)
  /// Five points, of which the edges cross each other.
  static let star = path { path in
    for index in 0..<5 {
      let angle = Double(index) * 4 * .pi / 5
      let point = CGPoint(x: 30 + 20 * sin(angle), y: 22 - 20 * cos(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
  }
  static let zigzag = path { path in
    path.move(to: CGPoint(x: 8, y: 34))
    path.addLine(to: CGPoint(x: 16, y: 10.5))
    path.addLine(to: CGPoint(x: 22, y: 33))
    path.addLine(to: CGPoint(x: 45, y: 12))
    path.addLine(to: CGPoint(x: 52, y: 34))
  }
  /// A curve that crosses itself and has a bend of less than the line width.
  static let loop = path { path in
    path.move(to: CGPoint(x: 8, y: 36))
    path.addCurve(
      to: CGPoint(x: 50, y: 36), control1: CGPoint(x: 70, y: -20), control2: CGPoint(x: -12, y: -16)
    )
    path.addCurve(
      to: CGPoint(x: 30, y: 38), control1: CGPoint(x: 40, y: 10), control2: CGPoint(x: 33, y: 20))
  }
  static let rings = path { path in
    path.addEllipse(in: CGRect(x: 6, y: 4, width: 30, height: 30))
    path.addEllipse(in: CGRect(x: 20, y: 8, width: 30, height: 30))
    path.addEllipse(in: CGRect(x: 24.5, y: 15, width: 8, height: 8))
  }
  static let dots = path { path in
    path.move(to: CGPoint(x: 12, y: 12))
    path.addLine(to: CGPoint(x: 12, y: 12))
    path.move(to: CGPoint(x: 30.4, y: 20))
    path.closeSubpath()
    path.move(to: CGPoint(x: 50, y: 20))
  }

  static let all: [ShapeCase] =
    [
      ShapeCase("a rectangle between pixels", rect),
      ShapeCase("a rectangle on pixels", whole),
      ShapeCase("an ellipse", ellipse) { $0.fillColor = red },
      ShapeCase("a star with the non-zero rule", star),
      ShapeCase("a star with the even-odd rule", star) { $0.fillRule = .evenOdd },
      ShapeCase("overlapping rings", rings),
      ShapeCase("overlapping rings with the even-odd rule", rings) { $0.fillRule = .evenOdd },
      ShapeCase("an open path is filled as if closed", zigzag),
      ShapeCase("fill and translucent stroke", rounded) {
        ($0.fillColor, $0.strokeColor, $0.lineWidth) = (red, blue, 5)
      },
      ShapeCase(
        "a rotated star", star, transform: CATransform3DMakeRotation(0.35, 0, 0, 1)
      ) { ($0.strokeColor, $0.lineWidth) = (red, 2.5) },
      ShapeCase(
        "a stretched ellipse", ellipse, transform: CATransform3DMakeScale(0.5, 1.3, 1)
      ) { ($0.strokeColor, $0.lineWidth) = (red, 6) },
      stroked("a thin ellipse", ellipse, width: 0.4),
      stroked("a star that crosses itself", star, width: 5),
      stroked("a loop", loop, width: 5) { $0.lineJoin = .round },
      stroked("lines without length, butt", dots, width: 9),
    ]
    + LayerShape.Cap.allCases.flatMap { cap in
      [
        stroked("an open line with \(cap) caps", zigzag) {
          ($0.lineCap, $0.lineJoin) = (cap, .bevel)
        },
        stroked("lines without length, \(cap)", dots, width: 9) { $0.lineCap = cap },
        stroked("dashes with \(cap) caps", ellipse, width: 5) {
          ($0.lineCap, $0.lineDashPattern, $0.lineDashPhase) = (cap, [9, 7, 2.5, 8], 4)
        },
        stroked("a part with \(cap) caps", rings, width: 4) {
          ($0.lineCap, $0.strokeStart, $0.strokeEnd) = (cap, 0.21, 0.83)
        },
      ]
    }
    + LayerShape.Join.allCases.flatMap { join in
      [
        stroked("\(join) joins", zigzag) { $0.lineJoin = join },
        stroked("\(join) joins of a closed path", star, width: 4) { $0.lineJoin = join },
      ]
    } + [
      stroked("a miter limit of 2", zigzag) { $0.miterLimit = 2 },
      stroked("dashes of a part", rounded, width: 3) {
        ($0.strokeStart, $0.strokeEnd, $0.lineDashPattern) = (0.1, 0.7, [6, 3])
      },
      stroked("an odd number of dashes", zigzag, width: 3) { $0.lineDashPattern = [5] },
    ]
}

// V20
@Suite("Shape layers", .serialized)
struct ShapeRenderingTests {
  private static let frame = CGRect(x: 4, y: 3, width: 60, height: 44)

  private func scene(_ sample: ShapeCase, scale: CGFloat) -> CommitScene {
    var scene = CommitScene(68, 50, scale: scale)
    scene.paint(SIMD4(1, 1, 1, 1), in: CGRect(x: 0, y: 0, width: 68, height: 50))
    scene.add(Self.frame, to: scene.stage) {
      $0.style.shape = sample.shape
      $0.properties.transform = sample.transform
    }
    return scene
  }

  /// The pixels that the shape must have over white, 0…255.
  private func expected(_ sample: ShapeCase, _ image: CGImage, scale: Double) -> [SIMD3<Double>] {
    func map(_ point: SIMD2<Double>) -> SIMD2<Double> {
      let (m, x, y) = (sample.transform, point.x - 30, point.y - 22)
      return SIMD2(x * m.m11 + y * m.m21 + 34, x * m.m12 + y * m.m22 + 25) * scale
    }
    var pixels = Array(repeating: SIMD3<Double>(repeating: 255), count: image.width * image.height)
    func blend(_ reference: ShapeReference, _ color: SIMD4<Float>) {
      let coverage = reference.coverage(image.width, image.height, map)
      let rgb = SIMD3(Double(color.x), Double(color.y), Double(color.z)) * 255
      for index in pixels.indices {
        let alpha = coverage[index] * Double(color.w)
        pixels[index] = rgb * alpha + pixels[index] * (1 - alpha)
      }
    }
    let shape = sample.shape
    if let path = shape.path, shape.hasFill {
      let isEvenOdd = shape.fillRule == .evenOdd
      blend(ShapeReference(filling: path, evenOdd: isEvenOdd), shape.fillColor)
    }
    if shape.hasStroke { blend(ShapeReference(stroking: shape), shape.strokeColor) }
    return pixels
  }

  @Test(
    "each pixel is within 2 of 255 of double precision, and the mean within 0.1",
    arguments: ShapeCase.all, [1, 1.5])
  func reference(_ sample: ShapeCase, scale: CGFloat) throws {
    let image = try scene(sample, scale: scale).render()
    let bytes = image.premultipliedRGBA
    var (largest, sum, place) = (0.0, 0.0, 0)
    for (index, pixel) in expected(sample, image, scale: Double(scale)).enumerated() {
      for channel in 0..<3 {
        let difference = abs(Double(bytes[index * 4 + channel]) - pixel[channel])
        if difference > largest { (largest, place) = (difference, index) }
        sum += difference
      }
    }
    let position = (place % image.width, place / image.width)
    #expect(largest <= 2, "at \(position)")
    #expect(sum / Double(image.width * image.height * 3) <= 0.1)
  }
}
