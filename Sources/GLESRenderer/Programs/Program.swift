import CGLES
import EGL

/// A linked program of a vertex shader and a fragment shader.
final class Program {
  private let object: DriverObject
  private let projectionLocation: GLint
  private let tileColumnsLocation: GLint
  private let clockLocation: GLint
  private var projection: Projection?
  /// The number of the frame that has used it last.
  var lastFrame = 0

  convenience init(_ sources: ProgramSources, in counts: ObjectCounts) throws(GLESError) {
    let vertex = try Shader(.vertexShader, sources.vertex, label: sources.label, in: counts)
    let fragment = try Shader(.fragmentShader, sources.fragment, label: sources.label, in: counts)
    let object = DriverObject(.program, in: counts)
    glAttachShader(object.name, vertex.name)
    glAttachShader(object.name, fragment.name)
    glLinkProgram(object.name)
    guard Self.isLinked(object) else {
      let log = unsafe infoLog(
        of: object.name, getParameter: glGetProgramiv, getLog: glGetProgramInfoLog)
      throw .program(call: "glLinkProgram", name: sources.label, log: log)
    }
    self.init(object)
  }

  /// Creates the program that a binary was made of; nil where the driver refuses it.
  convenience init?(_ binary: ProgramBinary, in counts: ObjectCounts) {
    let object = DriverObject(.program, in: counts)
    binary.load(into: object.name)
    guard Self.isLinked(object) else {
      // The refusal is not an error of a later call.
      _ = glGetError()
      return nil
    }
    self.init(object)
  }

  private init(_ object: consuming DriverObject) {
    let name = object.name
    projectionLocation = unsafe glGetUniformLocation(name, "projection")
    tileColumnsLocation = unsafe glGetUniformLocation(name, "tileColumns")
    clockLocation = unsafe glGetUniformLocation(name, "clock")
    self.object = object
  }

  private static func isLinked(_ object: borrowing DriverObject) -> Bool {
    var isLinked: GLint = GL_FALSE
    unsafe glGetProgramiv(object.name, GLenum(GL_LINK_STATUS), &isLinked)
    return isLinked == GL_TRUE
  }

  /// What the driver has made of the program; nil where it has no format for that.
  var binary: ProgramBinary? { ProgramBinary(of: object.name) }

  func setTileColumns(_ columns: Int32) {
    glUniform1i(tileColumnsLocation, columns)
  }

  func setClock(_ clock: Float) {
    glUniform1f(clockLocation, clock)
  }

  func use(_ projection: Projection) {
    glUseProgram(object.name)
    guard projection != self.projection else { return }
    if self.projection == nil { setUnits() }
    self.projection = projection
    glUniform4f(
      projectionLocation, projection.scale.x, projection.scale.y,
      projection.offset.x, projection.offset.y)
  }

  /// Sets the texture units of the program, which is in use. Bitmaps have unit 0, the initial value.
  private func setUnits() {
    let parameters = unsafe glGetUniformLocation(object.name, "parameters")
    if parameters >= 0 { glUniform1i(parameters, ParameterTexture.unit) }
    let backdrop = unsafe glGetUniformLocation(object.name, "backdrop")
    if backdrop >= 0 { glUniform1i(backdrop, Texture.backdropUnit) }
  }
}

/// A compiled shader, which is needed only until its programs are linked.
private struct Shader: ~Copyable {
  private let object: DriverObject
  var name: GLuint { object.name }

  init(
    _ kind: DriverObject.Kind, _ source: String, label: String, in counts: ObjectCounts
  ) throws(GLESError) {
    object = DriverObject(kind, in: counts)
    let name = object.name
    unsafe source.withCString { text in
      var text = unsafe Optional(text)
      unsafe glShaderSource(name, 1, &text, nil)
    }
    glCompileShader(name)
    var isCompiled: GLint = GL_FALSE
    unsafe glGetShaderiv(name, GLenum(GL_COMPILE_STATUS), &isCompiled)
    guard isCompiled == GL_TRUE else {
      let log = unsafe infoLog(of: name, getParameter: glGetShaderiv, getLog: glGetShaderInfoLog)
      throw .program(call: "glCompileShader", name: label, log: log)
    }
  }
}

/// The driver's log for a shader or a program, on one line.
private func infoLog(
  of name: GLuint,
  getParameter get: (GLuint, GLenum, UnsafeMutablePointer<GLint>?) -> Void,
  getLog read: (GLuint, GLsizei, UnsafeMutablePointer<GLsizei>?, UnsafeMutablePointer<GLchar>?) ->
    Void
) -> String {
  var length: GLint = 0
  unsafe get(name, GLenum(GL_INFO_LOG_LENGTH), &length)
  guard length > 0 else { return "no log" }
  let log = unsafe String(unsafeUninitializedCapacity: Int(length)) { buffer in
    var written: GLsizei = 0
    unsafe buffer.withMemoryRebound(to: GLchar.self) {
      unsafe read(name, length, &written, $0.baseAddress)
    }
    return Int(written)
  }
  return log.split(whereSeparator: \.isNewline).joined(separator: "; ")
}
