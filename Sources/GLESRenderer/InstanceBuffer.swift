import CGLES
import Compositor

/// All quads of a frame in one vertex buffer, read once an instance.
struct InstanceBuffer: ~Copyable {
  private let vertexArray: GLuint
  private let buffer: GLuint

  /// The vertex shader's attributes over `QuadInstance`: two vectors each where they are neighbours.
  private static let attributes: [(components: GLint, type: Int32, offset: Int)] = [
    (4, GL_FLOAT, 0),  // xAxis, yAxis
    (4, GL_FLOAT, 16),  // origin, textureOrigin
    (2, GL_FLOAT, 32),  // textureExtent
    (4, GL_UNSIGNED_BYTE, 40),  // color
    (1, GL_FLOAT, 44),  // opacity
  ]

  init() {
    precondition(MemoryLayout<QuadInstance>.stride == 48, "the attributes follow QuadInstance")
    var vertexArray: GLuint = 0
    var buffer: GLuint = 0
    unsafe glGenVertexArrays(1, &vertexArray)
    unsafe glGenBuffers(1, &buffer)
    glBindVertexArray(vertexArray)
    glBindBuffer(GLenum(GL_ARRAY_BUFFER), buffer)
    for index in Self.attributes.indices {
      glEnableVertexAttribArray(GLuint(index))
      glVertexAttribDivisor(GLuint(index), 1)
    }
    self.vertexArray = vertexArray
    self.buffer = buffer
  }

  deinit {
    unsafe glDeleteVertexArrays(1, [vertexArray])
    unsafe glDeleteBuffers(1, [buffer])
  }

  /// Replaces the contents; a new store, so that the frames still being drawn keep theirs.
  func upload(_ instances: [QuadInstance]) {
    glBindVertexArray(vertexArray)
    glBindBuffer(GLenum(GL_ARRAY_BUFFER), buffer)
    unsafe instances.withUnsafeBytes { bytes in
      unsafe glBufferData(
        GLenum(GL_ARRAY_BUFFER), bytes.count, bytes.baseAddress, GLenum(GL_STREAM_DRAW))
    }
  }

  /// Draws a run of quads. OpenGL ES 3.0 has no base instance, so the attributes are pointed at it.
  func draw(_ instances: Range<Int>) {
    let start = instances.lowerBound * MemoryLayout<QuadInstance>.stride
    for (index, attribute) in Self.attributes.enumerated() {
      let isNormalized = attribute.type == GL_UNSIGNED_BYTE
      unsafe glVertexAttribPointer(
        GLuint(index), attribute.components, GLenum(attribute.type), isNormalized ? 1 : 0,
        GLsizei(MemoryLayout<QuadInstance>.stride),
        UnsafeRawPointer(bitPattern: start + attribute.offset))
    }
    glDrawArraysInstanced(GLenum(GL_TRIANGLE_STRIP), 0, 4, GLsizei(instances.count))
  }
}
