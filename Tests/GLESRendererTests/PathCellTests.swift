import LayerTree
import Testing

@testable import Compositor

@Suite("Cells of paths")
struct PathCellTests {
  @Test("each pixel of a long row of cells has its own coverage")
  func longRow() throws {
    let columns = 100
    let coverage = (0..<64 * columns).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var canvas = try Canvas(width: Int32(8 * columns), height: 8)
    for row in stride(from: 0, to: coverage.count, by: 8) {
      let windings = SIMD8<Float>(SIMD8(coverage[row..<row + 8])) / 255
      canvas.plan.parameters.append(PathParameters.row(windings))
    }
    var shape = ShapeInstance(
      .rect(0, 0, Float(8 * columns), 8, color: SIMD4(repeating: 255)), [])
    shape.details = 0
    canvas.pass(clear: .zero) { $0.addShapes([], [shape], of: .path) }
    let pixels = try canvas.render()
    for (index, expected) in coverage.enumerated() {
      let (cell, row, column) = (index / 64, index / 8 % 8, index % 8)
      let alpha = pixels[cell * 8 + column, row].w
      #expect(alpha == expected, "cell \(cell), row \(row), column \(column)")
    }
  }
}
