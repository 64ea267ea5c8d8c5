import Foundation
import Synchronization

/// Mapped memory for pixels, which returns to the system as soon as it is unused, unlike heap
/// memory: a layer's bitmap lives only from drawing to upload. Any thread.
@safe
final class PixelMemory: @unchecked Sendable {
  private let base: UnsafeMutableRawPointer
  private let byteCount: Int
  /// The number of bytes allocated from this slab. Guarded by `slab`.
  private var used = 0

  /// The size of a slab in bytes; bitmaps of up to a quarter of it share one.
  private static let slabSize = 1 << 20
  /// The slab that short-lived bitmaps are currently allocated from.
  private static let slab = Mutex<PixelMemory?>(nil)

  /// Maps zeroed pages; nil if memory is exhausted.
  private init?(byteCount: Int) {
    let mapping = unsafe mmap(
      nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let mapping = unsafe mapping, unsafe mapping != MAP_FAILED else { return nil }
    unsafe base = unsafe mapping
    self.byteCount = byteCount
  }

  deinit {
    unsafe munmap(base, byteCount)
  }

  /// Allocates zeroed memory, which is valid as long as its owner.
  ///
  /// - Parameter isPassing: the memory is short-lived; small allocations then share a slab.
  static func allocate(
    byteCount: Int, isTransient: Bool
  ) -> (owner: PixelMemory, base: UnsafeMutableRawPointer)? {
    guard isTransient, byteCount <= slabSize / 4 else {
      guard let memory = PixelMemory(byteCount: byteCount) else { return nil }
      return unsafe (memory, memory.base)
    }
    return unsafe slab.withLock { slab in
      // Rounding to cache lines avoids false sharing between threads.
      let size = (byteCount + 63) & ~63
      if (slab.map { $0.used + size > slabSize }) ?? true {
        slab = PixelMemory(byteCount: slabSize)
      }
      guard let slab else { return nil }
      defer { slab.used += size }
      slab.populate(slab.used..<slab.used + size)
      return unsafe (slab, slab.base + slab.used)
    }
  }

  /// Makes the pages of a range exist, which all will be drawn on. Otherwise each page faults twice, when it
  /// is read and when it is written: these took two fifths of the time for drawing the labels of a row.
  private func populate(_ range: Range<Int>) {
    let page = Int(getpagesize())
    let start = range.lowerBound / page * page
    // Kernels before 5.14 refuse this, and pages fault there.
    unsafe madvise(base + start, range.upperBound - start, MADV_POPULATE_WRITE)
  }
}
