import CoreGraphics
import Foundation
package import LayerTree

/// An animation of one property, named by its key path.
///
/// Source: Apple, "CAPropertyAnimation".
open class CAPropertyAnimation: CAAnimation {
  /// A key path that Core Animation documents, such as `position.x` or `transform.rotation.z`, the
  /// input of a filter, such as `filters.NAME.inputRadius`, a value of an emitter layer's cell, such
  /// as `emitterCells.NAME.birthRate`, or a custom key of the layer's class. An animation of any
  /// other key path runs and ends without a visible effect.
  open var keyPath: String? { willSet { requireChangeable() } }
  /// Whether the values are added to the underlying value instead of replacing it. Default: false.
  open var isAdditive: Bool {
    get { addsToBelow }
    set {
      requireChangeable()
      addsToBelow = newValue
    }
  }

  /// Whether each iteration starts from the value at which the previous one ended. Default: false.
  open var isCumulative: Bool {
    get { addsIterations }
    set {
      requireChangeable()
      addsIterations = newValue
    }
  }

  /// Converts the numeric values of an animation of `transform` to transforms. If nil, the values
  /// are transforms.
  open var valueFunction: CAValueFunction? {
    get { numberFunction }
    set { numberFunction = newValue }
  }

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
  }

  /// The animation's values for the property; nil if they do not suit it.
  package final func makeTrack(for property: AnimatedProperty) -> Track? {
    makeTrack(for: property, lanes: AnimationValue.lanes)
  }

  /// The animation's values, which `lanes` converts to numbers.
  package func makeTrack(
    for property: AnimatedProperty, lanes: (Any) -> SIMD4<Double>?
  ) -> Track? {
    nil
  }

  /// Any of the values, used to find their type.
  var someValue: Any? { nil }

  /// The values as lists of numbers, all of the same count; nil where they are not.
  package final func makeListTrack() -> Track? {
    guard let count = someValue.flatMap(AnimationValue.numbers)?.count, count > 0 else {
      return nil
    }
    // Each part takes the same values in the same order, so that each is converted only once.
    var lists: [[Double]] = []
    let parts = (0..<(count + 3) / 4).compactMap { part in
      var index = 0
      // Any four numbers animate as a rectangle's do.
      return makeTrack(for: .bounds) { value in
        if index == lists.count { lists.append(AnimationValue.numbers(value) ?? []) }
        defer { index += 1 }
        return lists[index].lanes(from: 4 * part)
      }
    }
    guard lists.allSatisfy({ $0.count == count }), parts.count == (count + 3) / 4 else {
      return nil
    }
    let input = keyPath.flatMap(FilterInput.init)
    let cell = keyPath.flatMap(EmitterCellPath.init)
    return .list(ListTrack(count: count, parts: parts, input: input, cell: cell))
  }

  package override func makeAnimation(id: Animation.ID, at time: CFTimeInterval) -> Animation? {
    guard let keyPath, let property = AnimatedProperty(keyPath: keyPath),
      let track = property.isList ? makeListTrack() : makeTrack(for: property)
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
