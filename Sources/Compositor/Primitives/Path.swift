extension PrimitiveDescription {
  /// The pixels of cells at the edge of a path: `color × coverage × opacity`.
  static let path = PrimitiveDescription(
    shader: "path",
    demand: .paths,
    variants: [[.shape], [.shape, .clipped], [.shape, .clipped, .clipsInPerspective]])
}

/// The coverage of a path's cells as the shader reads it: a vector for each row of eight pixels, from
/// `details` on, the eight rows of a cell after those of the cell on its left.
///
/// A component has two pixels: the coverage of the left one in steps of 1/4095, plus 4096 times that
/// of the right one. A `Float` represents such a number exactly.
enum PathParameters {
  /// The parameters of a row, from the sums of its winding numbers by area.
  static func row(_ windings: SIMD8<Float>) -> SIMD4<Float> {
    let coverage = pointwiseMin(
      pointwiseMax(windings, -windings), SIMD8<Float>(repeating: 1))
    let steps = (coverage * 4095).rounded(.toNearestOrEven)
    return steps.evenHalf + 4096 * steps.oddHalf
  }
}
