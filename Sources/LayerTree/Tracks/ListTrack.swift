/// Lists of numbers as the values of an animation, such as the locations of a gradient: a track for
/// every four of them.
package final class ListTrack: Sendable {
  /// The number of numbers in a list.
  package let count: Int
  package let parts: [Track]
  /// The input whose numbers these are; nil for a property other than `filters`.
  package let input: FilterInput?

  package init(count: Int, parts: [Track], input: FilterInput? = nil) {
    precondition(parts.count == (count + 3) / 4)
    (self.count, self.parts, self.input) = (count, parts, input)
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
