import Foundation

/// Reads matrix/TRC and gray ICC profiles, the kinds that cameras, displays and common color spaces
/// use. Profiles with lookup tables are not supported.
struct ICCProfile {
  let colors: CalibratedColors

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let count = Self.integer(bytes, at: 128), count <= 1000,
      Self.integer(bytes, at: 36) == Self.tag("acsp")
    else { return nil }
    // The byte range of each tag's data, by tag signature.
    var tagRanges: [Int: Range<Int>] = [:]
    for index in 0..<count {
      let entry = 132 + index * 12
      guard let name = Self.integer(bytes, at: entry),
        let start = Self.integer(bytes, at: entry + 4),
        let length = Self.integer(bytes, at: entry + 8), start + length <= bytes.count
      else { return nil }
      tagRanges[name] = start..<start + length
    }
    guard let colors = Self.colors(bytes, tagRanges) else { return nil }
    self.colors = colors
  }

  private static func colors(_ bytes: [UInt8], _ tagRanges: [Int: Range<Int>]) -> CalibratedColors?
  {
    func curve(_ name: String) -> ToneCurve? {
      tagRanges[tag(name)].flatMap { Self.curve(bytes[$0]) }
    }
    func color(_ name: String) -> ColorMatrix.Light? {
      tagRanges[tag(name)].flatMap { Self.xyz(bytes[$0]) }
    }
    switch integer(bytes, at: 16) {
    case tag("GRAY"): return curve("kTRC").map { CalibratedColors(gray: $0) }
    case tag("RGB "):
      guard integer(bytes, at: 20) == tag("XYZ "), let red = color("rXYZ"),
        let green = color("gXYZ"), let blue = color("bXYZ"), let redCurve = curve("rTRC"),
        let greenCurve = curve("gTRC"), let blueCurve = curve("bTRC")
      else { return nil }
      return CalibratedColors(
        curves: [redCurve, greenCurve, blueCurve],
        toD50: ColorMatrix(red: red, green: green, blue: blue))
    default: return nil
    }
  }

  private static func xyz(_ content: ArraySlice<UInt8>) -> ColorMatrix.Light? {
    guard integer(content, at: 0) == tag("XYZ "), let x = fixed(content, at: 8),
      let y = fixed(content, at: 12), let z = fixed(content, at: 16)
    else { return nil }
    return ColorMatrix.Light(x, y, z)
  }

  private static func curve(_ content: ArraySlice<UInt8>) -> ToneCurve? {
    switch integer(content, at: 0) {
    case tag("curv"): table(content)
    case tag("para"): formula(content)
    default: nil
    }
  }

  private static func table(_ content: ArraySlice<UInt8>) -> ToneCurve? {
    guard let count = integer(content, at: 8), count * 2 + 12 <= content.count else { return nil }
    let values = (0..<count).compactMap { integer(content, at: 12 + 2 * $0, bytes: 2) }
    switch count {
    case 0: return .gamma(1)
    case 1: return .gamma(Double(values[0]) / 256)
    default: return .table(values.map { Float($0) / 65_535 })
    }
  }

  /// Reads a parametric curve: one of five function types, with 1, 3, 4, 5 or 7 parameters.
  private static func formula(_ content: ArraySlice<UInt8>) -> ToneCurve? {
    guard let kind = integer(content, at: 8, bytes: 2), kind <= 4 else { return nil }
    let numbers = (0..<[1, 3, 4, 5, 7][kind]).compactMap { fixed(content, at: 12 + 4 * $0) }
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

  /// A big-endian integer; nil beyond the end.
  private static func integer(
    _ bytes: some RandomAccessCollection<UInt8>, at offset: Int, bytes count: Int = 4
  ) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | Int($1) }
  }

  /// An s15Fixed16Number: signed, with 16 fractional bits.
  private static func fixed(_ bytes: ArraySlice<UInt8>, at offset: Int) -> Double? {
    integer(bytes, at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }
}
