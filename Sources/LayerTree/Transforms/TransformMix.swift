import CoreGraphics

/// Interpolates between two transforms. Both are decomposed once, so that rotations are
/// interpolated as rotations.
enum TransformMix: Sendable {
  case inPlane(TransformComponents, TransformComponents)
  indirect case parts(TransformParts, TransformParts)
  /// Matrices that cannot be decomposed are interpolated element by element.
  indirect case elements(CATransform3D, CATransform3D)

  init(from: CATransform3D, to: CATransform3D) {
    if from.isInPlane && to.isInPlane {
      self = .inPlane(TransformComponents(from), TransformComponents(to))
    } else if let from = TransformParts(from), let to = TransformParts(to) {
      self = .parts(from, to)
    } else {
      self = .elements(from, to)
    }
  }

  func value(at part: Double) -> CATransform3D {
    switch self {
    case .inPlane(let from, let to): from.mixed(with: to, fraction: part).transform
    case .parts(let from, let to): from.mixed(with: to, fraction: part).transform
    case .elements(let from, let to): from.mixed(with: to, fraction: part)
    }
  }
}
