import CMalloc
import Compositor
import EGL
import GLESRenderer
import LayerTree
import Logging

/// Renders frames from commits and times, for a window or off screen. Used on one thread.
struct FrameRenderer {
  /// Less memory is not worth the milliseconds that its return takes.
  private static let leastReturned = 1 << 22

  let renderer: Renderer
  private var pipeline: FramePipeline
  var statistics = FrameStatistics()
  /// Records the stages of frames, if it is set.
  var trace: FrameTrace? {
    didSet { (pipeline.trace, renderer.trace) = (trace, trace) }
  }
  /// The number of programs after which the driver's compiler was released.
  private var preparedPrograms = 0
  /// The demand whose programs have all drawn; nil before.
  private var warmDemand: ProgramDemand?
  /// Limits the uploads of a frame; nil uploads everything at once.
  private var uploadBudget: UploadBudget?
  private let debug: DebugModes
  /// Contents that exceed even what tiles can hold, until they are discarded.
  private var tooLarge: Set<ContentsID> = []
  /// The error of the last texture for which there was no memory, until it is logged.
  private var memoryError: GLESError?
  /// The errors of missing memory that have been logged.
  private var loggedShortages: Set<String> = []

  /// - Parameter sampling: where animations are evaluated; nil leaves it to the driver.
  init(
    _ renderer: Renderer, debug: DebugModes, textureBudget: Int, sampling: AnimationSampling?
  ) {
    self.renderer = renderer
    self.debug = debug
    pipeline = FramePipeline(
      maximumTextureSide: renderer.driver.maximumTextureSize,
      hasDepth: renderer.context.hasDepth, debug: debug, textureBudget: textureBudget,
      sampling: sampling ?? renderer.driver.animationSampling)
  }

  /// Limits the uploads of the frames after the first one to what takes less than 2 ms. The first
  /// frame has nothing to keep smooth.
  mutating func limitUploads(clock: @escaping () -> Double) {
    renderer.clock = clock
    uploadBudget = UploadBudget()
  }

  /// Limits the uploads of each frame to a number of bytes.
  mutating func limitUploads(to bytes: Int) {
    pipeline.uploadLimit = bytes
  }

  /// The cost of the last frame: see `FramePlan.cost(drawing:)`.
  var cost: Double { pipeline.plan.cost(drawing: pipeline.plannedPixels) }

  /// The pixels of the last frame that it copied for backdrops.
  var copiedPixels: Int { pipeline.plan.copiedPixels }

  var pixelSize: PixelSize { pipeline.tree.pixelSize }

  /// Applies a commit, whose memory is freed on the way.
  mutating func apply(_ commit: consuming Commit) {
    for update in commit.contents { warnIfTooLarge(update.contents) }
    if !tooLarge.isEmpty { tooLarge.subtract(commit.discardedContents) }
    pipeline.apply(commit)
    statistics.commits += 1
  }

  /// Contents that exceed what tiles can hold are not drawn; logs one warning for each.
  private mutating func warnIfTooLarge(_ contents: LayerContents) {
    let limit = renderer.driver.maximumTextureSize
    guard
      !TextureTable.canHold(
        width: contents.width, height: contents.height, maximumSide: limit),
      tooLarge.insert(contents.id).inserted
    else { return }
    Logger(label: "lamina").warning(
      """
      a bitmap of \(contents.width)×\(contents.height) pixels is not shown: it needs more than 256 \
      of the driver's largest textures, which have \(limit) a side
      """)
  }

  /// Draws the frame for `time`, in seconds on the media clock, into the renderer's target. The
  /// damage is empty when there was nothing to draw. A frame that has to be repainted counts as
  /// animating.
  ///
  /// - Parameter number: the frame's number in the trace.
  mutating func renderFrame(
    for time: Double, bufferAge: Int, number: UInt64
  ) throws(RenderError) -> (activity: RenderTree.Activity, damage: Region) {
    var timer = StageTimer(trace)
    defer { timer.end(.frame, frame: number) }
    pipeline.noteReady(renderer.takeReadyTextures())
    var activity = pipeline.animate(to: time)
    var damage = pipeline.plan(bufferAge: bufferAge)
    returnFreedMemory()
    if pipeline.needsRepaint || pipeline.isUploading { activity = .animating }
    let captures = pipeline.takeCaptures()
    let hasNothingToDraw =
      damage.frame.isEmpty && pipeline.plan.textureCommands.isEmpty && captures.isEmpty
    guard !hasNothingToDraw else { return (activity, damage.frame) }
    if try execute(captures, damage) {
      // There was no memory, or there is again.
      if renderer.canDrawAgain {
        damage = pipeline.plan(bufferAge: 0)
        _ = try execute(pipeline.takeCaptures(), damage)
      } else {
        activity = .animating
      }
      logShortage()
    }
    count(damage)
    adaptUploadBudget()
    if !debug.isEmpty { print(damage, captures, at: time) }
    pipeline.forgetCommands()
    return (activity, damage.frame)
  }

  /// Returns memory to the system that large frames needed, where it is much: freed memory stays
  /// with the allocator of this thread otherwise.
  private mutating func returnFreedMemory() {
    if pipeline.takeFreedBytes() >= Self.leastReturned { malloc_trim(0) }
  }

  /// Gives back the memory that the last frame does not need, once there was no frame for a while.
  mutating func rest() throws(RenderError) {
    let hasMemory = loggedShortages.isEmpty && renderer.missingTextures == 0
    let (renderer, commands) = (renderer, pipeline.rest(compacts: hasMemory))
    try rendering { () throws(GLESError) in try renderer.execute(commands) }
    renderer.releaseUnused()
    if let error = renderer.memoryError {
      // The next frame tries to create the texture that is missing before it draws.
      memoryError = error
      renderer.retryMissingTextures()
    }
    malloc_trim(0)
    CompilerCode.release()
    _ = pipeline.takeFreedBytes()
    noteObjects()
  }

  /// Frees what can be drawn or sent again, with the next `rest()`.
  mutating func releaseMemory() {
    pipeline.releaseMemory()
  }

  /// Compiles the programs that later frames may use, unless they are there already, up to a limit.
  /// Returns whether there are more.
  mutating func prepare(atMost limit: Int) throws(RenderError) -> Bool {
    let (renderer, demand) = (renderer, pipeline.tree.programDemand)
    let hasMore = try rendering { () throws(GLESError) in
      try renderer.prepare(for: demand, atMost: limit)
    }
    guard !hasMore, renderer.programsCompiled > preparedPrograms else { return hasMore }
    preparedPrograms = renderer.programsCompiled
    releaseCompiler()
    return false
  }

  /// Whether the programs that later frames may use are compiled.
  var isWarm: Bool { warmDemand == pipeline.tree.programDemand }

  /// Compiles one of the programs that later frames may use; with a software renderer also of those that
  /// the layers do not need yet, and draws nothing with it. A GPU's driver would keep them all in memory.
  /// Returns whether there are more. An error ends the warm-up, but no frame, as none may ever use the
  /// program.
  mutating func warmUp() throws(RenderError) -> Bool {
    let (renderer, demand) = (renderer, pipeline.tree.programDemand)
    do throws(RenderError) {
      if try prepare(atMost: 1) { return true }
      if renderer.driver.isSoftware, try warmUpSoftware(demand) { return true }
    } catch {
      if renderer.hasLostContext { throw error }
      Logger(label: "lamina").warning("programs are not compiled ahead: \(error)")
    }
    warmDemand = demand
    releaseCompiler()
    return false
  }

  private func warmUpSoftware(_ demand: ProgramDemand) throws(RenderError) -> Bool {
    let renderer = renderer
    return try rendering { () throws(GLESError) in
      try renderer.warmUp(for: demand.union(.common), demanded: demand)
    }
  }

  /// Returns the memory that the driver's compiler has freed, 6.5 MB with Mesa, and its code.
  private func releaseCompiler() {
    malloc_trim(0)
    CompilerCode.release()
  }

  /// Executes the plans. Returns whether the frame has to be drawn again, because there was no
  /// memory for a texture and some was freed, or because a missing texture has been created.
  private mutating func execute(
    _ captures: [FramePlan], _ damage: FrameDamage
  ) throws(RenderError) -> Bool {
    let (renderer, plan) = (renderer, pipeline.plan)
    var (isShort, hasMore) = (false, false)
    try rendering { () throws(GLESError) in
      for capture in captures {
        try renderer.execute(capture)
        isShort = isShort || renderer.memoryError != nil
        hasMore = hasMore || renderer.hasRegainedMemory
      }
      try renderer.target?.limit(to: damage.buffer)
      try renderer.execute(plan)
    }
    memoryError = renderer.memoryError ?? memoryError
    isShort = isShort || renderer.memoryError != nil
    guard isShort || hasMore || renderer.hasRegainedMemory else { return false }
    if isShort {
      pipeline.releaseMemory()
      renderer.retryMissingTextures()
    }
    pipeline.redrawWhole()
    return true
  }

  /// Logs one warning for each call that fails, once textures are missing in spite of freed memory.
  private mutating func logShortage() {
    guard renderer.missingTextures > 0, let error = memoryError else { return }
    memoryError = nil
    guard loggedShortages.insert(error.description).inserted else { return }
    let used = renderer.context.objects.textureBytes >> 20
    Logger(label: "lamina").warning(
      """
      \(error): textures have \(used) MiB; what needs more is not shown until there is memory
      """)
  }

  /// Prints what the debug modes ask for.
  private func print(_ damage: FrameDamage, _ captures: [FramePlan], at time: Double) {
    if debug.contains(.dumpPlan) {
      for plan in captures + [pipeline.plan] { DebugModes.print(plan.description) }
    }
    guard debug.contains(.frameLog) else { return }
    DebugModes.print(
      pipeline.plan.logLine(
        frame: statistics.frames, at: time, damage: damage.buffer, pixels: pipeline.plannedPixels,
        uploads: renderer.statistics.uploads))
  }

  /// Returns the evicted bitmaps that layers were to show since the last call, which the app should
  /// send again.
  mutating func takeWantedContents() -> [ContentsID] {
    pipeline.takeWantedContents()
  }

  /// Redraws everything in the next frame, because the target's pixels are lost.
  mutating func redrawWhole() {
    pipeline.redrawWhole()
  }

  /// Adapts the budget to what the last frame uploaded, once there was a frame.
  private mutating func adaptUploadBudget() {
    guard uploadBudget != nil else { return }
    let (bytes, seconds) = (renderer.statistics.uploadedBytes, renderer.statistics.uploadSeconds)
    uploadBudget?.note(bytes: bytes, seconds: seconds)
    guard statistics.frames > 0, let limit = uploadBudget?.bytes else { return }
    if bytes > 0, pipeline.uploadLimit != .max { statistics.uploadTime.record(seconds) }
    pipeline.uploadLimit = limit
  }

  private mutating func count(_ damage: FrameDamage) {
    statistics.frames += damage.frame.isEmpty ? 0 : 1
    statistics.programsCompiled = renderer.programsCompiled
    statistics.drawCalls += renderer.statistics.drawCalls
    statistics.pixels += pipeline.plannedPixels
    statistics.textureUploads += renderer.statistics.uploads
    statistics.uploadedBytes += renderer.statistics.uploadedBytes
    statistics.instanceBytes += renderer.statistics.instanceBytes
    statistics.evictions = pipeline.tree.textures.evictions
    statistics.missingTextures = renderer.missingTextures
    noteObjects()
  }

  private mutating func noteObjects() {
    let objects = renderer.context.objects
    statistics.objectsCreated = objects.created
    statistics.objects = objects.live
    statistics.textureBytes = objects.textureBytes
  }
}

extension Renderer {
  /// Whether the frame can be drawn a second time before it is presented.
  fileprivate var canDrawAgain: Bool {
    (target as? WindowTarget).map { !$0.isLimitedToDamage } ?? true
  }
}
