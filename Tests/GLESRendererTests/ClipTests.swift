import Compositor
import Foundation
import GLESRenderer
import LayerTree
import Testing

@Suite("Clips")
struct ClipTests {
  private let size = PixelSize(width: 64, height: 64)

  @Test("three clips with different rotations leave their intersection")
  func chain() throws {
    let clips: [(RoundedRectangle, Affine)] = [
      (RoundedRectangle(size: [50, 30]), .rotated([50, 30], by: 0.2, at: [32, 32])),
      (
        RoundedRectangle(size: [30, 44], radius: 8, corners: [.minXMinY, .maxXMaxY]),
        .rotated([30, 44], by: -0.5, at: [30, 33])
      ),
      (
        RoundedRectangle(size: [20, 20], radius: 10),
        .rotated([20, 20], by: 0.9, at: [33, 30], scale: [2, 1.5])
      ),
    ]
    var canvas = try Canvas(width: 64, height: 64)
    canvas.plan.parameters = [.one]
    var innermost: Int32 = -1
    for clip in clips {
      innermost = canvas.plan.addClip(clip.0, clip.1, parent: innermost)
    }
    let shape = ShapeInstance.rect(0, 0, 64, 64).with { $0.clip = innermost }
    canvas.pass(clear: .zero) { $0.addShapes(.clipped, [shape]) }
    let pixels = try canvas.render()
    let inverses = clips.map(\.1.inverse)
    let expected = Coverage(size) { x, y in
      zip(clips, inverses).allSatisfy { clip, inverse in clip.0.contains(inverse(x, y)) }
    }
    // Where edges of two clips share a pixel, the product of their coverages may differ by a
    // quarter from the common coverage.
    #expect(expected.difference(from: pixels).maximum <= 64)
    #expect(expected.meanDifference(from: pixels) <= 0.6)
    let drawn = expected.values.count { $0 == 1 }
    #expect(drawn > 200)
  }

  @Test("an axis-aligned clip has exact coverage, and is sharp on the pixel grid")
  func axisAligned() throws {
    for (x, y) in [(10.0, 12.0), (10.3, 12.6)] {
      var canvas = try Canvas(width: 64, height: 64)
      let clip = canvas.plan.addClip(
        RoundedRectangle(size: [30, 20]), Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
      let shape = ShapeInstance.rect(0, 0, 64, 64).with { $0.clip = clip }
      canvas.pass(clear: .zero) { $0.addShapes(.clipped, [shape]) }
      let expected = Coverage(size, x: x, y: y, width: 30, height: 20)
      let difference = expected.difference(from: try canvas.render())
      #expect(difference.maximum <= (x == 10 ? 0 : 1))
    }
  }

  @Test("a clip's rounded corners equal those of a shape")
  func sameAsShape() throws {
    for flags in [ShapeFlags(Corners.all), [ShapeFlags(Corners.all), .continuousCorners]] {
      let rounded = RoundedRectangle(size: [36, 28], radius: 9)
      let transform = Affine.rotated(rounded.size, by: 0.35, at: [31, 33])
      let shape = ShapeInstance(rounded.size, transform).with {
        $0.cornerRadius = 9
        $0.flags = flags.union(.antialiasedEdges)
      }
      let drawn = try Canvas.draw(shape, modifiers: .rounded, size: size)
      var canvas = try Canvas(width: 64, height: 64)
      let clip = canvas.plan.addClip(
        rounded, transform, isContinuous: flags.contains(.continuousCorners))
      let everything = ShapeInstance.rect(0, 0, 64, 64).with { $0.clip = clip }
      canvas.pass(clear: .zero) { $0.addShapes([.clipped, .continuousCorners], [everything]) }
      let clipped = try canvas.render()
      let differences = zip(drawn.bytes, clipped.bytes).map { abs(Int($0) - Int($1)) }
      #expect(differences.max()! <= 1)
    }
  }

  @Test("shapes of one batch can have different clips, or none")
  func several() throws {
    var canvas = try Canvas(width: 30, height: 10)
    let clips = [0.0, 10].map { x in
      canvas.plan.addClip(
        RoundedRectangle(size: [4, 4]), Affine(a: 1, b: 0, c: 0, d: 1, tx: x + 3, ty: 3))
    }
    let shapes = (0..<3).map { index in
      ShapeInstance.rect(Double(index) * 10, 0, 10, 10).with {
        $0.clip = index < 2 ? clips[index] : -1
      }
    }
    canvas.pass(clear: .zero) { $0.addShapes(.clipped, shapes) }
    let pixels = try canvas.render()
    for y in 0..<10 {
      for x in 0..<30 {
        let isInside = x >= 20 || ((3..<7).contains(x % 10) && (3..<7).contains(y))
        #expect(pixels[x, y] == (isInside ? .white : .zero), "at (\(x), \(y))")
      }
    }
  }

  @Test("thousands of parameters are found in the texture, and replaced by each plan")
  func thousands() throws {
    var canvas = try Canvas(width: 64, height: 22)
    for isShifted in [false, true, false] {
      // 1,365 clips, each of one pixel; the shifted ones have one parameter before them.
      canvas.plan.parameters = isShifted ? [.one] : []
      let shapes = (0..<1365).map { index in
        let (x, y) = (Double(index % 64), Double(index / 64))
        let clip = canvas.plan.addClip(
          RoundedRectangle(size: [1, 1]), Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
        return ShapeInstance.rect(0, 0, 64, 22).with {
          $0.clip = clip
          $0.color = Self.color(index)
        }
      }
      #expect(canvas.plan.parameters.count == (isShifted ? 4096 : 4095))
      canvas.pass(clear: .zero) { $0.addShapes(.clipped, shapes) }
      let pixels = try canvas.render()
      #expect((0..<1365).allSatisfy { pixels[$0 % 64, $0 / 64] == Self.color($0) })
    }
  }

  private static func color(_ index: Int) -> SIMD4<UInt8> {
    [UInt8(index % 251), UInt8(index / 251), 7, 255]
  }
}
