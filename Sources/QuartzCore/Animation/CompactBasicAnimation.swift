import LayerTree

/// A basic animation of numbers on a layer, without the object, which takes 144 bytes: an app may have
/// many.
@MainActor struct CompactBasicAnimation {
  // The fields are sorted by size: 47 bytes. `AttachedAnimation` has the begin time.
  private let timingFunction: CAMediaTimingFunction?
  private let duration: CFTimeInterval
  private let timeOffset: CFTimeInterval
  private let numbers: BasicValues.Numbers
  private let repeatCount: Float
  private let kinds: BasicValues.Kinds
  private let property: AnimatedProperty.Number
  private let flags: Flags

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let autoreverses = Flags(rawValue: 1)
    static let isAdditive = Flags(rawValue: 2)
    static let isCumulative = Flags(rawValue: 4)
    static let isRemovedOnCompletion = Flags(rawValue: 8)
    static let fillsForwards = Flags(rawValue: 16)
    static let fillsBackwards = Flags(rawValue: 32)
  }

  /// Returns nil for an animation with other features.
  init?(_ animation: CAAnimation) {
    guard type(of: animation) == CABasicAnimation.self,
      let animation = animation as? CABasicAnimation, let keyPath = animation.keyPath,
      let property = AnimatedProperty(keyPath: keyPath), property.keyPath == keyPath,
      animation.speed == 1, !animation.isRare, animation.values.areNumbers
    else { return nil }
    self.property = property.number
    timingFunction = animation.timingFunction
    (duration, timeOffset) = (animation.duration, animation.timeOffset)
    repeatCount = animation.repeatCount
    (numbers, kinds) = (animation.values.numbers, animation.values.kinds)
    var flags: Flags = []
    if animation.autoreverses { flags.insert(.autoreverses) }
    if animation.isAdditive { flags.insert(.isAdditive) }
    if animation.isCumulative { flags.insert(.isCumulative) }
    if animation.isRemovedOnCompletion { flags.insert(.isRemovedOnCompletion) }
    let fillMode = animation.fillMode
    if fillMode == .forwards || fillMode == .both { flags.insert(.fillsForwards) }
    if fillMode == .backwards || fillMode == .both { flags.insert(.fillsBackwards) }
    self.flags = flags
  }

  var keyPath: String { AnimatedProperty(property).keyPath }
  var isRemovedOnCompletion: Bool { flags.contains(.isRemovedOnCompletion) }

  private var fillMode: CAMediaTimingFillMode {
    if flags.contains(.fillsForwards) { return flags.contains(.fillsBackwards) ? .both : .forwards }
    return flags.contains(.fillsBackwards) ? .backwards : .removed
  }

  /// A new object, which is read-only as that of a layer.
  func makeObject(beginTime: CFTimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.timingFunction = timingFunction
    (animation.beginTime, animation.duration) = (beginTime, duration)
    (animation.timeOffset, animation.repeatCount) = (timeOffset, repeatCount)
    animation.autoreverses = flags.contains(.autoreverses)
    animation.isAdditive = flags.contains(.isAdditive)
    animation.isCumulative = flags.contains(.isCumulative)
    animation.isRemovedOnCompletion = isRemovedOnCompletion
    animation.fillMode = fillMode
    animation.values = BasicValues(numbers, kinds)
    animation.isAdded = true
    return animation
  }
}
