/// The layers of a window that need layout or display, and the passes that lay them out and display
/// them.
///
/// It is a class because layout and drawing code enqueues layers during the passes.
@MainActor package final class LayoutDisplayQueue {
  private enum Stage {
    case idle
    case layout
    case display
  }

  private var layoutQueue: [CALayer] = []
  private var displayQueue: [CALayer] = []
  /// Layers whose layout or display is deferred to the next run-loop iteration.
  private var deferredLayoutQueue: [CALayer] = []
  private var deferredDisplayQueue: [CALayer] = []
  private var stage = Stage.idle

  /// The number of the current pass, counted over all windows.
  private static var pass: UInt32 = 0
  /// The maximum number of times that one pass lays out one layer. A layer that requests layout
  /// each time it is laid out continues in the following run-loop iterations.
  package static let maxLayoutRounds = 16

  var isEmpty: Bool { layoutQueue.isEmpty && displayQueue.isEmpty }

  /// Whether a layer of the window may need layout; if not, none does. While layers are laid out, the
  /// remaining ones are in no queue.
  var mayNeedLayout: Bool {
    stage == .layout || !layoutQueue.isEmpty || !deferredLayoutQueue.isEmpty
  }

  func enqueue(_ layer: CALayer, _ dirt: CALayer.Dirt) {
    if dirt.contains(.layout) {
      let isLate =
        stage != .idle && layer.passes.layoutRounds(in: Self.pass) >= Self.maxLayoutRounds
      if isLate { deferredLayoutQueue.append(layer) } else { layoutQueue.append(layer) }
    }
    if dirt.contains(.display) {
      // Display that drawing code requests is deferred to the next run-loop iteration; otherwise
      // the pass might never end.
      let isLate = stage == .display && layer.passes.didDisplay(in: Self.pass)
      if isLate { deferredDisplayQueue.append(layer) } else { displayQueue.append(layer) }
    }
  }

  /// Runs layout and display until no layer needs them, since layout may request more of both.
  func layoutAndDisplay(in context: LayerContext) {
    Self.pass &+= 1
    while !isEmpty {
      stage = .layout
      while !layoutQueue.isEmpty { layOutQueue(in: context) }
      stage = .display
      displayAll(in: context)
    }
    stage = .idle
    (layoutQueue, deferredLayoutQueue) = (deferredLayoutQueue, [])
    (displayQueue, deferredDisplayQueue) = (deferredDisplayQueue, [])
  }

  /// Lays out the queued layers, superlayers first.
  private func layOutQueue(in context: LayerContext) {
    var layers = layoutQueue
    layoutQueue = []
    if layers.count > 1 {
      layers = layers.map { ($0.depth, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    for layer in layers where layer.context === context && layer.needsLayout() {
      layer.passes.countLayout(in: Self.pass)
      layer.layoutNow()
    }
  }

  private func displayAll(in context: LayerContext) {
    let layers = displayQueue
    displayQueue = []
    context.displayDidBegin()
    for (index, layer) in layers.enumerated() where layer.context === context {
      layer.passes.setDisplayed(in: Self.pass)
      layer.displayNow()
      context.sendAhead(drawn: index + 1, of: layers.count)
    }
  }
}
