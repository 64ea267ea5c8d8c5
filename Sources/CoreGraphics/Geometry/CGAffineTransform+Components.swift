/// A decomposed transform: scale, then shear, then rotation, then translation.
/// Apple: CGAffineTransformComponents.
@frozen
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  /// The factor by which y shifts x.
  public var horizontalShear: CGFloat
  /// The rotation in radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(
      scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// The components whose composition is this transform; a singular transform yields zero scales.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = hypot(a, b)
    guard width > 0 else {
      let rotation = atan2(-c, d)
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0, rotation: rotation,
        translation: translation)
    }
    let height = determinant / width
    let along = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : along / height, rotation: atan2(b, a),
      translation: translation)
  }
}
