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
  private let instances: InstanceBuffer
  private var textures: TextureStore

  package init(_ context: Context) throws(GLESError) {
    try GLESError.wrapping { () throws(EGLError) in try context.makeCurrent() }
    self.context = context
    driver = Driver()
    resetStatus = ResetStatus(context)
    programs = try Programs()
    samplers = Samplers()
    instances = InstanceBuffer()
    textures = TextureStore(maximumSize: driver.maximumTextureSize)
    glDisable(GLenum(GL_DITHER))
    glBlendFunc(GLenum(GL_ONE), GLenum(GL_ONE_MINUS_SRC_ALPHA))
    try GLESError.check("glBlendFunc")
  }

  deinit {
    // The objects below belong to this context; another one may be current.
    try? context.makeCurrent()
  }

  /// Issues the plan's work and lets the driver start on it, without waiting for it.
  package func execute(_ plan: FramePlan) throws(GLESError) {
    guard let target else { preconditionFailure("a renderer without a target") }
    precondition(plan.size == target.size, "a plan for a target of another size")
    try target.bind()
    statistics = ExecutionStatistics()
    try textures.carryOut(plan.textureCommands, &statistics)
    if !plan.instances.isEmpty { instances.upload(plan.instances) }
    draw(plan.passes, of: plan, into: target)
    // Without it a software renderer would only start at the swap.
    glFlush()
    try resetStatus.check()
  }

  private func draw(_ passes: [Pass], of plan: FramePlan, into target: any RenderTarget) {
    glViewport(0, 0, plan.size.width, plan.size.height)
    glEnable(GLenum(GL_SCISSOR_TEST))
    var state = DrawState(projection: Projection(plan.size, isFlipped: target.isFlipped))
    for pass in passes {
      let clip = pass.clip
      glScissor(clip.minX, clip.originY(in: target), clip.width, clip.height)
      if let color = pass.clearColor {
        glClearColor(color.x, color.y, color.z, color.w)
        glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
      }
      for batch in plan.batches[pass.batches] {
        set(batch, &state)
        instances.draw(batch.instances)
        statistics.drawCalls += 1
      }
    }
  }

  /// Tells the driver what differs from the batch before.
  private func set(_ batch: Batch, _ state: inout DrawState) {
    if state.isBlended != batch.isBlended {
      state.isBlended = batch.isBlended
      if batch.isBlended { glEnable(GLenum(GL_BLEND)) } else { glDisable(GLenum(GL_BLEND)) }
    }
    if state.program != batch.program {
      state.program = batch.program
      programs.use(batch.program, state.projection)
    }
    guard batch.program != .solid else { return }
    guard let texture = batch.texture else {
      preconditionFailure("a \(batch.program) batch without a texture")
    }
    if state.texture != texture {
      state.texture = texture
      textures.bind(texture)
    }
    if state.filter != batch.filter {
      state.filter = batch.filter
      samplers.bind(batch.filter)
    }
  }
}

/// What the driver was told so far in this frame; nil at first, since uploads and targets change it.
private struct DrawState {
  let projection: Projection
  var isBlended: Bool?
  var program: QuadProgram?
  var texture: TextureID?
  var filter: TextureFilter?
}
