import Compositor
import CoreGraphics
import Foundation
import GLESRenderer
import LayerTree
import Testing

/// Requirement V20: perspective; the reference is 16 × 16 samples a pixel, each taken back to the plane in
/// plain doubles.
@Suite("Shapes: perspective")
struct ShapePerspectiveTests {
  private static let size = PixelSize(width: 64, height: 56)
  private static let cardSize = SIMD2<Double>(40, 30)

  /// A rotation about an axis, in the center of the target.
  struct Rotation: Sendable {
    var angle: Double
    var axis: SIMD3<Double>
    var distance = 80.0
    var depth = 0.0

    /// The transform from a card's coordinates, with its corner at (0, 0).
    var perspective: Perspective {
      var matrix = CATransform3DMakeTranslation(
        -ShapePerspectiveTests.cardSize.x / 2, -ShapePerspectiveTests.cardSize.y / 2, 0)
      matrix = CATransform3DConcat(
        matrix, CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z))
      var camera = CATransform3DMakeTranslation(0, 0, depth)
      camera = CATransform3DConcat(camera, CATransform3DIdentity.projected(from: distance))
      matrix = CATransform3DConcat(matrix, camera)
      return Perspective(
        CATransform3DConcat(matrix, CATransform3DMakeTranslation(31.3, 27.6, 0)))
    }
  }

  /// Rotations without edges parallel to pixels, for which 16 samples have only 16 levels.
  static let rotations = [
    Rotation(angle: 0.4, axis: [0.1, 1, 0.1]), Rotation(angle: 0.9, axis: [0.1, 1, 0.1]),
    Rotation(angle: 1.3, axis: [0.1, 1, 0]), Rotation(angle: 2.6, axis: [0, 1, 0.1]),
    Rotation(angle: -0.7, axis: [1, 0, 0.1]), Rotation(angle: 0.8, axis: [1, 1, 0]),
    Rotation(angle: 1.1, axis: [1, 0.3, 0.5]),
    Rotation(angle: -1, axis: [0.2, 1, 0.8], distance: 40),
    Rotation(angle: 0.6, axis: [1, -0.8, 0.3], distance: 400),
    Rotation(angle: 1.2, axis: [1, 0, 0], distance: 34, depth: 22),
  ]

  private func samples(_ rotation: Rotation, _ isInside: (SIMD2<Double>) -> Bool) throws -> Coverage
  {
    let inverse = try #require(rotation.perspective.inverse)
    return Coverage(Self.size) { x, y in
      let point = inverse.unproject([x, y, 1])
      return point.z > 0 && isInside(SIMD2(point.x, point.y) / point.z)
    }
  }

  private func draw(
    _ rotation: Rotation, modifiers: ProgramID.Modifiers = [], texture: CGImage? = nil,
    _ change: (inout ShapeInstance) -> Void = { _ in }
  ) throws -> Pixels {
    var canvas = try Canvas(width: Self.size.width, height: Self.size.height)
    let id = TextureID(rawValue: 1)
    if let texture { canvas.upload(texture, in: id) }
    canvas.pass(clear: .zero) { plan in
      var shape = plan.shape(rotation.perspective, Self.cardSize)
      change(&shape)
      plan.addShapes(
        modifiers.union(.perspective), [shape], of: texture == nil ? .solid : .bitmap,
        texture: texture == nil ? nil : id, filter: .linear)
    }
    return try canvas.render()
  }

  @Test("edges in perspective match 256 samples per pixel", arguments: rotations)
  func edges(rotation: Rotation) throws {
    let card = RoundedRectangle(size: Self.cardSize)
    let difference = try samples(rotation) { card.contains($0) }.difference(from: draw(rotation))
    #expect(difference.mean <= 3 && difference.maximum <= 40, "\(difference)")
  }

  @Test(
    "rounded corners and borders in perspective match 256 samples per pixel", arguments: rotations)
  func corners(rotation: Rotation) throws {
    let card = RoundedRectangle(size: Self.cardSize, radius: 10)
    let whole = try samples(rotation) { card.contains($0) }
      .difference(from: draw(rotation, modifiers: .rounded) { $0.round(10) })
    #expect(whole.mean <= 3.5 && whole.maximum <= 40, "\(whole)")
    let ring = try samples(rotation) { card.contains($0) && !card.contains($0, inset: 4) }
      .difference(
        from: draw(rotation, modifiers: [.rounded, .bordered]) {
          $0.round(10)
          ($0.borderWidth, $0.color) = (4, .zero)
          $0.borderColor = .white
        })
    #expect(ring.mean <= 4.5 && ring.maximum <= 56, "\(ring)")
  }

  @Test("a clip in perspective has the same edges and corners", arguments: rotations)
  func clip(rotation: Rotation) throws {
    let card = RoundedRectangle(size: Self.cardSize, radius: 10)
    let expected = try samples(rotation) { card.contains($0) }
    var canvas = try Canvas(width: Self.size.width, height: Self.size.height)
    canvas.pass(clear: .zero) { plan in
      var shape = ShapeInstance.rect(0, 0, 64, 56)
      shape.clip = plan.addClip(card, rotation.perspective)
      plan.addShapes([.clipped, .clipsInPerspective], [shape])
    }
    let difference = expected.difference(from: try canvas.render())
    #expect(difference.mean <= 3.5 && difference.maximum <= 40, "\(difference)")
  }

  @Test(
    "a bitmap in perspective is sampled at each pixel's position in the plane", arguments: rotations
  )
  func bitmap(rotation: Rotation) throws {
    let bitmap = image(width: 41, height: 31) { x, y in
      SIMD4(UInt8(x * 6), UInt8(y * 8), 100, 255)
    }
    let pixels = try draw(rotation, texture: bitmap) { $0.color = .zero }
    let inverse = try #require(rotation.perspective.inverse)
    var count = 0
    for y in 0..<56 {
      for x in 0..<64 where pixels[x, y].w == 255 {
        let point = inverse.unproject([Double(x) + 0.5, Double(y) + 0.5, 1])
        let position = SIMD2(point.x, point.y) / point.z / Self.cardSize
        guard position.min() > 0.02, position.max() < 0.98 else { continue }
        let red = (position.x * 41 - 0.5) * 6
        let green = (position.y * 31 - 0.5) * 8
        #expect(abs(Double(pixels[x, y].x) - red) < 3)
        #expect(abs(Double(pixels[x, y].y) - green) < 3)
        count += 1
      }
    }
    #expect(count > 100)
  }

  @Test("without a perspective the result is an affine shape's, except at the edges")
  func affine() throws {
    let transform = Affine.rotated([40, 30], by: 0.4, at: [32, 28])
    var canvas = try Canvas(width: Self.size.width, height: Self.size.height)
    canvas.pass(clear: .zero) { plan in
      var shape = plan.shape(Perspective(transform), Self.cardSize)
      shape.round(10)
      plan.addShapes([.perspective, .rounded], [shape])
    }
    let affine = ShapeInstance([40, 30], transform).with { $0.round(10) }
    let expected = try Canvas.draw(affine, modifiers: .rounded, size: Self.size)
    let pixels = try canvas.render()
    let most = zip(pixels.bytes, expected.bytes).map { abs(Int($0) - Int($1)) }.max()
    #expect(most ?? 255 <= 12)
  }

  @Test("edges without antialiasing cover the pixels whose center lies inside")
  func hard() throws {
    let rotation = Self.rotations[1]
    let inverse = try #require(rotation.perspective.inverse)
    let pixels = try draw(rotation) { $0.flags = [] }
    for y in 0..<56 {
      for x in 0..<64 {
        let point = inverse.unproject([Double(x) + 0.5, Double(y) + 0.5, 1])
        let position = SIMD2(point.x, point.y) / point.z / Self.cardSize
        let isInside = point.z > 0 && position.min() > 0 && position.max() < 1
        #expect(pixels[x, y] == (isInside ? .white : .zero), "at (\(x), \(y))")
      }
    }
  }
}

extension ShapeInstance {
  fileprivate mutating func round(_ radius: Float) {
    cornerRadius = radius
    flags.formUnion(ShapeFlags(Corners.all))
  }
}

extension CATransform3D {
  fileprivate func projected(from distance: Double) -> CATransform3D {
    var copy = self
    copy.m34 = -1 / distance
    return copy
  }
}

extension FramePlan {
  /// A white shape of a size in points, with its corner at the plane's (0, 0).
  fileprivate mutating func shape(
    _ perspective: Perspective, _ size: SIMD2<Double>
  ) -> ShapeInstance {
    let unit = perspective.applied(
      after: Affine(a: size.x, b: 0, c: 0, d: size.y, tx: 0, ty: 0))
    var shape = ShapeInstance.rect(0, 0, Double(self.size.width), Double(self.size.height))
    shape.size = SIMD2<Float>(size)
    guard let inverse = unit.inverse else { return shape }
    let rows = PerspectiveParameters.make(inverse)
    shape.details = Int32(parameters.count)
    parameters += [rows.0, rows.1, rows.2]
    return shape
  }

  fileprivate mutating func addClip(
    _ shape: RoundedRectangle, _ perspective: Perspective
  ) -> Int32 {
    guard let inverse = perspective.inverse else { return -1 }
    let half = shape.size / 2
    let (x, y) = (inverse.x - half.x * inverse.w, inverse.y - half.y * inverse.w)
    let clip = ClipParameters.make(
      a: Float(x.x), b: Float(y.x), c: Float(x.y), d: Float(y.y), tx: Float(x.z), ty: Float(y.z),
      halfSize: SIMD2<Float>(half), cornerRadius: Float(shape.radius),
      flags: ShapeFlags(shape.corners).union(.inPerspective), parent: -1)
    let index = Int32(parameters.count)
    parameters += [clip.0, clip.1, clip.2, SIMD4<Float>(SIMD4(inverse.w, 0))]
    return index
  }
}
