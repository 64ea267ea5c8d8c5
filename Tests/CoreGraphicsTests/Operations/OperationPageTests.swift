import CoreGraphics
import TestSupport
import Testing

/// Row V17 of the requirements: what draws on the screen draws on paper.
@Suite("Every operation of a context draws on the pages of a file")
struct OperationPageTests {
  /// Nothing clears paper, and poppler does not smooth images that it makes this much larger.
  private static let exceptions: Set = ["clear", "image-low", "image-medium", "image-high"]

  private static let operations =
    (Operation.paths + Operation.clips + Operation.layers + Operation.gradients
    + Operation.patterns + Operation.images + Operation.text)
    .filter { !exceptions.contains($0.name) }

  @Test("an operation looks on a page as it does in a bitmap", arguments: operations)
  func likeness(operation: Operation) throws {
    let (width, height) = Operation.size
    let bitmap = try #require(
      drawn(width: width * 3, height: height * 3, scale: 3) { operation.paint(in: $0) })
    let file = try pdf { context in
      context.page(CGSize(width: width, height: height)) { operation.paint(in: context) }
    }
    let page = try ImageDecoder.image(from: file.picture(dotsPerInch: 3 * 72))
    // Cells that are turned lie on whole pixels in the bitmap.
    #expect(meanDifference(page, bitmap) < (operation.name.hasPrefix("pattern-matrix") ? 6 : 5))
  }
}
