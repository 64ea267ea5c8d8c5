import LayerTree

/// A basic animation of numbers on a layer, without the object, which takes 144 bytes: an app may have
/// many.
@MainActor struct CompactBasicAnimation {
  // The fields are sorted by size: 84 bytes.
  let keyPath: String
  private let timingFunction: CAMediaTimingFunction?
  private let beginTime: CFTimeInterval
  private let duration: CFTimeInterval
  private let timeOffset: CFTimeInterval
  private let speed: Float
  private let repeatCount: Float
  private let values: BasicValues
  private let fillMode: MediaTiming.FillMode
  private let flags: Flags

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let autoreverses = Flags(rawValue: 1)
    static let isAdditive = Flags(rawValue: 2)
    static let isCumulative = Flags(rawValue: 4)
    static let isRemovedOnCompletion = Flags(rawValue: 8)
  }

  /// Returns nil for an animation with other features.
  init?(_ animation: CAAnimation) {
    guard type(of: animation) == CABasicAnimation.self,
      let animation = animation as? CABasicAnimation, let keyPath = animation.keyPath,
      !animation.isRare, animation.values.areNumbers
    else { return nil }
    self.keyPath = keyPath
    timingFunction = animation.timingFunction
    (beginTime, duration) = (animation.beginTime, animation.duration)
    (timeOffset, speed) = (animation.timeOffset, animation.speed)
    (repeatCount, values) = (animation.repeatCount, animation.values)
    fillMode = animation.fillMode.mediaTimingMode
    var flags: Flags = []
    if animation.autoreverses { flags.insert(.autoreverses) }
    if animation.isAdditive { flags.insert(.isAdditive) }
    if animation.isCumulative { flags.insert(.isCumulative) }
    if animation.isRemovedOnCompletion { flags.insert(.isRemovedOnCompletion) }
    self.flags = flags
  }

  var isRemovedOnCompletion: Bool { flags.contains(.isRemovedOnCompletion) }

  /// A new object, which is read-only as that of a layer.
  func makeObject() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.timingFunction = timingFunction
    (animation.beginTime, animation.duration) = (beginTime, duration)
    (animation.timeOffset, animation.speed) = (timeOffset, speed)
    animation.repeatCount = repeatCount
    animation.autoreverses = flags.contains(.autoreverses)
    animation.isAdditive = flags.contains(.isAdditive)
    animation.isCumulative = flags.contains(.isCumulative)
    animation.isRemovedOnCompletion = isRemovedOnCompletion
    animation.fillMode = CAMediaTimingFillMode(fillMode)
    animation.values = values
    animation.isAdded = true
    return animation
  }
}
