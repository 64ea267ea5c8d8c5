import CoreGraphics
public import LayerTree

// Properties and transforms in 3D.

extension CALayer {
  /// The transform applied to the sublayers about the layer's anchor point, after their own
  /// transforms. Its `m34` usually sets their shared perspective. Default: the identity.
  /// Animatable.
  ///
  /// Source: Apple, "sublayerTransform".
  public var sublayerTransform: CATransform3D {
    get { space.sublayerTransform }
    set {
      require(newValue.isFinite, "CALayer sublayerTransform contains NaN: \(newValue)")
      setSpace("sublayerTransform", \.sublayerTransform, newValue)
    }
  }

  /// The distance of the anchor point from the layer's plane along z, towards the camera. Points;
  /// default: 0. Animatable.
  ///
  /// Source: Apple, "anchorPointZ".
  public var anchorPointZ: CGFloat {
    get { space.anchorPointZ }
    set { setSpace("anchorPointZ", \.anchorPointZ, checked(newValue, "anchorPointZ")) }
  }

  /// Whether y points up in the layer's coordinates, in which its sublayers are positioned and in
  /// which it draws. Images in `contents` are not flipped. Default: false.
  ///
  /// Source: Apple, "isGeometryFlipped".
  public var isGeometryFlipped: Bool {
    get { space.isGeometryFlipped }
    set {
      let hadFlips = Self.hasFlips
      setSpace("geometryFlipped", \.isGeometryFlipped, newValue)
      if hadFlips || newValue { redrawFlippedContents() }
    }
  }

  /// Whether y points up in the layer's drawing: whether `isGeometryFlipped` is set on an odd
  /// number of layers among this one and its ancestors.
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

  /// Sets one of the 3D properties.
  private func setSpace<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerSpace, Value>, _ value: Value
  ) {
    set(key, .space, differs: space[keyPath: path] != value) { space[keyPath: path] = value }
  }

  /// The transform that flips y about the middle of the bounds.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * properties.bounds.midY)
  }

  /// Marks the layer and those of its descendants for redrawing whose bitmap was drawn with the
  /// other direction of y.
  func redrawFlippedContents() {
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
