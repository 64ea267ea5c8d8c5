import CGLES
import EGL

/// Where pixels are put together from which OpenGL ES reads: pixel unpack buffers, from which a GPU
/// copies while the CPU goes on, or memory that is reused.
struct StagingBuffer {
  private static let ringSize = 3

  let usesPixelBuffers: Bool
  private let counts: ObjectCounts
  /// The pixel buffers that exist. Each upload uses the next one, so that it does not wait for the GPU
  /// to read the one before.
  private var ring: [PixelBuffer] = []
  private var next = 0
  private var memory: [UInt8] = []

  init(usesPixelBuffers: Bool, in counts: ObjectCounts) {
    (self.usesPixelBuffers, self.counts) = (usesPixelBuffers, counts)
  }

  /// Has `write` fill a number of bytes, and `upload` pass the address of the first one to OpenGL ES.
  /// For a pixel buffer, which is bound then, the address is an offset.
  mutating func fill(
    _ byteCount: Int, _ write: (UnsafeMutableRawBufferPointer) -> Void,
    _ upload: (UnsafeRawPointer?) -> Void
  ) {
    if usesPixelBuffers, unsafe fillPixelBuffer(byteCount, write) {
      upload(nil)
      return glBindBuffer(GLenum(GL_PIXEL_UNPACK_BUFFER), 0)
    }
    if memory.count < byteCount { memory = [UInt8](repeating: 0, count: byteCount) }
    unsafe memory.withUnsafeMutableBytes {
      unsafe write(UnsafeMutableRawBufferPointer(rebasing: $0[..<byteCount]))
    }
    unsafe memory.withUnsafeBytes { unsafe upload($0.baseAddress) }
  }

  /// Frees the memory that the largest upload has needed.
  mutating func releaseMemory() {
    memory = []
  }

  /// Returns whether the driver has memory; the buffer is bound then.
  private mutating func fillPixelBuffer(
    _ byteCount: Int, _ write: (UnsafeMutableRawBufferPointer) -> Void
  ) -> Bool {
    if ring.count <= next { ring.append(PixelBuffer(in: counts)) }
    defer { next = (next + 1) % Self.ringSize }
    return unsafe ring[next].fill(byteCount, write)
  }
}

private final class PixelBuffer {
  private let object: DriverObject
  private var size = 0

  init(in counts: ObjectCounts) {
    object = DriverObject(.buffer, in: counts)
  }

  /// Fills the buffer and leaves it bound. Returns false, with nothing bound, if it has no memory or
  /// lost it.
  func fill(_ byteCount: Int, _ write: (UnsafeMutableRawBufferPointer) -> Void) -> Bool {
    let target = GLenum(GL_PIXEL_UNPACK_BUFFER)
    glBindBuffer(target, object.name)
    if size < byteCount {
      glBufferData(target, byteCount, nil, GLenum(GL_STREAM_DRAW))
      size = byteCount
    }
    // Previous contents are invalid, so that the driver gives other memory where the GPU still reads.
    let access = GLbitfield(GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_BUFFER_BIT)
    guard let mapped = unsafe glMapBufferRange(target, 0, byteCount, access) else {
      size = 0
      _ = glGetError()
      glBindBuffer(target, 0)
      return false
    }
    unsafe write(UnsafeMutableRawBufferPointer(start: mapped, count: byteCount))
    guard glUnmapBuffer(target) == GLboolean(GL_TRUE) else {
      glBindBuffer(target, 0)
      return false
    }
    return true
  }
}
