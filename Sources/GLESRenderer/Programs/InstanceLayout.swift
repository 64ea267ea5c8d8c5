import CGLES
import Compositor

/// The layout of the vertex attributes of an instance, by location.
struct InstanceLayout {
  struct Attribute {
    let components: GLint
    let type: Int32
    let offset: Int
  }

  let stride: Int
  let attributes: [Attribute]

  /// The attributes of `quad_vert.glsl` in a `QuadInstance`; two adjacent vectors are read as one
  /// attribute.
  static let quad = InstanceLayout(
    of: QuadInstance.self, stride: 48,
    [
      (4, GL_FLOAT, 0),  // xAxis, yAxis
      (4, GL_FLOAT, 16),  // origin, textureOrigin
      (2, GL_FLOAT, 32),  // textureExtent
      (4, GL_UNSIGNED_BYTE, 40),  // color
      (1, GL_FLOAT, 44),  // opacity
    ])

  /// The attributes of `shape.glsl` in a `ShapeInstance`.
  static let shape = InstanceLayout(
    of: ShapeInstance.self, stride: 80,
    [
      (4, GL_FLOAT, 0),  // xAxis, yAxis
      (4, GL_FLOAT, 16),  // origin, size
      (4, GL_FLOAT, 32),  // textureOrigin, textureExtent
      (3, GL_FLOAT, 48),  // cornerRadius, borderWidth, opacity
      (4, GL_UNSIGNED_BYTE, 60),  // color
      (4, GL_UNSIGNED_BYTE, 64),  // borderColor
      (3, GL_INT, 68),  // clip, details, flags
    ])

  private init<Instance>(
    of type: Instance.Type, stride: Int, _ attributes: [(GLint, Int32, Int)]
  ) {
    precondition(MemoryLayout<Instance>.stride == stride, "the attributes follow \(type)")
    self.stride = stride
    self.attributes = attributes.map { Attribute(components: $0.0, type: $0.1, offset: $0.2) }
  }
}
