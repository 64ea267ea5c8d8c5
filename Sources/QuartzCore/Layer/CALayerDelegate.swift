public import CoreGraphics

/// Draws, lays out and provides actions for a layer. Every method has a default implementation.
///
/// Source: Apple, "CALayerDelegate".
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Updates the layer's contents. Default: draws into a bitmap.
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// The action for a change; nil continues the search, `NSNull()` ends it without an action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.drawContents() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
