import CGLES
import EGL

/// A vertex buffer with all instances of one kind in a frame, with an attribute divisor of one.
struct InstanceBuffer: ~Copyable {
  /// Larger storage is freed where a frame has no instances.
  private static let largestKept = 1 << 16

  private let layout: InstanceLayout
  private let vertexArray: DriverObject
  private let buffer: DriverObject
  /// The bytes of its storage.
  private var bytes = 0

  init(_ layout: InstanceLayout, in counts: ObjectCounts) {
    self.layout = layout
    vertexArray = DriverObject(.vertexArray, in: counts)
    buffer = DriverObject(.buffer, in: counts)
    bind()
    for index in layout.attributes.indices {
      glEnableVertexAttribArray(GLuint(index))
      glVertexAttribDivisor(GLuint(index), 1)
    }
  }

  /// Binds the buffer for uploads and draw calls.
  func bind() {
    glBindVertexArray(vertexArray.name)
    glBindBuffer(GLenum(GL_ARRAY_BUFFER), buffer.name)
  }

  /// Replaces the contents with new storage, so that frames in flight keep theirs. Leaves the
  /// buffer bound.
  mutating func upload<Instance>(_ instances: [Instance]) {
    guard !instances.isEmpty || bytes > Self.largestKept else { return }
    bytes = instances.count * layout.stride
    precondition(MemoryLayout<Instance>.stride == layout.stride, "instances of another layout")
    bind()
    unsafe instances.withUnsafeBytes { bytes in
      unsafe glBufferData(
        GLenum(GL_ARRAY_BUFFER), bytes.count, bytes.baseAddress, GLenum(GL_STREAM_DRAW))
    }
  }

  /// Draws a range of instances; the buffer has to be bound. OpenGL ES 3.0 has no base instance, so
  /// the attribute pointers are moved instead.
  ///
  /// - Parameter asFans: whether a fan of two triangles is drawn for each instance; otherwise a strip.
  func draw(_ instances: Range<Int>, asFans: Bool = false) {
    let start = instances.lowerBound * layout.stride
    for (index, attribute) in layout.attributes.enumerated() {
      let (index, type) = (GLuint(index), GLenum(attribute.type))
      let pointer = unsafe UnsafeRawPointer(bitPattern: start + attribute.offset)
      if attribute.type == GL_INT {
        unsafe glVertexAttribIPointer(
          index, attribute.components, type, GLsizei(layout.stride), pointer)
      } else {
        let isNormalized = attribute.type == GL_UNSIGNED_BYTE
        unsafe glVertexAttribPointer(
          index, attribute.components, type, isNormalized ? 1 : 0, GLsizei(layout.stride), pointer)
      }
    }
    let mode = GLenum(asFans ? GL_TRIANGLE_FAN : GL_TRIANGLE_STRIP)
    glDrawArraysInstanced(mode, 0, 4, GLsizei(instances.count))
  }
}
