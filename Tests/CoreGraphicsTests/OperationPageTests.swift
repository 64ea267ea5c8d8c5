import CoreGraphics
import TestSupport
import Testing

/// Row V17 of the requirements: what draws on the screen draws on paper.
@Suite("Every operation of a context draws on the pages of a file")
struct OperationPageTests {
  @Test(
    "an operation looks on a page as it does in a bitmap",
    arguments: Operation.paths + Operation.clips + Operation.layers + Operation.gradients
      + Operation.patterns + Operation.images)
  func likeness(operation: Operation) throws {
    let picture = try #require(operation.picture())
    let size = CGSize(width: Operation.size.width, height: Operation.size.height)
    let file = try pdf { context in context.page(size) { operation.paint(in: context) } }
    let page = try ImageDecoder.image(from: file.picture())
    #expect(meanDifference(page, picture) < 4)
  }
}
