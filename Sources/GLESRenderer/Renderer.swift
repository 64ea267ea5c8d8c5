import CGLES
package import Compositor
package import EGL

/// Carries out frame plans with OpenGL ES 3.0. Made, used and released on its context's thread.
///
/// After an error for which `isContextLost` holds, everything made from the context is to be
/// released and made anew.
package final class Renderer: RenderBackend {
  package let context: Context
  package let driver: Driver
  /// What plans are drawn into; has to be set before the first one, and belong to the context.
  package var target: (any RenderTarget)?
  /// Of the last `execute`.
  package private(set) var statistics = ExecutionStatistics()

  private let resetStatus: ResetStatus
  private let programs: Programs
  private let samplers: Samplers
  private let quads: InstanceBuffer
  private let shapes: InstanceBuffer
  private let parameters: ParameterTexture
  private var textures: TextureStore

  package init(_ context: Context) throws(GLESError) {
    try GLESError.wrapping { () throws(EGLError) in try context.makeCurrent() }
    self.context = context
    driver = Driver()
    resetStatus = ResetStatus(context)
    programs = try Programs()
    samplers = Samplers()
    quads = InstanceBuffer(.quad)
    shapes = InstanceBuffer(.shape)
    parameters = ParameterTexture(maximumSize: driver.maximumTextureSize)
    textures = TextureStore(maximumSize: driver.maximumTextureSize)
    glDisable(GLenum(GL_DITHER))
    try GLESError.check("glDisable")
  }

  deinit {
    // The objects below belong to this context; another one may be current.
    try? context.makeCurrent()
  }

  /// Issues the plan's work and lets the driver start on it, without waiting for it.
  package func execute(_ plan: FramePlan) throws(GLESError) {
    guard let target else { preconditionFailure("a renderer without a target") }
    try target.bind()
    statistics = ExecutionStatistics()
    try textures.carryOut(plan.textureCommands, &statistics)
    quads.upload(plan.instances)
    shapes.upload(plan.shapes)
    try parameters.upload(plan.parameters)
    try draw(plan, into: target)
    // Without it a software renderer would only start at the swap.
    glFlush()
    try resetStatus.check()
  }

  private func draw(_ plan: FramePlan, into target: any RenderTarget) throws(GLESError) {
    glEnable(GLenum(GL_SCISSOR_TEST))
    var state = DrawState()
    for pass in plan.passes {
      switch pass.target {
      case .frame:
        precondition(plan.size == target.size, "a plan for a target of another size")
        try begin(pass, on: target, &state)
      case .texture(let texture, let size, let originX, let originY):
        try begin(pass, on: textures[texture], size, originX, originY, &state)
      }
      if let color = pass.clearColor {
        glClearColor(color.x, color.y, color.z, color.w)
        glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
      }
      for batch in plan.batches[pass.batches] {
        set(batch, &state)
        if batch.program.isShape {
          shapes.draw(batch.instances)
        } else {
          quads.draw(batch.instances)
        }
        statistics.drawCalls += 1
      }
    }
  }

  private func begin(
    _ pass: Pass, on target: any RenderTarget, _ state: inout DrawState
  ) throws(GLESError) {
    if state.target != pass.target {
      try target.bind()
      glViewport(0, 0, target.size.width, target.size.height)
      state.begin(pass.target, Projection(target.size, isFlipped: target.isFlipped))
    }
    let clip = pass.clip
    glScissor(clip.minX, clip.originY(in: target), clip.width, clip.height)
  }

  private func begin(
    _ pass: Pass, on texture: Texture, _ size: PixelSize, _ originX: Int32, _ originY: Int32,
    _ state: inout DrawState
  ) throws(GLESError) {
    precondition(size == texture.size, "a pass for a target of another size")
    if state.target != pass.target {
      try texture.bindFramebuffer()
      glViewport(0, 0, size.width, size.height)
      state.begin(pass.target, Projection(size, originX: originX, originY: originY))
    }
    let clip = pass.clip
    glScissor(clip.minX - originX, clip.minY - originY, clip.width, clip.height)
    if pass.clearColor != nil && clip.size == size { texture.invalidate() }
  }

  private func set(_ blending: Blending) {
    switch blending {
    case .none:
      glDisable(GLenum(GL_BLEND))
    case .over:
      glEnable(GLenum(GL_BLEND))
      glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    case .plus:
      glEnable(GLenum(GL_BLEND))
      glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE))
    }
  }

  /// Tells the driver what differs from the batch before.
  private func set(_ batch: Batch, _ state: inout DrawState) {
    if state.blending != batch.blending {
      state.blending = batch.blending
      set(batch.blending)
    }
    if state.program != batch.program {
      programs.use(batch.program, state.projection)
      state.program = batch.program
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
    if state.filter != batch.filter {
      state.filter = batch.filter
      samplers.bind(batch.filter)
    }
  }
}

/// What one `execute` asked of the driver.
package struct ExecutionStatistics: Equatable, Sendable {
  package var drawCalls = 0
  /// Bitmaps written into textures.
  package var uploads = 0
  /// Of their contents; gutters are not counted.
  package var uploadedBytes = 0

  package init(drawCalls: Int = 0, uploads: Int = 0, uploadedBytes: Int = 0) {
    self.drawCalls = drawCalls
    self.uploads = uploads
    self.uploadedBytes = uploadedBytes
  }
}
