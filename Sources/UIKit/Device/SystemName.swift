import Foundation

/// The names that the kernel tells (`uname(2)`).
struct SystemName {
  let kernel: String
  let node: String
  let release: String
  let machine: String

  init() {
    var names = utsname()
    unsafe uname(&names)
    kernel = Self.text(&names.sysname)
    node = Self.text(&names.nodename)
    release = Self.text(&names.release)
    machine = Self.text(&names.machine)
  }

  private static func text<Characters>(_ characters: inout Characters) -> String {
    unsafe withUnsafeBytes(of: &characters) {
      unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// The name of the product that the machine is.
enum HardwareModel {
  /// The device tree of boards, and the DMI tables of PCs.
  private static let paths = [
    "/proc/device-tree/model", "/sys/devices/virtual/dmi/id/product_name",
  ]

  /// The name that the firmware tells; nil if it tells none.
  static let name: String? = paths.lazy.compactMap(firstLine).first

  /// The first line of a file, without the null byte of the device tree; nil if there is none.
  static func firstLine(of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let line = String(decoding: data.prefix { $0 != 0 && $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      .trimmingCharacters(in: .whitespaces)
    return line.isEmpty ? nil : line
  }
}
