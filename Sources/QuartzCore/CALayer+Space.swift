import CoreGraphics
public import LayerTree

// The third dimension.

extension CALayer {
  /// Applied to the sublayers about the layer's anchor point, after their own transforms: where the
  /// perspective goes that they share, in `m34`. Default: the identity. Animatable.
  ///
  /// Source: Apple, "sublayerTransform".
  public var sublayerTransform: CATransform3D {
    get { space.sublayerTransform }
    set {
      require(newValue.isFinite, "CALayer sublayerTransform contains NaN: \(newValue)")
      setSpace("sublayerTransform", \.sublayerTransform, newValue)
    }
  }

  /// How far the anchor point lies from the layer's plane along z, towards the eye. Points; default:
  /// 0. Animatable.
  ///
  /// Source: Apple, "anchorPointZ".
  public var anchorPointZ: CGFloat {
    get { space.anchorPointZ }
    set { setSpace("anchorPointZ", \.anchorPointZ, checked(newValue, "anchorPointZ")) }
  }

  /// Whether y goes up in the layer's coordinates, in which its sublayers lie. Default: false.
  ///
  /// Source: Apple, "isGeometryFlipped".
  public var isGeometryFlipped: Bool {
    get { space.isGeometryFlipped }
    set { setSpace("geometryFlipped", \.isGeometryFlipped, newValue) }
  }

  /// Changes a property of the space.
  private func setSpace<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerSpace, Value>, _ value: Value
  ) {
    set(key, .space, differs: space[keyPath: path] != value) { space[keyPath: path] = value }
  }

  /// Whether the geometry is flipped by this layer and those above it together.
  var isFlippedOnScreen: Bool {
    var (isFlipped, next) = (false, CALayer?.some(self))
    while let layer = next {
      if layer.space.isGeometryFlipped { isFlipped.toggle() }
      next = layer.parent ?? layer.modelLayer?.parent
    }
    return isFlipped
  }
}
