import CGLES
package import Compositor
package import EGL
package import LayerTree

/// Executes frame plans with OpenGL ES 3.0. Created, used and released on its context's thread.
///
/// After an error with `isContextLost`, everything created from the context has to be released and
/// created again.
package final class Renderer: RenderBackend {
  package let context: Context
  package let driver: Driver
  /// The target of plans; it has to be set before the first one, and must belong to the context.
  package var target: (any RenderTarget)?
  /// Records uploads and draw calls, if it is set.
  package var trace: FrameTrace?
  /// Measures the time of uploads, if it is set: returns seconds.
  package var clock: (() -> Double)?
  /// The statistics of the last `execute`.
  package private(set) var statistics = ExecutionStatistics()

  private var resetStatus: ResetStatus
  var programs: Programs
  let samplers: Samplers
  var quads: InstanceBuffer
  var shapes: InstanceBuffer
  let parameters: ParameterTexture
  private(set) var textures: TextureStore
  /// The version of the plan whose instances the buffers have; nil where it has none.
  var instancesVersion: UInt64?

  /// - Parameter usesPixelBuffers: whether uploads go through pixel unpack buffers; nil uses them with
  ///   a GPU.
  package init(
    _ context: Context, programs compilation: ProgramCompilation = .ahead,
    limits: DriverLimits = .none, usesPixelBuffers: Bool? = nil
  ) throws(GLESError) {
    try GLESError.wrapping { () throws(EGLError) in try context.makeCurrent() }
    self.context = context
    driver = Driver(limits)
    let objects = context.objects
    objects.failingTextures = limits.failingTextures
    resetStatus = ResetStatus(context, limits)
    programs = Programs(compilation, isSoftware: driver.isSoftware, in: objects)
    samplers = Samplers(objects)
    quads = InstanceBuffer(.quad, in: objects)
    shapes = InstanceBuffer(.shape, in: objects)
    parameters = ParameterTexture(in: objects)
    textures = TextureStore(
      driver,
      usesPixelBuffers: usesPixelBuffers ?? !driver.isSoftware, in: context)
    glDisable(GLenum(GL_DITHER))
    try GLESError.check("glDisable")
  }

  deinit {
    // The properties release objects of this context, but another one may be current.
    try? context.makeCurrent()
  }

  /// The number of textures for which there is no memory.
  package var missingTextures: Int { textures.shortage.missing.count }
  /// Why the last `execute` could not create a texture; nil if it could create all.
  package var memoryError: GLESError? { textures.shortage.error }
  /// Whether the last `execute` created a texture that was missing before, so that everything has
  /// to be drawn again.
  package var hasRegainedMemory: Bool { textures.shortage.hasEnded }

  /// Makes the next `execute` try to create missing textures.
  package func retryMissingTextures() {
    textures.shortage.retries = true
  }

  /// Returns the textures that plans created ahead and that can be used since the last call.
  package func takeReadyTextures() -> [TextureID] { textures.takeReady() }

  /// Whether the GPU has lost everything, for a call that has failed: what fails because of that need not
  /// say so, such as a program that does not link.
  package var hasLostContext: Bool { resetStatus.current != nil }

  /// The number of programs that were compiled for this renderer.
  package var programsCompiled: Int { programs.count }

  /// Compiles the programs that plans may use from now on, if they are compiled ahead, up to a limit.
  /// Returns whether there are more.
  package func prepare(
    for demand: ProgramDemand, atMost limit: Int = .max
  ) throws(GLESError) -> Bool {
    try programs.prepare(for: demand, atMost: limit)
  }

  /// Frees the programs that what is shown does not need and that are soon made again, and the memory for
  /// uploads.
  package func releaseUnused() {
    programs.releaseUnused()
    textures.staging.releaseMemory()
  }

  /// Submits the commands of the plan to the driver, without waiting for them.
  package func execute(_ plan: FramePlan) throws(GLESError) {
    guard let target else { preconditionFailure("a renderer without a target") }
    var timer = StageTimer(trace)
    if plan.passes.contains(where: \.usesDepth) { try target.addDepth() }
    try target.bind()
    statistics = ExecutionStatistics()
    programs.beginFrame(isWhole: plan.drawsWholeFrame)
    let began = clock?()
    try textures.execute(plan.textureCommands, &statistics)
    if let began, let clock { statistics.uploadSeconds = clock() - began }
    try uploadInstances(of: plan)
    timer.end(.upload)
    try draw(plan, into: target)
    // Without the flush, a software renderer would begin only at the swap.
    glFlush()
    timer.end(.draw)
    try resetStatus.check()
  }

  /// Executes texture commands without a frame.
  package func execute(_ commands: [TextureCommand]) throws(GLESError) {
    var statistics = ExecutionStatistics()
    try textures.execute(commands, &statistics)
    let deletes = commands.contains { if case .delete = $0 { true } else { false } }
    if deletes && driver.isSoftware { try releaseDeleted() }
    glFlush()
  }

  /// The quads of the long pass, the number of short passes behind it, and the side of their target in
  /// pixels.
  private static let releasing = (quads: 256, passes: 8, side: Int32(256))

  /// Has a software renderer free deleted textures where no frame follows.
  ///
  /// Mesa's llvmpipe has a list of scenes, one for each pass that is in flight. A scene refers to the
  /// textures of its pass until it is used for another pass, and the later ones of the list are used only
  /// while the first is being drawn: a deleted page of the texture atlas kept 16 MB for minutes. So short
  /// passes without textures wait behind a long one here, and use these scenes. It takes 5 ms.
  private func releaseDeleted() throws(GLESError) {
    driver.finishPass()
    let side = Self.releasing.side
    let (size, extent) = (PixelSize(width: side, height: side), Float(side))
    let target = Framebuffer(context.objects)
    guard (try? target.allocate(size)) != nil else { return }
    glViewport(0, 0, side, side)
    glDisable(GLenum(GL_DEPTH_TEST))
    // A pass of opaque quads would draw the last one alone.
    set(.over)
    try programs.use(.solid, Projection(size, isFlipped: false))
    let quad = QuadInstance(xAxis: [extent, 0], yAxis: [0, extent], origin: .zero)
    instancesVersion = nil
    quads.upload([QuadInstance](repeating: quad, count: Self.releasing.quads))
    quads.draw(0..<Self.releasing.quads, asFans: true)
    for _ in 0..<Self.releasing.passes {
      glFlush()
      quads.draw(0..<1, asFans: true)
    }
    driver.finishPass()
    try GLESError.check("glDrawArraysInstanced")
  }

  private func uploadInstances(of plan: FramePlan) throws(GLESError) {
    if let version = plan.instancesVersion, version == instancesVersion { return }
    instancesVersion = nil
    quads.upload(plan.instances)
    shapes.upload(plan.shapes)
    try parameters.upload(plan.parameters)
    instancesVersion = plan.instancesVersion
    statistics.instanceBytes = plan.instanceBytes
  }

  private func draw(_ plan: FramePlan, into target: any RenderTarget) throws(GLESError) {
    glEnable(GLenum(GL_SCISSOR_TEST))
    var state = DrawState()
    for pass in plan.passes where !isMissing(pass) {
      if case .copy(let source, let rect) = pass.kind {
        try copy(rect, of: source, for: pass)
        state.target = nil
        continue
      }
      switch pass.target {
      case .frame:
        precondition(plan.size == target.size, "a plan for a target of another size")
        try begin(pass, on: target, state: &state)
      case .texture(let texture, let size, let originX, let originY):
        try begin(
          pass, on: textures[texture], size: size, originX: originX, originY: originY, state: &state
        )
      }
      clear(pass, hasMissing: plan.batches[pass.batches].contains(where: isMissing))
      for batch in plan.batches[pass.batches] where !isMissing(batch) {
        let program = program(for: batch, in: plan)
        try set(batch, program, clock: plan.clock, &state)
        draw(batch, asFans: program.drawsFans)
        statistics.drawCalls += 1
      }
    }
  }

  /// More instances than this are submitted in parts.
  private static let submittedInstances = 2048

  /// Draws the instances of a batch. Many are submitted in parts, of which a software renderer has at most
  /// two in memory: the one that it draws, and the next one.
  private func draw(_ batch: Batch, asFans: Bool) {
    var parts = SubmittedParts(areLimited: driver.isSoftware)
    var next = batch.instances.lowerBound
    while next < batch.instances.upperBound {
      let part = next..<min(next + Self.submittedInstances, batch.instances.upperBound)
      if next > batch.instances.lowerBound { parts.submit() }
      if batch.program.isShape { shapes.draw(part) } else { quads.draw(part, asFans: asFans) }
      next = part.upperBound
    }
  }

  /// A pass without a color to clear with begins with an opaque item, which may be missing.
  private func clear(_ pass: Pass, hasMissing: Bool) {
    var buffers: Int32 = 0
    if let color = pass.clearColor ?? (hasMissing && !pass.continues ? .zero : nil) {
      glClearColor(color.x, color.y, color.z, color.w)
      buffers |= GL_COLOR_BUFFER_BIT
    }
    if pass.usesDepth { buffers |= GL_DEPTH_BUFFER_BIT }
    if buffers != 0 { glClear(GLbitfield(buffers)) }
  }

  private func begin(
    _ pass: Pass, on target: any RenderTarget, state: inout DrawState
  ) throws(GLESError) {
    if state.target != pass.target {
      driver.finishPass()
      try target.bind()
      state.begin(pass.target, setViewport(of: target))
    }
    let clip = pass.clip
    glScissor(clip.minX, clip.originY(in: target), clip.width, clip.height)
  }

  private func begin(
    _ pass: Pass, on texture: Texture, size: PixelSize, originX: Int32, originY: Int32,
    state: inout DrawState
  ) throws(GLESError) {
    precondition(size == texture.size, "a pass for a target of another size")
    if state.target != pass.target {
      driver.finishPass()
      try texture.bindFramebuffer()
      state.begin(pass.target, setViewport(of: size, originX: originX, originY: originY))
    }
    let clip = pass.clip
    glScissor(clip.minX - originX, clip.minY - originY, clip.width, clip.height)
    if pass.clearColor != nil && clip.size == size { texture.invalidate() }
  }

  func set(_ blending: Blending) {
    switch blending {
    case .none:
      glDisable(GLenum(GL_BLEND))
    case .over:
      glEnable(GLenum(GL_BLEND))
      glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    case .plus:
      glEnable(GLenum(GL_BLEND))
      glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE))
    case .mask:
      glEnable(GLenum(GL_BLEND))
      glBlendFunc(GLenum(GL_ZERO), GLenum(GL_SRC_ALPHA))
    case .multiply:
      glEnable(GLenum(GL_BLEND))
      glBlendFuncSeparate(
        GLenum(GL_DST_COLOR), GLenum(GL_ONE_MINUS_SRC_ALPHA), GLenum(GL_ONE),
        GLenum(GL_ONE_MINUS_SRC_ALPHA))
    case .screen:
      glEnable(GLenum(GL_BLEND))
      glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_COLOR))
    }
  }

  /// Sets the state that differs from the previous batch.
  private func set(
    _ batch: Batch, _ program: ProgramID, clock: Float, _ state: inout DrawState
  ) throws(GLESError) {
    if state.blending != batch.blending {
      state.blending = batch.blending
      set(batch.blending)
    }
    if state.usesDepth != batch.usesDepth {
      state.usesDepth = batch.usesDepth
      if batch.usesDepth {
        glEnable(GLenum(GL_DEPTH_TEST))
      } else {
        glDisable(GLenum(GL_DEPTH_TEST))
      }
    }
    if state.program != program {
      try programs.use(program, state.projection)
      state.program = program
      if program.modifiers.contains(.animated) { programs.setClock(clock, of: program) }
    }
    if state.isShape != batch.program.isShape {
      state.isShape = batch.program.isShape
      if batch.program.isShape { shapes.bind() } else { quads.bind() }
    }
    guard batch.program.primitive.description.readsTexture else { return }
    guard let texture = batch.texture else {
      preconditionFailure("a \(batch.program) batch without a texture")
    }
    if state.texture != texture {
      state.texture = texture
      textures[texture].bind()
    }
    if batch.program.modifiers.contains(.tiled) {
      programs.setTileColumns(textures[texture].tileColumns, of: batch.program)
    }
    if let backdrop = batch.backdrop { textures[backdrop].bind(to: Texture.backdropUnit) }
    if state.filter != batch.filter {
      state.filter = batch.filter
      samplers.bind(batch.filter)
    }
  }
}

extension FramePlan {
  fileprivate var instanceBytes: Int {
    instances.count * MemoryLayout<QuadInstance>.stride
      + shapes.count * MemoryLayout<ShapeInstance>.stride
      + parameters.count * MemoryLayout<SIMD4<Float>>.stride
  }
}
