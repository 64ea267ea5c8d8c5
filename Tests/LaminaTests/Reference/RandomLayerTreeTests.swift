import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Random trees of 200 layers on the screen against the reference. `LAMINA_ROUNDS` is the number of
/// trees (500: all that the project promises); pictures go to the folder `LAMINA_DIFFERENCES`.
///
/// Two renderers differ along edges. Where an area differs, one of them is wrong.
@Suite("Random layer trees look as the reference draws them", .serialized)
@MainActor struct RandomLayerTreeTests {
  private static let scales: [CGFloat] = [1, 1.25, 1.5, 2]
  private static let environment = ProcessInfo.processInfo.environment
  private static let treesPerScale =
    (environment["LAMINA_ROUNDS"].flatMap { Int($0) } ?? 40) / scales.count

  @Test("mean difference at most 0.8, at most 0.08 % of the pixels off by more than 64 of 255")
  func trees() throws {
    var total = ImageDifference()
    for scale in Self.scales { total += try difference(scale: scale) }
    #expect(total.mean <= 0.8)
    #expect(total.largeShare <= 0.0008)
  }

  /// Of all trees at one scale.
  private func difference(scale: CGFloat) throws -> ImageDifference {
    let screen = try OffscreenScreen(size: RandomLayerTree.size, scale: scale)
    var total = ImageDifference()
    for index in 0..<Self.treesPerScale {
      let seed = UInt64(scale * 100_000) + UInt64(index)
      let root = RandomLayerTree(seed: seed).root
      screen.window.layer.addSublayer(root)
      let image = try screen.frame()
      root.removeFromSuperlayer()
      let expected = try ReferenceRenderer.image(
        of: root, width: image.width, height: image.height, scale: scale)
      let difference = ImageDifference(image, expected)
      total += difference
      #expect(difference.largeShare <= 0.005 && difference.areaCount == 0, "seed \(seed)")
      try keep(image, expected, difference, seed: seed)
    }
    return total
  }

  private func keep(
    _ image: CGImage, _ expected: CGImage, _ difference: ImageDifference, seed: UInt64
  ) throws {
    guard let folder = Self.environment["LAMINA_DIFFERENCES"] else { return }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    print(
      "\(seed): mean \(difference.mean), large \(difference.largeShare * 100) %,",
      "in areas \(difference.areaCount)")
    let pictures = [
      ("lamina", image), ("reference", expected),
      ("difference", ImageDifference.picture(image, expected)),
    ]
    for (name, picture) in pictures {
      try picture.writePNG(toPath: "\(folder)/\(seed)-\(name).png")
    }
  }
}
