import Foundation
import Synchronization

/// Mapped memory for pixels, which returns to the system as soon as it is unused, unlike heap
/// memory: a layer's bitmap lives only from drawing to upload. Any thread.
@safe
package final class PixelMemory: @unchecked Sendable {
  /// Pages that nothing uses.
  @safe private struct Pages: @unchecked Sendable {
    let base: UnsafeMutableRawPointer
  }

  private let base: UnsafeMutableRawPointer
  private let byteCount: Int
  /// Whether short-lived bitmaps share the memory, and whether bitmaps were in it before.
  private let (isSlab, wasUsed): (Bool, Bool)
  /// The number of bytes allocated from this slab. Guarded by `slab`.
  private var used = 0

  /// The size of a slab in bytes; bitmaps of up to a quarter of it share one. A program that has drawn keeps
  /// two: the current one, and the pages of another.
  private static let slabSize = 1 << 19
  /// The slab that short-lived bitmaps are currently allocated from.
  private static let slab = Mutex<PixelMemory?>(nil)
  /// The pages of a slab that is not used any more. The next slab takes them: the system needs about
  /// 2 µs to provide a page, which was half of the time for drawing the labels of a table's row.
  private static let spare = Mutex<Pages?>(nil)

  /// Maps zeroed pages; nil if memory is exhausted.
  private init?(byteCount: Int, isSlab: Bool = false) {
    let mapping = unsafe mmap(
      nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let mapping = unsafe mapping, unsafe mapping != MAP_FAILED else { return nil }
    unsafe base = unsafe mapping
    self.byteCount = byteCount
    (self.isSlab, wasUsed) = (isSlab, false)
  }

  /// Takes pages that were those of another slab.
  private init(_ pages: Pages) {
    unsafe base = pages.base
    (byteCount, isSlab, wasUsed) = (Self.slabSize, true, true)
  }

  deinit {
    let pages = unsafe Pages(base: base)
    let isKept =
      isSlab
      && Self.spare.withLock { spare in
        guard spare == nil else { return false }
        spare = pages
        return true
      }
    if !isKept { unsafe munmap(base, byteCount) }
  }

  private static func makeSlab() -> PixelMemory? {
    takeSpare().map(PixelMemory.init) ?? PixelMemory(byteCount: slabSize, isSlab: true)
  }

  private static func takeSpare() -> Pages? {
    spare.withLock { spare in
      defer { spare = nil }
      return spare
    }
  }

  /// Returns the pages to the system that nothing uses.
  package static func releaseSpare() {
    if let pages = takeSpare() { unsafe munmap(pages.base, slabSize) }
  }

  /// Allocates zeroed memory, which is valid as long as its owner.
  ///
  /// - Parameter isTransient: the memory is short-lived; small allocations then share a slab.
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
      if (slab.map { $0.used + size > slabSize }) ?? true { slab = makeSlab() }
      guard let slab else { return nil }
      return unsafe (slab, slab.take(size))
    }
  }

  /// Returns the next zeroed bytes of the slab.
  private func take(_ size: Int) -> UnsafeMutableRawPointer {
    defer { used += size }
    let start = unsafe base + used
    if wasUsed {
      unsafe start.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    } else {
      populate(used..<used + size)
    }
    return unsafe start
  }

  /// Makes the pages of a range exist, which all will be drawn on. Otherwise each page faults twice: when
  /// it is read and when it is written.
  private func populate(_ range: Range<Int>) {
    let page = Int(getpagesize())
    let start = range.lowerBound / page * page
    // Kernels before 5.14 refuse this, and pages fault there.
    unsafe madvise(base + start, range.upperBound - start, MADV_POPULATE_WRITE)
  }
}
