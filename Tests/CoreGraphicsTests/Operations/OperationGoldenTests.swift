import CoreGraphics
import LaminaTesting
import Testing

/// Row V16 of the requirements: `CGContext` with paths, strokes, dashes, joins, gradients, shadows,
/// blend modes, images, patterns, clipping, transforms, transparency layers.
///
/// `LAMINA_RECORD=1 swift test --filter OperationGoldenTests` writes the pictures anew.
@Suite("Every operation of a context looks as it did")
struct OperationGoldenTests {
  @Test(
    "an operation draws its picture",
    arguments: Operation.paths + Operation.clips + Operation.layers + Operation.gradients
      + Operation.patterns + Operation.images + Operation.text + Operation.blendModes)
  func picture(operation: Operation) throws {
    let picture = try #require(operation.picture())
    // pixman's code for other processors rounds otherwise.
    try assertSnapshot(
      of: picture, named: "context-\(operation.name)",
      tolerance: Tolerance(channel: 2, pixels: 0.002))
  }

  @Test("pictures have names of their own, and all 28 blend modes are among them")
  func names() {
    let all =
      Operation.paths + Operation.clips + Operation.layers + Operation.gradients
      + Operation.patterns + Operation.images + Operation.text + Operation.blendModes
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(Operation.blendModes.count == 28)
  }
}
