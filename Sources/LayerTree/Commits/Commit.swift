package import CoreGraphics
import Synchronization

/// Everything that one run-loop turn changed: applied by the render side as a whole or not at all.
package struct Commit: Sendable {
  /// Set when the window's layer tree gets another root.
  package var root: LayerID?
  /// Set when the window's size, scale or configuration changed.
  package var surface: SurfaceState?
  /// At most one entry a layer, in the order in which the layers were first touched.
  package var layers: [LayerChange] = []
  /// Layers that left the tree; applied before `layers`, so that one that came back starts anew.
  package var removedLayers: [LayerID] = []
  /// In order.
  package var contents: [ContentsUpdate] = []
  /// Pixels of new contents that are likely to come in the next commits; a hint.
  package var expectedPixels = 0
  /// Contents that no layer of the tree shows any more; applied last.
  package var discardedContents: [ContentsID] = []
  /// Whether display links want a tick at each refresh.
  package var wantsTicks: Bool?
  /// When it was posted, in seconds on the media clock; of merged commits, the first.
  package var postTime: Double?

  package init() {}

  package var isEmpty: Bool {
    root == nil && surface == nil && layers.isEmpty && removedLayers.isEmpty && contents.isEmpty
      && discardedContents.isEmpty && wantsTicks == nil
  }
}

/// The window as the app laid it out.
package struct SurfaceState: Equatable, Sendable {
  /// Points.
  package var size: CGSize
  /// Pixels per point.
  package var scale: CGFloat
  /// The xdg_surface.configure that this answers, if one does.
  package var serial: UInt32?

  package init(size: CGSize, scale: CGFloat, serial: UInt32? = nil) {
    self.size = size
    self.scale = scale
    self.serial = serial
  }

  /// Whole pixels, at least one by one.
  package var pixelSize: (width: Int32, height: Int32) {
    (
      max(1, Int32((size.width * scale).rounded())),
      max(1, Int32((size.height * scale).rounded()))
    )
  }
}

/// What changed of one layer; nil: nothing of that kind.
package struct LayerChange: Sendable {
  package let layer: LayerID
  package var properties: LayerProperties?
  package var style: LayerStyle?
  package var space: LayerSpace?
  /// The layer's time in its superlayer's.
  package var timing: MediaTiming?
  /// Back to front.
  package var sublayers: [LayerID]?
  /// In order.
  package var animations: [AnimationChange] = []

  package init(layer: LayerID) {
    self.layer = layer
  }
}

package enum AnimationChange: Sendable {
  case add(Animation)
  case remove(Animation.ID)
  /// Runs otherwise from now on: paused, scrubbed, turned back.
  case retime(Animation.ID, MediaTiming, TimingFunction)
}

extension Commit {
  /// Adds a later commit to this one: what it says last holds, and nothing is dropped that a
  /// reader of both would have seen.
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
    removeLayers(later.removedLayers)
    mergeLayers(later.layers)
    // What is sent again is shown again.
    let sentAgain = Set(later.contents.map(\.contents.id))
    discardedContents.removeAll { sentAgain.contains($0) }
    contents += later.contents
    expectedPixels = later.expectedPixels
    discardedContents += later.discardedContents
    dropContentsThatNobodySaw()
  }

  /// What was said of layers that are gone now, nobody has to hear.
  private mutating func removeLayers(_ later: [LayerID]) {
    guard !later.isEmpty else { return }
    let gone = Set(later)
    layers.removeAll { gone.contains($0.layer) }
    removedLayers.removeAll { gone.contains($0) }
    removedLayers += later
  }

  private mutating func mergeLayers(_ later: [LayerChange]) {
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
      layers[position].sublayers = change.sublayers ?? layers[position].sublayers
      layers[position].animations += change.animations
      layers[position].dropAnimationsThatNobodySaw()
    }
  }

  /// While the render side does not read, an app that redraws all the time must not pile up
  /// pixels: an update that a later whole one covers, or that is discarded, is left out.
  private mutating func dropContentsThatNobodySaw() {
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
  fileprivate mutating func dropAnimationsThatNobodySaw() {
    var removed: Set<Animation.ID> = []
    for case .remove(let id) in animations { removed.insert(id) }
    animations = animations.resettled(without: removed)
  }
}

extension [AnimationChange] {
  /// Without additions of those that are removed, and with what is retimed told once.
  fileprivate func resettled(without removed: Set<Animation.ID>) -> [AnimationChange] {
    var result: [AnimationChange] = []
    result.reserveCapacity(count)
    var places: [Animation.ID: Int] = [:]
    for change in self {
      switch change {
      case .add(let animation):
        guard !removed.contains(animation.id) else { continue }
        places[animation.id] = result.count
      case .retime(let id, let timing, let timingFunction):
        guard !removed.contains(id) else { continue }
        if let place = places[id] {
          if case .add(var animation) = result[place] {
            animation.retime(timing, timingFunction)
            result[place] = .add(animation)
          } else {
            result[place] = change
          }
          continue
        }
        places[id] = result.count
      case .remove: break
      }
      result.append(change)
    }
    return result
  }
}

/// A layer, named on both sides of the crossing. Never used twice in a process.
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
