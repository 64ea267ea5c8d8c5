public import Foundation
import LayerTree
import Logging

/// A layer whose sublayers are positioned in 3D space instead of being flattened into its plane:
/// they rotate with the layer and are sorted by depth.
///
/// The layer itself shows nothing: background, contents, border, corners, masking and filters have
/// no effect, and setting them is logged. Its opacity applies to each sublayer separately.
///
/// Source: Apple, "CATransformLayer".
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    space.isTransformLayer = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    space.isTransformLayer = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    space.isTransformLayer = true
  }
}

extension CALayer {
  private static var warnedKeys: Set<String> = []

  /// Logs a warning once per property, since the property may change in every frame.
  func warnOfIneffectiveChange(of key: String) {
    guard LayerKey.named(key)?.isPlanar == true, Self.warnedKeys.insert(key).inserted else {
      return
    }
    Logger(label: "lamina").warning(
      "\(self) - changing property \(key) in transform-only layer, will have no effect")
  }
}
