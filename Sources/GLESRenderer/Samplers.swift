import CGLES
import Compositor

/// The two ways to read a texture, both clamped to the edge; a sampler object each, so that one
/// texture serves both.
struct Samplers: ~Copyable {
  private let nearest: GLuint
  private let linear: GLuint

  init() {
    nearest = Self.sampler(GL_NEAREST)
    linear = Self.sampler(GL_LINEAR)
  }

  deinit {
    unsafe glDeleteSamplers(2, [nearest, linear])
  }

  func bind(_ filter: TextureFilter) {
    switch filter {
    case .nearest: glBindSampler(0, nearest)
    case .linear, .trilinear: glBindSampler(0, linear)
    }
  }

  // The same filter for both: a software renderer then has no level of detail to work out.
  private static func sampler(_ filter: Int32) -> GLuint {
    var name: GLuint = 0
    unsafe glGenSamplers(1, &name)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_MIN_FILTER), filter)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_MAG_FILTER), filter)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_WRAP_S), GL_CLAMP_TO_EDGE)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_WRAP_T), GL_CLAMP_TO_EDGE)
    return name
  }
}
