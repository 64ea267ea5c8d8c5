import Foundation

extension ICCProfile {
  /// A version 4 ICC profile of the space; nil if it is not a gray or matrix-based RGB space.
  static func data(of space: CGColorSpace) -> Data? {
    guard let colors = space.calibratedColors else { return nil }
    var tags: [(name: String, content: [UInt8])] = [
      (
        "desc",
        text((space.name ?? "calibrated").replacingOccurrences(of: "kCGColorSpace", with: ""))
      ),
      ("cprt", text("CC0")), ("wtpt", xyz(ColorMatrix.d50)),
    ]
    if colors.isGray {
      tags.append(("kTRC", curve(colors.curves[0])))
    } else {
      guard let toD50 = ColorMatrix.sRGBFromD50.inverse.map({ $0 * colors.toSRGB }) else {
        return nil
      }
      for (index, name) in ["r", "g", "b"].enumerated() {
        let column = toD50.rows.map { $0[index] }
        tags.append((name + "XYZ", xyz(ColorMatrix.Light(column[0], column[1], column[2]))))
        tags.append((name + "TRC", curve(colors.curves[index])))
      }
    }
    return file(tags, isGray: colors.isGray)
  }

  private static func file(_ tags: [(name: String, content: [UInt8])], isGray: Bool) -> Data {
    var (table, contents): ([UInt8], [UInt8]) = (integer(tags.count), [])
    for (name, content) in tags {
      table += Array(name.utf8) + integer(132 + tags.count * 12 + contents.count)
      table += integer(content.count)
      contents += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    let header: [UInt8] =
      integer(128 + table.count + contents.count) + [0, 0, 0, 0, 4, 0x30, 0, 0]
      + Array("mntr\(isGray ? "GRAY" : "RGB ")XYZ ".utf8) + [UInt8](repeating: 0, count: 12)
      + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
      + [ColorMatrix.d50.x, ColorMatrix.d50.y, ColorMatrix.d50.z].flatMap(fixed)
    return Data(header + [UInt8](repeating: 0, count: 128 - header.count) + table + contents)
  }

  private static func xyz(_ light: ColorMatrix.Light) -> [UInt8] {
    Array("XYZ \0\0\0\0".utf8) + [light.x, light.y, light.z].flatMap(fixed)
  }

  private static func curve(_ curve: ToneCurve) -> [UInt8] {
    switch curve {
    case .formula(let g, let a, let b, let c, let d, let e, let f):
      return Array("para\0\0\0\0\0\u{4}\0\0".utf8) + [g, a, b, c, d, e, f].flatMap(fixed)
    case .table(let table):
      let values = table.flatMap { integer(Int(($0 * 65_535).rounded())).suffix(2) }
      return Array("curv\0\0\0\0".utf8) + integer(table.count) + values
    }
  }

  private static func text(_ text: String) -> [UInt8] {
    let codeUnits = text.utf16.flatMap { integer(Int($0)).suffix(2) }
    return Array("mluc\0\0\0\0".utf8) + integer(1) + integer(12) + Array("enUS".utf8)
      + integer(codeUnits.count) + integer(28) + codeUnits
  }

  private static func integer(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    integer(Int((min(max(value, -32_768), 32_767) * 65_536).rounded()))
  }
}

extension CGColorSpace {
  /// The space as curves and a matrix; nil for CMYK, Lab, indexed and pattern spaces.
  fileprivate var calibratedColors: CalibratedColors? {
    let curve = coding.isLinear ? ToneCurve.gamma(1) : Self.curve
    switch kind {
    case .gray: return CalibratedColors(gray: curve)
    case .sRGB:
      return CalibratedColors(
        red: SIMD2(0.64, 0.33), green: SIMD2(0.3, 0.6), blue: SIMD2(0.15, 0.06), curve)
    case .displayP3:
      return CalibratedColors(
        red: SIMD2(0.68, 0.32), green: SIMD2(0.265, 0.69), blue: SIMD2(0.15, 0.06), curve)
    case .calibrated(let colors): return colors
    case .cmyk, .lab, .indexed, .pattern: return nil
    }
  }
}
