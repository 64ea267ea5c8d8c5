import CoreGraphics
import LaminaTesting
import TestSupport
import Testing
import UIKit

// Requirement V20.
@Suite("Flipped geometry", .serialized)
@MainActor struct FlippedGeometryTests {
  private let box = CALayer()
  private let screen: OffscreenScreen

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 20, height: 20), scale: 1)
    box.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    screen.window.layer.addSublayer(box)
  }

  /// An image with red above blue.
  private var image: CGImage {
    let row = { (color: [UInt8]) in [[UInt8]](repeating: color, count: 4).flatMap { $0 } }
    let rows = row([255, 0, 0, 255]) + row([255, 0, 0, 255]) + row([0, 0, 255, 255])
    return CGImage(width: 4, height: 4, premultipliedRGBA: rows + row([0, 0, 255, 255]))
  }

  /// Expects the color of a pixel, both on the screen and in what `render(in:)` draws.
  private func expect(
    _ color: SIMD4<UInt8>, _ x: Int, _ y: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    // Let implicit animations end.
    try screen.render()
    screen.time += 1
    let shown = try screen.frame().pixel(x: x, y: y)
    #expect(shown == color, "shown", sourceLocation: sourceLocation)
    let context = CGContext(width: 20, height: 20, scale: 1, origin: .zero)
    context.setFillColor(.black)
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    box.render(in: context)
    let rendered = context.makeImage()?.pixel(x: x, y: y)
    #expect(rendered == color, "rendered", sourceLocation: sourceLocation)
  }

  @Test("in flipped geometry, y points up, and images are not flipped")
  func images() throws {
    let contentsLayer = CALayer()
    contentsLayer.contents = image
    contentsLayer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    box.addSublayer(contentsLayer)
    try expect(red, 1, 0)
    try expect(blue, 1, 3)
    box.isGeometryFlipped = true
    try expect(black, 1, 1)
    try expect(red, 1, 16)
    try expect(blue, 1, 19)
    // Gravity and corners follow the geometry.
    contentsLayer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    contentsLayer.contentsGravity = .bottom
    try expect(red, 3, 16)
    try expect(black, 3, 13)
    contentsLayer.contentsGravity = .resize
    contentsLayer.cornerRadius = 4
    contentsLayer.masksToBounds = true
    contentsLayer.maskedCorners = .layerMinXMaxYCorner
    try expect(black, 0, 12)
    try expect(blue, 0, 19)
    contentsLayer.masksToBounds = false
    contentsLayer.contents = nil
    contentsLayer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    try expect(black, 0, 12)
    try expect(red, 0, 19)
  }

  @Test("layers draw with y pointing up, and draw again when that changes")
  func drawing() throws {
    let (outer, inner) = (BarLayer(), BarLayer())
    outer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    inner.frame = CGRect(x: 8, y: 0, width: 8, height: 8)
    box.addSublayer(outer)
    outer.addSublayer(inner)
    outer.setNeedsDisplay()
    inner.setNeedsDisplay()
    try expect(red, 1, 0)
    try expect(red, 9, 0)
    outer.isGeometryFlipped = true
    try expect(black, 1, 0)
    try expect(red, 1, 7)
    try expect(black, 9, 0)
    try expect(red, 9, 7)
    box.addSublayer(inner)
    try expect(red, 9, 0)
    box.isGeometryFlipped = true
    try expect(red, 9, 19)
    // Two flips cancel each other.
    try expect(red, 1, 12)
  }

  /// Fills the part with the smallest y in red.
  private final class BarLayer: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
    }
  }
}
