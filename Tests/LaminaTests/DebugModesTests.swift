import Compositor
import CoreGraphics
import LayerTree
import RenderServer
import Testing

@Suite("Images of the debug modes")
struct DebugModesTests {
  /// A white rectangle, and a rotated one with round corners in perspective.
  private static let scene: CommitScene = {
    var scene = CommitScene(200, 100, distance: 300)
    scene.paint(SIMD4(1, 1, 1, 1), in: CGRect(x: 10, y: 10, width: 50, height: 50))
    scene.paint(SIMD4(1, 1, 1, 1), in: CGRect(x: 100, y: 10, width: 80, height: 80)) {
      $0.style.cornerRadius = 10
      $0.rotate(50, about: 0, 1, 0)
    }
    return scene
  }()

  /// The first frames, drawn with the real renderer.
  private func frames(_ count: Int, _ modes: DebugModes) throws -> [CGImage] {
    let server = try OffscreenServer(debug: modes)
    server.post(Self.scene.commit)
    return try (0..<count).map { _ in
      try server.renderFrame(for: 0)
      let frame = try server.readPixels()
      return CGImage(width: frame.width, height: frame.height, premultipliedRGBA: frame.pixels)
    }
  }

  @Test("overdraw fills shapes in perspective with the color of their count")
  func overdraw() throws {
    let image = try frames(1, .overdraw)[0]
    #expect(image.pixel(x: 5, y: 5) == SIMD4(0, 90, 255, 255))
    #expect(image.pixel(x: 95, y: 50) == SIMD4(0, 90, 255, 255))
    #expect(image.pixel(x: 30, y: 30).x == 125)
    #expect(image.pixel(x: 140, y: 50) == image.pixel(x: 30, y: 30))
  }

  @Test("an outline has one pixel, and leaves the rest as it is, in perspective too")
  func wireframe() throws {
    let (plain, outlined) = (try frames(1, [])[0], try frames(1, .wireframe)[0])
    #expect(outlined.pixel(x: 10, y: 30) == SIMD4(0, 255, 255, 255))
    for x in [9, 11, 30, 58, 60] {
      #expect(outlined.pixel(x: x, y: 30) == plain.pixel(x: x, y: 30))
    }
    let changed = (62..<198).filter { outlined.pixel(x: $0, y: 50) != plain.pixel(x: $0, y: 50) }
    #expect((2...6).contains(changed.count), "\(changed)")
    #expect(outlined.pixel(x: 140, y: 50) == SIMD4(repeating: 255))
  }

  @Test("the frame after a flash is the image without it, and no frame follows")
  func flash() throws {
    let (plain, flashed) = (try frames(1, [])[0], try frames(2, .flashUpdates))
    #expect(flashed[0].pixel(x: 30, y: 30).z < 200)
    #expect(flashed[1].isIdentical(to: plain))
    let server = try OffscreenServer(debug: .flashUpdates)
    server.post(Self.scene.commit)
    for _ in 0..<4 { try server.renderFrame(for: 0) }
    #expect(server.statistics.frames == 2)
  }
}
