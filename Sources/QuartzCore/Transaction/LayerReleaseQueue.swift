import Synchronization

/// Frees the sublayers of deallocated layers one after the other. Nested deallocation of a deep
/// tree would overflow the stack.
enum LayerReleaseQueue {
  private struct State {
    var layers: [CALayer] = []
    var isFreeing = false
  }

  private static let state = Mutex(State())

  /// Frees the layers. Any thread, since the last reference to a layer may be released on any.
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

/// Counts the layers that use a rare feature, so that code can skip checks for it while no layer
/// does. Any thread: a layer may be deallocated on any.
final class LayerFeatureCounter: Sendable {
  static let timed = LayerFeatureCounter()
  static let withSpace = LayerFeatureCounter()
  static let flipped = LayerFeatureCounter()

  private let count = Atomic<Int>(0)

  var isInUse: Bool { count.load(ordering: .relaxed) > 0 }

  /// Updates the count when a layer starts or stops using the feature.
  func change(from had: Bool, to has: Bool) {
    if had != has { count.wrappingAdd(has ? 1 : -1, ordering: .relaxed) }
  }
}
