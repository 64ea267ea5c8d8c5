// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import LayerTree

/// Shows a change of a layer and of all in it: from a picture of how the layer was last shown to the
/// layer as it is, which goes on changing meanwhile.
///
/// A layer has one at most: it is kept under `kCATransition`, whatever key it is added with. Of a
/// layer that was not to be seen before, there is no picture. The pictures are not clipped by the
/// layer, but by those around it that mask.
///
/// Main thread only. Source: Apple, "CATransition".
open class CATransition: CAAnimation {
  /// Default: `.fade`, which any other type than the four counts as.
  public var type = CATransitionType.fade { willSet { requireChangeable() } }
  /// Where a type that moves comes from; nil, the default, counts as `.fromLeft`.
  public var subtype: CATransitionSubtype? { willSet { requireChangeable() } }
  /// How much of the way is done at the beginning, 0…1. Default: 0.
  public var startProgress: Float = 0 { willSet { requireChangeable() } }
  /// How much of the way is done at the end, 0…1. Default: 1.
  public var endProgress: Float = 1 { willSet { requireChangeable() } }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }

  package override func makeAnimation(id: Animation.ID, at time: CFTimeInterval) -> Animation? {
    let track = TransitionTrack(
      type.kind, from: (subtype ?? .fromLeft).side, startProgress: startProgress.progress,
      endProgress: endProgress.progress)
    return Animation(
      id: id, property: .contents, timing: mediaTiming(at: time),
      timingFunction: effectiveTimingFunction,
      track: .picture(.transition(track)))
  }
}

extension Float {
  fileprivate var progress: Double { isNaN ? 0 : Double(min(max(self, 0), 1)) }
}

/// How one picture takes the place of another.
///
/// Source: Apple, "CATransitionType".
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The one becomes the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides in over the one before.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture slides in and moves the one before out.
  public static let push = CATransitionType(rawValue: "push")
  /// The picture before slides away.
  public static let reveal = CATransitionType(rawValue: "reveal")

  // Those that views have, too.
  package static let flip = CATransitionType(rawValue: "flip")
  package static let curlUp = CATransitionType(rawValue: "curlUp")
  package static let curlDown = CATransitionType(rawValue: "curlDown")

  fileprivate var kind: TransitionTrack.Kind {
    switch self {
    case .flip: .flip
    case .curlUp: .curlUp
    case .curlDown: .curlDown
    case .moveIn: .moveIn
    case .push: .push
    case .reveal: .reveal
    default: .fade
    }
  }
}

/// The side of the layer at which a transition begins. The top is the side of the larger y, as in all
/// of Core Animation: on a screen, the lower one.
///
/// Source: Apple, "CATransitionSubtype".
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  fileprivate var side: TransitionTrack.Side {
    switch self {
    case .fromRight: .maxX
    case .fromTop: .maxY
    case .fromBottom: .minY
    default: .minX
    }
  }
}
