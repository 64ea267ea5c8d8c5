import CoreGraphics
import Foundation
import LayerTree
import TestSupport
import Testing

/// Background filters, compared with a picture without them that is blurred in double precision.
@Suite("Background filters of layers", .serialized)
struct BackdropTests {
  private static let side = 120

  /// A picture of random rectangles.
  private func scene(scale: CGFloat = 1) -> CommitScene {
    var scene = CommitScene(120, 120, scale: scale)
    var generator = SeededGenerator(seed: 4)
    func random(_ range: ClosedRange<Int>) -> Double {
      Double(Int.random(in: range, using: &generator))
    }
    for _ in 0..<40 {
      let color = SIMD4<Float>(
        Float(random(0...255)), Float(random(0...255)), Float(random(0...255)), 255)
      let frame = CGRect(
        x: random(-10...110), y: random(-10...110), width: random(5...50), height: random(5...50))
      scene.paint(color / 255, in: frame)
    }
    return scene
  }

  /// The picture blurred by a Gaussian; outside of it, the pixels at its edges are repeated.
  private func blurred(_ image: CGImage, deviation: Double) -> [Double] {
    let (width, height) = (image.width, image.height)
    let reach = Int((4 * deviation).rounded(.up))
    // A pixel's weight is that of its area.
    func cumulative(_ x: Double) -> Double { 0.5 * (1 + erf(x / deviation / 2.0.squareRoot())) }
    let weights = (-reach...reach).map {
      cumulative(Double($0) + 0.5) - cumulative(Double($0) - 0.5)
    }
    func pass(_ values: [Double], _ index: (Int, Int, Int) -> Int) -> [Double] {
      var result = values
      for y in 0..<height {
        for x in 0..<width {
          for channel in 0..<4 {
            var sum = 0.0
            for offset in -reach...reach {
              sum += weights[offset + reach] * values[index(x, y, offset) * 4 + channel]
            }
            result[(y * width + x) * 4 + channel] = sum
          }
        }
      }
      return result
    }
    let across = pass(image.premultipliedRGBA.map(Double.init)) { x, y, offset in
      y * width + min(max(x + offset, 0), width - 1)
    }
    return pass(across) { x, y, offset in min(max(y + offset, 0), height - 1) * width + x }
  }

  /// The largest difference inside the rectangle from the blurred picture, and outside from the
  /// sharp one.
  private func differences(
    of image: CGImage, in rect: CGRect, _ expected: [Double], _ sharp: CGImage
  ) -> (inside: Double, mean: Double, outside: Double) {
    let (bytes, plain) = (image.premultipliedRGBA, sharp.premultipliedRGBA)
    var (inside, sum, count, outside) = (0.0, 0.0, 0.0, 0.0)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let isInside = rect.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        for index in (y * image.width + x) * 4..<(y * image.width + x) * 4 + 3 {
          let value = Double(bytes[index])
          if isInside {
            inside = max(inside, abs(value - expected[index]))
            (sum, count) = (sum + abs(value - expected[index].rounded()), count + 1)
          } else {
            outside = max(outside, abs(value - Double(plain[index])))
          }
        }
      }
    }
    return (inside, count > 0 ? sum / count : 0, outside)
  }

  @Test(
    "a blurred backdrop is within 2 of 255 of the blurred picture, at the edges of the screen too",
    arguments: [0.6, 2, 5, 9, 14, 30])
  func blur(deviation: Double) throws {
    let sharp = try scene().render()
    let expected = blurred(sharp, deviation: deviation)
    for frame in [
      CGRect(x: 30, y: 20, width: 61, height: 47), CGRect(x: 0, y: 0, width: 50, height: 40),
      CGRect(x: 77, y: 90, width: 60, height: 60),
    ] {
      var scene = scene()
      scene.add(frame, to: scene.stage) {
        $0.style.backgroundFilters = [.gaussianBlur(radius: deviation)]
      }
      let result = differences(of: try scene.render(), in: frame, expected, sharp)
      #expect(result.inside <= 2 && result.outside == 0, "\(frame): \(result)")
      // 0.043 was measured.
      #expect(result.mean <= 0.1, "\(frame): \(result)")
    }
  }

  @Test("the scale of the screen scales the blur")
  func scale() throws {
    var scene = scene(scale: 2)
    let sharp = try scene.render()
    let frame = CGRect(x: 30, y: 20, width: 60, height: 40)
    scene.add(frame, to: scene.stage) { $0.style.backgroundFilters = [.gaussianBlur(radius: 3)] }
    let pixels = CGRect(x: 60, y: 40, width: 120, height: 80)
    let result = differences(
      of: try scene.render(), in: pixels, blurred(sharp, deviation: 6), sharp)
    #expect(result.inside <= 2 && result.outside == 0, "\(result)")
  }

  @Test("stacked blurs read each other's results")
  func stacked() throws {
    var scene = scene()
    let sharp = try scene.render()
    let frame = CGRect(x: 20, y: 20, width: 80, height: 80)
    for _ in 0..<2 {
      scene.add(frame, to: scene.stage) { $0.style.backgroundFilters = [.gaussianBlur(radius: 3)] }
    }
    // Far from the edges, the variances add up.
    let inner = frame.insetBy(dx: 15, dy: 15)
    let (bytes, expected) = (
      try scene.render().premultipliedRGBA, blurred(sharp, deviation: 18.0.squareRoot())
    )
    var largest = 0.0
    for y in Int(inner.minY)..<Int(inner.maxY) {
      for x in Int(inner.minX)..<Int(inner.maxX) {
        let index = (y * Self.side + x) * 4
        largest = max(largest, abs(Double(bytes[index]) - expected[index]))
      }
    }
    #expect(largest <= 2, "\(largest)")
  }

  /// A white layer on the left and a black one on the right, blurred by the body of `add`.
  private func step(_ add: (inout CommitScene) -> Void) throws -> [UInt8] {
    var scene = CommitScene(120, 120)
    scene.paint(SIMD4(0, 0, 0, 1), in: CGRect(x: 0, y: 0, width: 120, height: 120))
    scene.paint(SIMD4(1, 1, 1, 1), in: CGRect(x: 0, y: 0, width: 60, height: 120))
    add(&scene)
    return try scene.render().premultipliedRGBA
  }

  private func level(_ bytes: [UInt8], _ x: Int, _ y: Int) -> Int {
    Int(bytes[(y * Self.side + x) * 4])
  }

  @Test("opacity and mask of the layer apply to its backdrop, and its sublayers lie in front")
  func ownGroup() throws {
    let bytes = try step { scene in
      let layer = scene.add(CGRect(x: 20, y: 20, width: 80, height: 80), to: scene.stage) {
        $0.style.backgroundFilters = [
          .color(
            ColorMatrix(
              red: SIMD4(-1, 0, 0, 0), green: SIMD4(0, -1, 0, 0), blue: SIMD4(0, 0, -1, 0),
              bias: SIMD4(1, 1, 1, 0)))
        ]
        $0.properties.opacity = 0.5
      }
      scene.paint(SIMD4(1, 1, 1, 1), in: CGRect(x: 50, y: 30, width: 20, height: 10), to: layer)
      scene.mask(layer, by: CGRect(x: 0, y: 0, width: 80, height: 40))
    }
    // Inverted at half the opacity, both halves are gray; a white sublayer is above the right one.
    #expect(abs(level(bytes, 30, 25) - 128) <= 1 && abs(level(bytes, 90, 25) - 128) <= 1)
    #expect(abs(level(bytes, 75, 55) - 128) <= 1)
    // The mask hides the rest.
    #expect(level(bytes, 30, 70) == 255 && level(bytes, 90, 70) == 0)
  }

  @Test("rounded corners, clips, rotation and perspective bound the backdrop")
  func shapes() throws {
    let bytes = try step { scene in
      let frame = CGRect(x: 40, y: 10, width: 40, height: 40)
      let filters: [LayerFilter] = [.gaussianBlur(radius: 5)]
      scene.add(frame, to: scene.stage) {
        ($0.style.backgroundFilters, $0.style.cornerRadius) = (filters, 20)
      }
      scene.add(frame.offsetBy(dx: 0, dy: 60), to: scene.stage) {
        $0.style.backgroundFilters = filters
        $0.properties.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      }
    }
    // In the middle of the circle and of the diamond the step is blurred, in their corners it is not.
    for y in [30, 90] { #expect(level(bytes, 56, y) < 250 && level(bytes, 63, y) > 20) }
    #expect(level(bytes, 41, 11) == 255 && level(bytes, 59, 52) == 255)
    #expect(level(bytes, 42, 72) == 255 && level(bytes, 77, 108) == 0)
    let tilted = try step { scene in
      scene.add(CGRect(x: 30, y: 20, width: 60, height: 80), to: scene.stage) {
        $0.style.backgroundFilters = [.gaussianBlur(radius: 5)]
        // In front of its siblings, which would hide the half that is farther away.
        var perspective = CATransform3DMakeTranslation(0, 0, 30)
        perspective.m34 = -1 / 200
        $0.properties.transform = CATransform3DConcat(
          CATransform3DMakeRotation(1, 0, 1, 0), perspective)
      }
    }
    #expect(level(tilted, 58, 60) < 250 && level(tilted, 62, 60) > 20)
    #expect(level(tilted, 35, 22) == 255 && level(tilted, 88, 60) == 0)
  }

  @Test("in a group, the backdrop is what lies below in the group")
  func inGroup() throws {
    let bytes = try step { scene in
      let group = scene.add(CGRect(x: 0, y: 0, width: 120, height: 120), to: scene.stage) {
        $0.properties.opacity = 0.5
      }
      scene.paint(SIMD4(0, 0, 0, 1), in: CGRect(x: 0, y: 0, width: 120, height: 10), to: group)
      scene.add(CGRect(x: 20, y: 60, width: 80, height: 40), to: group) {
        $0.style.backgroundFilters = [.gaussianBlur(radius: 5)]
      }
    }
    // Nothing lies there in the group, so the step stays sharp.
    #expect(level(bytes, 58, 80) == 255 && level(bytes, 61, 80) == 0)
  }
}
