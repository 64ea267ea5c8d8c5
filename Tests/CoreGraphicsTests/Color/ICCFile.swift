import Foundation

/// Builds an ICC profile from tags.
struct ICCFile {
  enum Curve {
    case numbers([UInt16])
    case formula(kind: Int, [Double])
  }

  var space = "RGB "
  var tags: [(name: String, content: [UInt8])] = []

  /// A profile with Display P3's primaries, with the values of Apple's profile.
  static func displayP3(_ curve: Curve) -> ICCFile {
    var file = ICCFile()
    file.add("rXYZ", 0.51512, 0.2412, -0.00105)
    file.add("gXYZ", 0.29198, 0.69225, 0.04189)
    file.add("bXYZ", 0.1571, 0.06657, 0.78407)
    for name in ["rTRC", "gTRC", "bTRC"] { file.add(name, curve) }
    return file
  }

  /// sRGB's transfer curve.
  static let sRGBCurve = Curve.formula(
    kind: 3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])

  static func gray(_ curve: Curve) -> ICCFile {
    var file = ICCFile(space: "GRAY")
    file.add("kTRC", curve)
    return file
  }

  mutating func add(_ name: String, _ x: Double, _ y: Double, _ z: Double) {
    tags.append((name, Array("XYZ \0\0\0\0".utf8) + [x, y, z].flatMap(Self.fixed)))
  }

  mutating func add(_ name: String, _ curve: Curve) {
    switch curve {
    case .numbers(let numbers):
      let values = numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      tags.append((name, Array("curv\0\0\0\0".utf8) + Self.number(numbers.count) + values))
    case .formula(let kind, let numbers):
      let start = Array("para\0\0\0\0".utf8) + [0, UInt8(kind), 0, 0]
      tags.append((name, start + numbers.flatMap(Self.fixed)))
    }
  }

  var data: Data {
    var (table, contents): ([UInt8], [UInt8]) = (Self.number(tags.count), [])
    for (name, content) in tags {
      table += Array(name.utf8) + Self.number(132 + tags.count * 12 + contents.count)
      table += Self.number(content.count)
      contents += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    var header = Self.number(128 + table.count + contents.count) + Array("test".utf8)
    header += [4, 0x30, 0, 0] + Array(("mntr" + space + "XYZ ").utf8)
    header += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28)
    header += [0.9642, 1, 0.82491].flatMap(Self.fixed)
    return Data(header + [UInt8](repeating: 0, count: 128 - header.count) + table + contents)
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func fixed(_ value: Double) -> [UInt8] {
    number(Int((value * 65_536).rounded()))
  }
}
