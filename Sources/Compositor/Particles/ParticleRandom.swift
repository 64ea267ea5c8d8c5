/// Random numbers that depend on an identifier alone, so that a particle is the same on every run and
/// machine, and however many particles were born before it.
struct ParticleRandom {
  private var state: UInt64

  init(_ id: UInt64) {
    state = id
  }

  /// An identifier for a number within the range of another identifier.
  static func id(_ number: UInt64, in outer: UInt64) -> UInt64 {
    mixed(mixed(outer) ^ (number &* 0x9E37_79B9_7F4A_7C15))
  }

  private mutating func bits() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mixed(state)
  }

  /// Spreads each bit over all bits.
  private static func mixed(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// From 0 up to, but not including, 1.
  mutating func unit() -> Double { Double(bits() >> 11) * 0x1p-53 }

  /// From -1 up to, but not including, 1.
  mutating func signed() -> Double { 2 * unit() - 1 }

  /// One of the numbers below `count`.
  mutating func index(_ count: Int) -> Int { Int(unit() * Double(count)) }

  /// A number around a mean value.
  mutating func around(_ mean: Double, _ range: Double) -> Double {
    mean.bounded + range.bounded * signed()
  }
}

extension BinaryFloatingPoint {
  /// The number within a range in which sums and products of a few numbers stay finite; 0 for NaN.
  var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(Double(self), -1e9), 1e9) }
}
