import Synchronization

/// Frees the sublayers of layers that are gone, one after the other: each would free its own from
/// within, and a deep tree would overflow the stack.
enum LayerRemains {
  private struct State {
    var layers: [CALayer] = []
    var isFreeing = false
  }

  private static let state = Mutex(State())

  /// Any thread, since the last reference to a layer may be dropped on any.
  static func free(_ layers: inout [CALayer]) {
    let isFirst = state.withLock { state in
      defer { state.isFreeing = true }
      state.layers.append(contentsOf: layers)
      layers = []
      return !state.isFreeing
    }
    guard isFirst else { return }
    while var batch = takeBatch() {
      while let layer = batch.popLast() { _ = layer }
    }
  }

  private static func takeBatch() -> [CALayer]? {
    state.withLock { state in
      guard !state.layers.isEmpty else {
        state.isFreeing = false
        return nil
      }
      defer { state.layers = [] }
      return state.layers
    }
  }
}

/// Counts the layers that have something rare, so that where there are none nobody looks for them.
/// Any thread: a layer may be freed on another than the main one.
final class LiveLayers: Sendable {
  static let timed = LiveLayers()
  static let inSpace = LiveLayers()
  static let flipped = LiveLayers()

  private let count = Atomic<Int>(0)

  var exist: Bool { count.load(ordering: .relaxed) > 0 }

  /// A layer has it from now on, or no longer.
  func change(from had: Bool, to has: Bool) {
    if had != has { count.wrappingAdd(has ? 1 : -1, ordering: .relaxed) }
  }
}
