import CoreGraphics
import Foundation
import LaminaTesting
import LayerTree
import Testing

/// `LAMINA_RECORD=1 swift test --filter PerspectiveGoldenTests` records the golden images.
///
/// Requirement V20: `CATransform3D` with perspective (`m34`, `sublayerTransform`).
@Suite("Layers in perspective match their golden images", .serialized)
struct PerspectiveGoldenTests {
  private static let red = SIMD4<Float>(0.85, 0.25, 0.2, 1)
  private static let green = SIMD4<Float>(0.3, 0.7, 0.35, 1)
  private static let blue = SIMD4<Float>(0.25, 0.45, 0.9, 1)
  private static let yellow = SIMD4<Float>(0.95, 0.8, 0.25, 1)
  private static let white = SIMD4<Float>(0.95, 0.95, 0.95, 1)

  /// A checkerboard with an asymmetric mark.
  private static let chart: CGImage = {
    let context = CGContext(width: 120, height: 90)
    for row in 0..<6 {
      for column in 0..<8 where (row + column) % 2 == 0 {
        context.setFillColor(
          CGColor(red: 0.2 + CGFloat(column) * 0.1, green: 0.5, blue: 0.9, alpha: 1))
        context.fill(CGRect(x: column * 15, y: row * 15, width: 15, height: 15))
      }
    }
    context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    context.fill(CGRect(x: 22, y: 18, width: 10, height: 54))
    context.fill(CGRect(x: 22, y: 18, width: 44, height: 10))
    context.fill(CGRect(x: 22, y: 40, width: 30, height: 9))
    guard let image = context.makeImage() else { preconditionFailure("no memory") }
    return image
  }()

  @Test("a card is drawn at eight angles of a rotation")
  func flip() throws {
    var scene = CommitScene(480, 220, distance: 420)
    let chart = scene.addContents(Self.chart)
    for step in 0..<8 {
      let frame = CGRect(x: 20 + step % 4 * 115, y: 15 + step / 4 * 105, width: 95, height: 85)
      // Each card has its own container, so that the camera is in front of its center.
      let container = scene.add(frame, to: scene.stage) {
        $0.space.sublayerTransform.m34 = -1 / 200
      }
      let angle = CGFloat(step) * 25
      let inside = CGRect(x: 10, y: 8, width: 75, height: 70)
      scene.paint([0.1, 0.2, 0.3, 1], in: inside, to: container) {
        $0.properties.contents = chart
        $0.style.cornerRadius = 14
        $0.style.masksToBounds = true
        $0.style.borderWidth = 3
        $0.style.borderColor = Self.yellow
        $0.rotate(angle, about: 0, 1, 0)
      }
    }
    try scene.check("flip")
  }

  @Test("intersecting planes hide each other partly")
  func crossing() throws {
    var scene = CommitScene(400, 180, distance: 500)
    let left = scene.add(CGRect(x: 10, y: 10, width: 180, height: 160), to: scene.stage) {
      $0.space.sublayerTransform.m34 = -1 / 400
    }
    let right = scene.add(CGRect(x: 210, y: 10, width: 180, height: 160), to: scene.stage) {
      $0.space.sublayerTransform.m34 = -1 / 400
    }
    let frame = CGRect(x: 30, y: 30, width: 120, height: 100)
    scene.paint(Self.red, in: frame, to: left) { $0.rotate(35, about: 0.2, 1, 0) }
    scene.paint(Self.blue, in: frame, to: left) { $0.rotate(-40, about: 0, 1, 0.1) }
    scene.paint(Self.red, in: frame, to: right) { $0.rotate(50, about: 0, 1, 0) }
    scene.paint(Self.green, in: frame, to: right) { $0.rotate(-50, about: 0.3, 1, 0) }
    scene.paint([0.95, 0.8, 0.25, 0.7], in: frame.insetBy(dx: 0, dy: 20), to: right) {
      $0.rotate(50, about: 1, 0, 0)
    }
    try scene.check("crossing")
  }

  private static let sides: [(SIMD4<Float>, CGFloat, CGFloat, CGFloat, CGFloat)] = [
    (red, 0, 0, 1, 0), (green, 90, 0, 1, 0), (blue, 180, 0, 1, 0), (yellow, -90, 0, 1, 0),
    (white, 90, 1, 0, 0), ([0.6, 0.3, 0.7, 1], -90, 1, 0, 0),
  ]

  @Test("a cube is three-dimensional in a transform layer, and flattened in another layer")
  func cube() throws {
    var scene = CommitScene(400, 200, distance: 500)
    for isSolid in [true, false] {
      let frame = CGRect(x: isSolid ? 50 : 250, y: 50, width: 100, height: 100)
      let cube = scene.add(frame, to: scene.stage) {
        $0.space.isTransformLayer = isSolid
        $0.rotate(35, about: 0, 1, 0)
        $0.rotate(25, about: 1, 0, 0)
      }
      for (color, degrees, x, y, z) in Self.sides {
        scene.paint(color, in: CGRect(x: 0, y: 0, width: 100, height: 100), to: cube) {
          $0.style.borderWidth = 4
          $0.style.borderColor = [0, 0, 0, 0.4]
          $0.translate(0, 0, 50)
          $0.rotate(degrees, about: x, y, z)
        }
      }
    }
    try scene.check("cube")
  }

  @Test("a layer in perspective clips its sublayers to its rounded bounds")
  func masks() throws {
    var scene = CommitScene(360, 180, distance: 300)
    let chart = scene.addContents(Self.chart)
    for (index, curve) in CornerCurve.allCases.enumerated() {
      let frame = CGRect(x: 20 + index * 170, y: 20, width: 150, height: 140)
      let card = scene.paint(Self.white, in: frame) {
        $0.style.masksToBounds = true
        $0.style.cornerRadius = 40
        $0.style.cornerCurve = curve
        $0.rotate(index == 0 ? 50 : -40, about: 1, index == 0 ? 0.4 : 0.8, 0)
      }
      scene.paint(Self.red, in: CGRect(x: -20, y: 20, width: 100, height: 60), to: card)
      scene.add(CGRect(x: 60, y: 60, width: 120, height: 90), to: card) {
        $0.properties.contents = chart
        $0.properties.opacity = 0.8
        $0.rotate(20, about: 0, 0, 1)
      }
      scene.paint(Self.green, in: CGRect(x: 60, y: -20, width: 60, height: 60), to: card) {
        $0.style.cornerRadius = 30
      }
    }
    try scene.check("masks")
  }

  @Test("a floor that extends behind the camera is clipped")
  func behindTheCamera() throws {
    var scene = CommitScene(300, 200, distance: 200)
    let chart = scene.addContents(Self.chart)
    scene.add(CGRect(x: 0, y: -300, width: 300, height: 1200), to: scene.stage) {
      $0.properties.contents = chart
      $0.rotate(80, about: 1, 0, 0)
      $0.translate(0, 60, 0)
    }
    scene.paint(Self.red, in: CGRect(x: 100, y: 40, width: 100, height: 60)) {
      $0.translate(0, 0, 250)
    }
    scene.paint(Self.green, in: CGRect(x: 120, y: 60, width: 60, height: 60)) {
      $0.translate(0, 0, -150)
    }
    try scene.check("camera")
  }

  @Test("flipped geometry mirrors sublayers vertically about the center of the bounds")
  func flipped() throws {
    var scene = CommitScene(320, 150, distance: 400)
    let chart = scene.addContents(Self.chart)
    for isFlipped in [false, true] {
      let frame = CGRect(x: isFlipped ? 170 : 10, y: 15, width: 140, height: 120)
      let card = scene.paint([0.3, 0.32, 0.4, 1], in: frame) {
        $0.space.isGeometryFlipped = isFlipped
        $0.rotate(40, about: 0, 1, 0)
      }
      scene.paint(Self.red, in: CGRect(x: 10, y: 10, width: 30, height: 20), to: card)
      scene.add(CGRect(x: 50, y: 10, width: 80, height: 60), to: card) {
        $0.properties.contents = chart
        $0.style.isDoubleSided = false
      }
    }
    try scene.check("flipped")
  }

  @Test("a rotated layer is composited as a group, with its border above its sublayers")
  func group() throws {
    var scene = CommitScene(360, 170, distance: 300)
    for opacity: Float in [1, 0.5] {
      let frame = CGRect(x: opacity == 1 ? 20 : 190, y: 20, width: 150, height: 130)
      scene.paint(Self.yellow, in: CGRect(x: frame.minX, y: 75, width: 150, height: 20))
      let card = scene.paint(Self.blue, in: frame) {
        $0.properties.opacity = opacity
        $0.style.borderWidth = 6
        $0.style.borderColor = Self.white
        $0.style.cornerRadius = 20
        $0.rotate(45, about: 0.3, 1, 0)
        $0.translate(0, 0, 1)
      }
      scene.paint(Self.red, in: CGRect(x: -10, y: 30, width: 100, height: 40), to: card)
      scene.paint(Self.green, in: CGRect(x: 50, y: 50, width: 120, height: 40), to: card)
    }
    try scene.check("group")
  }
}
