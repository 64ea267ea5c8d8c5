import CoreGraphics

/// The way from one transform to another, both taken apart once so that turns stay turns.
enum TransformMix: Sendable {
  case upright(TransformComponents, TransformComponents)
  indirect case parts(TransformParts, TransformParts)
  /// What cannot be taken apart is mixed number by number.
  indirect case numbers(CATransform3D, CATransform3D)

  init(from: CATransform3D, to: CATransform3D) {
    if from.isUpright && to.isUpright {
      self = .upright(TransformComponents(from), TransformComponents(to))
    } else if let from = TransformParts(from), let to = TransformParts(to) {
      self = .parts(from, to)
    } else {
      self = .numbers(from, to)
    }
  }

  func value(at part: Double) -> CATransform3D {
    switch self {
    case .upright(let from, let to): from.mixed(with: to, fraction: part).transform
    case .parts(let from, let to): from.mixed(with: to, fraction: part).transform
    case .numbers(let from, let to): from.mixed(with: to, fraction: part)
    }
  }
}
