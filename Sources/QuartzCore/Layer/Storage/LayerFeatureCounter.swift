import Synchronization

/// Counts the layers that use a rare feature, so that code can skip checks for it while no layer
/// does. Any thread: a layer may be deallocated on any.
final class LayerFeatureCounter: Sendable {
  static let timed = LayerFeatureCounter()
  static let withSpace = LayerFeatureCounter()
  static let flipped = LayerFeatureCounter()

  private let count = Atomic<Int>(0)

  var isInUse: Bool { count.load(ordering: .relaxed) > 0 }

  /// Updates the count when a layer starts or stops using the feature.
  func change(from had: Bool, to has: Bool) {
    if had != has { count.wrappingAdd(has ? 1 : -1, ordering: .relaxed) }
  }
}

extension CALayer {
  /// Whether any layer has its own timing; otherwise all layers share the media time.
  static var hasTimings: Bool { LayerFeatureCounter.timed.isInUse }
  /// Whether any layer has 3D properties; otherwise all layers lie in their superlayers' planes.
  static var hasSpaces: Bool { LayerFeatureCounter.withSpace.isInUse }
  /// Whether any layer has flipped geometry.
  static var hasFlips: Bool { LayerFeatureCounter.flipped.isInUse }
}
