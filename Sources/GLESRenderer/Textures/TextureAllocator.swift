import CGLES
import Compositor
import EGL
import Synchronization
import Threading

/// Allocates the memory of textures on another thread, in a context that shares the renderer's
/// objects, so that no frame waits for it: llvmpipe clears it, which takes 11 to 47 ms for 8
/// megapixels, and their upload 1.3 ms. The thread ends when it has nothing to do.
final class TextureAllocator {
  typealias Allocation = (id: TextureID, isAllocated: Bool)

  private let jobs: AllocationJobs
  private var thread: JoinableThread?

  init(sharing context: Context) {
    jobs = AllocationJobs(sharing: context)
  }

  deinit {
    thread?.join()
  }

  /// Has the other thread allocate the memory of a texture, which must exist until that has ended.
  func begin(_ storage: TextureStorage, of id: TextureID) {
    guard jobs.add(storage, of: id) else { return }
    thread?.join()
    thread = try? JoinableThread(name: "lamina textures") { [jobs] in jobs.run() }
    if thread == nil { jobs.giveUp() }
  }

  /// Returns the textures whose allocation has ended since the last call, and whether they have
  /// memory.
  func takeFinished() -> [Allocation] { jobs.takeFinished() }
}

/// What the two threads share.
private final class AllocationJobs: @unchecked Sendable {
  private struct State {
    var waiting: [(id: TextureID, storage: TextureStorage)] = []
    var finished: [TextureAllocator.Allocation] = []
    var isRunning = false
  }

  private let state = Mutex(State())
  private let renderContext: Context

  init(sharing context: Context) {
    renderContext = context
  }

  /// Returns whether a thread has to be started.
  func add(_ storage: TextureStorage, of id: TextureID) -> Bool {
    state.withLock { state in
      state.waiting.append((id, storage))
      defer { state.isRunning = true }
      return !state.isRunning
    }
  }

  func takeFinished() -> [TextureAllocator.Allocation] {
    state.withLock { state in
      defer { state.finished = [] }
      return state.finished
    }
  }

  func run() {
    // A context that was kept for the next time would take 2.7 MB with llvmpipe, and 1 ms to create.
    let context = try? Context(sharing: renderContext)
    defer { context?.release() }
    let isCurrent = context.map { (try? $0.makeCurrent()) != nil } ?? false
    while let (id, storage) = next() {
      let isAllocated = isCurrent && (try? storage.allocate()) != nil
      if isCurrent {
        glBindTexture(storage.target, 0)
        // The other context sees the memory once the call has completed.
        glFinish()
      }
      finish(id, isAllocated)
    }
  }

  /// Leaves the allocation to the render thread.
  func giveUp() {
    while let (id, _) = next() { finish(id, false) }
  }

  private func next() -> (id: TextureID, storage: TextureStorage)? {
    state.withLock { state in
      state.isRunning = !state.waiting.isEmpty
      return state.waiting.isEmpty ? nil : state.waiting.removeFirst()
    }
  }

  private func finish(_ id: TextureID, _ isAllocated: Bool) {
    state.withLock { $0.finished.append((id, isAllocated)) }
  }
}
