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

  /// Whether y goes up in the layer's coordinates, in which its sublayers lie and in which it draws.
  /// Images in `contents` stay upright. Default: false.
  ///
  /// Source: Apple, "isGeometryFlipped".
  public var isGeometryFlipped: Bool {
    get { space.isGeometryFlipped }
    set {
      let hadFlips = Self.hasFlips
      setSpace("geometryFlipped", \.isGeometryFlipped, newValue)
      if hadFlips || newValue { redrawWhatTurnedOver() }
    }
  }

  /// Whether y goes up in what the layer draws: `isGeometryFlipped` counts, of this layer and of
  /// those above it, where two undo each other.
  ///
  /// Source: Apple, "contentsAreFlipped()".
  public func contentsAreFlipped() -> Bool {
    guard Self.hasFlips else { return false }
    var (isFlipped, next) = (false, CALayer?.some(self))
    while let layer = next {
      if layer.space.isGeometryFlipped { isFlipped.toggle() }
      next = layer.parent ?? layer.modelLayer?.parent
    }
    return isFlipped
  }

  /// Changes a property of the space.
  private func setSpace<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerSpace, Value>, _ value: Value
  ) {
    set(key, .space, differs: space[keyPath: path] != value) { space[keyPath: path] = value }
  }

  /// Turns y over about the middle of the bounds.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * properties.bounds.midY)
  }

  /// Draws again, of the layer and all below it, what was drawn with another direction of y.
  func redrawWhatTurnedOver() {
    var pending = [(layer: self, isFlipped: contentsAreFlipped())]
    while let (layer, isFlipped) = pending.popLast() {
      if layer.backing.contents != nil && layer.backing.isFlipped != isFlipped {
        layer.setNeedsDisplay()
      }
      for sublayer in layer.children.elements() {
        pending.append((sublayer, isFlipped != sublayer.space.isGeometryFlipped))
      }
    }
  }
}
