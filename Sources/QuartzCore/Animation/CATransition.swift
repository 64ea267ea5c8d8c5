// swift-format-ignore-file: AlwaysUseLowerCamelCase

package import LayerTree

/// A transition of a layer and its sublayers, from a snapshot of their previous appearance to their
/// live contents, which may keep changing meanwhile.
///
/// A layer has at most one transition: it is stored under `kCATransition`, whatever key it is added
/// with. A layer that was not visible before has no snapshot. The snapshot and the layer are not
/// clipped by the layer's own bounds, but by masking ancestors.
///
/// Main thread only. Source: Apple, "CATransition".
open class CATransition: CAAnimation {
  /// The kind of transition. Default: `.fade`, which also applies for unknown types.
  open var type = CATransitionType.fade { willSet { requireChangeable() } }
  /// The side from which a moving transition starts; nil, the default, means `.fromLeft`.
  open var subtype: CATransitionSubtype? { willSet { requireChangeable() } }
  /// The progress at the start of the transition, 0…1. Default: 0.
  open var startProgress: Float = 0 { willSet { requireChangeable() } }
  /// The progress at the end of the transition, 0…1. Default: 1.
  open var endProgress: Float = 1 { willSet { requireChangeable() } }

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
      track: .composited(.transition(track)))
  }
}

extension Float {
  fileprivate var progress: Double { isNaN ? 0 : Double(min(max(self, 0), 1)) }
}

/// The kind of a transition between the previous and the new contents.
///
/// Source: Apple, "CATransitionType".
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Cross-fades from the previous to the new contents.
  public static let fade = CATransitionType(rawValue: "fade")
  /// Slides the new contents in over the previous ones.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// Slides the new contents in and pushes the previous ones out.
  public static let push = CATransitionType(rawValue: "push")
  /// Slides the previous contents out and reveals the new ones.
  public static let reveal = CATransitionType(rawValue: "reveal")

  // Transitions of views only.
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

/// The side of the layer at which a transition starts. The top is the side of the larger y, which
/// on screen is the lower one, as in all of Core Animation.
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
