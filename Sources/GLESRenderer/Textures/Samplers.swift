import CGLES
import Compositor

/// The ways to read a texture, all clamped to the edge; a sampler object each, so that one texture
/// serves them all.
struct Samplers: ~Copyable {
  private let nearest: GLuint
  private let linear: GLuint
  private let trilinear: GLuint

  init() {
    // The same filter for both: a software renderer then has no level of detail to work out.
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
