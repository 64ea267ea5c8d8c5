import CGLES
import Compositor
import EGL
import Shaders

/// When the programs of a renderer are compiled and linked.
package enum ProgramCompilation: Sendable {
  /// When a commit makes it likely that a frame will use them, so that no frame of an animation waits
  /// for the driver's compiler.
  case ahead
  /// When a frame first uses a program. All programs take 0.3 s on llvmpipe, of which a screen uses
  /// few.
  case whenUsed
}

/// The programs that plans may use.
///
/// A program that was compiled ahead is kept as a binary until a frame uses it, and again at rest unless what
/// is shown needs it, where that saves memory: Mesa takes 1.1 MB for each program, and 4 KB for its
/// binary, from which it is made again in 0.15 ms.
struct Programs {
  /// Those that frames have used, and those without a binary: few of all.
  private var programs: [ProgramID: Program] = [:]
  private var binaries: [ProgramID: ProgramBinary] = [:]
  /// Those that have drawn.
  private var warm: Set<ProgramID> = []
  /// The number of programs that were compiled.
  var count: Int { programs.count + binaries.count }

  private let compilation: ProgramCompilation
  /// Whether a software renderer draws. Only then programs that no frame has used are kept as binaries:
  /// drivers of GPUs may compile again what is loaded.
  private let isSoftware: Bool
  /// What has been prepared for; nil before the first frame.
  private var demand: ProgramDemand?
  /// The number of frames drawn.
  private var frame = 0
  /// The number of the last frame that was drawn as a whole.
  private var wholeFrame = 0
  /// The number of programs after the last preparation.
  private var preparedCount = 0
  private let objects: ObjectCounts

  init(_ compilation: ProgramCompilation, isSoftware: Bool, in objects: ObjectCounts) {
    (self.compilation, self.isSoftware, self.objects) = (compilation, isSoftware, objects)
  }

  /// Compiles the programs that frames may use from now on, up to a limit. Returns whether there are more.
  mutating func prepare(
    for demand: ProgramDemand, atMost limit: Int
  ) throws(GLESError) -> Bool {
    guard compilation == .ahead, demand != self.demand else { return false }
    let needed = needed(for: demand).filter { programs[$0] == nil && binaries[$0] == nil }
    for id in needed.prefix(limit) {
      let program = try compile(id)
      if isSoftware, let binary = program.binary {
        binaries[id] = binary
      } else {
        programs[id] = program
      }
    }
    guard needed.count <= limit else { return true }
    self.demand = demand
    // Mesa's compiler keeps all built-in functions for the next program otherwise: 7 MB.
    if count > preparedCount { glReleaseShaderCompiler() }
    preparedCount = count
    return false
  }

  mutating func use(_ id: ProgramID, _ projection: Projection) throws(GLESError) {
    let program = try program(id)
    program.lastFrame = frame
    program.use(projection)
  }

  /// The programs for a demand. Only software renderers have one for copies of texels.
  private func needed(for demand: ProgramDemand) -> [ProgramID] {
    ProgramID.needed(for: demand).filter { isSoftware || !$0.modifiers.contains(.copied) }
  }

  /// The first program for a demand that has not drawn yet.
  func firstCold(for demand: ProgramDemand) -> ProgramID? {
    needed(for: demand).first { !warm.contains($0) }
  }

  /// Frees a program that no frame has used; where the layers need it, only if its binary can stay.
  mutating func release(_ id: ProgramID, isDemanded: Bool) {
    let binary = isDemanded ? programs[id]?.binary : nil
    guard !isDemanded || binary != nil else { return }
    programs[id] = nil
    binaries[id] = binary
  }

  mutating func beginFrame(isWhole: Bool) {
    frame += 1
    if isWhole { wholeFrame = frame }
  }

  /// Keeps only the binaries of programs that no frame has used since the last one that was drawn as a
  /// whole. So the memory at rest depends neither on what was animated before, nor on how little of the
  /// screen the last frame has drawn. Without machine code on the disk, the next frames would wait for it.
  mutating func releaseUnused() {
    guard isSoftware, ShaderCache.exists else { return }
    for (id, program) in programs where program.lastFrame < wholeFrame {
      guard let binary = program.binary else { continue }
      programs[id] = nil
      binaries[id] = binary
    }
  }

  private mutating func program(_ id: ProgramID) throws(GLESError) -> Program {
    if let program = programs[id] { return program }
    let loaded = binaries.removeValue(forKey: id).flatMap { Program($0, in: objects) }
    let program = if let loaded { loaded } else { try compile(id) }
    programs[id] = program
    warm.insert(id)
    return program
  }

  /// Sets the number of tiles side by side in the texture that a program reads, which is in use.
  func setTileColumns(_ columns: Int32, of id: ProgramID) {
    programs[id]?.setTileColumns(columns)
  }

  /// Sets the time of the animations that a program evaluates, which is in use.
  func setClock(_ clock: Float, of id: ProgramID) {
    programs[id]?.setClock(clock)
  }

  private func compile(_ id: ProgramID) throws(GLESError) -> Program {
    precondition(ProgramID.all.contains(id), "the table of programs has no \(id)")
    return try Program(ProgramSources(id, isSoftware: isSoftware), in: objects)
  }
}

/// The sources of a program: chunks of GLSL and macros.
struct ProgramSources {
  let label: String
  let vertex: String
  let fragment: String

  /// - Parameter isSoftware: whether colors have 32 bits in all programs, and those of rectangles are
  ///   interpolated. A GPU takes less time for 16 bits, and without interpolation; llvmpipe has to convert
  ///   each value to 16 bits and back, which made frames of 1,000 translucent bitmaps take 7 to 13 percent
  ///   longer, and it draws quads with flat inputs as two triangles.
  init(_ id: ProgramID, isSoftware: Bool) {
    let primitive = id.primitive.description
    let isAnimated = id.modifiers.contains(.animated)
    var chunks = ["placed"]
    if id.isShape || isAnimated { chunks.append("parameters") }
    if isAnimated { chunks.append("animation") }
    chunks += id.isShape ? Self.shapeChunks(id) : ["quad"]
    if primitive.readsTexture { chunks.append("texture") }
    if primitive.readsTexture && id.isShape { chunks.append("shape_texture") }
    if primitive.readsBackdrop { chunks.append("backdrop") }
    chunks += primitive.chunks + [primitive.shader]
    let macros =
      Self.macros.filter { id.modifiers.contains($0.modifier) }.map(\.name)
      + [
        "PARAMETER_SHIFT \(ParameterTexture.columnShift)",
        "COLOR_PRECISION \(isSoftware || primitive.hasHighPrecision ? "highp" : "mediump")",
        "CONSTANT \(isSoftware && id.drawsFans ? "" : "flat")",
      ] + (id.drawsFans ? ["FAN"] : [])
    let main = id.isShape ? "shape" : "quad"
    label = "\(id)"
    vertex = Shaders.source(.vertex, of: chunks + [main + "_vert"], defining: macros)
    fragment = Shaders.source(.fragment, of: chunks + [main + "_frag"], defining: macros)
  }

  private static let macros: [(modifier: ProgramID.Modifiers, name: String)] = [
    (.shape, "SHAPE"), (.rounded, "ROUNDED"), (.bordered, "BORDERED"), (.clipped, "CLIPPED"),
    (.perspective, "PERSPECTIVE"), (.clipsInPerspective, "CLIPS_IN_PERSPECTIVE"),
    (.continuousCorners, "CONTINUOUS_CORNERS"), (.opaque, "OPAQUE"), (.copied, "COPIED"),
    (.tiled, "TILED"), (.animated, "ANIMATED"),
  ]

  private static func shapeChunks(_ id: ProgramID) -> [String] {
    var chunks = ["shape", "coverage"]
    if !id.modifiers.isDisjoint(with: [.perspective, .clipsInPerspective]) {
      chunks.append("perspective")
    }
    if !id.modifiers.isDisjoint(with: [.rounded, .clipped]) { chunks.append("corner") }
    if id.modifiers.contains(.clipped) { chunks.append("clip") }
    return chunks
  }
}
