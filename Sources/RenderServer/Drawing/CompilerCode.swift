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
  /// are left out, because what was written there would be lost.
  static func ranges(in mappings: String) -> [Range<UInt>] {
    mappings.split(separator: "\n").compactMap { line in
      guard line.contains(" r-xp "), line.contains("/libLLVM") else { return nil }
      let addresses = line.prefix { $0 != " " }.split(separator: "-")
      let bounds = addresses.compactMap { UInt($0, radix: 16) }
      return bounds.count == 2 && bounds[0] < bounds[1] ? bounds[0]..<bounds[1] : nil
    }
  }
}
