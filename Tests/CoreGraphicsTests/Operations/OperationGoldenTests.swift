import CoreGraphics
import LaminaTesting
import Testing

/// Requirement V16: `CGContext` with paths, strokes, dashes, joins, gradients, shadows,
/// blend modes, images, patterns, clipping, transforms, transparency layers.
///
/// `LAMINA_RECORD=1 swift test --filter OperationGoldenTests` records the golden images again.
@Suite("Every operation of a context matches its golden image")
struct OperationGoldenTests {
  @Test(
    "an operation matches its golden image",
    arguments: Operation.paths + Operation.clips + Operation.layers + Operation.gradients
      + Operation.patterns + Operation.images + Operation.text + Operation.blendModes)
  func matchesGolden(operation: Operation) throws {
    let image = try #require(operation.render())
    // pixman rounds differently on other processors.
    try assertSnapshot(
      of: image, named: "context-\(operation.name)",
      tolerance: Tolerance(channel: 2, pixels: 0.002))
  }

  @Test("operations have distinct names, and all 28 blend modes are among them")
  func names() {
    let all =
      Operation.paths + Operation.clips + Operation.layers + Operation.gradients
      + Operation.patterns + Operation.images + Operation.text + Operation.blendModes
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(Operation.blendModes.count == 28)
  }
}
