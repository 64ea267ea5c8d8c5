import CGLES
import Compositor

/// A sampler object for each texture filter, all clamped to the edge, so that a texture can be used
/// with any filter.
struct Samplers: ~Copyable {
  private let nearest: GLuint
  private let linear: GLuint
  private let trilinear: GLuint

  init() {
    // Both filters are equal, so that a software renderer need not compute a level of detail.
    nearest = Self.sampler(smaller: GL_NEAREST, larger: GL_NEAREST)
    linear = Self.sampler(smaller: GL_LINEAR, larger: GL_LINEAR)
    trilinear = Self.sampler(smaller: GL_LINEAR_MIPMAP_LINEAR, larger: GL_LINEAR)
  }

  deinit {
    unsafe glDeleteSamplers(3, [nearest, linear, trilinear])
  }

  func bind(_ filter: TextureFilter) {
    switch filter {
    case .nearest: glBindSampler(0, nearest)
    case .linear: glBindSampler(0, linear)
    case .trilinear: glBindSampler(0, trilinear)
    }
  }

  private static func sampler(smaller: Int32, larger: Int32) -> GLuint {
    var name: GLuint = 0
    unsafe glGenSamplers(1, &name)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_MIN_FILTER), smaller)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_MAG_FILTER), larger)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_WRAP_S), GL_CLAMP_TO_EDGE)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_WRAP_T), GL_CLAMP_TO_EDGE)
    return name
  }
}
