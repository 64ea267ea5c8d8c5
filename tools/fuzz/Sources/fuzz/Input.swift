import Foundation

/// Reads values out of bytes; zeros come after the end.
struct Input {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  mutating func number(bytes count: Int) -> UInt64 {
    (0..<count).reduce(0) { value, _ in value << 8 | UInt64(byte()) }
  }

  /// One of so many; 0 is among them.
  mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

  /// The numbers that break things, numbers of a screen, and any at all.
  mutating func double() -> Double {
    let kind = Int(byte())
    if kind < Self.special.count { return Self.special[kind] }
    switch kind {
    case ..<150: return Double(Int8(bitPattern: byte()))
    case ..<230: return Double(Int16(truncatingIfNeeded: number(bytes: 2))) / 8
    default: return Double(bitPattern: number(bytes: 8))
    }
  }

  private static let special: [Double] = [
    0, -0.0, 1, -1, 0.5, .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 1e9, -1e9, 32_767,
    32_768, 1e18, .pi, 2 * .pi, .leastNonzeroMagnitude, 2_147_483_648,
  ]

  mutating func point() -> CGPoint { CGPoint(x: double(), y: double()) }

  mutating func rect() -> CGRect {
    CGRect(x: double(), y: double(), width: double(), height: double())
  }

  /// Up to 255 units of UTF-16, whether they make sense or not.
  mutating func string() -> String {
    let units = (0..<Int(byte())).map { _ in
      bool() ? UInt16(byte()) : UInt16(truncatingIfNeeded: number(bytes: 2))
    }
    return unsafe units.withUnsafeBufferPointer { units in
      guard let start = units.baseAddress else { return "" }
      return unsafe NSString(characters: start, length: units.count) as String
    }
  }
}
