import Compositor
import Shaders

/// All programs that plans may use, compiled and linked before the first frame.
struct Programs {
  /// The programs by `ProgramID.index`.
  private let programs: [Program?]
  /// The number of programs that were compiled.
  var count: Int { programs.count { $0 != nil } }

  init() throws(GLESError) {
    var programs: [Program?] = Array(repeating: nil, count: ProgramID.endIndex)
    for id in ProgramID.all { programs[id.index] = try Program(ProgramSources(id)) }
    self.programs = programs
  }

  func use(_ id: ProgramID, _ projection: Projection) {
    guard let program = programs[id.index] else {
      preconditionFailure("the table of programs has no \(id)")
    }
    program.use(projection)
  }
}

/// The sources of a program: chunks of GLSL and macros.
struct ProgramSources {
  let label: String
  let vertex: String
  let fragment: String

  init(_ id: ProgramID) {
    let primitive = id.primitive.description
    var chunks = id.isShape ? Self.shapeChunks(id) : ["quad"]
    if primitive.readsTexture { chunks.append("texture") }
    if primitive.readsTexture && id.isShape { chunks.append("shape_texture") }
    if primitive.readsBackdrop { chunks.append("backdrop") }
    chunks += primitive.chunks + [primitive.shader]
    let macros =
      Self.macros.filter { id.modifiers.contains($0.modifier) }.map(\.name)
      + ["PARAMETER_SHIFT \(ParameterTexture.columnShift)"]
    let main = id.isShape ? "shape" : "quad"
    label = "\(id)"
    vertex = Shaders.source(.vertex, of: chunks + [main + "_vert"], defining: macros)
    fragment = Shaders.source(.fragment, of: chunks + [main + "_frag"], defining: macros)
  }

  private static let macros: [(modifier: ProgramID.Modifiers, name: String)] = [
    (.shape, "SHAPE"), (.rounded, "ROUNDED"), (.bordered, "BORDERED"), (.clipped, "CLIPPED"),
    (.perspective, "PERSPECTIVE"), (.clipsInPerspective, "CLIPS_IN_PERSPECTIVE"),
    (.opaque, "OPAQUE"),
  ]

  private static func shapeChunks(_ id: ProgramID) -> [String] {
    var chunks = ["shape", "parameters", "coverage"]
    if !id.modifiers.isDisjoint(with: [.perspective, .clipsInPerspective]) {
      chunks.append("perspective")
    }
    if !id.modifiers.isDisjoint(with: [.rounded, .clipped]) { chunks.append("corner") }
    if id.modifiers.contains(.clipped) { chunks.append("clip") }
    return chunks
  }
}
