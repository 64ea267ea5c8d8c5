import CoreGraphics
import Foundation
package import LayerTree

/// An animation of one property, named by its key path.
///
/// Source: Apple, "CAPropertyAnimation".
open class CAPropertyAnimation: CAAnimation {
  /// One of the key paths that Core Animation documents, `position.x` or `transform.rotation.z`,
  /// say, or a key of the layer's class's own. An animation of any other runs and ends without a
  /// picture.
  public var keyPath: String? { willSet { requireChangeable() } }
  /// Adds the values to what lies below instead of replacing it. Default: false.
  public var isAdditive = false { willSet { requireChangeable() } }
  /// Starts each pass where the one before ended. Default: false.
  public var isCumulative = false { willSet { requireChangeable() } }
  /// Makes the values of `transform` out of numbers; nil: they are transforms.
  public var valueFunction: CAValueFunction? { willSet { requireChangeable() } }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The values, for the property; nil where they do not fit it.
  package final func makeTrack(for property: AnimatedProperty) -> Track? {
    makeTrack(for: property, lanes: AnimationValue.lanes)
  }

  /// With what `lanes` reads in the values.
  package func makeTrack(
    for property: AnimatedProperty, lanes: (Any) -> SIMD4<Double>?
  ) -> Track? {
    nil
  }

  /// One of the values, for its type.
  var someValue: Any? { nil }

  package override func makeAnimation(id: Animation.ID, at time: CFTimeInterval) -> Animation? {
    guard let keyPath, let property = AnimatedProperty(rawValue: keyPath),
      let track = makeTrack(for: property)
    else { return nil }
    var animation = Animation(
      id: id, property: property, timing: mediaTiming(at: time),
      timingFunction: effectiveTimingFunction, track: track)
    animation.isAdditive = isAdditive
    animation.isCumulative = isCumulative
    animation.function = valueFunction?.function
    return animation
  }
}

extension AnimatedProperty {
  /// Whether its values are transforms.
  var isWholeTransform: Bool { self == .transform || self == .sublayerTransform }
}
