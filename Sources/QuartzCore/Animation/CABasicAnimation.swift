package import CoreGraphics
import Foundation
package import LayerTree

/// An animation from one value to another.
///
/// Source: Apple, "CABasicAnimation".
open class CABasicAnimation: CAPropertyAnimation {
  /// A number, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CATransform3D` or `CGAffineTransform`, or
  /// an `NSValue` of one. For `contents` it is a `CGImage`, or `NSNull` for no contents. If nil,
  /// the layer's own value is used.
  open var fromValue: Any? {
    get { values[.from] }
    set {
      requireChangeable()
      values[.from] = newValue
    }
  }

  open var toValue: Any? {
    get { values[.to] }
    set {
      requireChangeable()
      values[.to] = newValue
    }
  }

  open var byValue: Any? {
    get { values[.by] }
    set {
      requireChangeable()
      values[.by] = newValue
    }
  }

  /// The values differ from `toValue` by multiples of this, if that and `fromValue` are set; 0 for
  /// all values between the two.
  package final var valueStep: Double {
    get { numberStep }
    set { numberStep = newValue }
  }

  final var values = BasicValues()

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  /// Without values, the animation runs from the value before a change to the value after it.
  var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

  package override var contentsImages: [CGImage] {
    keyPath == "contents" ? [fromValue, toValue].compactMap { $0 as? CGImage } : []
  }

  override var someValue: Any? { toValue ?? fromValue ?? byValue }

  package override func makeTrack(
    for property: AnimatedProperty, lanes: (Any) -> SIMD4<Double>?
  ) -> Track? {
    guard !hasNoValues else { return nil }
    if property == .contents { return contentsTrack(from: fromValue, to: toValue) }
    if property.isTransform && valueFunction == nil {
      func transform(_ value: Any?) -> CATransform3D? { value.flatMap(AnimationValue.transform) }
      return .transform(
        TransformTrack(
          from: transform(fromValue), to: transform(toValue), by: transform(byValue)))
    }
    let (from, to) = (fromValue.flatMap(lanes), toValue.flatMap(lanes))
    if valueStep > 0, let from, let to {
      var track = BasicTrack(from: from, to: to)
      track.step = valueStep
      return .basic(track)
    }
    return Track(from: from, to: to, by: byValue.flatMap(lanes), isScalar: property.isScalar)
  }
}

/// Adds the remaining difference between two transforms to the underlying value, component by
/// component.
package final class TransformOffsetAnimation: CABasicAnimation {
  package override func makeTrack(
    for property: AnimatedProperty, lanes: (Any) -> SIMD4<Double>?
  ) -> Track? {
    guard property == .transform, let from = fromValue.flatMap(AnimationValue.transform),
      let to = toValue.flatMap(AnimationValue.transform)
    else { return nil }
    return .transformOffset(TransformOffsetTrack(from: from, to: to, step: valueStep))
  }
}
