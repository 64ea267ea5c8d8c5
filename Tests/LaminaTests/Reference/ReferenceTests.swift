import CoreGraphics
import QuartzCore
import Testing

/// Scenes of 20 × 20 points on black whose pixels follow from the documentation.
@Suite("The reference renderer draws as Core Animation documents it")
@MainActor struct ReferenceTests {
  private typealias Pixel = SIMD4<UInt8>

  private static let black = Pixel(0, 0, 0, 255)
  private static let red = Pixel(255, 0, 0, 255)
  private static let green = Pixel(0, 255, 0, 255)
  private static let blue = Pixel(0, 0, 255, 255)

  private static func color(_ pixel: Pixel, alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(pixel.x) / 255, green: CGFloat(pixel.y) / 255, blue: CGFloat(pixel.z) / 255,
      alpha: alpha)
  }

  private func layer(_ frame: CGRect, _ pixel: Pixel? = nil, in parent: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = pixel.map { Self.color($0) }
    parent?.addSublayer(layer)
    return layer
  }

  private func image(_ layer: CALayer, scale: CGFloat = 1) throws -> CGImage {
    let side = Int(20 * scale)
    return try ReferenceRenderer.image(of: layer, width: side, height: side, scale: scale)
  }

  /// The red area of the image, in pixels.
  private func area(_ image: CGImage) -> Double {
    var sum = 0
    for y in 0..<image.height {
      for x in 0..<image.width { sum += Int(image.pixel(x: x, y: y).x) }
    }
    return Double(sum) / 255
  }

  private func isNear(_ pixel: Pixel, _ expected: Pixel) -> Bool {
    (0..<4).allSatisfy { abs(Int(pixel[$0]) - Int(expected[$0])) <= 2 }
  }

  // MARK: Geometry

  @Test("a layer fills its frame, and half-covered pixels with half of its color")
  func frame() throws {
    let whole = try image(layer(CGRect(x: 2, y: 3, width: 4, height: 5), Self.red))
    #expect(whole.pixel(x: 2, y: 3) == Self.red && whole.pixel(x: 5, y: 7) == Self.red)
    #expect(whole.pixel(x: 1, y: 3) == Self.black && whole.pixel(x: 6, y: 7) == Self.black)
    #expect(area(whole) == 20)
    let half = try image(layer(CGRect(x: 2.5, y: 3, width: 4, height: 5), Self.red))
    #expect(isNear(half.pixel(x: 2, y: 3), Pixel(128, 0, 0, 255)))
    #expect(isNear(half.pixel(x: 6, y: 7), Pixel(128, 0, 0, 255)))
    let large = try image(layer(CGRect(x: 2, y: 3, width: 4, height: 5), Self.red), scale: 2)
    #expect(area(large) == 80 && large.pixel(x: 4, y: 6) == Self.red)
  }

  @Test("a rotation by 90° moves the right side to the bottom, about the anchor point")
  func rotation() throws {
    let root = CALayer()
    let rotated = layer(CGRect(x: 4, y: 4, width: 8, height: 4), nil, in: root)
    _ = layer(CGRect(x: 6, y: 0, width: 2, height: 4), Self.red, in: rotated)
    rotated.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    // Rotated about (8, 6), the frame is x 6…10, y 2…10.
    let middle = try image(root)
    #expect(middle.pixel(x: 6, y: 8) == Self.red && middle.pixel(x: 9, y: 9) == Self.red)
    #expect(middle.pixel(x: 6, y: 7) == Self.black && abs(area(middle) - 8) < 0.1)
    rotated.anchorPoint = .zero
    rotated.position = CGPoint(x: 12, y: 4)
    // Rotated about the top left corner, at (12, 4), the frame is x 8…12, y 4…12.
    let corner = try image(root)
    #expect(corner.pixel(x: 8, y: 10) == Self.red && corner.pixel(x: 11, y: 11) == Self.red)
    #expect(abs(area(corner) - 8) < 0.1)
  }

  @Test("the origin of the bounds scrolls the sublayers, and not the background")
  func scroll() throws {
    let root = layer(CGRect(x: 2, y: 2, width: 10, height: 10), Self.green)
    _ = layer(CGRect(x: 7, y: 8, width: 2, height: 2), Self.red, in: root)
    root.bounds.origin = CGPoint(x: 3, y: 4)
    let result = try image(root)
    #expect(result.pixel(x: 6, y: 6) == Self.red && result.pixel(x: 7, y: 7) == Self.red)
    #expect(result.pixel(x: 5, y: 6) == Self.green && result.pixel(x: 2, y: 2) == Self.green)
  }

  @Test("the larger zPosition is in front; equal ones keep their order")
  func zPosition() throws {
    let root = CALayer()
    let frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    let first = layer(frame, Self.red, in: root)
    _ = layer(frame, Self.green, in: root)
    let third = layer(frame, Self.blue, in: root)
    #expect(try image(root).pixel(x: 2, y: 2) == Self.blue)
    third.zPosition = -1
    #expect(try image(root).pixel(x: 2, y: 2) == Self.green)
    first.zPosition = 0.5
    #expect(try image(root).pixel(x: 2, y: 2) == Self.red)
  }

  @Test("layers that are hidden, transparent or face away are invisible with their sublayers")
  func unseen() throws {
    let root = CALayer()
    let parent = layer(CGRect(x: 2, y: 2, width: 8, height: 8), nil, in: root)
    let child = layer(CGRect(x: 0, y: 0, width: 8, height: 8), Self.red, in: parent)
    parent.isHidden = true
    #expect(area(try image(root)) == 0)
    parent.isHidden = false
    parent.opacity = 0
    #expect(area(try image(root)) == 0)
    parent.opacity = 1
    parent.isDoubleSided = false
    #expect(area(try image(root)) == 64)
    parent.setAffineTransform(CGAffineTransform(scaleX: -1, y: 1))
    #expect(area(try image(root)) == 0)
    parent.isDoubleSided = true
    child.isDoubleSided = false
    #expect(area(try image(root)) == 0)
    child.setAffineTransform(CGAffineTransform(scaleX: 1, y: -1))
    #expect(area(try image(root)) == 64)
  }

  // MARK: Shapes

  @Test(
    "a radius of half the side or more makes a circle", arguments: [8, 99])
  func circle(radius: CGFloat) throws {
    let root = layer(CGRect(x: 2, y: 2, width: 16, height: 16), Self.red)
    root.cornerRadius = radius
    let result = try image(root)
    #expect(abs(area(result) - .pi * 64) < 0.5)
    #expect(result.pixel(x: 2, y: 2) == Self.black && result.pixel(x: 10, y: 2).x > 240)
    root.maskedCorners = [.layerMaxXMinYCorner]
    let one = try image(root)
    #expect(abs(area(one) - (256 - (1 - .pi / 4) * 64)) < 0.5)
    #expect(one.pixel(x: 17, y: 2) == Self.black && one.pixel(x: 2, y: 2) == Self.red)
    #expect(one.pixel(x: 2, y: 17) == Self.red && one.pixel(x: 17, y: 17) == Self.red)
  }

  @Test("a continuous corner removes about as much as a circular one, and begins earlier")
  func continuous() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 20, height: 20), Self.red)
    root.cornerRadius = 6
    root.maskedCorners = [.layerMinXMinYCorner]
    let circular = try image(root, scale: 8)
    root.cornerCurve = .continuous
    let continuous = try image(root, scale: 8)
    #expect(abs(area(continuous) - area(circular)) < 40)
    // 6.5 points along the side: a circle's corner ends at 6, this one at 9.17.
    #expect(circular.pixel(x: 52, y: 0) == Self.red)
    #expect(continuous.pixel(x: 52, y: 0).x < 240 && continuous.pixel(x: 0, y: 52).x < 240)
    #expect(continuous.pixel(x: 76, y: 0) == Self.red)
  }

  @Test("the border lies inside the bounds, above sublayers, and is not clipped")
  func border() throws {
    let root = layer(CGRect(x: 2, y: 2, width: 12, height: 12), Self.red)
    root.borderWidth = 2
    root.borderColor = Self.color(Self.blue)
    root.masksToBounds = true
    _ = layer(CGRect(x: 0, y: 0, width: 30, height: 5), Self.green, in: root)
    let result = try image(root)
    #expect(result.pixel(x: 3, y: 3) == Self.blue && result.pixel(x: 13, y: 8) == Self.blue)
    #expect(result.pixel(x: 4, y: 4) == Self.green && result.pixel(x: 4, y: 8) == Self.red)
    #expect(result.pixel(x: 14, y: 4) == Self.black)
    root.borderWidth = 7
    let full = try image(root)
    #expect(full.pixel(x: 8, y: 8) == Self.blue && full.pixel(x: 5, y: 5) == Self.blue)
  }

  @Test("a rounded border is a ring: the inner radius is the outer one less the width")
  func ring() throws {
    let root = layer(CGRect(x: 2, y: 2, width: 16, height: 16))
    root.cornerRadius = 8
    root.borderWidth = 3
    root.borderColor = Self.color(Self.red)
    #expect(abs(area(try image(root)) - .pi * (64 - 25)) < 0.7)
  }

  @Test("sublayers are clipped to the rounded bounds of all clipping ancestors")
  func clips() throws {
    let root = layer(CGRect(x: 2, y: 2, width: 16, height: 16))
    let inner = layer(CGRect(x: 8, y: 0, width: 30, height: 30), nil, in: root)
    _ = layer(CGRect(x: -20, y: -20, width: 60, height: 60), Self.red, in: inner)
    #expect(area(try image(root)) == 400)
    inner.masksToBounds = true
    #expect(area(try image(root)) == 10 * 18)
    root.masksToBounds = true
    root.cornerRadius = 8
    #expect(abs(area(try image(root)) - .pi * 32) < 0.5)
  }

  // MARK: Opacity

  @Test("opacity applies to a layer with its sublayers as a group, or to each layer")
  func opacity() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10), Self.red)
    let child = layer(CGRect(x: 0, y: 0, width: 5, height: 5), Self.blue, in: root)
    root.opacity = 0.5
    let group = try image(root)
    #expect(isNear(group.pixel(x: 2, y: 2), Pixel(0, 0, 128, 255)))
    #expect(isNear(group.pixel(x: 7, y: 7), Pixel(128, 0, 0, 255)))
    root.allowsGroupOpacity = false
    let single = try image(root)
    #expect(isNear(single.pixel(x: 2, y: 2), Pixel(64, 0, 128, 255)))
    child.opacity = 0.5
    #expect(isNear(try image(root).pixel(x: 2, y: 2), Pixel(96, 0, 64, 255)))
    root.allowsGroupOpacity = true
    #expect(isNear(try image(root).pixel(x: 2, y: 2), Pixel(64, 0, 64, 255)))
  }

  @Test("without a group, opacity applies separately to background, contents and border")
  func parts() throws {
    let root = layer(CGRect(x: 0, y: 0, width: 10, height: 10), Self.red)
    root.contents = CGImage.plain(10, 10, pixel: Self.blue)
    root.borderWidth = 2
    root.borderColor = Self.color(Self.green)
    root.opacity = 0.5
    #expect(isNear(try image(root).pixel(x: 5, y: 5), Pixel(0, 0, 128, 255)))
    #expect(isNear(try image(root).pixel(x: 1, y: 5), Pixel(0, 128, 0, 255)))
    root.allowsGroupOpacity = false
    #expect(isNear(try image(root).pixel(x: 5, y: 5), Pixel(64, 0, 128, 255)))
    #expect(isNear(try image(root).pixel(x: 1, y: 5), Pixel(32, 128, 64, 255)))
  }

  @Test("the surrounding clip applies to a group once")
  func clippedGroup() throws {
    let root = layer(CGRect(x: 2.5, y: 2, width: 10, height: 10))
    root.masksToBounds = true
    let group = layer(CGRect(x: -5, y: -5, width: 30, height: 30), Self.red, in: root)
    group.opacity = 0.8
    #expect(isNear(try image(root).pixel(x: 2, y: 5), Pixel(102, 0, 0, 255)))
  }
}
