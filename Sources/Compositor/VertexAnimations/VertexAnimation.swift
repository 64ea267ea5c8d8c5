import CoreGraphics
import LayerTree

/// The animations of one layer in the form that a vertex shader evaluates: all numbers of the layer,
/// each a constant plus changes in proportion to the progress of tracks.
///
/// All animations of the layer have to be active from the time of creation on.
struct VertexAnimation: Sendable {
  /// The numbers of a layer, as lanes.
  typealias Numbers = SIMD16<Double>

  let slot: Slot
  /// The numbers where the progress of all tracks is 0.
  private(set) var base = Numbers.zero
  private(set) var tracks: [Track] = []
  /// Whether the transform was animated as a whole; its parts cannot change after that.
  private var hasWholeTransform = false

  /// What changes with one progress.
  struct Track: Sendable {
    let timing: Timing
    /// The change of the numbers from progress 0 to 1.
    var change = Numbers.zero
  }

  /// The lanes of `Numbers`.
  enum Lanes {
    static let position = 0..<2
    static let translation = 2..<4
    static let scale = 4..<6
    static let shear = 6
    static let rotation = 7
    static let opacity = 8
    /// Straight RGBA.
    static let color = 9..<13
  }

  /// Returns nil where the shader cannot evaluate an animation. `color` is what is drawn below the
  /// contents.
  init?(
    of slot: Slot, _ properties: borrowing LayerProperties, color: SIMD4<Float>,
    animations: [Animation], from time: Double
  ) {
    self.slot = slot
    guard properties.compactTransform.isInPlane else { return nil }
    let position = properties.position
    set(Lanes.position, to: SIMD2(position.x, position.y))
    Self.setTransform(TransformComponents(properties.transform), in: &base)
    base[Lanes.opacity] = Double(properties.opacity)
    for lane in 0..<4 { base[Lanes.color.lowerBound + lane] = Double(color[lane]) }
    // The color over black is not linear in the straight color.
    let hasBlackBackdrop = properties.hasBlackBackdrop
    for animation in animations {
      if hasBlackBackdrop && animation.property == .backgroundColor { return nil }
      guard let timing = Timing(animation, from: time), add(animation, timing) else { return nil }
    }
    guard isFinite else { return nil }
  }

  private mutating func set(_ lanes: Range<Int>, to point: SIMD2<Double>) {
    (base[lanes.lowerBound], base[lanes.lowerBound + 1]) = (point.x, point.y)
  }

  /// Sets the lanes of a transform in the plane.
  private static func setTransform(_ components: TransformComponents, in numbers: inout Numbers) {
    let (translation, scale) = (components.translation, components.scale)
    (numbers[Lanes.translation.lowerBound], numbers[Lanes.translation.lowerBound + 1]) =
      (translation.x, translation.y)
    (numbers[Lanes.scale.lowerBound], numbers[Lanes.scale.lowerBound + 1]) = (scale.x, scale.y)
    (numbers[Lanes.shear], numbers[Lanes.rotation]) = (components.shear, components.rotation)
  }

  /// Whether the numbers are finite, and no larger than what shaders can draw.
  private var isFinite: Bool {
    let (low, high) = extent
    return (low * 0 + high * 0).sum() == 0 && pointwiseMax(-low, high).max() < 1e6
  }

  /// The lowest and the highest values that the numbers can have at any time.
  var extent: (low: Numbers, high: Numbers) {
    var (low, high) = (base, base)
    for track in tracks {
      let (first, last) = (
        track.change * track.timing.lowestProgress, track.change * track.timing.highestProgress
      )
      low += pointwiseMin(first, last)
      high += pointwiseMax(first, last)
    }
    return (low, high)
  }
}

// The animations, in the order in which they are applied.
extension VertexAnimation {
  /// Returns false where the shader cannot evaluate it.
  private mutating func add(_ animation: Animation, _ timing: Timing) -> Bool {
    switch animation.track {
    case .scalar(let from, let to):
      add(BasicTrack(from: SIMD4(from, 0, 0, 0), to: SIMD4(to, 0, 0, 0)), of: animation, timing)
    case .basic(let track): track.step == 0 && add(track, of: animation, timing)
    case .transform(let track): add(track, of: animation, timing)
    case .transformOffset(let track): track.step == 0 && add(track, of: animation, timing)
    case .keyframes, .path, .transformKeyframes, .list, .composited, .scroll: false
    }
  }

  private mutating func add(
    _ track: BasicTrack, of animation: Animation, _ timing: Timing
  ) -> Bool {
    guard let lanes = animation.property.lanes,
      !(hasWholeTransform && animation.property.transformPart != nil)
    else { return false }
    let isScale = animation.property.transformPart == .scale
    // Its underlying value depends on the scale along z.
    guard !isScale || track.ends == .both && !animation.isAdditive else { return false }
    for (index, lane) in lanes.enumerated() {
      let (from, to) = isScale ? (track.from.x, track.to.x) : (track.from[index], track.to[index])
      guard add(from, to, track.ends, to: lane, isAdditive: animation.isAdditive, timing) else {
        return false
      }
    }
    return true
  }

  private mutating func add(
    _ from: Double, _ to: Double, _ ends: BasicTrack.Ends, to lane: Int, isAdditive: Bool,
    _ timing: Timing
  ) -> Bool {
    let below = base[lane]
    switch (ends, isAdditive) {
    case (.both, true):
      base[lane] += from
      change(lane, by: to - from, timing)
    case (.fromOnly, true):
      base[lane] += from
      change(lane, by: -from, timing)
    case (.byOnly, _), (.toOnly, true): change(lane, by: to, timing)
    case (.both, false):
      for index in tracks.indices { tracks[index].change[lane] = 0 }
      base[lane] = from
      change(lane, by: to - from, timing)
    // An end that is the underlying value moves where another track changes it.
    case (.toOnly, false), (.fromOnly, false):
      guard tracks.allSatisfy({ $0.change[lane] == 0 }) else { return false }
      if ends == .fromOnly { base[lane] = from }
      change(lane, by: ends == .fromOnly ? below - from : to - below, timing)
    }
    return true
  }

  private mutating func change(_ lane: Int, by change: Double, _ timing: Timing) {
    var changes = Numbers.zero
    changes[lane] = change
    add(changes, timing)
  }

  /// Adds changes to the track with this timing; many animations of a layer begin together.
  private mutating func add(_ changes: Numbers, _ timing: Timing) {
    if let index = tracks.firstIndex(where: { $0.timing == timing }) {
      tracks[index].change += changes
    } else {
      tracks.append(Track(timing: timing, change: changes))
    }
  }

  private mutating func add(
    _ track: TransformTrack, of animation: Animation, _ timing: Timing
  ) -> Bool {
    guard animation.property == .transform, !animation.isAdditive,
      let (from, to) = track.componentsInPlane, from.translation.z == 0, to.translation.z == 0
    else { return false }
    var changes = Numbers.zero
    Self.setTransform(to - from, in: &changes)
    for index in tracks.indices { Self.setTransform(.zero, in: &tracks[index].change) }
    Self.setTransform(from, in: &base)
    add(changes, timing)
    hasWholeTransform = true
    return true
  }

  private mutating func add(
    _ track: TransformOffsetTrack, of animation: Animation, _ timing: Timing
  ) -> Bool {
    guard animation.property == .transform, !hasWholeTransform, let offset = track.components,
      offset.translation.z == 0
    else { return false }
    var changes = Numbers.zero
    Self.setTransform(offset, in: &changes)
    base += changes
    add(-changes, timing)
    return true
  }
}

extension TransformComponents {
  fileprivate static var zero: TransformComponents { TransformComponents() - TransformComponents() }
}

extension AnimatedProperty {
  /// The lanes that the property changes; nil for one that shaders cannot animate.
  fileprivate var lanes: Range<Int>? {
    typealias Lanes = VertexAnimation.Lanes
    func one(_ lane: Int) -> Range<Int> { lane..<lane + 1 }
    guard store == .properties else { return nil }
    switch self {
    case .position: return Lanes.position
    case .positionX: return one(Lanes.position.lowerBound)
    case .positionY: return one(Lanes.position.lowerBound + 1)
    case .opacity: return one(Lanes.opacity)
    case .backgroundColor: return Lanes.color
    default: break
    }
    switch transformPart {
    case .translation: return Lanes.translation
    case .translationX: return one(Lanes.translation.lowerBound)
    case .translationY: return one(Lanes.translation.lowerBound + 1)
    case .scale: return Lanes.scale
    case .scaleX: return one(Lanes.scale.lowerBound)
    case .scaleY: return one(Lanes.scale.lowerBound + 1)
    case .rotationZ: return one(Lanes.rotation)
    case .rotationX, .rotationY, .scaleZ, .translationZ, nil: return nil
    }
  }
}

extension Animation {
  /// Whether the animation changes a transform and keeps it in the plane.
  var keepsPlane: Bool {
    switch track {
    case .transform(let track):
      !isAdditive
        && track.componentsInPlane.map { $0.translation.z == 0 && $1.translation.z == 0 } ?? false
    case .transformOffset(let track): track.components?.translation.z == 0
    case .scalar, .basic, .keyframes, .path, .transformKeyframes, .list, .composited, .scroll:
      false
    }
  }
}
