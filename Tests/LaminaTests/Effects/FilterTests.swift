import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// A color filter and its formula for straight components, in double precision.
struct ColorFilterCase: CustomTestStringConvertible, Sendable {
  let type: String
  var value: Double?
  let formula: @Sendable (SIMD3<Double>) -> SIMD3<Double>

  var testDescription: String { "\(type) \(value.map { "\($0)" } ?? "")" }

  @MainActor var filter: CAFilter {
    let filter = CAFilter(type: type)
    if let value, let key = filter.inputKeys.first { filter.setValue(value, forKey: key) }
    return filter
  }

  private static func saturate(_ amount: Double) -> ColorFilterCase {
    ColorFilterCase(type: kCAFilterColorSaturate, value: amount) { color in
      let luminance = 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
      return luminance + (color - luminance) * amount
    }
  }

  private static func brightness(_ amount: Double) -> ColorFilterCase {
    ColorFilterCase(type: kCAFilterColorBrightness, value: amount) { $0 + amount }
  }

  private static func contrast(_ amount: Double) -> ColorFilterCase {
    ColorFilterCase(type: kCAFilterColorContrast, value: amount) { ($0 - 0.5) * amount + 0.5 }
  }

  private static func hueRotate(_ angle: Double) -> ColorFilterCase {
    ColorFilterCase(type: kCAFilterColorHueRotate, value: angle) { color in
      let (c, s) = (cos(angle), sin(angle))
      let rows = [
        SIMD3(
          0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
          0.072 - c * 0.072 + s * 0.928),
        SIMD3(
          0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14, 0.072 - c * 0.072 - s * 0.283
        ),
        SIMD3(
          0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
          0.072 + c * 0.928 + s * 0.072),
      ]
      return SIMD3((rows[0] * color).sum(), (rows[1] * color).sum(), (rows[2] * color).sum())
    }
  }

  static let all: [ColorFilterCase] = [
    saturate(0), saturate(0.4), saturate(1), saturate(2.5), brightness(0.3), brightness(-0.5),
    contrast(0), contrast(0.5), contrast(2), hueRotate(0.5), hueRotate(.pi), hueRotate(-2),
    ColorFilterCase(type: kCAFilterColorInvert) { 1 - $0 },
  ]
}

// V20
@Suite("Filters", .serialized)
@MainActor struct FilterTests {
  // MARK: Colors

  private static let colors: [SIMD4<Double>] = (0..<64).map { index in
    let components = SIMD3(Double(index % 4), Double(index / 4 % 4), Double(index / 16)) / 3
    return SIMD4(components, index % 5 == 0 ? 0.6 : 1)
  }

  /// Squares of all colors in a layer.
  private func makePalette() -> CALayer {
    let palette = CALayer()
    palette.frame = CGRect(x: 4, y: 4, width: 64, height: 64)
    for (index, color) in Self.colors.enumerated() {
      let square = CALayer()
      square.frame = CGRect(x: index % 8 * 8, y: index / 8 * 8, width: 8, height: 8)
      square.backgroundColor = CGColor(red: color.x, green: color.y, blue: color.z, alpha: color.w)
      palette.addSublayer(square)
    }
    return palette
  }

  /// How far the middle pixel of each square is from the result of the formula, over white.
  private func difference(
    _ image: CGImage, _ formula: (SIMD3<Double>) -> SIMD3<Double>, opacity: Double = 1
  ) -> Double {
    var largest = 0.0
    for (index, color) in Self.colors.enumerated() {
      let pixel = image.pixel(x: 8 + index % 8 * 8, y: 8 + index / 8 * 8)
      let result = formula(SIMD3(color.x, color.y, color.z))
        .clamped(lowerBound: .zero, upperBound: .one)
      let alpha = color.w * opacity
      let expected = (result * alpha + (1 - alpha)) * 255
      for channel in 0..<3 {
        largest = max(largest, abs(Double(pixel[channel]) - expected[channel]))
      }
    }
    return largest
  }

  private func makeScreen(
    _ size: CGSize = CGSize(width: 72, height: 72), scale: CGFloat = 1
  ) throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: size, scale: scale)
    screen.window.backgroundColor = .white
    return screen
  }

  @Test("each color filter is within 2 of 255 of its formula", arguments: ColorFilterCase.all)
  func color(sample: ColorFilterCase) throws {
    let screen = try makeScreen()
    let palette = makePalette()
    palette.filters = [sample.filter]
    screen.window.layer.addSublayer(palette)
    let image = try screen.frame()
    let difference = difference(image, sample.formula)
    #expect(difference <= 2, "\(sample): \(difference)")
    #expect(image.pixel(x: 1, y: 1) == SIMD4(255, 255, 255, 255))
    let drawn = try #require(
      UIGraphicsImageRenderer(size: screen.window.bounds.size, format: .plain).image { context in
        UIColor.white.setFill()
        context.fill(screen.window.bounds)
        context.cgContext.translateBy(x: 4, y: 4)
        palette.render(in: context.cgContext)
      }.cgImage)
    let drawnDifference = self.difference(drawn, sample.formula)
    #expect(drawnDifference <= 2, "\(sample), drawn: \(drawnDifference)")
  }

  @Test("a color matrix mixes the components")
  func matrix() throws {
    let screen = try makeScreen()
    let palette = makePalette()
    let filter = CAFilter(type: kCAFilterColorMatrix)
    let matrix = CAColorMatrix(
      m11: 0, m12: 1, m13: 0, m14: 0, m15: 0, m21: 0.5, m22: 0, m23: 0.5, m24: 0, m25: 0,
      m31: -1, m32: 0, m33: 0, m34: 0, m35: 1, m41: 0, m42: 0, m43: 0, m44: 1, m45: 0)
    filter.setValue(NSValue(caColorMatrix: matrix), forKey: "inputColorMatrix")
    palette.filters = [filter]
    palette.opacity = 0.5
    screen.window.layer.addSublayer(palette)
    let difference = difference(
      try screen.frame(), { SIMD3($0.y, ($0.x + $0.z) / 2, 1 - $0.x) }, opacity: 0.5)
    #expect(difference <= 2, "\(difference)")
  }

  @Test("filters apply one after the other, and a disabled one does not")
  func chain() throws {
    let screen = try makeScreen()
    let palette = makePalette()
    let (invert, brighten) = (CAFilter(type: "colorInvert"), CAFilter(type: "colorBrightness"))
    brighten.setValue(0.25, forKey: "inputAmount")
    let off = CAFilter(type: "colorSaturate")
    (off.isEnabled, off.name) = (false, "off")
    off.setValue(0, forKey: "inputAmount")
    palette.filters = [brighten, off, invert]
    CATransaction.setDisableActions(true)
    screen.window.layer.addSublayer(palette)
    let formula = { (color: SIMD3<Double>) in
      1 - (color + 0.25).clamped(lowerBound: .zero, upperBound: .one)
    }
    #expect(difference(try screen.frame(), formula) <= 3)
    CATransaction.setDisableActions(true)
    palette.setValue(0.75, forKeyPath: "filters.colorBrightness.inputAmount")
    let brighter = { (color: SIMD3<Double>) in
      1 - (color + 0.75).clamped(lowerBound: .zero, upperBound: .one)
    }
    #expect(difference(try screen.frame(), brighter) <= 3)
    CATransaction.setDisableActions(true)
    palette.filters = nil
    #expect(difference(try screen.frame(), { $0 }) <= 1)
  }

  @Test("an animation of an angle turns the hue")
  func animatedHue() throws {
    let screen = try makeScreen()
    let palette = makePalette()
    palette.filters = [CAFilter(type: "colorHueRotate")]
    screen.window.layer.addSublayer(palette)
    try screen.render()
    let animation = CABasicAnimation(keyPath: "filters.colorHueRotate.inputAngle")
    (animation.toValue, animation.duration) = (2 * Double.pi, 1)
    palette.add(animation, forKey: nil)
    try screen.render()
    screen.time += 0.5
    let half = ColorFilterCase.all.first { $0.value == .pi }
    #expect(difference(try screen.frame(), try #require(half).formula) <= 2)
    screen.time += 1
    #expect(difference(try screen.frame(), { $0 }) <= 2)
  }

  // MARK: Blurs

  private static let blurSize = CGSize(width: 160, height: 140)

  private func blur(_ radius: Double, name: String? = nil) -> CAFilter {
    let filter = CAFilter(type: kCAFilterGaussianBlur)
    filter.setValue(radius, forKey: "inputRadius")
    filter.name = name
    return filter
  }

  private func makeSquare(_ frame: CGRect) -> CALayer {
    let square = CALayer()
    square.frame = frame
    square.backgroundColor = UIColor.black.cgColor
    return square
  }

  /// The share of a Gaussian that lies in a range of pixels, around the center of each of the first
  /// pixels.
  private func blurred(_ range: Range<Int>, _ radius: Double, count: Int) -> [Double] {
    func below(_ edge: Int, _ pixel: Int) -> Double {
      0.5 * (1 + erf((Double(edge - pixel) - 0.5) / radius / 2.0.squareRoot()))
    }
    return (0..<count).map { below(range.upperBound, $0) - below(range.lowerBound, $0) }
  }

  /// How far the pixels of a black rectangle on white are from double precision. `share` changes
  /// the alpha at a pixel.
  private func difference(
    _ image: CGImage, _ columns: [Double], _ rows: [Double],
    share: (_ x: Int, _ y: Int) -> Double = { _, _ in 1 }
  ) -> Double {
    let bytes = image.premultipliedRGBA
    var largest = 0.0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let expected = 255 * (1 - columns[x] * rows[y] * share(x, y))
        largest = max(largest, abs(Double(bytes[(y * image.width + x) * 4]) - expected))
      }
    }
    return largest
  }

  private func shown(_ layer: CALayer, scale: CGFloat = 1) throws -> CGImage {
    let screen = try makeScreen(Self.blurSize, scale: scale)
    screen.window.layer.addSublayer(layer)
    return try screen.frame()
  }

  @Test(
    "a blurred square is within 2 of 255 of a Gaussian in double precision",
    arguments: [0.5, 2, 7, 20, 60])
  func blur(pixels: Double) throws {
    for scale in [1, 2] {
      let square = makeSquare(CGRect(x: 41, y: 30, width: 80, height: 70))
      square.filters = [blur(pixels / Double(scale))]
      let image = try shown(square, scale: CGFloat(scale))
      let columns = blurred(41 * scale..<121 * scale, pixels, count: image.width)
      let rows = blurred(30 * scale..<100 * scale, pixels, count: image.height)
      let difference = difference(image, columns, rows)
      #expect(difference <= 2, "\(pixels) pixels at scale \(scale): \(difference)")
    }
  }

  @Test(
    "what lies outside of the screen is blurred into it", arguments: [2, 7, 20] as [Double])
  func screenEdge(radius: Double) throws {
    let square = makeSquare(CGRect(x: -50, y: 100, width: 80, height: 90))
    square.filters = [blur(radius)]
    let image = try shown(square)
    let columns = blurred(-50..<30, radius, count: image.width)
    let rows = blurred(100..<190, radius, count: image.height)
    let difference = difference(image, columns, rows)
    #expect(difference <= 2, "\(difference)")
  }

  @Test("a clip cuts the result of a blur, not what is blurred", arguments: [2, 20] as [Double])
  func clip(radius: Double) throws {
    let clip = CALayer()
    clip.frame = CGRect(x: 50, y: 20, width: 60, height: 60)
    clip.masksToBounds = true
    let square = makeSquare(CGRect(x: 20, y: 10, width: 80, height: 40))
    square.filters = [blur(radius)]
    clip.addSublayer(square)
    let image = try shown(clip)
    let columns = blurred(70..<150, radius, count: image.width)
    let rows = blurred(30..<70, radius, count: image.height)
    let difference = difference(image, columns, rows) { x, y in
      (50..<110).contains(x) && (20..<80).contains(y) ? 1 : 0
    }
    #expect(difference <= 2, "\(difference)")
  }

  @Test("a clip of the layer itself cuts what is blurred")
  func ownClip() throws {
    let clip = CALayer()
    clip.frame = CGRect(x: 50, y: 20, width: 60, height: 60)
    clip.masksToBounds = true
    clip.addSublayer(makeSquare(CGRect(x: -30, y: 10, width: 80, height: 90)))
    clip.filters = [blur(5)]
    let image = try shown(clip)
    let columns = blurred(50..<100, 5, count: image.width)
    let rows = blurred(30..<80, 5, count: image.height)
    let difference = difference(image, columns, rows)
    #expect(difference <= 2, "\(difference)")
  }

  @Test("two blurs in a row are one of both variances")
  func twoBlurs() throws {
    let square = makeSquare(CGRect(x: 41, y: 30, width: 80, height: 70))
    square.filters = [blur(6, name: "first"), blur(8, name: "second")]
    let image = try shown(square)
    let columns = blurred(41..<121, 10, count: image.width)
    let rows = blurred(30..<100, 10, count: image.height)
    let difference = difference(image, columns, rows)
    #expect(difference <= 3, "\(difference)")
  }

  @Test("a color filter and a blur in a row apply both")
  func colorAndBlur() throws {
    let square = makeSquare(CGRect(x: 41, y: 30, width: 80, height: 70))
    square.backgroundColor = UIColor.cyan.cgColor
    square.filters = [CAFilter(type: "colorInvert"), blur(4)]
    let image = try shown(square)
    let columns = blurred(41..<121, 4, count: image.width)
    let rows = blurred(30..<100, 4, count: image.height)
    var largest = 0.0
    for y in 0..<image.height {
      for x in 0..<image.width {
        let pixel = image.pixel(x: x, y: y)
        let expected = 255 * (1 - columns[x] * rows[y])
        largest = max(largest, abs(Double(pixel.y) - expected), 255 - Double(pixel.x))
      }
    }
    #expect(largest <= 2, "\(largest)")
  }

  @Test("filter, mask and opacity apply in this order")
  func maskAndOpacity() throws {
    let square = makeSquare(CGRect(x: 41, y: 30, width: 80, height: 70))
    square.filters = [blur(7)]
    square.opacity = 0.5
    square.mask = makeSquare(CGRect(x: -20, y: -10, width: 60, height: 50))
    let image = try shown(square)
    let columns = blurred(41..<121, 7, count: image.width)
    let rows = blurred(30..<100, 7, count: image.height)
    let difference = difference(image, columns, rows) { x, y in
      (21..<81).contains(x) && (20..<70).contains(y) ? 0.5 : 0
    }
    #expect(difference <= 2, "\(difference)")
  }

  @Test("a filtered mask is soft")
  func softMask() throws {
    let square = makeSquare(CGRect(x: 10, y: 10, width: 140, height: 120))
    let mask = makeSquare(CGRect(x: 30, y: 20, width: 80, height: 70))
    mask.filters = [blur(5)]
    square.mask = mask
    let image = try shown(square)
    let columns = blurred(40..<120, 5, count: image.width)
    let rows = blurred(30..<100, 5, count: image.height)
    let difference = difference(image, columns, rows) { x, y in
      (10..<150).contains(x) && (10..<130).contains(y) ? 1 : 0
    }
    #expect(difference <= 2, "\(difference)")
  }

  @Test("the radius is animated by the compositor, and only the damage is drawn")
  func animated() throws {
    let screen = try makeScreen(Self.blurSize)
    let square = makeSquare(CGRect(x: 41, y: 30, width: 80, height: 70))
    square.filters = [blur(2)]
    screen.window.layer.addSublayer(square)
    try screen.render()
    let animation = CAKeyframeAnimation(keyPath: "filters.gaussianBlur.inputRadius")
    (animation.values, animation.duration) = ([2, 10, 0], 1)
    square.add(animation, forKey: nil)
    try screen.render()
    for (time, radius) in [(0.25, 6.0), (0.5, 10), (0.75, 5), (1.5, 2)] {
      screen.time = time
      let image = try screen.frame()
      let columns = blurred(41..<121, radius, count: image.width)
      let rows = blurred(30..<100, radius, count: image.height)
      let difference = difference(image, columns, rows)
      #expect(difference <= 2, "\(time) s: \(difference)")
      screen.redrawWhole()
      #expect(ImageComparison(try screen.frame(), image).meanDifference == 0, "\(time) s")
    }
  }

  @Test("a sublayer that moves inside of a blurred layer changes all that it reaches")
  func movedInside() throws {
    let screen = try makeScreen(Self.blurSize)
    let (group, square) = (CALayer(), makeSquare(CGRect(x: 20, y: 20, width: 40, height: 40)))
    group.frame = CGRect(x: 10, y: 10, width: 140, height: 120)
    group.filters = [blur(8)]
    group.addSublayer(square)
    screen.window.layer.addSublayer(group)
    try screen.render()
    CATransaction.setDisableActions(true)
    square.position.x += 35
    let image = try screen.frame()
    let columns = blurred(65..<105, 8, count: image.width)
    let rows = blurred(30..<70, 8, count: image.height)
    let difference = difference(image, columns, rows)
    #expect(difference <= 2, "\(difference)")
    screen.redrawWhole()
    #expect(ImageComparison(try screen.frame(), image).meanDifference == 0)
  }
}

extension UIGraphicsImageRendererFormat {
  @MainActor static var plain: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
