import Foundation
import Synchronization

/// Memory that goes back to the system the moment nobody uses it, which the heap's does not: a
/// layer's bitmap lives only from its drawing to its upload.
@safe
final class PixelMemory: @unchecked Sendable {
  private let base: UnsafeMutableRawPointer
  private let byteCount: Int
  /// Of a slab: what is given out. Guarded by `slab`.
  private var used = 0

  /// Bitmaps up to a quarter of it share a slab.
  private static let slabSize = 1 << 20
  /// What passing bitmaps are cut from at present.
  private static let slab = Mutex<PixelMemory?>(nil)

  /// Zeroed pages of the system; nil when it has none.
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

  /// Zeroed memory, and its owner.
  ///
  /// - Parameter isPassing: for a short time; small pieces then share their pages.
  static func allocate(
    byteCount: Int, isPassing: Bool
  ) -> (owner: PixelMemory, base: UnsafeMutableRawPointer)? {
    guard isPassing, byteCount <= slabSize / 4 else {
      guard let memory = PixelMemory(byteCount: byteCount) else { return nil }
      return unsafe (memory, memory.base)
    }
    return unsafe slab.withLock { slab in
      // Cache lines of their own keep two threads' bitmaps apart.
      let size = (byteCount + 63) & ~63
      if (slab.map { $0.used + size > slabSize }) ?? true {
        slab = PixelMemory(byteCount: slabSize)
      }
      guard let slab else { return nil }
      defer { slab.used += size }
      return unsafe (slab, slab.base + slab.used)
    }
  }
}
