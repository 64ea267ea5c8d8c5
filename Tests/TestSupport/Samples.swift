import Foundation

/// The number of random scenes of a test, which `LAMINA_SAMPLES` multiplies: 25 makes the tests of
/// partial redraws try 10,000 edits of trees with every effect.
package enum Samples {
  /// The seeds from 1 to a number, or to a multiple of it.
  package static func seeds(_ count: UInt64) -> ClosedRange<UInt64> {
    let factor = ProcessInfo.processInfo.environment["LAMINA_SAMPLES"].flatMap(UInt64.init) ?? 1
    return 1...count * max(factor, 1)
  }
}
