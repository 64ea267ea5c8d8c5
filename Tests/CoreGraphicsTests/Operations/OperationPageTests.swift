import CoreGraphics
import TestSupport
import Testing

/// Requirement V17: every drawing operation works on PDF pages too.
@Suite("Every operation of a context draws on PDF pages")
struct OperationPageTests {
  /// Operations that differ on a page: `clear` has no effect on paper, and poppler does not
  /// interpolate images that it enlarges this much.
  private static let exceptions: Set = ["clear", "image-low", "image-medium", "image-high"]

  private static let operations =
    (Operation.paths + Operation.clips + Operation.layers + Operation.gradients
    + Operation.patterns + Operation.images + Operation.text)
    .filter { !exceptions.contains($0.name) }

  @Test("an operation on a PDF page matches the bitmap", arguments: operations)
  func matchesBitmap(operation: Operation) throws {
    let (width, height) = Operation.size
    let bitmap = try #require(
      drawn(width: width * 3, height: height * 3, scale: 3) { operation.paint(in: $0) })
    let file = try pdf { context in
      context.page(CGSize(width: width, height: height)) { operation.paint(in: context) }
    }
    let page = try ImageDecoder.image(from: file.renderPage(dotsPerInch: 3 * 72))
    // Rotated pattern cells are aligned to whole pixels in the bitmap.
    #expect(meanDifference(page, bitmap) < (operation.name.hasPrefix("pattern-matrix") ? 6 : 5))
  }
}
