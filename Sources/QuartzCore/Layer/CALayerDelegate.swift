public import CoreGraphics

/// Draws, lays out and gives actions for a layer. Every method has a default.
///
/// Source: Apple, "CALayerDelegate".
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its contents. Default: draws into a bitmap.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// The action for a change; nil to go on searching, `NSNull()` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
