/// A layer's position in the tree.
struct LayerLinks {
  /// The superlayer; nil for a presentation copy.
  weak var parent: CALayer?
  var children = SiblingList<LayerSiblings>()
  /// The layer's index in its superlayer's list when it was last looked up.
  var siblingHint: Int32 = 0
  /// The cached number of ancestors, and the hierarchy version for which it is valid.
  var cachedDepth: Int32 = 0
  var depthVersion: UInt32 = 0
}

/// Adapts layers to `SiblingList`, as the sublayers of one layer.
enum LayerSiblings: SiblingKind {
  static let hole = CALayer()
  static func hint(of element: CALayer) -> Int32 { element.links.siblingHint }
  static func setHint(_ index: Int32, of element: CALayer) { element.links.siblingHint = index }
}
