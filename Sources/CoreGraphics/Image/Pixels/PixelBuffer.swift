/// Memory for premultiplied BGRA pixels.
///
/// It is Sendable because it has a single writer until a `CGImage` takes it over, and none after.
@safe
final class PixelBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  /// At least four times the width; more in a subregion, which has its parent's row length.
  let bytesPerRow: Int
  private let base: UnsafeMutableRawPointer
  /// Keeps the memory alive: mapped pages, the parent buffer, or an external owner; nil if the
  /// memory is from `calloc` and this object frees it.
  private let owner: AnyObject?

  /// The largest size allocated on the heap, in bytes: larger blocks are mapped, because the heap
  /// would not return them to the system at once.
  private static let largestOnHeap = 1 << 15

  /// Allocates zeroed pixels in rows without padding. Nil if a side is not 1…32,767 (cairo's limit)
  /// or memory is exhausted.
  ///
  /// - Parameter isTransient: the pixels are short-lived, only until they are uploaded to a texture.
  init?(width: Int, height: Int, isTransient: Bool = false) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    let byteCount = width * height * 4
    if !isTransient && byteCount <= Self.largestOnHeap {
      guard let base = unsafe calloc(byteCount, 1) else { return nil }
      unsafe self.base = base
      owner = nil
    } else {
      guard
        let (owner, base) = unsafe PixelMemory.allocate(
          byteCount: byteCount, isTransient: isTransient)
      else { return nil }
      unsafe self.base = base
      self.owner = owner
    }
  }

  /// Wraps memory that `owner` keeps alive. The base address and the row length must be multiples
  /// of four bytes.
  init(
    width: Int, height: Int, bytesPerRow: Int, base: UnsafeMutableRawPointer, owner: AnyObject
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    unsafe self.base = unsafe base
    self.owner = owner
  }

  deinit {
    if owner == nil { unsafe free(base) }
  }

  /// A subregion that shares this memory; it must be nonempty and inside the buffer.
  func part(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
    unsafe PixelBuffer(
      width: width, height: height, bytesPerRow: bytesPerRow, base: base + y * bytesPerRow + x * 4,
      owner: self)
  }

  var byteCount: Int { bytesPerRow * (height - 1) + width * 4 }

  /// The bytes from the first pixel to the last.
  var bytes: UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(start: base, count: byteCount)
  }

  /// Copies the pixels into new memory, in rows without padding; nil if memory is exhausted.
  func copy() -> PixelBuffer? {
    guard let copy = PixelBuffer(width: width, height: height) else { return nil }
    for y in 0..<height {
      unsafe copy.bytes(ofRow: y).copyMemory(from: UnsafeRawBufferPointer(bytes(ofRow: y)))
    }
    return copy
  }

  func bytes(ofRow y: Int) -> UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(start: base + y * bytesPerRow, count: width * 4)
  }

  /// Calls `body` with the pixels of one row as 32-bit BGRA words (blue in the low byte).
  func withRow<R>(
    _ y: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R
  ) rethrows -> R {
    try unsafe body(bytes(ofRow: y).bindMemory(to: UInt32.self))
  }

  /// Calls `body` with all pixels. Traps if the rows have padding.
  func withWords<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R) rethrows -> R {
    precondition(bytesPerRow == width * 4, "the rows have padding")
    return try unsafe body(bytes.bindMemory(to: UInt32.self))
  }

  /// Replaces each pixel by the result of `change`.
  func mapPixels(_ change: (UInt32) -> UInt32) {
    for y in 0..<height {
      let words = unsafe words(ofRow: y)
      var x = 0
      while x < width {
        unsafe words[x] = change(words[x])
        x += 1
      }
    }
  }

  /// Whether every pixel's alpha is 255; stops at the first that is not.
  func isOpaque() -> Bool {
    for y in 0..<height {
      let words = unsafe words(ofRow: y)
      var x = 0
      while x < width {
        guard unsafe words[x] >= 0xFF00_0000 else { return false }
        x += 1
      }
    }
    return true
  }

  /// The pixels of a row as 32-bit BGRA words. Loops over every pixel of an image use the pointer and
  /// an index, which in a debug build is several times faster than an iterator over a buffer.
  func words(ofRow y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe (base + y * bytesPerRow).bindMemory(to: UInt32.self, capacity: width)
  }

  /// Composites the pixels over black: for premultiplied pixels, sets alpha to 255.
  func makeOpaque() {
    mapPixels { $0 | 0xFF00_0000 }
  }
}
