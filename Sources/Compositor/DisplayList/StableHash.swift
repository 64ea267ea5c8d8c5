/// A fast hash that is the same in each run; not safe against chosen keys.
struct StableHash {
  private(set) var value: UInt64

  init(_ seed: UInt64) {
    value = seed ^ 0x9E37_79B9_7F4A_7C15
  }

  mutating func combine(_ vector: SIMD4<Float>) {
    combine(UInt64(vector.x.bitPattern) << 32 | UInt64(vector.y.bitPattern))
    combine(UInt64(vector.z.bitPattern) << 32 | UInt64(vector.w.bitPattern))
  }

  private mutating func combine(_ bits: UInt64) {
    value = (value ^ bits) &* 0xBF58_476D_1CE4_E5B9
    value ^= value >> 29
  }
}
