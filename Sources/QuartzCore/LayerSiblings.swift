/// Layers as the sublayers of one layer.
enum LayerSiblings: SiblingKind {
  static let hole = CALayer()
  static func hint(of element: CALayer) -> Int32 { element.siblingHint }
  static func setHint(_ index: Int32, of element: CALayer) { element.siblingHint = index }
}
