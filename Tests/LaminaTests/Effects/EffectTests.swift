import CoreGraphics
import Foundation
import GLESRenderer
import LayerTree
import Testing

/// Masks and filters, compared with double-precision loops.
@Suite("Masks and filters of layers", .serialized)
struct EffectTests {
  private static let size = 120
  private static let black = SIMD4<Float>(0, 0, 0, 1)
  private static let white = SIMD4<Float>(1, 1, 1, 1)

  private func scene(scale: CGFloat = 1) -> CommitScene {
    var scene = CommitScene(120, 120, scale: scale)
    scene.paint(Self.black, in: CGRect(x: 0, y: 0, width: 120, height: 120))
    return scene
  }

  /// The largest difference in 1/255 from the expected gray level 0…1, and the mean one from its
  /// nearest byte: no picture of bytes is nearer to the level itself than 0.25 in the mean.
  private func difference(
    _ image: CGImage, _ expected: (SIMD2<Double>) -> Double
  ) -> (largest: Double, mean: Double) {
    let bytes = image.premultipliedRGBA
    var (largest, sum) = (0.0, 0.0)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let value = expected(SIMD2(Double(x) + 0.5, Double(y) + 0.5)) * 255
        let byte = Double(bytes[(y * image.width + x) * 4])
        largest = max(largest, abs(byte - value))
        sum += abs(byte - value.rounded())
      }
    }
    return (largest, sum / Double(image.width * image.height))
  }

  /// A box from `low` to `high`, blurred by a Gaussian.
  private func blurredBox(
    _ point: Double, _ low: Double, _ high: Double, deviation: Double
  ) -> Double {
    func cumulative(_ x: Double) -> Double { 0.5 * (1 + erf(x / deviation / 2.0.squareRoot())) }
    return cumulative(point - low) - cumulative(point - high)
  }

  @Test(
    "a blurred square is within 2 of 255 of a Gaussian",
    arguments: [0.5, 1, 2, 4, 7, 9, 12, 20, 33, 60], [1, 2] as [CGFloat])
  func blur(deviation: Double, scale: CGFloat) throws {
    var scene = scene(scale: scale)
    scene.paint(Self.white, in: CGRect(x: 30, y: 40, width: 50, height: 30)) {
      $0.style.filters = [.gaussianBlur(radius: deviation)]
    }
    let result = difference(try scene.render()) { pixel in
      let point = pixel / Double(scale)
      return blurredBox(point.x, 30, 80, deviation: deviation)
        * blurredBox(point.y, 40, 70, deviation: deviation)
    }
    #expect(result.largest <= 2 && result.mean <= 0.1, "\(result)")
  }

  @Test(
    "where targets have only bytes, a blurred square is within 2 of 255 too",
    arguments: [2, 7, 20, 60])
  func blurOfBytes(deviation: Double) throws {
    var scene = scene()
    scene.paint(Self.white, in: CGRect(x: 30, y: 40, width: 50, height: 30)) {
      $0.style.filters = [.gaussianBlur(radius: deviation)]
    }
    let image = try scene.render(DriverLimits(hasOnlyBytes: true))
    let result = difference(image) { pixel in
      blurredBox(pixel.x, 30, 80, deviation: deviation)
        * blurredBox(pixel.y, 40, 70, deviation: deviation)
    }
    #expect(result.largest <= 2, "\(result)")
  }

  @Test("what lies outside of the screen or of an outer clip is blurred into it")
  func blurAtEdges() throws {
    var scene = scene()
    let clip = scene.add(CGRect(x: 0, y: 0, width: 120, height: 60), to: scene.stage) {
      $0.style.masksToBounds = true
    }
    scene.paint(Self.white, in: CGRect(x: -60, y: -60, width: 100, height: 160), to: clip) {
      $0.style.filters = [.gaussianBlur(radius: 6)]
    }
    let result = difference(try scene.render()) { pixel in
      pixel.y > 60 ? 0 : blurredBox(pixel.x, -60, 40, deviation: 6)
    }
    #expect(result.largest <= 2, "\(result)")
  }

  @Test("a color filter changes straight colors")
  func colors() throws {
    var scene = scene()
    scene.paint(SIMD4(0.8, 0.4, 0.2, 0.5), in: CGRect(x: 0, y: 0, width: 120, height: 120)) {
      $0.style.filters = [
        .color(
          ColorMatrix(
            red: SIMD4(0, 1, 0, 0), green: SIMD4(0, 0, 1, 0), blue: SIMD4(1, 0, 0, 0),
            bias: SIMD4(0.1, 0, 0, 0)))
      ]
    }
    let bytes = try scene.render().premultipliedRGBA
    for (channel, value) in [0.5, 0.2, 0.8].enumerated() {
      #expect(abs(Double(bytes[channel]) - value * 0.5 * 255) <= 2)
    }
  }

  @Test(
    "a mask multiplies a layer and its sublayers with its alpha", arguments: [1, 0.5] as [Float])
  func mask(opacity: Float) throws {
    var scene = scene()
    let layer = scene.paint(Self.white, in: CGRect(x: 10, y: 10, width: 60, height: 60)) {
      $0.properties.opacity = opacity
    }
    scene.paint(Self.white, in: CGRect(x: 40, y: 40, width: 60, height: 60), to: layer)
    let mask = scene.mask(layer, by: CGRect(x: 20, y: 0, width: 40, height: 70)) {
      $0.properties.backgroundColor = SIMD4(1, 0, 0, 0.5)
    }
    scene.paint(Self.white, in: CGRect(x: 0, y: 0, width: 10, height: 70), to: mask)
    let result = difference(try scene.render()) { pixel in
      let (x, y) = (pixel.x - 10, pixel.y - 10)
      let isInside = x < 60 && y < 60 && x > 0 && y > 0 || x > 40 && y > 40
      guard isInside, x > 20, x < 60, y > 0, y < 70 else { return 0 }
      return Double(opacity) * (x < 30 ? 1 : 0.5)
    }
    #expect(result.largest <= 1, "\(result)")
  }

  @Test("a layer whose mask is hidden, empty or elsewhere is not visible")
  func emptyMask() throws {
    for index in 0..<3 {
      var scene = scene()
      let layer = scene.paint(Self.white, in: CGRect(x: 10, y: 10, width: 60, height: 60))
      scene.mask(layer, by: CGRect(x: index == 1 ? 200 : 0, y: 0, width: 60, height: 60)) {
        $0.properties.isHidden = index == 0
        if index == 2 { $0.properties.backgroundColor = .zero }
      }
      #expect(difference(try scene.render()) { _ in 0 }.largest == 0)
    }
  }

  @Test("a mask may have filters and a mask of its own, and the layer filters too")
  func combined() throws {
    var scene = scene()
    let layer = scene.paint(Self.white, in: CGRect(x: 0, y: 0, width: 120, height: 120)) {
      $0.style.filters = [
        .color(
          ColorMatrix(
            red: SIMD4(0.5, 0, 0, 0), green: SIMD4(0, 0.5, 0, 0), blue: SIMD4(0, 0, 0.5, 0)))
      ]
    }
    let mask = scene.mask(layer, by: CGRect(x: 20, y: 20, width: 60, height: 60)) {
      $0.style.filters = [.gaussianBlur(radius: 5)]
    }
    scene.mask(mask, by: CGRect(x: 0, y: -100, width: 300, height: 300))
    let result = difference(try scene.render()) { pixel in
      guard pixel.x > 20 else { return 0 }
      return 0.5 * blurredBox(pixel.x, 20, 80, deviation: 5)
        * blurredBox(pixel.y, 20, 80, deviation: 5)
    }
    #expect(result.largest <= 2, "\(result)")
  }
}
