import CoreGraphics
import Foundation
import LayerTree
import Testing

/// Shadows of layers, compared with double-precision loops.
@Suite("Shadows of layers", .serialized)
struct LayerShadowTests {
  private static let side = 90.0
  private static let black = SIMD4<Float>(0, 0, 0, 1)
  private static let white = SIMD4<Float>(1, 1, 1, 1)
  private static let caster = CGRect(x: 20, y: 25, width: 50, height: 40)

  private func scene(scale: CGFloat = 1) -> CommitScene {
    var scene = CommitScene(Self.side, Self.side, scale: scale)
    scene.paint(Self.black, in: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    return scene
  }

  private func shadow(
    _ radius: CGFloat, offset: CGSize = .zero, path: CGPath? = nil
  ) -> LayerShadow {
    var shadow = LayerShadow()
    (shadow.color, shadow.opacity, shadow.radius) = (Self.white, 1, radius)
    (shadow.offset, shadow.path) = (offset, path)
    return shadow
  }

  /// The largest and the mean difference from the expected gray level 0…1 at points, in 1/255 and
  /// after rounding to bytes, where a half may be rounded up or down; of every third pixel along each
  /// axis.
  private func difference(
    _ image: CGImage, scale: CGFloat = 1, _ expected: (SIMD2<Double>) -> Double
  ) -> (largest: Double, mean: Double) {
    let bytes = image.premultipliedRGBA
    var (largest, sum) = (0.0, 0.0)
    for y in stride(from: 1, to: image.height, by: 3) {
      for x in stride(from: 1, to: image.width, by: 3) {
        let point = SIMD2(Double(x) + 0.5, Double(y) + 0.5) / Double(scale)
        let distance = abs(Double(bytes[(y * image.width + x) * 4]) - expected(point) * 255)
        let error = max(0, (distance - 0.501).rounded(.up))
        largest = max(largest, error)
        sum += error
      }
    }
    return (largest, 9 * sum / Double(image.width * image.height))
  }

  // MARK: Rectangles, rounded rectangles and ellipses

  private static func cumulative(_ x: Double) -> Double { 0.5 * (1 + erf(x / 2.0.squareRoot())) }

  /// A rounded rectangle blurred by a Gaussian, at a point: the sum over rows, each of which has the
  /// mean length of the shape in it.
  private static func blurred(
    _ shape: RoundedRect, _ deviation: Double, at point: SIMD2<Double>
  ) -> Double {
    let (rect, rows) = (shape.rect, 64)
    let top = max(rect.minY, point.y - 5 * deviation)
    let height = (min(rect.maxY, point.y + 5 * deviation) - top) / Double(rows)
    guard height > 0 else { return 0 }
    return (0..<rows).reduce(0) { sum, row in
      let (low, high) = (top + Double(row) * height, top + Double(row + 1) * height)
      let left = rect.minX + inset(shape, low, high, corners: [.minXMinY, .minXMaxY])
      let right = rect.maxX - inset(shape, low, high, corners: [.maxXMinY, .maxXMaxY])
      let weight =
        cumulative((high - point.y) / deviation) - cumulative((low - point.y) / deviation)
      return sum + weight
        * (cumulative((right - point.x) / deviation) - cumulative((left - point.x) / deviation))
    }
  }

  /// The mean distance of the outline from a vertical side, in the rows between two heights.
  private static func inset(
    _ shape: RoundedRect, _ low: Double, _ high: Double, corners: Corners
  ) -> Double {
    guard shape.isRounded else { return 0 }
    let (rx, ry) = (shape.radii.width, shape.radii.height)
    /// The area beside the corner up to a depth below its horizontal side.
    func area(_ depth: Double) -> Double {
      let t = min(max(1 - depth / ry, 0), 1)
      return rx * ry * (1 - t - (.pi / 2 - t * (1 - t * t).squareRoot() - asin(t)) / 2)
    }
    var missing = 0.0
    let kept = shape.corners.intersection(corners)
    if !kept.isDisjoint(with: [.minXMinY, .maxXMinY]) {
      missing += area(high - shape.rect.minY) - area(low - shape.rect.minY)
    }
    if !kept.isDisjoint(with: [.minXMaxY, .maxXMaxY]) {
      missing += area(shape.rect.maxY - low) - area(shape.rect.maxY - high)
    }
    return missing / (high - low)
  }

  private static let samples: [RoundedRect] = [
    RoundedRect(caster),
    RoundedRect(caster, radii: CGSize(width: 4, height: 4)),
    RoundedRect(caster, radii: CGSize(width: 20, height: 20)),
    RoundedRect(caster, radii: CGSize(width: 12, height: 12), corners: [.minXMinY, .maxXMaxY]),
    RoundedRect(caster, radii: CGSize(width: 25, height: 20)),
    RoundedRect(
      CGRect(x: 30, y: 25, width: 36, height: 36), radii: CGSize(width: 18, height: 18)),
  ]

  private func path(_ shape: RoundedRect) -> CGPath {
    let path = CGMutablePath()
    func radii(_ corner: Corners) -> CGSize { shape.corners.contains(corner) ? shape.radii : .zero }
    path.addRoundedRect(
      in: shape.rect, topLeft: radii(.minXMinY), topRight: radii(.maxXMinY),
      bottomRight: radii(.maxXMaxY), bottomLeft: radii(.minXMaxY))
    return path
  }

  @Test(
    "the shadow of a shape is within 1 of 255 of a Gaussian in double precision",
    arguments: [0.6, 2, 5, 12], 0..<6)
  func shapes(radius: CGFloat, index: Int) throws {
    let shape = Self.samples[index]
    for scale in [1, 1.5] as [CGFloat] {
      var scene = scene(scale: scale)
      let screen = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
      scene.add(screen, to: scene.stage) {
        $0.style.shadow = shadow(radius, path: path(shape))
        #expect($0.style.shadow.pathRect != nil)
      }
      let result = difference(try scene.render(), scale: scale) {
        Self.blurred(shape, radius, at: $0)
      }
      #expect(result.largest <= 1 && result.mean <= 0.1, "\(result) at scale \(scale)")
    }
  }

  @Test("an offset, a rotation and a scale apply to the shadow", arguments: [1.5, 6])
  func rotated(radius: CGFloat) throws {
    var scene = scene(scale: 1.5)
    let shape = RoundedRect(
      CGRect(x: -20, y: -12, width: 40, height: 24), radii: CGSize(width: 7, height: 7))
    scene.add(CGRect(x: 45, y: 45, width: 0, height: 0), to: scene.stage) {
      $0.rotate(30, about: 0, 0, 1)
      $0.style.shadow = shadow(radius, offset: CGSize(width: 6, height: -3.5), path: path(shape))
    }
    let (cosine, sine) = (cos(Double.pi / 6), sin(Double.pi / 6))
    let result = difference(try scene.render(), scale: 1.5) { point in
      let (x, y) = (point.x - 45, point.y - 45)
      return Self.blurred(
        shape, radius, at: SIMD2(cosine * x + sine * y - 6, cosine * y - sine * x + 3.5))
    }
    #expect(result.largest <= 1 && result.mean <= 0.1, "\(result)")
  }

  @Test("an opaque card hides its shadow, which surrounds it", arguments: [0, 8] as [CGFloat])
  func card(corner: CGFloat) throws {
    for scale in [1, 2] as [CGFloat] {
      var scene = scene(scale: scale)
      scene.paint(SIMD4(0.5, 0.5, 0.5, 1), in: Self.caster) {
        $0.style.cornerRadius = corner
        $0.style.shadow = shadow(4, offset: CGSize(width: 2, height: 5))
      }
      let shape = RoundedRect(Self.caster, radii: CGSize(width: corner, height: corner))
      let result = difference(try scene.render(), scale: scale) { point in
        guard !shape.contains(CGPoint(x: point.x, y: point.y)) else { return 128.0 / 255 }
        return Self.blurred(shape, 4, at: point - SIMD2(2, 5))
      }
      // The antialiased corners are counted as inside or outside.
      #expect(result.mean <= (corner > 0 ? 0.6 : 0.3), "\(result)")
      if corner == 0, scale == 1 { #expect(result.largest <= 1, "\(result)") }
    }
  }

  @Test("without a radius the shadow is sharp")
  func sharp() throws {
    var scene = scene()
    scene.add(CGRect(x: 0, y: 0, width: 90, height: 90), to: scene.stage) {
      $0.style.shadow = shadow(
        0, offset: CGSize(width: 3, height: 2), path: path(RoundedRect(Self.caster)))
    }
    let result = difference(try scene.render()) { point in
      Self.caster.offsetBy(dx: 3, dy: 2).contains(CGPoint(x: point.x, y: point.y)) ? 1 : 0
    }
    #expect(result.largest == 0)
  }

  @Test("color, opacity and the layer's own opacity are factors")
  func translucent() throws {
    var scene = scene()
    scene.add(CGRect(x: 0, y: 0, width: 90, height: 90), to: scene.stage) {
      $0.style.shadow = shadow(5, path: path(RoundedRect(Self.caster)))
      $0.style.shadow.color = SIMD4(0.5, 1, 1, 0.8)
      $0.style.shadow.opacity = 0.5
      $0.properties.opacity = 0.5
    }
    let result = difference(try scene.render()) {
      0.5 * 0.8 * 0.5 * 0.5 * Self.blurred(RoundedRect(Self.caster), 5, at: $0)
    }
    #expect(result.largest <= 1, "\(result)")
  }

  @Test(
    "an arbitrary path casts the shadow of its nonzero fill", arguments: [0, 2, 7] as [CGFloat])
  func arbitraryPath(radius: CGFloat) throws {
    let (first, second) = (
      CGRect(x: 20, y: 20, width: 24, height: 30), CGRect(x: 44, y: 30, width: 26, height: 20)
    )
    let path = CGMutablePath()
    path.addRects([first, second, first])
    var scene = scene()
    scene.paint(Self.black, in: CGRect(x: 60, y: 60, width: 20, height: 20)) {
      $0.style.shadow = shadow(radius, offset: CGSize(width: -60, height: -55), path: path)
      $0.properties.opacity = 0.5
    }
    let result = difference(try scene.render()) { point in
      let isHidden = point.x > 60 && point.x < 80 && point.y > 60 && point.y < 80
      if isHidden { return 0 }
      let moved = point - SIMD2(0, 5)
      // The group of the layer and its shadow is a picture of bytes.
      let level = (255 * blurred(first, second, radius, at: moved)).rounded() / 255
      if radius > 0 { return 0.5 * level }
      return [first, second].contains { $0.contains(CGPoint(x: moved.x, y: moved.y)) } ? 0.5 : 0
    }
    #expect(result.largest <= 2 && result.mean <= 0.1, "\(result)")
  }

  // MARK: Pictures

  /// Two rectangles, blurred.
  private func blurred(
    _ first: CGRect, _ second: CGRect, _ deviation: Double, at point: SIMD2<Double>
  ) -> Double {
    Self.blurred(RoundedRect(first), deviation, at: point)
      + Self.blurred(RoundedRect(second), deviation, at: point)
  }

  @Test(
    "a layer without an opaque background casts the shadow of what it shows",
    arguments: [1, 3, 9, 24] as [CGFloat], [1, 1.5] as [CGFloat])
  func picture(radius: CGFloat, scale: CGFloat) throws {
    var scene = scene(scale: scale)
    let (first, second) = (
      CGRect(x: 20, y: 20, width: 24, height: 30), CGRect(x: 50, y: 40, width: 20, height: 20)
    )
    let layer = scene.add(CGRect(x: 10, y: 10, width: 70, height: 70), to: scene.stage) {
      $0.style.shadow = shadow(radius, offset: CGSize(width: 5, height: -3))
    }
    for rect in [first, second] {
      scene.paint(Self.black, in: rect.offsetBy(dx: -10, dy: -10), to: layer)
    }
    let result = difference(try scene.render(), scale: scale) { point in
      let isInside = [first, second].contains { $0.contains(CGPoint(x: point.x, y: point.y)) }
      return isInside ? 0 : blurred(first, second, radius, at: point - SIMD2(5, -3))
    }
    #expect(result.largest <= 2 && result.mean <= 0.1, "\(result)")
  }

  @Test("a clear layer casts the shadow of the card inside of it", arguments: [2, 6])
  func clearContainer(radius: CGFloat) throws {
    var scene = scene()
    let layer = scene.add(CGRect(x: 10, y: 10, width: 70, height: 70), to: scene.stage) {
      $0.style.shadow = shadow(radius, offset: CGSize(width: 3, height: -2))
    }
    let card = CGRect(x: 20, y: 25, width: 50, height: 40)
    scene.paint(Self.black, in: card.offsetBy(dx: -10, dy: -10), to: layer) {
      $0.style.masksToBounds = true
    }
    let shape = RoundedRect(card)
    let result = difference(try scene.render()) { point in
      card.contains(CGPoint(x: point.x, y: point.y))
        ? 0 : Self.blurred(shape, radius, at: point - SIMD2(3, -2))
    }
    #expect(result.largest <= 1, "\(result)")
  }

  @Test("a blurred layer casts the shadow of its blurred picture")
  func filtered() throws {
    var scene = scene()
    scene.paint(Self.black, in: Self.caster) {
      $0.style.filters = [.gaussianBlur(radius: 3)]
      $0.style.shadow = shadow(4)
    }
    let result = difference(try scene.render()) { point in
      let shape = RoundedRect(Self.caster)
      return Self.blurred(shape, 5, at: point) * (1 - Self.blurred(shape, 3, at: point))
    }
    #expect(result.largest <= 2, "\(result)")
  }

  @Test("a mask hides the shadow too, and a layer that masks to its bounds has none")
  func masked() throws {
    var scene = scene()
    let layer = scene.paint(Self.black, in: Self.caster) { $0.style.shadow = shadow(5) }
    scene.mask(layer, by: CGRect(x: -20, y: -20, width: 40, height: 100))
    let result = difference(try scene.render()) { point in
      guard point.x < 40, !Self.caster.contains(CGPoint(x: point.x, y: point.y)), point.y > 5
      else { return 0 }
      return Self.blurred(RoundedRect(Self.caster), 5, at: point)
    }
    #expect(result.largest <= 1, "\(result)")
    var clipped = self.scene()
    clipped.paint(Self.black, in: Self.caster) {
      $0.style.shadow = shadow(5)
      $0.style.masksToBounds = true
    }
    #expect(difference(try clipped.render()) { _ in 0 }.largest == 0)
  }

  @Test("a clip around the layer cuts the shadow")
  func clip() throws {
    var scene = scene()
    let clip = scene.add(CGRect(x: 0, y: 0, width: 90, height: 70), to: scene.stage) {
      $0.style.masksToBounds = true
    }
    scene.paint(Self.black, in: Self.caster, to: clip) { $0.style.shadow = shadow(5) }
    let result = difference(try scene.render()) { point in
      guard point.y < 70, !Self.caster.contains(CGPoint(x: point.x, y: point.y)) else { return 0 }
      return Self.blurred(RoundedRect(Self.caster), 5, at: point)
    }
    #expect(result.largest <= 1, "\(result)")
  }
}
