import Foundation

/// A SplitMix64 generator: it returns the same numbers on every run, so that failures can be
/// reproduced.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// A generator of a long test: `LAMINA_SEED` chooses other numbers than those of its own seed.
  package init(ofTest seed: UInt64) {
    let chosen = ProcessInfo.processInfo.environment["LAMINA_SEED"].flatMap(UInt64.init)
    self.init(seed: chosen ?? seed)
  }

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
