import Compositor
import CoreGraphics
import Foundation
import LaminaTesting
import LayerTree
import RenderServer
import Testing

/// A shape inside of a clip, a mask, a group, or in perspective, over white.
struct ShapeContext: CustomTestStringConvertible, Sendable {
  typealias Point = SIMD2<Double>

  var testDescription: String
  /// The distance of the camera in points; 0 for no perspective.
  var distance: CGFloat = 0
  /// Adds the layers to a scene.
  var build: @Sendable (inout CommitScene) -> Void
  /// From points of the shape's layer to points of the scene.
  var map: @Sendable (Point) -> Point = { $0 + frameOrigin }
  /// What clips the shape, in points of the scene.
  var clip: CGPath?
  var clipMap: @Sendable (Point) -> Point = { $0 }
  var opacity = 1.0
  /// The number of equal shapes in front of each other.
  var layers = 1.0

  static let frame = CGRect(x: 4, y: 3, width: 60, height: 44)
  static let frameOrigin = Point(4, 3)
  static let path = ShapeCase.rings

  static func shape(_ node: inout CommitScene.Node) {
    node.style.shape.path = path
    node.style.shape.fillColor = ShapeCase.red
  }

  private static func rotated(_ point: Point, _ angle: Double) -> Point {
    Point(
      point.x * cos(angle) - point.y * sin(angle), point.x * sin(angle) + point.y * cos(angle))
  }

  private static let clipRect = CGRect(x: 13, y: 10, width: 36, height: 25)
  private static let square = CGPath(rect: clipRect, transform: nil)
  private static let round = CGPath(
    ellipseIn: CGRect(x: 12, y: 5, width: 36, height: 36), transform: nil)

  static let all: [ShapeContext] = [
    ShapeContext(
      testDescription: "clipped by a rectangle",
      build: { scene in
        let clip = scene.add(clipRect, to: scene.stage) { $0.style.masksToBounds = true }
        scene.add(frame.offsetBy(dx: -13, dy: -10), to: clip, shape)
      }, clip: square),
    ShapeContext(
      testDescription: "clipped by a circle",
      build: { scene in
        let rect = CGRect(x: 12, y: 5, width: 36, height: 36)
        let clip = scene.add(rect, to: scene.stage) {
          ($0.style.masksToBounds, $0.style.cornerRadius) = (true, 18)
        }
        scene.add(frame.offsetBy(dx: -12, dy: -5), to: clip, shape)
      }, clip: round),
    ShapeContext(
      testDescription: "clipped by its own rounded bounds",
      build: { scene in
        scene.add(frame, to: scene.stage) {
          shape(&$0)
          ($0.style.masksToBounds, $0.style.cornerRadius) = (true, 22)
        }
      },
      clip: CGPath(roundedRect: frame, cornerWidth: 22, cornerHeight: 22, transform: nil)),
    ShapeContext(
      testDescription: "clipped by a rotated rectangle",
      build: { scene in
        let clip = scene.add(CGRect(x: 14, y: 8, width: 40, height: 34), to: scene.stage) {
          $0.style.masksToBounds = true
          $0.rotate(30, about: 0, 0, 1)
        }
        scene.add(CGRect(x: -10, y: -5, width: 60, height: 44), to: clip, shape)
      }, map: { rotated($0 - Point(30, 22), .pi / 6) + Point(34, 25) },
      clip: CGPath(rect: CGRect(x: -20, y: -17, width: 40, height: 34), transform: nil),
      clipMap: { rotated($0, .pi / 6) + Point(34, 25) }),
    ShapeContext(
      testDescription: "in a group with opacity",
      build: { scene in
        let group = scene.add(frame, to: scene.stage) {
          ($0.properties.opacity, $0.style.allowsGroupOpacity) = (0.5, true)
        }
        let bounds = CGRect(origin: .zero, size: frame.size)
        scene.add(bounds, to: group, shape)
        scene.add(bounds, to: group, shape)
      }, opacity: 0.5, layers: 2),
    ShapeContext(
      testDescription: "with an opacity of its own",
      build: { scene in
        scene.add(frame, to: scene.stage) {
          shape(&$0)
          $0.properties.opacity = 0.5
        }
      }, opacity: 0.5),
    ShapeContext(
      testDescription: "as a mask",
      build: { scene in
        let layer = scene.paint(ShapeCase.red, in: frame)
        scene.mask(layer, by: CGRect(origin: .zero, size: frame.size)) {
          $0.properties.backgroundColor = .zero
          shape(&$0)
        }
      }),
    ShapeContext(
      testDescription: "with a mask",
      build: { scene in
        let layer = scene.add(frame, to: scene.stage, shape)
        scene.mask(layer, by: clipRect.offsetBy(dx: -4, dy: -3))
      }, clip: square),
    ShapeContext(
      testDescription: "in perspective", distance: 120,
      build: { scene in
        scene.add(frame, to: scene.stage) {
          shape(&$0)
          $0.rotate(50, about: 0, 1, 0)
        }
      }, map: { tilted($0 - Point(30, 22)) }),
    ShapeContext(
      testDescription: "clipped in perspective", distance: 120,
      build: { scene in
        let clip = scene.add(CGRect(x: 14, y: 8, width: 40, height: 34), to: scene.stage) {
          $0.style.masksToBounds = true
          $0.rotate(50, about: 0, 1, 0)
        }
        scene.add(CGRect(x: -10, y: -5, width: 60, height: 44), to: clip, shape)
      }, map: { tilted($0 - Point(30, 22)) },
      clip: CGPath(rect: CGRect(x: -20, y: -17, width: 40, height: 34), transform: nil),
      clipMap: tilted),
  ]

  /// Rotates a point by 50° about the y axis through the middle, seen from 120 points away.
  private static func tilted(_ point: Point) -> Point {
    let angle = 50 * Double.pi / 180
    let depth = -point.x * sin(angle)
    return Point(point.x * cos(angle), point.y) / (1 - depth / 120) + Point(34, 25)
  }
}

@Suite("Shape layers in clips, groups, masks and perspective", .serialized)
struct ShapeContextTests {
  private func scene(_ context: ShapeContext, _ scale: CGFloat) -> CommitScene {
    var scene = CommitScene(68, 50, scale: scale, distance: context.distance)
    // Far behind, so that it does not intersect a rotated layer.
    scene.paint(SIMD4(1, 1, 1, 1), in: CGRect(x: -132, y: -150, width: 332, height: 350)) {
      $0.translate(0, 0, context.distance > 0 ? -60 : 0)
    }
    context.build(&scene)
    return scene
  }

  @Test(
    "a pixel has the product of both coverages: within 2 of 255, and where edges meet within 12",
    arguments: ShapeContext.all, [1, 1.5] as [CGFloat])
  func reference(_ context: ShapeContext, scale: CGFloat) throws {
    let image = try scene(context, scale).render()
    let (width, height, bytes) = (image.width, image.height, image.premultipliedRGBA)
    let coverage = ShapeReference(filling: ShapeContext.path, evenOdd: false)
      .coverage(width, height) { context.map($0) * Double(scale) }
    let clip =
      context.clip.map {
        ShapeReference(filling: $0, evenOdd: false)
          .coverage(width, height) { context.clipMap($0) * Double(scale) }
      } ?? Array(repeating: 1, count: width * height)
    var (inside, edge, place) = (0.0, 0.0, (0, 0))
    for index in coverage.indices {
      // Red over white leaves as much green as is not covered.
      let covered = 1 - pow(1 - coverage[index], context.layers)
      let expected = 255 * (1 - covered * clip[index] * context.opacity)
      let difference = abs(Double(bytes[index * 4 + 1]) - expected)
      if clip[index] > 1e-3, clip[index] < 0.999 {
        edge = max(edge, difference)
      } else if difference > inside {
        (inside, place) = (difference, (index % width, index / width))
      }
    }
    #expect(inside <= 2, "at \(place)")
    #expect(edge <= 12)
  }

  @Test("debug modes show shapes that are clipped, grouped, masked or in perspective")
  func debugModes() throws {
    for context in ShapeContext.all {
      let plain = try scene(context, 1).render().premultipliedRGBA
      for modes in [.overdraw, .wireframe, .blendedLayers] as [DebugModes] {
        let server = try OffscreenServer(debug: modes)
        server.post(scene(context, 1).commit)
        try server.renderFrame(for: 0)
        #expect(try server.readPixels().pixels != plain, "\(context.testDescription)")
      }
    }
  }
}
