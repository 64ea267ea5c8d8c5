extension PrimitiveDescription {
  /// The pixels of a cell at the edge of a path: `color × coverage × opacity`.
  static let path = PrimitiveDescription(
    shader: "path",
    demand: .paths,
    variants: [[.shape], [.shape, .clipped], [.shape, .clipped, .clipsInPerspective]])
}

/// The lines of a cell as the shader reads them: a vector each, in pixels from the cell's corner.
///
///     [ x, y, slope, height ]   the middle; how much x changes with y; from the start's y to the
///                               end's, negative for a line that goes up
///
/// The first line lies in the instance's texture rectangle, and the others follow from `details` on.
/// The corner radius is the number of lines, and the border width the winding number at the corner.
enum PathParameters {
  /// The parameters of a line from (x, y) to (z, w).
  static func line(_ line: SIMD4<Float>) -> SIMD4<Float> {
    let height = line.w - line.y
    let slope = height != 0 ? (line.z - line.x) / height : 0
    return SIMD4((line.x + line.z) / 2, (line.y + line.w) / 2, slope, height)
  }
}
