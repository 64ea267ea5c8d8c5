/// Memory for premultiplied BGRA pixels, zeroed at birth, in rows without padding.
///
/// Sendable because it has one writer until it becomes the contents of a `CGImage`, and none after.
@safe
final class PixelBuffer: @unchecked Sendable {
  let width: Int
  let height: Int
  private let base: UnsafeMutableRawPointer
  /// Keeps the memory; nil where it is the heap's.
  private let memory: PixelMemory?

  var bytesPerRow: Int { width * 4 }
  var byteCount: Int { bytesPerRow * height }

  /// The heap keeps larger pieces longer than they are needed.
  private static let largestOnHeap = 1 << 15

  /// Nil where a side is not positive, is beyond what cairo can address, or memory is short.
  ///
  /// - Parameter isPassing: the pixels are on their way to a texture.
  init?(width: Int, height: Int, isPassing: Bool = false) {
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else { return nil }
    self.width = width
    self.height = height
    let byteCount = width * height * 4
    if !isPassing && byteCount <= Self.largestOnHeap {
      guard let base = unsafe calloc(byteCount, 1) else { return nil }
      unsafe self.base = base
      memory = nil
    } else {
      guard
        let (owner, base) = unsafe PixelMemory.allocate(byteCount: byteCount, isPassing: isPassing)
      else { return nil }
      unsafe self.base = base
      memory = owner
    }
  }

  deinit {
    if memory == nil { unsafe free(base) }
  }

  var bytes: UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(start: base, count: byteCount)
  }

  func copy() -> PixelBuffer? {
    guard let copy = PixelBuffer(width: width, height: height) else { return nil }
    unsafe copy.bytes.copyMemory(from: UnsafeRawBufferPointer(bytes))
    return copy
  }

  /// Runs `body` on the pixels, one 32-bit BGRA word each (blue in the low byte).
  func withWords<R>(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> R) rethrows -> R {
    try unsafe body(bytes.bindMemory(to: UInt32.self))
  }

  /// Whether every pixel's alpha is 255; reads no further than the first that is not.
  func isOpaque() -> Bool {
    unsafe withWords { unsafe $0.allSatisfy { $0 >= 0xFF00_0000 } }
  }

  /// Puts the picture over black: with premultiplied pixels that is alpha set to 255.
  func makeOpaque() {
    unsafe withWords { words in
      for index in words.indices { unsafe words[index] |= 0xFF00_0000 }
    }
  }
}
