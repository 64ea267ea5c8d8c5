import CGLES
import Compositor
import EGL

/// A sampler object for each texture filter, all clamped to the edge, so that a texture can be used
/// with any filter.
struct Samplers: ~Copyable {
  private let nearest: DriverObject
  private let linear: DriverObject
  private let trilinear: DriverObject

  init(_ counts: ObjectCounts) {
    nearest = DriverObject(.sampler, in: counts)
    linear = DriverObject(.sampler, in: counts)
    trilinear = DriverObject(.sampler, in: counts)
    // Both filters are equal, so that a software renderer need not compute a level of detail.
    Self.set(nearest.name, smaller: GL_NEAREST, larger: GL_NEAREST)
    Self.set(linear.name, smaller: GL_LINEAR, larger: GL_LINEAR)
    Self.set(trilinear.name, smaller: GL_LINEAR_MIPMAP_LINEAR, larger: GL_LINEAR)
  }

  func bind(_ filter: TextureFilter) {
    switch filter {
    case .nearest: glBindSampler(0, nearest.name)
    case .linear: glBindSampler(0, linear.name)
    case .trilinear: glBindSampler(0, trilinear.name)
    }
  }

  private static func set(_ name: GLuint, smaller: Int32, larger: Int32) {
    glSamplerParameteri(name, GLenum(GL_TEXTURE_MIN_FILTER), smaller)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_MAG_FILTER), larger)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_WRAP_S), GL_CLAMP_TO_EDGE)
    glSamplerParameteri(name, GLenum(GL_TEXTURE_WRAP_T), GL_CLAMP_TO_EDGE)
  }
}
