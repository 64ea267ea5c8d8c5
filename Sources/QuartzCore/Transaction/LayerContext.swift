import CoreGraphics
import Foundation
package import LayerTree
import Logging

/// A window's layer tree on its way to the render side: collects what changed, runs the layout and
/// display passes, and posts one commit a turn.
@MainActor package final class LayerContext {
  private struct Reference {
    weak var context: LayerContext?
  }

  private static var references: [Reference] = []

  static var all: [LayerContext] { references.compactMap(\.context) }

  /// Whether a turn has changed anything.
  static var anyNeedsCommit: Bool {
    all.contains { $0.needsCommit } || CATransaction.hasUnstarted
      || AnimationEnds.shared.needsUpdate
  }

  package let root: CALayer
  private let post: (Commit) -> Void
  /// Counts of what the app's side did.
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
  private var knownLayers: Set<LayerID> = []
  private var removedLayers: [LayerID] = []
  var removedAnimations: [LayerID: [Animation.ID]] = [:]
  private var contents = ContentsLedger()
  /// In this display pass.
  private var pixelsSentAhead = 0
  /// What waits for the pass of the next turn.
  private var laterLayoutQueue: [CALayer] = []
  private var laterDisplayQueue: [CALayer] = []
  private var stage = Stage.idle

  private enum Stage {
    case idle
    case layout
    case display
  }

  /// Counts the passes of all windows.
  private static var pass: UInt32 = 0
  /// How often one pass lays out one layer: a layer that asks for layout each time it is laid out
  /// gets the rest in the turns that follow.
  package static let mostLayoutRounds = 16

  /// - Parameter post: takes the commits to the render side.
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

  /// Takes the tree off the render side's hands; the context is not used afterwards.
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

  // MARK: What layers report

  func enqueue(_ layer: CALayer, _ dirt: CALayer.Dirt) {
    if dirt.contains(.layout) {
      let isLate =
        stage != .idle && layer.layoutPass == Self.pass
        && layer.layoutRounds >= Self.mostLayoutRounds
      if isLate { laterLayoutQueue.append(layer) } else { layoutQueue.append(layer) }
    }
    if dirt.contains(.display) {
      // Drawing code that asks for drawing gets it in the next turn, or it would never end.
      let isLate = stage == .display && layer.displayPass == Self.pass
      if isLate { laterDisplayQueue.append(layer) } else { displayQueue.append(layer) }
    }
  }

  func markChanged(_ layer: CALayer) {
    changed.append(layer)
  }

  func add(_ layer: CALayer) {
    if let backing = layer.backing.contents, !contents.holds(backing.id) {
      // Its pixels went with the window that it was in before.
      layer.loseBackingStore()
    }
    contents.use(layer.properties.contents, image: layer.image)
    for animation in layer.animations { hold(animation.pictures) }
  }

  func remove(_ layer: CALayer) {
    contents.release(layer.properties.contents)
    removedLayers.append(layer.id)
  }

  func replace(_ past: LayerContents?, of layer: CALayer, image: CGImage?) {
    contents.use(layer.properties.contents, image: image)
    contents.release(past)
  }

  func send(_ update: ContentsUpdate) {
    contents.send(update)
  }

  /// Keeps pictures on the render side until they are released.
  func hold(_ pictures: [CGImage]) {
    for picture in pictures { contents.use(LayerContents(image: picture), image: picture) }
  }

  func release(_ pictures: [CGImage]) {
    for picture in pictures { contents.release(LayerContents(image: picture)) }
  }

  /// Whether the render side has heard of a layer.
  func knows(_ layer: CALayer) -> Bool {
    knownLayers.contains(layer.id)
  }

  // MARK: Passes

  /// Lays out and draws until nothing needs it: layout may ask for more of both.
  func layoutAndDisplay() {
    Self.pass &+= 1
    while !layoutQueue.isEmpty || !displayQueue.isEmpty {
      stage = .layout
      while !layoutQueue.isEmpty { layOutQueue() }
      stage = .display
      displayAll()
    }
    stage = .idle
    (layoutQueue, laterLayoutQueue) = (laterLayoutQueue, [])
    (displayQueue, laterDisplayQueue) = (laterDisplayQueue, [])
    TileStore.update(in: self)
  }

  /// Superlayers first.
  private func layOutQueue() {
    var layers = layoutQueue
    layoutQueue = []
    if layers.count > 1 {
      layers = layers.map { ($0.depth, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
    }
    for layer in layers where layer.context === self && layer.needsLayout() {
      if layer.layoutPass != Self.pass { (layer.layoutPass, layer.layoutRounds) = (Self.pass, 0) }
      layer.layoutRounds += 1
      layer.layoutNow()
    }
  }

  private func displayAll() {
    let layers = displayQueue
    displayQueue = []
    pixelsSentAhead = 0
    for (index, layer) in layers.enumerated() where layer.context === self {
      layer.displayPass = Self.pass
      layer.displayIfNeeded()
      sendAhead(drawn: index + 1, of: layers.count)
    }
  }

  /// Pictures that nothing shows yet go ahead of the commit when there are many, so that they are
  /// uploaded while the rest is drawn, instead of all waiting in memory.
  private func sendAhead(drawn: Int, of count: Int) {
    let updates = contents.takeNew(ifMoreBytesThan: 1 << 22)
    guard !updates.isEmpty else { return }
    var commit = Commit()
    commit.contents = updates
    // The layers that wait are taken to be like those drawn so far.
    pixelsSentAhead += updates.reduce(0) { $0 + ($1.patch.width + 2) * ($1.patch.height + 2) }
    commit.expectedPixels = pixelsSentAhead / drawn * (count - drawn)
    post(commit)
  }

  /// Posts what has changed since the last call, if anything has.
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
    // One that left and came back is listed twice, and told the first time.
    for layer in layers where layer.context === self && !layer.dirt.isDisjoint(with: .commit) {
      var change = layer.takeChange()
      change.animations.insert(
        contentsOf: (removedAnimations[layer.id] ?? []).map(AnimationChange.remove), at: 0)
      knownLayers.insert(layer.id)
      commit.layers.append(change)
    }
    if !removedLayers.isEmpty {
      // A layer that left and came back within the turn is still there.
      let here = Set(commit.layers.map(\.layer))
      commit.removedLayers = removedLayers.filter {
        !here.contains($0) && knownLayers.remove($0) != nil
      }
    }
    removedLayers = []
    removedAnimations = [:]
  }
}

extension CALayer {
  /// Notes a change for the next commit; a layer outside a window tells everything when it enters.
  func touch(_ change: Dirt) {
    guard let context else { return }
    if dirt.isDisjoint(with: .commit) { context.markChanged(self) }
    dirt.formUnion(change)
  }

  /// What the render side has to hear, marked as told.
  fileprivate func takeChange() -> LayerChange {
    var change = LayerChange(layer: id)
    if dirt.contains(.properties) { change.properties = properties }
    if dirt.contains(.style), hasStyle {
      change.style = layerStyle
      change.style?.contentsScale = contentsScale
    }
    if dirt.contains(.timing), let timing = extras?.timing { change.timing = timing }
    if dirt.contains(.space), hasSpace { change.space = space }
    if dirt.contains(.sublayers) { change.sublayers = (underlays + children.elements()).map(\.id) }
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

/// Brings the sentences of Core Graphics, which has no logger, to the log.
package enum DrawingLog {
  /// Once in a process, by the first layer that there is.
  package static let connect: Void = DrawingWarnings.setHandler { sentence in
    Logger(label: "lamina").warning("\(sentence)")
  }
}
