/// Lists of numbers as the values of an animation, such as the locations of a gradient: a track for
/// every four of them.
package final class ListTrack: Sendable {
  /// The number of numbers in a list.
  package let count: Int
  package let parts: [Track]
  /// The input whose numbers these are; nil for a property other than `filters`.
  package let input: FilterInput?
  /// The value of a cell whose numbers these are; nil for a property other than `emitterCells`.
  package let cell: EmitterCellPath?

  package init(
    count: Int, parts: [Track], input: FilterInput? = nil, cell: EmitterCellPath? = nil
  ) {
    precondition(parts.count == (count + 3) / 4)
    (self.count, self.parts, self.input, self.cell) = (count, parts, input, cell)
  }
}

extension [Double] {
  /// Four of the numbers; zeros where the list has ended.
  package func lanes(from first: Int) -> SIMD4<Double> {
    var lanes = SIMD4<Double>.zero
    for lane in 0..<4 where first + lane < count { lanes[lane] = self[first + lane] }
    return lanes
  }
}
