import Compositor
import Foundation
import GLESRenderer
import LayerTree
import Testing

@Suite("Shapes: edges")
struct ShapeEdgeTests {
  private let size = PixelSize(width: 24, height: 20)

  @Test(
    "an axis-aligned quad covers pixels by their common area, also if it is thin",
    arguments: [
      (10.3, 4.6, 7.25, 9.1), (3.5, 3.5, 4, 4), (5, 6, 7, 8), (4.9, 5.05, 0.15, 9),
      (6.2, 7.4, 8.3, 0.5), (9.7, 9.7, 0.6, 0.6), (9.1, 9.2, 0.5, 0.4), (-3.3, -2.2, 8.6, 7.7),
    ])
  func axisAligned(x: Double, y: Double, width: Double, height: Double) throws {
    let pixels = try Canvas.draw(.rect(x, y, width, height), size: size)
    let expected = Coverage(size, x: x, y: y, width: width, height: height)
    #expect(expected.difference(from: pixels).maximum < 1.01)
  }

  @Test(
    "edges within 1/512 pixel of the pixel grid are exactly sharp",
    arguments: [0, 1.0 / 512, -1.0 / 512])
  func sharp(error: Double) throws {
    let pixels = try Canvas.draw(.rect(5 + error, 6 - error, 7, 8), size: size)
    for y in 0..<20 {
      for x in 0..<24 {
        let isInside = (5..<12).contains(x) && (6..<14).contains(y)
        #expect(pixels[x, y] == (isInside ? .white : .zero), "at (\(x), \(y))")
      }
    }
  }

  @Test("edges of a large quad far from the origin are sharp too")
  func large() throws {
    let size = PixelSize(width: 4096, height: 8)
    let pixels = try Canvas.draw(.rect(1, 2, 4094, 4), size: size)
    let wrong = (0..<size.area).filter { index in
      let (x, y) = (index % 4096, index / 4096)
      let isInside = (1..<4095).contains(x) && (2..<6).contains(y)
      return pixels[x, y] != (isInside ? .white : .zero)
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    "rotated, stretched and sheared edges match 256 samples per pixel",
    arguments: [
      (0.1, 1, 0), (0.4, 1, 0), (Double.pi / 4, 1, 0), (1.3, 1, 0), (2.9, 1, 0), (0.3, 1.6, 0),
      (0.3, 1, 0.7), (0, 1, 1), (-0.8, -1, 0.4),
    ])
  func rotated(angle: Double, stretch: Double, shear: Double) throws {
    let size = PixelSize(width: 64, height: 64)
    let transform = Affine.rotated(
      [26, 20], by: angle, at: [32.3, 31.8], scale: [stretch, 1], shear: shear)
    let inverse = transform.inverse
    let shape = RoundedRectangle(size: [26, 20])
    let expected = Coverage(size) { shape.contains(inverse($0, $1)) }
    let pixels = try Canvas.draw(ShapeInstance([26, 20], transform), size: size)
    #expect(expected.meanDifference(from: pixels) <= 0.6)
    #expect(expected.difference(from: pixels).maximum <= 24)
  }

  @Test("a rotated line half a pixel thick has half the coverage")
  func thin() throws {
    let size = PixelSize(width: 64, height: 64)
    let transform = Affine.rotated([40, 0.5], by: 0.5, at: [32, 32])
    let pixels = try Canvas.draw(ShapeInstance([40, 0.5], transform), size: size)
    let sum = (0..<size.area).reduce(0.0) { $0 + Double(pixels.bytes[$1 * 4 + 3]) / 255 }
    #expect(abs(sum - 20) < 0.5)
  }

  @Test(
    "an edge without antialiasing covers the pixels whose center is inside",
    arguments: [LayerEdges.minX, .maxX, .minY, .maxY])
  func hard(edge: LayerEdges) throws {
    let shape = ShapeInstance.rect(5.4, 5.4, 8.2, 8.2).with {
      $0.flags = ShapeFlags(LayerEdges.all.subtracting(edge))
    }
    let pixels = try Canvas.draw(shape, size: size)
    // The antialiased edges are at 5.4 and 13.6; the center of each edge is tested.
    let sides: [(LayerEdges, outer: SIMD4<UInt8>, inner: SIMD4<UInt8>)] = [
      (.minX, pixels[4, 9], pixels[5, 9]), (.maxX, pixels[14, 9], pixels[13, 9]),
      (.minY, pixels[9, 4], pixels[9, 5]), (.maxY, pixels[9, 14], pixels[9, 13]),
    ]
    for side in sides {
      #expect(side.outer == .zero)
      if side.0 == edge {
        #expect(side.inner == .white)
      } else {
        #expect(abs(Int(side.inner.w) - 153) <= 1)
      }
    }
  }

  @Test("a quad without antialiasing covers the same pixels as the plain program")
  func hardIsPlain() throws {
    let transform = Affine.rotated([13, 9], by: 0.7, at: [11.7, 10.2])
    let shape = ShapeInstance([13, 9], transform).with { $0.flags = [] }
    var canvas = try Canvas(width: size.width, height: size.height)
    canvas.pass(clear: .zero) {
      $0.add(
        .solid,
        [
          QuadInstance(
            xAxis: shape.xAxis, yAxis: shape.yAxis, origin: shape.origin, color: .white)
        ])
    }
    #expect(try canvas.render() == Canvas.draw(shape, size: size))
  }

  @Test("opacity and color scale what is covered")
  func opacity() throws {
    let shape = ShapeInstance.rect(4.5, 4, 8, 8).with {
      $0.color = [200, 100, 50, 255]
      $0.opacity = 0.4
    }
    let pixels = try Canvas.draw(shape, size: size)
    #expect(pixels[8, 8] == [80, 40, 20, 102])
    #expect(pixels[4, 8] == [40, 20, 10, 51])
  }

  @Test("quads without an area, and those with NaN, draw nothing")
  func degenerate() throws {
    var broken: [ShapeInstance] = [
      .rect(5, 5, 0, 0), .rect(5, 5, 9, 0), .rect(5, 5, 0, 9), .rect(5, 5, 1e-7, 9),
      .rect(.nan, 5, 9, 9), .rect(5, 5, .nan, 9), .rect(5, 5, .infinity, 9),
      .rect(5, -.infinity, 9, 9),
      // Both axes along one line.
      ShapeInstance([9, 9], Affine(a: 1, b: 1, c: 1, d: 1, tx: 2, ty: 2)),
    ]
    broken += broken.map { shape in
      shape.with {
        ($0.cornerRadius, $0.borderWidth) = (2, 1)
        $0.flags = [.antialiasedEdges, ShapeFlags(Corners.all), .continuousCorners]
      }
    }
    for modifiers in [ProgramID.Modifiers([]), .rounded, [.rounded, .bordered]] {
      for shape in broken {
        let pixels = try Canvas.draw(shape, modifiers: modifiers, size: size)
        #expect(pixels.bytes.allSatisfy { $0 == 0 }, "\(shape)")
      }
    }
  }

  @Test("a sliver's sharp corners have no spurs")
  func sliver() throws {
    let size = PixelSize(width: 400, height: 40)
    let shape = ShapeInstance([100, 1], Affine(a: 1, b: 0, c: 100, d: 1, tx: 100, ty: 20))
    let pixels = try Canvas.draw(shape, size: size)
    for y in 0..<40 {
      for x in (0..<88).map({ $0 }) + (312..<400).map({ $0 }) {
        #expect(pixels[x, y] == .zero, "at (\(x), \(y))")
      }
    }
  }
}
