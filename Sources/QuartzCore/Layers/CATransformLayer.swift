public import Foundation
import LayerTree
import Logging

/// A layer whose sublayers lie in the space around it instead of in its plane: they turn with it, and
/// come before each other by their depth.
///
/// It shows nothing of its own: background, contents, border, corners, masking and filters have no
/// effect, and setting them is noted in the log. Its opacity is that of each sublayer by itself.
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
  /// What a transform layer has no use for.
  private static let flatKeys: Set<String> = [
    "backgroundColor", "contents", "contentsRect", "contentsCenter", "contentsGravity",
    "borderWidth", "borderColor", "cornerRadius", "maskedCorners", "cornerCurve", "masksToBounds",
    "allowsGroupOpacity",
  ]

  private static var namedFlatKeys: Set<String> = []

  /// Once for each property, as this may happen for every frame.
  func warnOfFlatChange(of key: String) {
    guard Self.flatKeys.contains(key), Self.namedFlatKeys.insert(key).inserted else { return }
    Logger(label: "lamina").warning(
      "\(self) - changing property \(key) in transform-only layer, will have no effect")
  }
}
