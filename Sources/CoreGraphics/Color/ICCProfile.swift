import Foundation

/// What an ICC profile says of its colours, where it says it by curves and a matrix or of gray by a
/// curve, as the profiles of cameras, screens and common spaces do. Tables of colours are not read.
struct ICCProfile {
  let colors: CalibratedColors

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let count = Self.number(bytes, at: 128), count <= 1000,
      Self.number(bytes, at: 36) == Self.tag("acsp")
    else { return nil }
    // Where the parts are, by their names.
    var parts: [Int: Range<Int>] = [:]
    for index in 0..<count {
      let entry = 132 + index * 12
      guard let name = Self.number(bytes, at: entry), let start = Self.number(bytes, at: entry + 4),
        let length = Self.number(bytes, at: entry + 8), start + length <= bytes.count
      else { return nil }
      parts[name] = start..<start + length
    }
    guard let colors = Self.colors(bytes, parts) else { return nil }
    self.colors = colors
  }

  private static func colors(_ bytes: [UInt8], _ parts: [Int: Range<Int>]) -> CalibratedColors? {
    func curve(_ name: String) -> ToneCurve? { parts[tag(name)].flatMap { Self.curve(bytes[$0]) } }
    func color(_ name: String) -> ColorMatrix.Light? {
      parts[tag(name)].flatMap { Self.xyz(bytes[$0]) }
    }
    switch number(bytes, at: 16) {
    case tag("GRAY"): return curve("kTRC").map { CalibratedColors(gray: $0) }
    case tag("RGB "):
      guard number(bytes, at: 20) == tag("XYZ "), let red = color("rXYZ"),
        let green = color("gXYZ"), let blue = color("bXYZ"), let redCurve = curve("rTRC"),
        let greenCurve = curve("gTRC"), let blueCurve = curve("bTRC")
      else { return nil }
      return CalibratedColors(
        curves: [redCurve, greenCurve, blueCurve],
        toD50: ColorMatrix(red: red, green: green, blue: blue))
    default: return nil
    }
  }

  private static func xyz(_ part: ArraySlice<UInt8>) -> ColorMatrix.Light? {
    guard number(part, at: 0) == tag("XYZ "), let x = fixed(part, at: 8),
      let y = fixed(part, at: 12), let z = fixed(part, at: 16)
    else { return nil }
    return ColorMatrix.Light(x, y, z)
  }

  private static func curve(_ part: ArraySlice<UInt8>) -> ToneCurve? {
    switch number(part, at: 0) {
    case tag("curv"): table(part)
    case tag("para"): formula(part)
    default: nil
    }
  }

  private static func table(_ part: ArraySlice<UInt8>) -> ToneCurve? {
    guard let count = number(part, at: 8), count * 2 + 12 <= part.count else { return nil }
    let values = (0..<count).compactMap { number(part, at: 12 + 2 * $0, bytes: 2) }
    switch count {
    case 0: return .gamma(1)
    case 1: return .gamma(Double(values[0]) / 256)
    default: return .table(values.map { Float($0) / 65_535 })
    }
  }

  /// The five kinds of formula, each with more numbers than the one before.
  private static func formula(_ part: ArraySlice<UInt8>) -> ToneCurve? {
    guard let kind = number(part, at: 8, bytes: 2), kind <= 4 else { return nil }
    let numbers = (0..<[1, 3, 4, 5, 7][kind]).compactMap { fixed(part, at: 12 + 4 * $0) }
    guard numbers.count == [1, 3, 4, 5, 7][kind] else { return nil }
    let n = numbers + [Double](repeating: 0, count: 7 - numbers.count)
    switch kind {
    case 0: return .gamma(n[0])
    case 1, 2:
      guard n[1] != 0 else { return nil }
      let offset = kind == 2 ? n[3] : 0
      return .formula(
        g: n[0], a: n[1], b: n[2], c: 0, d: max(-n[2] / n[1], 0), e: offset, f: offset)
    default:
      return .formula(g: n[0], a: n[1], b: n[2], c: n[3], d: n[4], e: n[5], f: n[6])
    }
  }

  private static func tag(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }

  /// Nil beyond the end.
  private static func number(
    _ bytes: some RandomAccessCollection<UInt8>, at place: Int, bytes count: Int = 4
  ) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes.dropFirst(place).prefix(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// A signed number with 16 bits behind the point.
  private static func fixed(_ bytes: ArraySlice<UInt8>, at place: Int) -> Double? {
    number(bytes, at: place).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }
}
