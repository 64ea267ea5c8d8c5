import CoreGraphics

/// The way from one transform to another, both taken apart once so that turns stay turns.
enum TransformMix: Sendable {
  /// In the plane.
  case flat(TransformComponents, TransformComponents)
  /// What cannot be taken apart is mixed number by number.
  indirect case numbers(CATransform3D, CATransform3D)

  init(from: CATransform3D, to: CATransform3D) {
    if CATransform3DIsAffine(from) && CATransform3DIsAffine(to) {
      self = .flat(TransformComponents(from), TransformComponents(to))
    } else {
      self = .numbers(from, to)
    }
  }

  func value(at part: Double) -> CATransform3D {
    switch self {
    case .flat(let from, let to): from.mixed(with: to, fraction: part).transform
    case .numbers(let from, let to): from.mixed(with: to, fraction: part)
    }
  }
}
