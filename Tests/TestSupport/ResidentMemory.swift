import Foundation

/// The resident memory of this process.
package enum ResidentMemory {
  /// Reads `/proc/self/statm`, whose second number is the resident size in pages.
  package static func bytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
