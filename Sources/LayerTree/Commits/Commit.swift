package import CoreGraphics
import Synchronization

/// All changes of one run-loop iteration. The render thread applies them as a whole.
package struct Commit: Sendable {
  /// Set when the window's layer tree gets another root.
  package var root: LayerID?
  /// Set when the window's size, scale or configuration changed.
  package var surface: SurfaceState?
  /// At most one entry per layer, in the order of each layer's first change.
  package var layers: [LayerChange] = []
  /// Layers that left the tree. They are removed before `layers` is applied, so that a layer that
  /// returns starts afresh.
  package var removedLayers: [LayerID] = []
  /// New pixels, in the order in which they are applied.
  package var contents: [ContentsUpdate] = []
  /// A hint: how many pixels of new contents the next commits are likely to bring.
  package var expectedPixels = 0
  /// Contents that no layer of the tree uses any more. They are discarded last.
  package var discardedContents: [ContentsID] = []
  /// Whether display links want a tick at each refresh.
  package var wantsTicks: Bool?
  /// The time at which the commit was posted, in seconds of the media clock. Merged commits keep
  /// the earliest.
  package var postTime: Double?
  /// Whether input was handled in the run-loop iteration whose changes these are, so that the user
  /// waits for them.
  package var answersInput = false

  package init() {}

  package var isEmpty: Bool {
    root == nil && surface == nil && layers.isEmpty && removedLayers.isEmpty && contents.isEmpty
      && discardedContents.isEmpty && wantsTicks == nil
  }
}

/// The window's buffers, as the app laid out their content.
package struct SurfaceState: Equatable, Sendable {
  /// Points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// Pixels per point of the display, which counts the surface's size in its own points.
  package var displayScale: CGFloat
  /// The rotation of the output, in counter-clockwise quarter turns, that the content has already.
  package var outputQuarterTurns: Int
  /// The serial of the xdg_surface.configure event that this state answers, if there is one.
  package var serial: UInt32?

  package init(
    size: CGSize, scale: CGFloat, displayScale: CGFloat? = nil, outputQuarterTurns: Int = 0,
    serial: UInt32? = nil
  ) {
    self.size = size
    self.scale = scale
    self.displayScale = displayScale ?? scale
    self.outputQuarterTurns = outputQuarterTurns
    self.serial = serial
  }

  /// The size in whole pixels, at least 1 × 1.
  package var pixelSize: (width: Int32, height: Int32) {
    (
      max(1, Int32((size.width * scale).rounded())),
      max(1, Int32((size.height * scale).rounded()))
    )
  }
}

/// The changes of one layer; nil values are unchanged.
package struct LayerChange: Sendable {
  package let layer: LayerID
  // Few layers have a style, 3D properties or a timing. In place they would take 430 bytes of each
  // change, and 43 MB of a commit with 100,000 new layers. The style fills the gap before the
  // properties, which are aligned to 16 bytes.
  private var styleBox: Box<LayerStyle>?
  package var properties: LayerProperties?
  private var spaceBox: Box<LayerSpace>?
  private var timingBox: Box<MediaTiming>?
  /// The sublayers, back to front.
  package var sublayers: [LayerID]?
  /// Changes of animations, in the order in which they are applied.
  package var animations: [AnimationChange] = []
  /// The mask; it changes together with `sublayers`.
  package var mask: LayerID?

  package init(layer: LayerID) {
    self.layer = layer
  }
}

extension LayerChange {
  package var style: LayerStyle? {
    get { styleBox?.value }
    set { styleBox = newValue.map { Box($0) } }
  }

  package var space: LayerSpace? {
    get { spaceBox?.value }
    set { spaceBox = newValue.map { Box($0) } }
  }

  /// The layer's timing, relative to its superlayer.
  package var timing: MediaTiming? {
    get { timingBox?.value }
    set { timingBox = newValue.map { Box($0) } }
  }
}

extension Commit {
  /// Merges a later commit into this one. Later values win, and applying the result has the same
  /// effect as applying both commits in order.
  package mutating func merge(_ later: Commit) {
    root = later.root ?? root
    surface =
      later.surface.map { newest in
        var merged = newest
        merged.serial = newest.serial ?? surface?.serial
        return merged
      } ?? surface
    wantsTicks = later.wantsTicks ?? wantsTicks
    postTime = postTime ?? later.postTime
    answersInput = answersInput || later.answersInput
    removeLayers(later.removedLayers)
    mergeLayers(later.layers)
    // Contents that are sent again are in use again, so they must not be discarded.
    let sentAgain = Set(later.contents.map(\.contents.id))
    discardedContents.removeAll { sentAgain.contains($0) }
    contents += later.contents
    expectedPixels = later.expectedPixels
    discardedContents += later.discardedContents
    dropSupersededContents()
  }

  /// Drops the removals, for a reader that has not received any layers or contents yet.
  mutating func forgetRemovals() {
    (removedLayers, discardedContents) = ([], [])
  }

  /// Drops the changes of layers that the later commit removes.
  private mutating func removeLayers(_ later: [LayerID]) {
    guard !later.isEmpty else { return }
    let gone = Set(later)
    layers.removeAll { gone.contains($0.layer) }
    removedLayers.removeAll { gone.contains($0) }
    removedLayers += later
  }

  private mutating func mergeLayers(_ later: [LayerChange]) {
    if layers.isEmpty {
      layers = later
      return
    }
    var index = [LayerID: Int](minimumCapacity: layers.count)
    for (position, change) in layers.enumerated() { index[change.layer] = position }
    for change in later {
      guard let position = index[change.layer] else {
        layers.append(change)
        continue
      }
      layers[position].properties = change.properties ?? layers[position].properties
      layers[position].style = change.style ?? layers[position].style
      layers[position].space = change.space ?? layers[position].space
      layers[position].timing = change.timing ?? layers[position].timing
      if let sublayers = change.sublayers {
        (layers[position].sublayers, layers[position].mask) = (sublayers, change.mask)
      }
      layers[position].animations += change.animations
      layers[position].dropRemovedAnimations()
    }
  }

  /// Drops updates that a later whole update covers, or whose contents are discarded. Otherwise an
  /// app that redraws all the time would pile up pixels while the render thread is busy.
  private mutating func dropSupersededContents() {
    var covered = Set(discardedContents)
    var kept: [ContentsUpdate] = []
    for update in contents.reversed() where !covered.contains(update.contents.id) {
      kept.append(update)
      if update.isWhole { covered.insert(update.contents.id) }
    }
    contents = kept.reversed()
  }
}

extension LayerChange {
  fileprivate mutating func dropRemovedAnimations() {
    var removed: Set<Animation.ID> = []
    for case .remove(let id) in animations { removed.insert(id) }
    animations = animations.coalesced(without: removed)
  }
}

extension [AnimationChange] {
  /// The changes without the animations in `removed`, and with at most one retiming per animation.
  fileprivate func coalesced(without removed: Set<Animation.ID>) -> [AnimationChange] {
    var result: [AnimationChange] = []
    result.reserveCapacity(count)
    var positions: [Animation.ID: Int] = [:]
    for change in self {
      switch change {
      case .addPlain(let id, _):
        guard !removed.contains(id) else { continue }
        positions[id] = result.count
      case .addOther(let animation):
        guard !removed.contains(animation.id) else { continue }
        positions[animation.id] = result.count
      case .retime(let id, let timing, let timingFunction):
        guard !removed.contains(id) else { continue }
        if let position = positions[id] {
          if var animation = result[position].added {
            animation.retime(timing, timingFunction)
            result[position] = .add(animation)
          } else {
            result[position] = change
          }
          continue
        }
        positions[id] = result.count
      case .remove: break
      }
      result.append(change)
    }
    return result
  }
}

/// Identifies a layer on the main thread and on the render thread. Ids are never reused in a
/// process.
package struct LayerID: Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private static let counter = Atomic<UInt32>(0)

  /// An id that no layer had before.
  package static func next() -> LayerID {
    LayerID(rawValue: counter.wrappingAdd(1, ordering: .relaxed).newValue)
  }
}
