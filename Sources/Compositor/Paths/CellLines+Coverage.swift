// The coverage of a cell's pixels: the winding number at its corner plus the areas beside its lines.

extension CellLines {
  /// Appends the coverage of the pixels, as `PathParameters` of each row.
  func appendCoverage(to rows: inout [SIMD4<Float>]) {
    var windings = InlineArray<8, SIMD8<Float>>(repeating: SIMD8(repeating: Float(winding)))
    for line in lines {
      let (top, bottom) = (max(min(line.y, line.w), 0), min(max(line.y, line.w), 8))
      guard top < bottom else { continue }
      for row in Int(top)..<Int(bottom.rounded(.up)) {
        windings[row] += Self.areas(beside: line, row: Float(row))
      }
    }
    for row in windings.indices { rows.append(PathParameters.row(windings[row])) }
  }

  /// Returns, for each pixel of a row, the area on the right of a line; the areas are negative for a
  /// line that goes up.
  private static func areas(beside line: SIMD4<Float>, row: Float) -> SIMD8<Float> {
    let start = min(max(line.y - row, 0), 1)
    let end = min(max(line.w - row, 0), 1)
    let height = end - start
    let slope = (line.z - line.x) / (line.w - line.y)
    let middle = line.x + slope * (row + 0.5 * (start + end) - line.y)
    let x = middle - SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
    // Half the width of the part of the line that lies in the row. Where the line leaves the pixel
    // on a side, the area changes with the square of the rest.
    let reach = abs(slope * height) * 0.5
    let low = pointwiseMax(reach - pointwiseMax(x - 1, 1 - x), SIMD8(repeating: 0))
    let high = pointwiseMax(reach - pointwiseMax(x, -x), SIMD8(repeating: 0))
    let bend = (low * low - high * high) / max(4 * reach, 1e-6)
    return
      ((1 - x).clamped(lowerBound: SIMD8(repeating: 0), upperBound: SIMD8(repeating: 1)) + bend)
      * height
  }
}
