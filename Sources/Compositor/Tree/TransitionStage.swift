import CoreGraphics
import LayerTree

/// Where the two pictures of a transition are at one moment, and how much is seen of each.
struct TransitionStage: Equatable {
  /// Takes the new picture, and with it the layer, to its place: in the layer's coordinates, about
  /// its anchor point.
  var matrix = CATransform3DIdentity
  /// The picture before, from where the new one is. Points.
  var outgoingOffset = SIMD2<Double>.zero
  var outgoingOpacity: Float = 1
  var incomingOpacity: Float = 1
  var isOutgoingInFront = false
  /// The two are parts of one picture: they are added.
  var isMix = false
  /// How far the pictures are turned as pages; nil: they are none.
  var outgoingCurl: Double?
  var incomingCurl: Double?

  init(_ track: TransitionTrack, progress: Double, _ layer: LayerProperties) {
    let size = layer.bounds.standardizedRect.size
    let way = track.side.way * SIMD2(size.width, size.height)
    switch track.kind {
    case .fade:
      let part = Float(min(max(progress, 0), 1))
      (outgoingOpacity, incomingOpacity) = (1 - part, part)
      isMix = true
    case .push:
      moveIncoming(by: way * (progress - 1))
      outgoingOffset = way
    case .moveIn:
      moveIncoming(by: way * (progress - 1))
      outgoingOffset = way * (1 - progress)
    case .reveal:
      outgoingOffset = way * progress
      isOutgoingInFront = true
    case .curlUp:
      outgoingCurl = min(max(progress, 0), 1)
      isOutgoingInFront = true
    case .curlDown:
      incomingCurl = 1 - min(max(progress, 0), 1)
    case .flip:
      let showsOutgoing = progress < 0.5
      (outgoingOpacity, incomingOpacity) = showsOutgoing ? (1, 0) : (0, 1)
      matrix = Self.turn(
        by: (showsOutgoing ? progress : progress - 1) * .pi, track.side, size, layer.anchorPoint)
    }
  }

  private mutating func moveIncoming(by offset: SIMD2<Double>) {
    matrix = CATransform3DMakeTranslation(offset.x, offset.y, 0)
  }

  /// How far the eye is from what is turned, in parts of the length that is turned.
  private static let distance = 2.5

  /// About the middle, with the side named coming to the front. What is turned stays so far behind
  /// that its nearest edge keeps its length. It is flat afterwards: other layers neither cut nor
  /// cover it.
  private static func turn(
    by angle: Double, _ side: TransitionTrack.Side, _ size: CGSize, _ anchor: CGPoint
  ) -> CATransform3D {
    let isSideways = side == .minX || side == .maxX
    let length = isSideways ? size.width : size.height
    guard length > 0 else { return CATransform3DIdentity }
    // About y a positive angle brings the left side to the front, about x the lower one.
    let angle = side == .minX || side == .maxY ? angle : -angle
    var eye = CATransform3DIdentity
    eye.m34 = -1 / (distance * length)
    let middle = SIMD2((0.5 - anchor.x) * size.width, (0.5 - anchor.y) * size.height)
    var matrix = CATransform3DMakeTranslation(-middle.x, -middle.y, 0)
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeRotation(angle, isSideways ? 0 : 1, isSideways ? 1 : 0, 0))
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(0, 0, -length / 2 * abs(sin(angle))))
    matrix = CATransform3DConcat(matrix, eye)
    (matrix.m13, matrix.m23, matrix.m33, matrix.m43) = (0, 0, 0, 0)
    return CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(middle.x, middle.y, 0))
  }
}

extension TransitionTrack.Side {
  /// From this side to the one across, in parts of the size.
  fileprivate var way: SIMD2<Double> {
    switch self {
    case .minX: SIMD2(1, 0)
    case .maxX: SIMD2(-1, 0)
    case .minY: SIMD2(0, 1)
    case .maxY: SIMD2(0, -1)
    }
  }
}
