import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@testable import lamina

@Suite("The demo's scenes", .serialized)
@MainActor struct DemoSceneTests {
  private nonisolated static let names = [
    "orbit", "cards", "springs", "keyframes", "transitions", "scrub", "effects",
    "controls", "museum",
  ]

  @Test("scenes have unique lowercase names and a summary")
  func names() {
    #expect(DemoScenes.all.map { $0.name } == Self.names)
    #expect(Set(Self.names).count == Self.names.count)
    for scene in DemoScenes.all {
      #expect(scene.name.allSatisfy { $0.isLowercase }, "\(scene.name)")
      #expect(!scene.summary.isEmpty && !scene.summary.hasSuffix("."), "\(scene.name)")
    }
  }

  @Test("an unknown name throws an error that lists the names")
  func unknown() throws {
    do {
      _ = try DemoScenes.named("nonesuch")
      Issue.record("no error for an unknown scene")
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
      let image = try scene.image(at: 0.5, on: screen)
      #expect(image.width == size.0 && image.height == size.1)
    }
  }

  @Test("showing a scene again gives the same image", arguments: names)
  func again(name: String) throws {
    let size = CGSize(width: 320, height: 180)
    let kind = try DemoScenes.named(name)
    let images = try (0..<2).map { rounds in
      let screen = try OffscreenScreen(size: size)
      let scene = kind.init(DemoOptions())
      for _ in 0...rounds { try scene.show(in: screen.window) }
      return try scene.image(at: 0.4, on: screen)
    }
    #expect(images[0].isIdentical(to: images[1]))
  }

  // MARK: Strips

  /// The eight values of `--at` for a scene.
  private static func positions(_ name: String) -> [Double] {
    switch name {
    case "scrub": (0..<8).map { Double($0) / 7 }
    case "springs": [0, 0.1, 0.25, 0.4, 0.65, 1, 2.2, 2.8]
    case "transitions": [0, 0.5, 0.75, 1, 1.25, 1.5, 2, 3]
    case "cards": [0, 0.35, 0.7, 1.05, 1.75, 2.6, 4.4, 5.2]
    default: (0..<8).map { 0.6 * Double($0) }
    }
  }

  /// The applications have golden images of their own: `SettingsGoldenTests` and `MuseumGoldenTests`.
  @Test(
    "eight frames of a scene match their golden image",
    arguments: names.filter { $0 != "controls" && $0 != "museum" })
  func strips(name: String) throws {
    let kind = try DemoScenes.named(name)
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 180))
    let scene = kind.init(DemoOptions())
    try scene.show(in: screen.window)
    let images = try Self.positions(name).map { try scene.image(at: $0, on: screen) }
    for (first, second) in zip(images, images.dropFirst()) {
      #expect(!first.isIdentical(to: second))
    }
    try assertSnapshot(
      of: .strip(images), named: "scene-\(name)", tolerance: GoldenTests.tolerance(screen))
  }
}
