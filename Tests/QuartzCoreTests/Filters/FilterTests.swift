import CoreGraphics
import Foundation
import LayerTree
import QuartzCore
import Testing

// V20
@Suite("Filters of layers", .serialized) @MainActor
struct FilterTests {
  private func filter(_ type: String, _ value: Any? = nil, name: String? = nil) -> CAFilter {
    let filter = CAFilter(type: type)
    filter.name = name
    if let value, let key = filter.inputKeys.first { filter.setValue(value, forKey: key) }
    return filter
  }

  private func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

  // MARK: CAFilter

  @Test(
    "a new filter has the default of its input",
    arguments: [
      (kCAFilterGaussianBlur, "inputRadius", 10.0), (kCAFilterColorSaturate, "inputAmount", 1),
      (kCAFilterColorBrightness, "inputAmount", 0), (kCAFilterColorContrast, "inputAmount", 1),
      (kCAFilterColorHueRotate, "inputAngle", 0),
    ])
  func defaults(type: String, key: String, value: Double) {
    let filter = CAFilter(type: type)
    #expect(filter.type == type && filter.name == nil && filter.isEnabled)
    #expect(filter.inputKeys == [key] && number(filter.value(forKey: key)) == value)
    for value in [CGFloat(3), Float(3), 3, NSNumber(value: 3)] as [Any] {
      filter.setDefaults()
      filter.setValue(value, forKey: key)
      #expect(number(filter.value(forKey: key)) == 3)
    }
    filter.setValue("text", forKey: key)
    filter.setValue(Double.nan, forKey: key)
    #expect(number(filter.value(forKey: key)) == 3)
    filter.setValue(nil, forKey: key)
    #expect(number(filter.value(forKey: key)) == value)
  }

  @Test("a color matrix is the identity at first, and is boxed in NSValue")
  func matrix() {
    let filter = CAFilter(type: kCAFilterColorMatrix)
    let identity = (filter.value(forKey: "inputColorMatrix") as? NSValue)?.caColorMatrixValue
    #expect(identity?.m11 == 1 && identity?.m44 == 1 && identity?.m15 == 0)
    var matrix = CAColorMatrix()
    (matrix.m12, matrix.m25, matrix.m41) = (0.5, 0.25, -1)
    filter.setValue(NSValue(caColorMatrix: matrix), forKey: "inputColorMatrix")
    #expect((filter.value(forKey: "inputColorMatrix") as? NSValue)?.caColorMatrixValue == matrix)
    let box = NSValue(caColorMatrix: matrix)
    var copy = CAColorMatrix()
    unsafe withUnsafeMutableBytes(of: &copy) { bytes in
      if let start = bytes.baseAddress { unsafe box.getValue(start) }
    }
    #expect(copy == matrix && MemoryLayout<CAColorMatrix>.size == 80)
    #expect(box.isEqual(NSValue(caColorMatrix: matrix)))
    #expect(CAFilter(type: kCAFilterColorInvert).inputKeys == [])
  }

  @Test("name and enabled are keys too, and a copy has the same values")
  func copies() throws {
    let filter = filter(kCAFilterGaussianBlur, 4)
    filter.setValue("soft", forKey: "name")
    filter.setValue(false, forKey: "enabled")
    #expect(filter.name == "soft" && !filter.isEnabled)
    #expect(filter.value(forKey: "type") as? String == "gaussianBlur")
    let copy = try #require(filter.copy() as? CAFilter)
    #expect(copy == filter && copy !== filter && copy.hash == filter.hash)
    copy.setValue(5, forKey: "inputRadius")
    #expect(copy != filter && number(filter.value(forKey: "inputRadius")) == 4)
    let data = try NSKeyedArchiver.archivedData(withRootObject: filter, requiringSecureCoding: true)
    let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClass: CAFilter.self, from: data)
    #expect(decoded == filter)
  }

  @Test("a filter of an unknown type keeps its inputs and does nothing")
  func unknown() {
    let filter = CAFilter(type: "vibrantDark")
    filter.setValue(1, forKey: "inputReversed")
    #expect(number(filter.value(forKey: "inputReversed")) == 1)
    #expect(filter.inputKeys == ["inputReversed"] && filter.value(forKey: "inputAmount") == nil)
    let layer = CALayer()
    layer.filters = [filter]
    #expect(layer.filters?.count == 1 && layer.layerStyle.filters.isEmpty)
  }

  // MARK: CALayer.filters

  @Test("a layer has no filters, and nil and no elements are plain")
  func plain() {
    let layer = CALayer()
    #expect(layer.filters == nil)
    layer.filters = []
    #expect(layer.filters?.isEmpty == true && layer.layerStyle == .plain)
    layer.filters = nil
    #expect(layer.filters == nil && layer.layerStyle == .plain)
  }

  @Test("the layer copies its filters; other elements are ignored")
  func ownCopies() {
    let layer = CALayer()
    let blur = filter(kCAFilterGaussianBlur, 3)
    layer.filters = [blur, "no filter"]
    blur.setValue(9, forKey: "inputRadius")
    (layer.filters?.first as? CAFilter)?.setValue(8, forKey: "inputRadius")
    #expect(layer.filters?.count == 1)
    #expect(layer.layerStyle.filters == [.gaussianBlur(radius: 3)])
    #expect(number(layer.value(forKeyPath: "filters.gaussianBlur.inputRadius")) == 3)
  }

  @Test("the enabled filters are sent in order, when they change")
  func sending() {
    let stage = Stage()
    defer { stage.end() }
    let layer = stage.layer()
    let off = filter(kCAFilterColorInvert)
    off.isEnabled = false
    let filters = [filter(kCAFilterColorSaturate, 0, name: "gray"), off, filter("gaussianBlur", 2)]
    layer.filters = filters
    let sent = stage.flush()?.change(of: layer)?.style?.filters
    #expect(sent?.count == 2 && sent?.last == .gaussianBlur(radius: 2))
    layer.filters = filters
    #expect(stage.flush() == nil)
    layer.setValue(5, forKeyPath: "filters.gaussianBlur.inputRadius")
    #expect(stage.flush()?.change(of: layer)?.style?.filters.last == .gaussianBlur(radius: 5))
    layer.setValue(true, forKeyPath: "filters.colorInvert.enabled")
    #expect(stage.flush()?.change(of: layer)?.style?.filters.count == 3)
    layer.setValue(5, forKeyPath: "filters.none.inputRadius")
    #expect(stage.flush() == nil && layer.value(forKeyPath: "filters.none.inputRadius") == nil)
    layer.filters = nil
    #expect(stage.flush()?.change(of: layer)?.style?.filters == [])
  }

  @Test("the matrices follow from the inputs")
  func matrices() throws {
    func result(_ type: String, _ value: Any?, of color: SIMD4<Float>) throws -> SIMD4<Float> {
      let layer = CALayer()
      layer.filters = [filter(type, value)]
      guard case .color(let matrix) = try #require(layer.layerStyle.filters.first) else {
        throw CancellationError()
      }
      return matrix.applied(to: color)
    }
    let color = SIMD4<Float>(0.8, 0.4, 0.2, 0.5)
    func isNear(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool {
      let difference = a - b
      return max(difference.max(), -difference.min()) < 1e-5
    }
    let gray: Float = 0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2
    #expect(isNear(try result("colorSaturate", 0, of: color), SIMD4(gray, gray, gray, 0.5)))
    #expect(isNear(try result("colorSaturate", 1, of: color), color))
    #expect(isNear(try result("colorBrightness", 0.1, of: color), SIMD4(0.9, 0.5, 0.3, 0.5)))
    #expect(isNear(try result("colorContrast", 2, of: color), SIMD4(1.1, 0.3, -0.1, 0.5)))
    #expect(isNear(try result("colorInvert", nil, of: color), SIMD4(0.2, 0.6, 0.8, 0.5)))
    #expect(isNear(try result("colorHueRotate", 2 * Double.pi, of: color), color))
    let white = SIMD4<Float>(1, 1, 1, 1)
    #expect(isNear(try result("colorHueRotate", 1, of: white), white))
    var matrix = CAColorMatrix()
    (matrix.m13, matrix.m25, matrix.m31, matrix.m44) = (1, 0.25, 2, 1)
    let box = NSValue(caColorMatrix: matrix)
    #expect(isNear(try result("colorMatrix", box, of: color), SIMD4(0.2, 0.25, 1.6, 0.5)))
  }

  @Test("filters are a property for key-value coding, styles and archives")
  func keys() throws {
    let layer = CALayer()
    layer.setValue([filter("gaussianBlur", 2, name: "soft")], forKey: "filters")
    #expect((layer.value(forKey: "filters") as? [CAFilter])?.first?.name == "soft")
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data)
    #expect(copy?.filters as? [CAFilter] == layer.filters as? [CAFilter])
    #expect(copy?.layerStyle.filters == [.gaussianBlur(radius: 2)])
    let styled = CALayer()
    styled.style = ["filters": [filter("gaussianBlur", 2)]]
    #expect(styled.filters?.count == 1)
    styled.style = nil
    #expect(styled.filters == nil)
    styled.style = ["filters": [filter("gaussianBlur", 2)]]
    styled.setValue(3, forKeyPath: "filters.gaussianBlur.inputRadius")
    styled.style = nil
    #expect(styled.filters?.count == 1)
  }

  // MARK: Animations

  private func blurred(_ stage: Stage) -> CALayer {
    let layer = stage.layer()
    layer.filters = [filter("colorHueRotate", 1), filter("gaussianBlur", 2, name: "soft")]
    stage.flush()
    return layer
  }

  private func radius(_ layer: CALayer?) -> Double? {
    number(layer?.value(forKeyPath: "filters.soft.inputRadius"))
  }

  @Test("an animation of an input changes that input alone, and ends with the model value")
  func animation() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = blurred(stage)
    let animation = CABasicAnimation(keyPath: "filters.soft.inputRadius")
    (animation.fromValue, animation.toValue, animation.duration) = (4, 8, 2)
    layer.add(animation, forKey: nil)
    let change = stage.flush()?.change(of: layer)
    #expect(change?.added.first?.property == .filters)
    stage.advance(by: 1)
    #expect(radius(layer.presentation()) == 6 && radius(layer) == 2)
    let style = try #require(layer.presentation()?.layerStyle)
    #expect(style.filters.last == .gaussianBlur(radius: 6))
    #expect(style.filters.first == layer.layerStyle.filters.first)
    stage.advance(by: 1)
    #expect(radius(layer.presentation()) == 2)
  }

  @Test("missing ends, additive and key frame animations use the value below")
  func otherAnimations() {
    let stage = Stage()
    defer { stage.end() }
    let layer = blurred(stage)
    let by = CABasicAnimation(keyPath: "filters.soft.inputRadius")
    (by.byValue, by.duration) = (10, 2)
    let added = CAKeyframeAnimation(keyPath: "filters.soft.inputRadius")
    (added.values, added.isAdditive, added.duration) = ([0, 4, 0], true, 2)
    let other = CABasicAnimation(keyPath: "filters.none.inputRadius")
    (other.toValue, other.duration) = (3, 2)
    for animation in [by, added, other] { layer.add(animation, forKey: nil) }
    stage.flush()
    stage.advance(by: 1)
    #expect(radius(layer.presentation()) == 11)
  }

  @Test("an angle is animated as an angle, and a matrix by its numbers")
  func angles() throws {
    let stage = Stage()
    defer { stage.end() }
    let layer = blurred(stage)
    layer.setValue(Double.pi, forKeyPath: "filters.colorHueRotate.inputAngle")
    let half = layer.layerStyle.filters.first
    layer.filters = (layer.filters ?? []) + [CAFilter(type: "colorMatrix")]
    let turn = CABasicAnimation(keyPath: "filters.colorHueRotate.inputAngle")
    (turn.fromValue, turn.toValue, turn.duration) = (0, 2 * Double.pi, 2)
    let mix = CABasicAnimation(keyPath: "filters.colorMatrix.inputColorMatrix")
    (mix.toValue, mix.duration) = (NSValue(caColorMatrix: CAColorMatrix()), 2)
    layer.add(turn, forKey: nil)
    layer.add(mix, forKey: nil)
    stage.flush()
    stage.advance(by: 1)
    let shown = try #require(layer.presentation())
    #expect(shown.layerStyle.filters.first == half)
    let matrix = shown.value(forKeyPath: "filters.colorMatrix.inputColorMatrix") as? NSValue
    #expect(matrix?.caColorMatrixValue.m11 == 0.5 && matrix?.caColorMatrixValue.m12 == 0)
  }

  @Test("a change of an input animates implicitly, a change of the filters does not")
  func implicit() {
    let stage = Stage()
    defer { stage.end() }
    let layer = blurred(stage)
    #expect(layer.animationKeys() == nil)
    layer.setValue(6, forKeyPath: "filters.soft.inputRadius")
    #expect(layer.animationKeys() == ["filters.soft.inputRadius"])
    stage.flush()
    #expect(radius(layer.presentation()) == 2)
    stage.advance(by: 1)
    #expect(radius(layer.presentation()) == 6)
    layer.setValue(false, forKeyPath: "filters.soft.enabled")
    #expect(layer.animationKeys() == nil)
  }

  // MARK: Rendering

  private func render(_ layer: CALayer, scale: CGFloat = 1) throws -> CGImage {
    let size = layer.bounds.size
    let context = CGContext(
      width: Int(size.width * scale), height: Int(size.height * scale), scale: scale)
    layer.render(in: context)
    return try #require(context.makeImage())
  }

  private func box(_ frame: CGRect) -> (root: CALayer, box: CALayer) {
    let (root, box) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    box.frame = frame
    box.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    root.addSublayer(box)
    return (root, box)
  }

  @Test("render(in:) applies color filters in order")
  func renderedColors() throws {
    let (root, box) = box(CGRect(x: 10, y: 10, width: 20, height: 20))
    box.filters = [filter("colorInvert"), filter("colorBrightness", 0.25)]
    let image = try render(root)
    let pixel = SIMD4<Int>(truncatingIfNeeded: image.pixel(x: 15, y: 15))
    let difference = pixel &- SIMD4(32, 96, 128, 128)
    #expect(max(difference.max(), -difference.min()) <= 2, "\(pixel)")
    #expect(image.pixel(x: 5, y: 5) == .zero && image.pixel(x: 35, y: 15) == .zero)
  }

  @Test(
    "render(in:) blurs, at any scale and beyond a clip", arguments: [0.5, 2, 9],
    [1, 2] as [CGFloat])
  func renderedBlur(radius: Double, scale: CGFloat) throws {
    let (root, box) = box(CGRect(x: -10, y: 20, width: 40, height: 50))
    box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    box.filters = [filter("gaussianBlur", radius)]
    let image = try render(root, scale: scale)
    let pixels = radius * Double(scale)
    /// The weight of the pixels of a range, in a Gaussian around another pixel.
    func share(_ pixel: Int, _ range: Range<Int>) -> Double {
      let reach = Int(pixels * 8) + 2
      func weight(_ distance: Int) -> Double {
        exp(-Double(distance * distance) / (2 * pixels * pixels))
      }
      let whole = (-reach...reach).reduce(0) { $0 + weight($1) }
      return range.reduce(0) { $0 + weight($1 - pixel) } / whole
    }
    let columns = (-10 * Int(scale)..<30 * Int(scale))
    let rows = (20 * Int(scale)..<70 * Int(scale))
    var largest = 0.0
    for y in stride(from: 0, to: image.height, by: 3) {
      for x in stride(from: 0, to: image.width, by: 3) {
        let expected = share(x, columns) * share(y, rows) * 255
        largest = max(largest, abs(Double(image.pixel(x: x, y: y).w) - expected))
      }
    }
    #expect(largest <= 2, "\(largest)")
  }
}
