import CoreGraphics
import LayerTree

/// The positions and opacities of the outgoing snapshot and the incoming layer at one moment of a
/// transition.
struct TransitionStage: Equatable {
  /// The transform of the incoming layer, in the layer's coordinates about its anchor point.
  var matrix = CATransform3DIdentity
  /// The offset of the outgoing snapshot from the incoming layer, in points.
  var outgoingOffset = SIMD2<Double>.zero
  var outgoingOpacity: Float = 1
  var incomingOpacity: Float = 1
  var isOutgoingInFront = false
  /// Whether the two are added to each other, as in a cross-fade.
  var isCrossFade = false
  /// The progress of the page curl of each, 0…1; nil without one.
  var outgoingCurl: Double?
  var incomingCurl: Double?

  init(_ track: TransitionTrack, progress: Double, _ layer: LayerProperties) {
    let size = layer.bounds.standardizedRect.size
    let direction = track.side.direction * SIMD2(size.width, size.height)
    switch track.kind {
    case .fade:
      let part = Float(min(max(progress, 0), 1))
      (outgoingOpacity, incomingOpacity) = (1 - part, part)
      isCrossFade = true
    case .push:
      moveIncoming(by: direction * (progress - 1))
      outgoingOffset = direction
    case .moveIn:
      moveIncoming(by: direction * (progress - 1))
      outgoingOffset = direction * (1 - progress)
    case .reveal:
      outgoingOffset = direction * progress
      isOutgoingInFront = true
    case .curlUp:
      outgoingCurl = min(max(progress, 0), 1)
      isOutgoingInFront = true
    case .curlDown:
      incomingCurl = 1 - min(max(progress, 0), 1)
    case .flip:
      let showsOutgoing = progress < 0.5
      (outgoingOpacity, incomingOpacity) = showsOutgoing ? (1, 0) : (0, 1)
      matrix = Self.rotation(
        by: (showsOutgoing ? progress : progress - 1) * .pi, about: track.side, size: size,
        anchor: layer.anchorPoint)
    }
  }

  private mutating func moveIncoming(by offset: SIMD2<Double>) {
    matrix = CATransform3DMakeTranslation(offset.x, offset.y, 0)
  }

  /// The distance of the camera, in multiples of the length of the rotated side.
  private static let distance = 2.5

  /// A perspective rotation about the center, with the named side coming to the front. The layer is
  /// moved back so far that its nearest edge keeps its length. The result is flattened, so that
  /// other layers neither intersect nor cover it.
  private static func rotation(
    by angle: Double, about side: TransitionTrack.Side, size: CGSize, anchor: CGPoint
  ) -> CATransform3D {
    let isSideways = side == .minX || side == .maxX
    let length = isSideways ? size.width : size.height
    guard length > 0 else { return CATransform3DIdentity }
    // A positive angle about y brings the left side to the front; about x, the lower one.
    let angle = side == .minX || side == .maxY ? angle : -angle
    var camera = CATransform3DIdentity
    camera.m34 = -1 / (distance * length)
    let middle = SIMD2((0.5 - anchor.x) * size.width, (0.5 - anchor.y) * size.height)
    var matrix = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeRotation(angle, isSideways ? 0 : 1, isSideways ? 1 : 0, 0))
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(0, 0, -length / 2 * abs(sin(angle))))
    matrix = CATransform3DConcat(matrix, camera)
    (matrix.m13, matrix.m23, matrix.m33, matrix.m43) = (0, 0, 0, 0)
    return CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(middle.x, middle.y, 0))
  }
}

extension TransitionTrack.Side {
  /// The direction from this side to the opposite one, in fractions of the size.
  fileprivate var direction: SIMD2<Double> {
    switch self {
    case .minX: SIMD2(1, 0)
    case .maxX: SIMD2(-1, 0)
    case .minY: SIMD2(0, 1)
    case .maxY: SIMD2(0, -1)
    }
  }
}
