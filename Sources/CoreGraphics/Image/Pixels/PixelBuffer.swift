/// Memory for premultiplied BGRA pixels.
///
/// Sendable because it has one writer until it becomes the contents of a `CGImage`, and none after.
@safe
final class PixelBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  /// At least four times the width: a part of another buffer has the rows of the whole.
  let bytesPerRow: Int
  private let base: UnsafeMutableRawPointer
  /// Keeps the memory: pages of the system, another buffer, or whoever lends it; nil for the heap.
  private let owner: AnyObject?

  /// The heap keeps larger pieces longer than they are needed.
  private static let largestOnHeap = 1 << 15

  /// Pixels of zeros, in rows without padding. Nil where a side is not positive, is beyond what cairo
  /// can address, or memory is short.
  ///
  /// - Parameter isPassing: the pixels are on their way to a texture.
  init?(width: Int, height: Int, isPassing: Bool = false) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    let byteCount = width * height * 4
    if !isPassing && byteCount <= Self.largestOnHeap {
      guard let base = unsafe calloc(byteCount, 1) else { return nil }
      unsafe self.base = base
      owner = nil
    } else {
      guard
        let (owner, base) = unsafe PixelMemory.allocate(byteCount: byteCount, isPassing: isPassing)
      else { return nil }
      unsafe self.base = base
      self.owner = owner
    }
  }

  /// Pixels in memory that `owner` keeps. Base and rows lie on whole words.
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

  /// A part of these pixels, in the same memory; the part is not empty and within.
  func part(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer {
    unsafe PixelBuffer(
      width: width, height: height, bytesPerRow: bytesPerRow, base: base + y * bytesPerRow + x * 4,
      owner: self)
  }

  var byteCount: Int { bytesPerRow * (height - 1) + width * 4 }

  /// From the first pixel to the last.
  var bytes: UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(start: base, count: byteCount)
  }

  /// The same pixels in other memory, in rows without padding.
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

  /// Runs `body` on the pixels of one row, a 32-bit BGRA word each (blue in the low byte).
  func withRow<R>(
    _ y: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R
  ) rethrows -> R {
    try unsafe body(bytes(ofRow: y).bindMemory(to: UInt32.self))
  }

  /// Runs `body` on all pixels; only for rows without padding.
  func withWords<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R) rethrows -> R {
    precondition(bytesPerRow == width * 4, "the rows have padding")
    return try unsafe body(bytes.bindMemory(to: UInt32.self))
  }

  /// Changes each pixel.
  func mapPixels(_ change: (UInt32) -> UInt32) {
    for y in 0..<height {
      unsafe withRow(y) { words in
        for index in words.indices { unsafe words[index] = change(words[index]) }
      }
    }
  }

  /// Whether every pixel's alpha is 255; reads no further than the first that is not.
  func isOpaque() -> Bool {
    (0..<height).allSatisfy { y in
      unsafe withRow(y) { unsafe $0.allSatisfy { $0 >= 0xFF00_0000 } }
    }
  }

  /// Puts the picture over black: with premultiplied pixels that is alpha set to 255.
  func makeOpaque() {
    mapPixels { $0 | 0xFF00_0000 }
  }
}
