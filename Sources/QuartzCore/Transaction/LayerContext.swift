import CoreGraphics
import Foundation
package import LayerTree
import Logging

/// Connects a window's layer tree to the render side: collects changes, runs the layout and display
/// passes, and posts one commit per run-loop iteration.
@MainActor package final class LayerContext {
  private struct Reference {
    weak var context: LayerContext?
  }

  private static var references: [Reference] = []

  static var all: [LayerContext] { references.compactMap(\.context) }

  /// Whether any window has changes to commit.
  static var anyNeedsCommit: Bool {
    all.contains { $0.needsCommit } || CATransaction.hasUnstarted
      || AnimationEndSchedule.shared.needsUpdate
  }

  package let root: CALayer
  private let post: (Commit) -> Void
  /// Counts of the app side's work.
  package internal(set) var statistics = AppStatistics()

  package struct AppStatistics: Sendable {
    package var drawRectCalls = 0
  }

  private var hasSentRoot = false
  private var surface: SurfaceState?
  /// Pixels per point of the window.
  private(set) var scale: CGFloat = 1
  private var wantsTicks: Bool?
  private var changed: [CALayer] = []
  private var layoutQueue: [CALayer] = []
  private var displayQueue: [CALayer] = []
  private var committedLayers: Set<LayerID> = []
  private var removedLayers: [LayerID] = []
  var removedAnimations: [LayerID: [Animation.ID]] = [:]
  private var contents = ContentsLedger()
  /// The pixels sent ahead of the commit in this display pass.
  private var pixelsSentAhead = 0
  /// Layers whose layout or display is deferred to the next run-loop iteration.
  private var deferredLayoutQueue: [CALayer] = []
  private var deferredDisplayQueue: [CALayer] = []
  private var stage = Stage.idle

  private enum Stage {
    case idle
    case layout
    case display
  }

  /// The number of the current pass, counted over all windows.
  private static var pass: UInt32 = 0
  /// The maximum number of times that one pass lays out one layer. A layer that requests layout
  /// each time it is laid out continues in the following run-loop iterations.
  package static let maxLayoutRounds = 16

  /// - Parameter post: sends a commit to the render side.
  package init(root: CALayer, post: @escaping (Commit) -> Void) {
    self.root = root
    self.post = post
    Self.references.removeAll { $0.context == nil }
    Self.references.append(Reference(context: self))
    CommitObserver.shared.install()
    root.leaveContext()
    root.enter(self)
    if DisplayLinks.shared.isActive { setWantsTicks(true) }
  }

  /// Removes the tree from the render side. The context must not be used afterwards.
  package func invalidate() {
    if root.context === self { root.leaveContext() }
    Self.references.removeAll { $0.context == nil || $0.context === self }
  }

  package func setSurface(_ surface: SurfaceState) {
    self.surface = surface
    scale = surface.scale
  }

  func setWantsTicks(_ wants: Bool) {
    wantsTicks = wants
  }

  var needsCommit: Bool {
    !changed.isEmpty || !layoutQueue.isEmpty || !displayQueue.isEmpty || !removedLayers.isEmpty
      || surface != nil || wantsTicks != nil || contents.isChanged
  }

  // MARK: Changes reported by layers

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

  func markChanged(_ layer: CALayer) {
    changed.append(layer)
  }

  func add(_ layer: CALayer) {
    if let backing = layer.backing.contents, !contents.holds(backing.id) {
      // The bitmap was discarded with the layer's previous window.
      layer.discardBackingStore()
    }
    contents.use(layer.properties.contents, image: layer.image)
    for animation in layer.animations { retain(animation.contentsImages) }
  }

  func remove(_ layer: CALayer) {
    contents.release(layer.properties.contents)
    removedLayers.append(layer.id)
  }

  func replace(_ previous: LayerContents?, of layer: CALayer, image: CGImage?) {
    contents.use(layer.properties.contents, image: image)
    contents.release(previous)
  }

  func send(_ update: ContentsUpdate) {
    contents.send(update)
  }

  /// Keeps images on the render side until they are released.
  func retain(_ contentsImages: [CGImage]) {
    for image in contentsImages { contents.use(LayerContents(image: image), image: image) }
  }

  func release(_ contentsImages: [CGImage]) {
    for image in contentsImages { contents.release(LayerContents(image: image)) }
  }

  /// Whether the layer was part of a commit.
  func hasCommitted(_ layer: CALayer) -> Bool {
    committedLayers.contains(layer.id)
  }

  // MARK: Passes

  /// Runs layout and display until no layer needs them, since layout may request more of both.
  func layoutAndDisplay() {
    Self.pass &+= 1
    while !layoutQueue.isEmpty || !displayQueue.isEmpty {
      stage = .layout
      while !layoutQueue.isEmpty { layOutQueue() }
      stage = .display
      displayAll()
    }
    stage = .idle
    (layoutQueue, deferredLayoutQueue) = (deferredLayoutQueue, [])
    (displayQueue, deferredDisplayQueue) = (deferredDisplayQueue, [])
    TileStore.update(in: self)
  }

  /// Lays out the queued layers, superlayers first.
  private func layOutQueue() {
    var layers = layoutQueue
    layoutQueue = []
    if layers.count > 1 {
      layers = layers.map { ($0.depth, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    for layer in layers where layer.context === self && layer.needsLayout() {
      layer.passes.countLayout(in: Self.pass)
      layer.layoutNow()
    }
  }

  private func displayAll() {
    let layers = displayQueue
    displayQueue = []
    pixelsSentAhead = 0
    for (index, layer) in layers.enumerated() where layer.context === self {
      layer.passes.setDisplayed(in: Self.pass)
      layer.displayNow()
      sendAhead(drawn: index + 1, of: layers.count)
    }
  }

  /// Sends new contents ahead of the commit once they exceed 4 MiB, so that they are uploaded while
  /// the rest is drawn instead of accumulating in memory.
  private func sendAhead(drawn: Int, of count: Int) {
    let updates = contents.takeNew(ifMoreBytesThan: 1 << 22)
    guard !updates.isEmpty else { return }
    var commit = Commit()
    commit.contents = updates
    // The estimate assumes that the remaining layers are as large as those drawn so far.
    pixelsSentAhead += updates.reduce(0) { $0 + ($1.patch.width + 2) * ($1.patch.height + 2) }
    commit.expectedPixels = pixelsSentAhead / drawn * (count - drawn)
    post(commit)
  }

  /// Posts the changes since the last call, if there are any.
  func send() {
    var commit = Commit()
    if !hasSentRoot {
      commit.root = root.id
      hasSentRoot = true
    }
    (commit.surface, surface) = (surface, nil)
    (commit.wantsTicks, wantsTicks) = (wantsTicks, nil)
    (commit.contents, commit.discardedContents) = contents.take()
    addLayers(to: &commit)
    if !commit.isEmpty { post(commit) }
  }

  private func addLayers(to commit: inout Commit) {
    let layers = changed
    changed = []
    commit.layers.reserveCapacity(layers.count)
    // A layer that was removed and added again is listed twice, but has changes only the first
    // time.
    for layer in layers where layer.context === self && !layer.dirt.isDisjoint(with: .commit) {
      var change = layer.takeChange()
      change.animations.insert(
        contentsOf: (removedAnimations[layer.id] ?? []).map(AnimationChange.remove), at: 0)
      committedLayers.insert(layer.id)
      commit.layers.append(change)
    }
    if !removedLayers.isEmpty {
      // A layer that was removed and added again in the same run-loop iteration still exists.
      let here = Set(commit.layers.map(\.layer))
      commit.removedLayers = removedLayers.filter {
        !here.contains($0) && committedLayers.remove($0) != nil
      }
    }
    removedLayers = []
    removedAnimations = [:]
  }
}

extension CALayer {
  /// Collects the layer's changes for the commit and clears their flags.
  fileprivate func takeChange() -> LayerChange {
    var change = LayerChange(layer: id)
    if dirt.contains(.properties) { change.properties = properties }
    if dirt.contains(.style), hasStyle {
      change.style = layerStyle
      change.style?.contentsScale = contentsScale
    }
    if dirt.contains(.timing), let timing = extras?.timing { change.timing = timing }
    if dirt.contains(.space), hasSpace { change.space = space }
    if dirt.contains(.sublayers) {
      change.sublayers = (underlays + links.children.elements()).map(\.id)
    }
    if dirt.contains(.animations) { change.animations = takeAnimationChanges() }
    dirt.subtract(.commit)
    return change
  }

  private func takeAnimationChanges() -> [AnimationChange] {
    var changes: [AnimationChange] = []
    changes.reserveCapacity(animations.count)
    for index in animations.indices {
      let attached = animations[index]
      guard let start = attached.startTime, !attached.isSent || attached.isRetimed else { continue }
      (animations[index].isSent, animations[index].isRetimed) = (true, false)
      if attached.isSent {
        let (timing, timingFunction) = (
          attached.object.mediaTiming(at: start), attached.object.effectiveTimingFunction
        )
        changes.append(.retime(attached.id, timing, timingFunction))
        for id in attached.otherIDs { changes.append(.retime(id, timing, timingFunction)) }
        continue
      }
      attached.object.forEachSample(id: attached.id, at: start) { sample in
        if sample.id != attached.id { animations[index].otherIDs.append(sample.id) }
        changes.append(.add(sample))
      }
    }
    return changes
  }
}

/// Forwards warnings of Core Graphics, which has no logger of its own, to the log.
package enum DrawingLog {
  /// Installs the handler once per process.
  package static let connect: Void = DrawingWarnings.setHandler { message in
    Logger(label: "lamina").warning("\(message)")
  }
}
