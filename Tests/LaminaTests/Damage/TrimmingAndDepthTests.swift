import CoreGraphics
import LayerTree
import RenderServer
import TestSupport
import Testing

@testable import Compositor

@Suite("Pictures with trimmed bitmaps and with depth", .serialized)
struct TrimmingAndDepthTests {
  /// Layers with round pictures in wide margins, with opaque pictures and with colors.
  private struct Scene: RandomEdits {
    var generator: SeededGenerator
    let isOnGrid: Bool
    private static let size = CGSize(width: 160, height: 120)

    init(seed: UInt64, isOnGrid: Bool) {
      generator = SeededGenerator(seed: seed)
      self.isOnGrid = isOnGrid
    }

    mutating func random(_ range: ClosedRange<Double>) -> Double {
      .random(in: range, using: &generator)
    }

    private static func picture(_ radius: Double, _ phase: Int) -> CGImage {
      var pixels: [UInt8] = []
      for y in 0..<32 {
        for x in 0..<32 {
          let (dx, dy) = (Double(x) - 15.5, Double(y) - 15.5)
          let alpha = min(max(radius - (dx * dx + dy * dy).squareRoot(), 0), 1)
          let color = [x * 8, y * 8, phase * 50 & 255].map { UInt8(Double($0) * alpha) }
          pixels += color + [UInt8(255 * alpha)]
        }
      }
      return CGImage(width: 32, height: 32, premultipliedRGBA: pixels)
    }

    mutating func properties(of number: UInt32) -> LayerProperties {
      var properties = LayerProperties()
      properties.bounds.size = CGSize(width: 32, height: 32)
      properties.position = CGPoint(x: random(0...160), y: random(0...120))
      let kind = random(0...1)
      if kind < 0.7 {
        let id = ContentsID(rawValue: UInt64(kind < 0.3 ? number % 3 : 3 + number % 3))
        properties.contents = LayerContents(
          id: id, width: 32, height: 32, isOpaque: id.rawValue >= 3)
      } else {
        properties.backgroundColor = SIMD4(Float(random(0...1)), 0.5, 0.2, 1)
      }
      if isOnGrid {
        properties.position.x.round()
        properties.position.y.round()
      } else {
        let angle = random(-3...3)
        properties.transform = CATransform3DScale(
          CATransform3DMakeRotation(angle, 0, 0, 1), random(0.4...2), random(0.4...2), 1)
      }
      return properties
    }

    mutating func first() -> Commit {
      var commit = Commit()
      commit.root = LayerID(rawValue: 0)
      commit.surface = SurfaceState(size: Self.size, scale: 1)
      for id in 0..<6 as Range<UInt64> {
        let image = Self.picture(id < 3 ? 8 : 100, Int(id))
        let contents = LayerContents(
          id: ContentsID(rawValue: id), width: 32, height: 32, isOpaque: id >= 3)
        commit.contents.append(ContentsUpdate(contents: contents, patch: image))
      }
      var root = LayerChange(layer: LayerID(rawValue: 0))
      root.properties = LayerProperties()
      root.properties?.bounds.size = Self.size
      root.properties?.position = CGPoint(x: 80, y: 60)
      root.properties?.backgroundColor = SIMD4(0.1, 0.2, 0.3, 1)
      root.sublayers = (1...60).map { LayerID(rawValue: $0) }
      commit.layers = [root] + (1...60).map { change($0) }
      return commit
    }

    mutating func change(_ number: UInt32) -> LayerChange {
      var change = LayerChange(layer: LayerID(rawValue: number))
      change.properties = properties(of: number)
      change.properties?.allowsEdgeAntialiasing = false
      return change
    }

    mutating func edit() -> Commit {
      var commit = Commit()
      commit.layers = [change(UInt32(random(1...60)))]
      return commit
    }
  }

  private func pixels(_ commit: Commit, _ modes: DebugModes) throws -> [UInt8] {
    let server = try OffscreenServer(debug: modes)
    server.post(commit)
    try server.renderFrame(for: 0)
    return try server.readPixels().pixels
  }

  /// The largest difference of two pictures of a scene.
  private func difference(_ seed: UInt64, isOnGrid: Bool, _ modes: DebugModes) throws -> Int {
    var scene = Scene(seed: seed, isOnGrid: isOnGrid)
    let commit = scene.first()
    let (plain, other) = (try pixels(commit, []), try pixels(commit, modes))
    return zip(plain, other).map { abs(Int($0) - Int($1)) }.max() ?? 255
  }

  @Test("with and without depth, a picture is the same", arguments: 1...60)
  func depth(seed: UInt64) throws {
    #expect(try difference(seed, isOnGrid: seed % 2 == 0, .noDepth) == 0)
  }

  @Test("on the pixel grid, a picture of trimmed bitmaps is the same", arguments: 1...12)
  func trimmedOnGrid(seed: UInt64) throws {
    #expect(try difference(seed, isOnGrid: true, .noTrim) == 0)
  }

  /// The texture coordinates of a smaller quad are rounded differently, in the seventh digit.
  @Test("between pixels, trimmed bitmaps differ by 2 of 255 at most", arguments: 1...12)
  func trimmedBetweenPixels(seed: UInt64) throws {
    #expect(try difference(seed, isOnGrid: false, .noTrim) <= 2)
  }

  @Test("a partial redraw equals a full redraw, over 40 edits", arguments: 1...8)
  func partialRedraw(seed: UInt64) throws {
    var scene = Scene(seed: 100 + seed, isOnGrid: seed % 2 == 0)
    #expect(try scene.partialRedrawDifference(edits: 40) == 0)
  }
}
