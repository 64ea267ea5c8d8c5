import GLESRenderer
import Glibc

/// The code of LLVM, with which drivers of Mesa compile programs.
enum CompilerCode {
  /// Unmaps its pages, which the system maps again when they run, from its cache of files. 46 MB of them
  /// are mapped after llvmpipe has compiled a program, and none is needed before the next one. The system
  /// keeps mapped pages longer than what programs need.
  ///
  /// Call it on a thread that has a context, which keeps LLVM loaded meanwhile. Source: madvise(2).
  static func release() {
    guard let mappings = ProcessMappings.text else { return }
    for range in ranges(in: mappings) {
      unsafe madvise(
        UnsafeMutableRawPointer(bitPattern: range.lowerBound), range.count, MADV_DONTNEED)
    }
  }

  /// The addresses of the code in the text of `/proc/self/maps` (proc(5)). Mappings that can be written
  /// are left out, because what was written there would be lost. Searching for strings in 500 lines takes
  /// 1.5 ms, so bytes are compared, and of most lines only those of the file's name: 0.2 ms.
  static func ranges(in mappings: String) -> [Range<UInt>] {
    mappings.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let slash = line.lastIndex(of: UInt8(ascii: "/")),
        line[slash...].starts(with: "/libLLVM".utf8)
      else { return nil }
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard fields.count == 3, fields[1].elementsEqual("r-xp".utf8) else { return nil }
      let bounds = fields[0].split(separator: UInt8(ascii: "-"))
        .compactMap { UInt(Substring($0), radix: 16) }
      return bounds.count == 2 && bounds[0] < bounds[1] ? bounds[0]..<bounds[1] : nil
    }
  }
}
