import CoreGraphics
import QuartzCore

extension UICollectionReusableView {
  /// Shows attributes: inside an animation block, with animation.
  ///
  /// - Parameter origin: the place of the superview's content in that of the collection view.
  func show(_ attributes: UICollectionViewLayoutAttributes, from origin: CGPoint) {
    if shown != attributes {
      shown = attributes.duplicate()
      apply(attributes)
    }
    if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(transform3D) {
      let place = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      if frame != place { frame = place }
    } else {
      transform3D = attributes.transform3D
      bounds.size = attributes.size
      center = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
  }

  /// The rank of the scroll views of sections, which is that of cells.
  static let stripRank = 1

  /// The order among the views: by their indexes, and by their categories if these are the same.
  func rank(_ attributes: UICollectionViewLayoutAttributes) -> Int {
    let index = min(max(attributes.zIndex, Int.min / 8), Int.max / 8)
    switch attributes.representedElementCategory {
    case .decorationView: return index * 3
    case .cell: return index * 3 + Self.stripRank
    case .supplementaryView: return index * 3 + 2
    }
  }

  func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = attributes.fittedAxes
    guard !axes.isEmpty else { return attributes }
    let size = systemLayoutSizeFitting(
      attributes.size,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    var result = attributes.size
    // Without constraints, nothing determines a size.
    if axes.contains(.horizontal), size.width > 0 { result.width = size.width }
    if axes.contains(.vertical), size.height > 0 { result.height = size.height }
    if result != attributes.size {
      attributes.frame = CGRect(origin: attributes.frame.origin, size: result)
    }
    return attributes
  }
}
