import UIKit

/// Decodes values from bytes. After the end, all bytes are 0.
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

  /// A number in 0..<`count`.
  mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

  /// A special value such as NaN, a number in the range of screen coordinates, or any bit pattern.
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

  mutating func size() -> CGSize { CGSize(width: double(), height: double()) }

  /// Up to four numbers.
  mutating func numbers() -> [CGFloat] { (0..<choice(5)).map { _ in CGFloat(double()) } }

  mutating func color() -> UIColor {
    UIColor(red: double(), green: double(), blue: double(), alpha: double())
  }

  /// ASCII characters, samples of scripts, and any UTF-16 code units, valid or not.
  mutating func string(maxCount: Int = 63) -> String {
    let units = (0..<Int(byte()) % (maxCount + 1)).flatMap { _ -> [UInt16] in
      switch choice(8) {
      case 0: [UInt16(truncatingIfNeeded: number(bytes: 2))]
      case 1, 2, 3: Array(Self.samples[choice(Self.samples.count)].utf16)
      default: [UInt16(byte() & 0x7F)]
      }
    }
    return unsafe units.withUnsafeBufferPointer { units in
      guard let start = units.baseAddress else { return "" }
      return unsafe NSString(characters: start, length: units.count) as String
    }
  }

  /// Right-to-left scripts, scripts without spaces, combining marks, emoji, bidi controls and breaks.
  private static let samples = [
    " ", "\n", "\t", "\u{2028}", "\r\n", "word ", "אב", "عربي", "字", "かな", "한", "ไทย", "नि",
    "e\u{301}", "\u{301}", "\u{20DD}", "🙂", "👩‍👩‍👧‍👦", "🇩🇪", "✋🏽", "\u{200D}", "\u{FE0F}", "\u{202E}",
    "\u{202C}",
    "\u{2066}", "\u{2069}", "\u{200F}", "\u{AD}", "\u{A0}", "\u{FFFC}", "\u{FEFF}", "\u{10FFFF}",
    "\0", "fi",
  ]
}
