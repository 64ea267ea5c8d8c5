import CoreGraphics
import LayerTree

/// Where the two pictures of a transition are at one moment, and how much is seen of each.
struct TransitionStage: Equatable {
  struct Picture: Equatable {
    /// From where the layer is, in its coordinates. Points.
    var offset = SIMD2<Double>.zero
    var opacity: Float = 1
  }

  /// The layer before.
  var past = Picture()
  /// The layer as it is.
  var next = Picture()
  var isPastInFront = false
  /// The two are parts of one picture: they are added.
  var isMix = false

  init(_ track: TransitionTrack, progress: Double, size: CGSize) {
    let way = track.side.way * SIMD2(size.width, size.height)
    switch track.kind {
    case .fade:
      let part = Float(min(max(progress, 0), 1))
      (past.opacity, next.opacity) = (1 - part, part)
      isMix = true
    case .push:
      past.offset = way * progress
      next.offset = way * (progress - 1)
    case .moveIn:
      next.offset = way * (progress - 1)
    case .flip, .curlUp, .curlDown:
      let isPast = progress < 0.5
      (past.opacity, next.opacity) = isPast ? (1, 0) : (0, 1)
    case .reveal:
      past.offset = way * progress
      isPastInFront = true
    }
  }
}

extension TransitionTrack.Side {
  /// From this side to the one across, in parts of the size.
  var way: SIMD2<Double> {
    switch self {
    case .minX: SIMD2(1, 0)
    case .maxX: SIMD2(-1, 0)
    case .minY: SIMD2(0, 1)
    case .maxY: SIMD2(0, -1)
    }
  }
}
