import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("The demo's scenes", .serialized)
@MainActor struct DemoSceneTests {
  private nonisolated static let names = [
    "orbit", "cards", "springs", "keyframes", "transitions", "scrub",
  ]

  @Test("scenes have names of their own, made of small letters, and say what they show")
  func names() {
    #expect(DemoScenes.all.map { $0.name } == Self.names)
    #expect(Set(Self.names).count == Self.names.count)
    for scene in DemoScenes.all {
      #expect(scene.name.allSatisfy { $0.isLowercase }, "\(scene.name)")
      #expect(!scene.summary.isEmpty && !scene.summary.hasSuffix("."), "\(scene.name)")
    }
  }

  @Test("a name that no scene has is an error with the names that there are")
  func unknown() throws {
    do {
      _ = try DemoScenes.named("nonesuch")
      Issue.record("there is such a scene")
    } catch {
      let text = "\(error)"
      #expect(text.contains("nonesuch") && Self.names.allSatisfy(text.contains))
    }
  }

  @Test("a scene fits into a window of any size", arguments: names)
  func sizes(name: String) throws {
    for size in [(1, 1), (40, 300), (300, 20)] {
      let screen = try OffscreenScreen(size: CGSize(width: size.0, height: size.1))
      let scene = try DemoScenes.named(name).init(DemoOptions())
      try scene.show(in: screen.window)
      let picture = try scene.picture(at: 0.5, on: screen)
      #expect(picture.width == size.0 && picture.height == size.1)
    }
  }

  @Test("a scene that is shown again is the same", arguments: names)
  func again(name: String) throws {
    let size = CGSize(width: 320, height: 180)
    let kind = try DemoScenes.named(name)
    let pictures = try (0..<2).map { rounds in
      let screen = try OffscreenScreen(size: size)
      let scene = kind.init(DemoOptions())
      for _ in 0...rounds { try scene.show(in: screen.window) }
      return try scene.picture(at: 0.4, on: screen)
    }
    #expect(pictures[0].isIdentical(to: pictures[1]))
  }

  // MARK: Strips

  /// Eight moments of each.
  private static func places(_ name: String) -> [Double] {
    switch name {
    case "scrub": (0..<8).map { Double($0) / 7 }
    case "springs": [0, 0.1, 0.25, 0.4, 0.65, 1, 2.2, 2.8]
    case "transitions": [0, 0.5, 0.75, 1, 1.25, 1.5, 2, 3]
    case "cards": [0, 0.35, 0.7, 1.05, 1.75, 2.6, 4.4, 5.2]
    default: (0..<8).map { 0.6 * Double($0) }
    }
  }

  @Test("a scene moves as it did, in eight pictures side by side", arguments: names)
  func strips(name: String) throws {
    let kind = try DemoScenes.named(name)
    var tolerance = Tolerance.exact
    let pictures = try Self.places(name).map { place in
      let screen = try OffscreenScreen(size: CGSize(width: 320, height: 180))
      let scene = kind.init(DemoOptions())
      try scene.show(in: screen.window)
      tolerance = GoldenTests.tolerance(screen)
      return try scene.picture(at: place, on: screen)
    }
    for (first, second) in zip(pictures, pictures.dropFirst()) {
      #expect(!first.isIdentical(to: second))
    }
    try assertSnapshot(
      of: Self.strip(pictures), named: "scene-\(name)", tolerance: tolerance)
  }

  /// Pictures of one size, from left to right.
  private static func strip(_ pictures: [CGImage]) -> CGImage {
    let (width, height) = (pictures[0].width, pictures[0].height)
    let pixels = pictures.map(\.premultipliedRGBA)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pictures.count * width * height * 4)
    for row in 0..<height {
      for picture in pixels { bytes += picture[row * width * 4..<(row + 1) * width * 4] }
    }
    return CGImage(width: pictures.count * width, height: height, premultipliedRGBA: bytes)
  }
}
