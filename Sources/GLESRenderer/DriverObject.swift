import CGLES
import EGL

/// An OpenGL object, which is deleted with its owner. All objects of the renderer are made here, so
/// that their number is known.
struct DriverObject: ~Copyable {
  enum Kind {
    case texture, framebuffer, renderbuffer, buffer, vertexArray, sampler, program
    case vertexShader, fragmentShader
  }

  let name: GLuint
  private let kind: Kind
  private let counts: ObjectCounts

  init(_ kind: Kind, in counts: ObjectCounts) {
    var name: GLuint = 0
    switch kind {
    case .texture: unsafe glGenTextures(1, &name)
    case .framebuffer: unsafe glGenFramebuffers(1, &name)
    case .renderbuffer: unsafe glGenRenderbuffers(1, &name)
    case .buffer: unsafe glGenBuffers(1, &name)
    case .vertexArray: unsafe glGenVertexArrays(1, &name)
    case .sampler: unsafe glGenSamplers(1, &name)
    case .program: name = glCreateProgram()
    case .vertexShader: name = glCreateShader(GLenum(GL_VERTEX_SHADER))
    case .fragmentShader: name = glCreateShader(GLenum(GL_FRAGMENT_SHADER))
    }
    (self.name, self.kind, self.counts) = (name, kind, counts)
    counts.noteCreated()
  }

  deinit {
    switch kind {
    case .texture: unsafe glDeleteTextures(1, [name])
    case .framebuffer: unsafe glDeleteFramebuffers(1, [name])
    case .renderbuffer: unsafe glDeleteRenderbuffers(1, [name])
    case .buffer: unsafe glDeleteBuffers(1, [name])
    case .vertexArray: unsafe glDeleteVertexArrays(1, [name])
    case .sampler: unsafe glDeleteSamplers(1, [name])
    case .program: glDeleteProgram(name)
    case .vertexShader, .fragmentShader: glDeleteShader(name)
    }
    counts.noteDeleted()
  }
}
