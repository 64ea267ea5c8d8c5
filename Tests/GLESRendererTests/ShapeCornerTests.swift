import Compositor
import Foundation
import GLESRenderer
import LayerTree
import Testing

@Suite("Shapes: corners and borders")
struct ShapeCornerTests {
  private let size = PixelSize(width: 48, height: 48)

  struct Rotation {
    var angle: Double
    var scale = SIMD2(1.0, 1)
    var shear = 0.0
    var radius: Double
  }

  @Test(
    "each corner can be rounded without the others",
    arguments: [Corners.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY, .all, [.minXMinY, .maxXMaxY]])
  func corners(corners: Corners) throws {
    let rounded = RoundedRectangle(size: [30, 26], radius: 9, corners: corners)
    let shape = ShapeInstance.rect(8.5, 10.25, 30, 26).with {
      $0.cornerRadius = 9
      $0.flags = [.antialiasedEdges, ShapeFlags(corners)]
    }
    let expected = Coverage(size) { rounded.contains([$0 - 8.5, $1 - 10.25]) }
    let pixels = try Canvas.draw(shape, modifiers: .rounded, size: size)
    #expect(expected.difference(from: pixels).maximum <= 16)
    #expect(expected.meanDifference(from: pixels) <= 0.3)
  }

  @Test(
    "rounded corners are right rotated, sheared, elliptical, and at half the side",
    arguments: [
      Rotation(angle: 0.3, radius: 8), Rotation(angle: 0.9, radius: 11),
      Rotation(angle: 0, scale: [1.6, 0.8], radius: 8),
      Rotation(angle: 0.5, scale: [1.5, 0.9], radius: 8),
      Rotation(angle: 0.2, shear: 0.5, radius: 8), Rotation(angle: 0, scale: [-1, 1], radius: 11),
      Rotation(angle: 0, radius: 0),
    ])
  func rotated(rotation: Rotation) throws {
    let rounded = RoundedRectangle(size: [22, 22], radius: rotation.radius)
    let transform = Affine.rotated(
      rounded.size, by: rotation.angle, at: [24.2, 23.9], scale: rotation.scale,
      shear: rotation.shear)
    let shape = ShapeInstance(rounded.size, transform).with {
      $0.cornerRadius = Float(rotation.radius)
      $0.flags = [.antialiasedEdges, ShapeFlags(Corners.all)]
    }
    let inverse = transform.inverse
    let expected = Coverage(size) { rounded.contains(inverse($0, $1)) }
    let pixels = try Canvas.draw(shape, modifiers: .rounded, size: size)
    #expect(expected.difference(from: pixels).maximum <= 24)
    #expect(expected.meanDifference(from: pixels) <= 0.6)
  }

  @Test("a border is a ring of its width inside the shape, with concentric corners")
  func ring() throws {
    let rounded = RoundedRectangle(size: [30, 26], radius: 9, corners: [.minXMinY, .maxXMaxY])
    for (angle, scale) in [(0.0, 1.0), (0.4, 1), (0, 1.25)] {
      let transform = Affine.rotated(
        rounded.size, by: angle, at: [24, 24], scale: [scale, scale])
      let shape = ShapeInstance(rounded.size, transform).with {
        $0.cornerRadius = 9
        $0.borderWidth = 3
        $0.color = .zero
        $0.borderColor = .white
        $0.flags = [.antialiasedEdges, ShapeFlags(rounded.corners)]
      }
      let inverse = transform.inverse
      let expected = Coverage(size) { x, y in
        let point = inverse(x, y)
        return rounded.contains(point) && !rounded.contains(point, inset: 3)
      }
      let pixels = try Canvas.draw(shape, modifiers: [.rounded, .bordered], size: size)
      #expect(expected.difference(from: pixels).maximum <= 24)
      #expect(expected.meanDifference(from: pixels) <= 0.6)
    }
  }

  @Test("an axis-aligned border on the pixel grid is exactly sharp")
  func sharpRing() throws {
    let shape = ShapeInstance.rect(4, 5, 20, 16).with {
      $0.borderWidth = 2
      $0.color = .green
      $0.borderColor = .red
    }
    let pixels = try Canvas.draw(shape, modifiers: [.rounded, .bordered], size: size)
    for y in 0..<48 {
      for x in 0..<48 {
        let isOuter = (4..<24).contains(x) && (5..<21).contains(y)
        let isInner = (6..<22).contains(x) && (7..<19).contains(y)
        let expected: SIMD4<UInt8> = isInner ? .green : isOuter ? .red : .zero
        #expect(pixels[x, y] == expected, "at (\(x), \(y))")
      }
    }
  }

  @Test("a border wider than half the side fills the shape; one of no width shows nothing")
  func extremes() throws {
    let shape = ShapeInstance.rect(4.5, 4.5, 20, 12).with {
      $0.cornerRadius = 4
      $0.flags = [.antialiasedEdges, ShapeFlags(Corners.all)]
    }
    let filled = try Canvas.draw(shape, modifiers: .rounded, size: size)
    let bordered = shape.with {
      $0.color = .zero
      $0.borderColor = .white
    }
    for width in [Float(6.1), 10, 11, 1000] {
      #expect(
        try Canvas.draw(
          bordered.with { $0.borderWidth = width }, modifiers: [.rounded, .bordered], size: size)
          == filled)
    }
    #expect(
      try Canvas.draw(bordered, modifiers: [.rounded, .bordered], size: size).bytes.allSatisfy {
        $0 == 0
      })
  }

  @Test("a shape without a border looks the same in a batch of shapes with one")
  func borderless() throws {
    for color: SIMD4<UInt8> in [[79, 113, 168, 255], [62, 138, 144, 255], [31, 57, 11, 99]] {
      let transform = Affine.rotated([30, 26], by: 0.35, at: [24, 24])
      let shape = ShapeInstance([30, 26], transform).with {
        ($0.color, $0.opacity, $0.cornerRadius) = (color, 0.7, 8)
        $0.flags = [.antialiasedEdges, ShapeFlags(Corners.all)]
      }
      let alone = try Canvas.draw(shape, modifiers: .rounded, size: size)
      #expect(try Canvas.draw(shape, modifiers: [.rounded, .bordered], size: size) == alone)
    }
  }

  @Test("a border lies over bitmap and color, and the opacity applies to all")
  func layers() throws {
    var canvas = try Canvas(width: 8, height: 8)
    let texture = TextureID(rawValue: 1)
    canvas.upload(image(width: 1, height: 1) { _, _ in [0, 102, 0, 102] }, in: texture)
    let shape = ShapeInstance.rect(0, 0, 8, 8).with {
      $0.color = .blue
      $0.borderWidth = 2
      $0.borderColor = [51, 0, 0, 51]
      $0.opacity = 0.5
    }
    canvas.pass(clear: .zero) {
      $0.addShapes([.rounded, .bordered], [shape], of: .bitmap, texture: texture)
    }
    let pixels = try canvas.render()
    // (0, 102, 153, 255) inside; under the border four fifths of it.
    #expect(Self.isNear(pixels[4, 4], [0, 51, 77, 128]))
    #expect(Self.isNear(pixels[0, 4], [26, 41, 61, 128]))
  }

  @Test("a continuous corner is Apple's curve to 1/50 of its radius")
  func continuous() throws {
    // Its cubic curves from one side to halfway, by offsets from the corner in radii, as published
    // by many who measured UIBezierPath(roundedRect:cornerRadius:); the rest is their mirror image.
    let curves: [[SIMD2<Double>]] = [
      [[1.52866471, 0], [1.08849323, 0], [0.86840689, 0], [0.63149399, 0.07491100]],
      [
        [0.63149399, 0.07491100], [0.37282392, 0.16905899], [0.16906013, 0.37282401],
        [0.07491176, 0.63149399],
      ],
    ]
    let radius = 200.0
    let shape = ShapeInstance.rect(20, 20, 800, 800).with {
      $0.cornerRadius = Float(radius)
      $0.flags = [.antialiasedEdges, ShapeFlags(Corners.all), .continuousCorners]
    }
    let pixels = try Canvas.draw(
      shape, modifiers: .rounded, size: PixelSize(width: 400, height: 400))
    for curve in curves {
      for step in 0...50 {
        let point = Self.bezier(curve, Double(step) / 50) * radius + 20
        #expect(abs(Self.distance(from: point, in: pixels)) < 0.02 * radius, "at \(point)")
      }
    }
    // Both curves have the same midpoint.
    let halfway = Self.distance(from: SIMD2(repeating: 20 + 0.2915 * radius), in: pixels)
    #expect(abs(halfway) < 0.1)
  }

  @Test("a continuous corner of half the sides is circular, since it has no more space")
  func continuousCircle() throws {
    let rounded = RoundedRectangle(size: [30, 30], radius: 15)
    let shape = ShapeInstance.rect(8.5, 9.25, 30, 30).with {
      $0.cornerRadius = 15
      $0.flags = [.antialiasedEdges, ShapeFlags(Corners.all), .continuousCorners]
    }
    let expected = Coverage(size) { rounded.contains([$0 - 8.5, $1 - 9.25]) }
    let pixels = try Canvas.draw(shape, modifiers: .rounded, size: size)
    #expect(expected.difference(from: pixels).maximum <= 24)
    #expect(expected.meanDifference(from: pixels) <= 0.3)
  }

  @Test(
    "a border is as wide at the beginning of a continuous corner as at the side",
    arguments: [Float(20), 30, 40])
  func continuousBorder(radius: Float) throws {
    let shape = ShapeInstance.rect(0, 0, 200, 80).with {
      ($0.cornerRadius, $0.borderWidth) = (radius, 8)
      ($0.color, $0.borderColor) = (.zero, .white)
      $0.flags = [.antialiasedEdges, ShapeFlags(Corners.all), .continuousCorners]
    }
    let pixels = try Canvas.draw(
      shape, modifiers: [.rounded, .bordered], size: PixelSize(width: 200, height: 80))
    let corner = Int(1.528665 * radius)
    for column in corner - 4..<corner + 4 {
      let width = (0..<40).reduce(0.0) { $0 + Double(pixels[column, $1].w) / 255 }
      #expect(abs(width - 8) < 0.1, "in column \(column)")
    }
  }

  /// The distance of the rendered edge from a point along the diagonal of the corner: at most 1.42
  /// times the distance.
  private static func distance(from point: SIMD2<Double>, in pixels: Pixels) -> Double {
    var distance = -20.0
    while distance < 20 {
      let position = point + distance * 0.5.squareRoot()
      if alpha(at: position, in: pixels) >= 0.5 { return distance }
      distance += 0.02
    }
    return distance
  }

  /// The alpha interpolated between the centers of four pixels.
  private static func alpha(at position: SIMD2<Double>, in pixels: Pixels) -> Double {
    let first = (position - 0.5).rounded(.down)
    let part = position - 0.5 - first
    func pixel(_ x: Double, _ y: Double) -> Double {
      Double(pixels[max(0, Int(first.x + x)), max(0, Int(first.y + y))].w) / 255
    }
    return (pixel(0, 0) * (1 - part.x) + pixel(1, 0) * part.x) * (1 - part.y)
      + (pixel(0, 1) * (1 - part.x) + pixel(1, 1) * part.x) * part.y
  }

  private static func bezier(_ p: [SIMD2<Double>], _ t: Double) -> SIMD2<Double> {
    let s = 1 - t
    return p[0] * (s * s * s) + p[1] * (3 * s * s * t) + p[2] * (3 * s * t * t) + p[3] * (t * t * t)
  }

  private static func isNear(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Bool {
    (0..<4).allSatisfy { abs(Int(a[$0]) - Int(b[$0])) <= 1 }
  }
}
