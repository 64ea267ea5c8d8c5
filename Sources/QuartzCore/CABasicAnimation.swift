import CoreGraphics
import Foundation
package import LayerTree

/// From one value to another.
///
/// Source: Apple, "CABasicAnimation".
open class CABasicAnimation: CAPropertyAnimation {
  /// Number, `CGPoint`, `CGSize`, `CGRect`, `CGColor`, `CATransform3D` or `CGAffineTransform`, or an
  /// `NSValue` of one; an end that is nil is the layer's own value.
  public var fromValue: Any? { willSet { requireChangeable() } }
  public var toValue: Any? { willSet { requireChangeable() } }
  public var byValue: Any? { willSet { requireChangeable() } }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  /// Without ends it is from the value before a change to the one after it.
  var hasNoValues: Bool { fromValue == nil && toValue == nil && byValue == nil }

  override var someValue: Any? { toValue ?? fromValue ?? byValue }

  package override func makeTrack(
    for property: AnimatedProperty, lanes: (Any) -> SIMD4<Double>?
  ) -> Track? {
    if property == .transform { return makeTransformTrack() }
    let (from, to, by) = (
      fromValue.flatMap(lanes), toValue.flatMap(lanes), byValue.flatMap(lanes)
    )
    switch (from, to, by) {
    case (let from?, let to?, _) where property.isScalar: return .scalar(from: from.x, to: to.x)
    case (let from?, let to?, _): return .basic(BasicTrack(from: from, to: to))
    case (let from?, nil, let by?): return .basic(BasicTrack(from: from, to: from + by))
    case (nil, let to?, let by?): return .basic(BasicTrack(from: to - by, to: to))
    case (let from?, nil, nil): return .basic(BasicTrack(from: from, to: .zero, ends: .fromOnly))
    case (nil, let to?, nil): return .basic(BasicTrack(from: .zero, to: to, ends: .toOnly))
    case (nil, nil, let by?): return .basic(BasicTrack(from: .zero, to: by, ends: .byOnly))
    case (nil, nil, nil): return nil
    }
  }

  private func makeTransformTrack() -> Track? {
    let from = fromValue.flatMap(AnimationValue.transform)
    let to = toValue.flatMap(AnimationValue.transform)
    guard from != nil || to != nil else { return nil }
    return .transform(TransformTrack(from: from, to: to))
  }
}
