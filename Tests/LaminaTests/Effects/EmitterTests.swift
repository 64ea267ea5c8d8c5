import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

@Suite("Emitter layers", .serialized)
@MainActor struct EmitterTests {
  private static let size = CGSize(width: 120, height: 90)

  /// A soft spot with a bright corner, so that rotations are seen.
  private static let image: CGImage = {
    let pixels = (0..<144).flatMap { index -> [UInt8] in
      let (x, y) = (Double(index % 12) - 5.5, Double(index / 12) - 5.5)
      let alpha = max(0, 1 - (x * x + y * y).squareRoot() / 6) * (x > 0 && y > 0 ? 1 : 0.7)
      let byte = UInt8(alpha * 255)
      return [byte, byte, x > 0 ? byte : byte / 2, byte]
    }
    return CGImage(width: 12, height: 12, premultipliedRGBA: pixels)
  }()

  private func cell(_ body: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
    let cell = CAEmitterCell()
    (cell.name, cell.contents) = ("cell", Self.image)
    (cell.birthRate, cell.lifetime, cell.velocity) = (4, 2, 30)
    body(cell)
    return cell
  }

  private func emitter(_ cells: [CAEmitterCell]) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.frame = CGRect(origin: .zero, size: Self.size)
    emitter.emitterPosition = CGPoint(x: 15, y: 45)
    emitter.emitterCells = cells
    return emitter
  }

  private func shown(
    _ layers: [CALayer], at time: Double = 1.9, scale: CGFloat = 1,
    background: UIColor = .darkGray
  ) throws -> CGImage {
    let screen = try OffscreenScreen(size: Self.size, scale: scale)
    screen.window.backgroundColor = background
    for layer in layers { screen.window.layer.addSublayer(layer) }
    try screen.render()
    screen.time = time
    return try screen.frame()
  }

  /// The particles of a cell without ranges, born every quarter of a second, as layers.
  private func layers(at time: Double, _ cell: CAEmitterCell) -> [CALayer] {
    stride(from: 0.25, through: time, by: 0.25).filter { time - $0 < 2 }.map { birth in
      let (layer, age) = (CALayer(), CGFloat(time - birth))
      layer.contents = Self.image
      let side = 12 * (cell.scale + cell.scaleSpeed * age)
      layer.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      layer.position = CGPoint(
        x: 15 + cell.velocity * age, y: 45 + cell.yAcceleration * age * age / 2)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: cell.spin * age))
      layer.opacity = 1 + cell.alphaSpeed * Float(age)
      layer.allowsEdgeAntialiasing = false
      return layer
    }
  }

  @Test("particles look like layers with their positions, rotations, scales and alphas")
  func likeness() throws {
    let cell = cell { cell in
      (cell.yAcceleration, cell.spin, cell.scaleSpeed) = (-9, 1.2, 0.4)
      cell.alphaSpeed = -0.3
    }
    for (time, scale) in [(1.9, 1), (3.05, 1.5)] as [(Double, CGFloat)] {
      let comparison = ImageComparison(
        try shown([emitter([cell])], at: time, scale: scale),
        try shown(layers(at: time, cell), at: time, scale: scale))
      #expect(comparison.largestDifference <= 2, "\(comparison)")
      #expect(comparison.meanDifference <= 0.1, "\(comparison)")
    }
  }

  @Test("the color of a cell multiplies the colors of its contents")
  func color() throws {
    let red = cell { $0.color = UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 1).cgColor }
    let filter = CAFilter(type: "colorMatrix")
    let matrix = CAColorMatrix(
      m11: 1, m12: 0, m13: 0, m14: 0, m15: 0, m21: 0, m22: 0.2, m23: 0, m24: 0, m25: 0, m31: 0,
      m32: 0, m33: 0.4, m34: 0, m35: 0, m41: 0, m42: 0, m43: 0, m44: 1, m45: 0)
    filter.setValue(NSValue(caColorMatrix: matrix), forKey: "inputColorMatrix")
    let filtered = emitter([cell()])
    filtered.filters = [filter]
    let comparison = ImageComparison(try shown([emitter([red])]), try shown([filtered]))
    #expect(comparison.largestDifference <= 2, "\(comparison)")
  }

  @Test("additive particles add their colors")
  func additive() throws {
    let still = cell { ($0.velocity, $0.birthRate) = (0, 1) }
    still.color = UIColor(red: 0.2, green: 0.1, blue: 0, alpha: 1).cgColor
    let layer = emitter([still])
    layer.renderMode = .additive
    // One particle at 1.5 s, two at 2.5 s, in the same place.
    let dark = try shown([], background: .black)
    let one = try shown([layer], at: 1.5, background: .black)
    let two = try shown([layer], at: 2.5, background: .black)
    let (a, b, c) = (
      dark.pixel(x: 15, y: 45), one.pixel(x: 15, y: 45), two.pixel(x: 15, y: 45)
    )
    #expect(a.x == 0 && b.x > 20 && abs(Int(c.x) - 2 * Int(b.x)) <= 2)
  }

  @Test("opacity and masks apply to all particles as a group, and bounds clip them")
  func groups() throws {
    func dark() -> CAEmitterLayer {
      emitter([cell { ($0.velocity, $0.color) = (6, UIColor.black.cgColor) }])
    }
    let translucent = dark()
    translucent.opacity = 0.5
    let solid = try shown([dark()], background: .white)
    let half = try shown([translucent], background: .white)
    var largest = 0
    for x in 0..<120 {
      let (a, b) = (solid.pixel(x: x, y: 45), half.pixel(x: x, y: 45))
      largest = max(largest, abs(255 - Int(a.y) - 2 * (255 - Int(b.y))))
    }
    #expect(largest <= 3 && solid.pixel(x: 22, y: 45).y < 100)
    let clipped = emitter([cell()])
    clipped.frame.size.width = 40
    clipped.masksToBounds = true
    var image = try shown([clipped])
    for radius in [0, 20] as [CGFloat] {
      clipped.cornerRadius = radius
      image = try shown([clipped])
      for x in 40..<48 { #expect(image.pixel(x: x, y: 45) == image.pixel(x: 110, y: 80)) }
      #expect(image.pixel(x: 37, y: 45) != image.pixel(x: 110, y: 80))
    }
    let masked = CALayer()
    masked.frame = CGRect(origin: .zero, size: Self.size)
    masked.backgroundColor = UIColor.red.cgColor
    masked.mask = emitter([cell()])
    let holes = try shown([masked])
    #expect(holes.pixel(x: 110, y: 80) == image.pixel(x: 110, y: 80))
    #expect(holes.pixel(x: 64, y: 45).x > image.pixel(x: 110, y: 80).x)
  }

  @Test("the layer's time is the time of its particles")
  func time() throws {
    let paused = emitter([cell()])
    (paused.speed, paused.timeOffset) = (0, 1.9)
    let image = try shown([emitter([cell()])])
    #expect(try image.isIdentical(to: shown([paused], at: 5)))
    let late = emitter([cell()])
    late.beginTime = 3
    #expect(try image.isIdentical(to: shown([late], at: 4.9)))
  }

  @Test("frames stop with the last particle of a stopped emitter")
  func stop() throws {
    let empty = try OffscreenScreen(size: Self.size).frame()
    let screen = try OffscreenScreen(size: Self.size)
    let layer = emitter([cell { $0.lifetime = 0.5 }])
    screen.window.layer.addSublayer(layer)
    screen.time = 1
    #expect(try !screen.frame().isIdentical(to: empty))
    CATransaction.setDisableActions(true)
    layer.birthRate = 0
    screen.time = 1.1
    #expect(try !screen.frame().isIdentical(to: empty))
    screen.time = 1.7
    #expect(try screen.frame().isIdentical(to: empty))
  }

  @Test("copies of an emitter layer with a delay show its particles at earlier times")
  func replicas() throws {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(origin: .zero, size: Self.size)
    (replicator.instanceCount, replicator.instanceDelay) = (2, 0.4)
    replicator.instanceTransform = CATransform3DMakeTranslation(0, 25, 0)
    replicator.addSublayer(emitter([cell()]))
    let (first, second) = (emitter([cell()]), emitter([cell()]))
    second.frame.origin.y = 25
    second.timeOffset = -0.4
    #expect(try shown([replicator]).isIdentical(to: shown([first, second])))
  }

  @Test("the order of particles is that of the render mode")
  func order() throws {
    func middle(_ mode: CAEmitterLayerRenderMode) throws -> SIMD4<UInt8> {
      let cells = [UIColor.red, .green].map { color in
        cell { ($0.velocity, $0.color, $0.scale) = (0, color.cgColor, 3) }
      }
      cells[0].beginTime = 0.1
      let layer = emitter(cells)
      layer.renderMode = mode
      return try shown([layer], at: 0.4).pixel(x: 16, y: 46)
    }
    // The red particle is born last.
    let (oldestFirst, oldestLast) = (try middle(.oldestFirst), try middle(.oldestLast))
    #expect(oldestFirst.x > oldestFirst.y && oldestLast.y > oldestLast.x)
    #expect(try middle(.unordered) == oldestLast)
  }
}
