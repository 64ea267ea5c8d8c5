import UIKit

final class OverridingTransaction: CATransaction {
  override class func begin() { called(super.begin()) }
  override class func commit() { called(super.commit()) }
  override class func flush() { called(super.flush()) }
  override class func lock() { called(super.lock()) }
  override class func unlock() { called(super.unlock()) }
  override class func value(forKey key: String) -> Any? { called(super.value(forKey: key)) }
  override class func setValue(_ anObject: Any?, forKey key: String) {
    called(super.setValue(anObject, forKey: key))
  }
  override class func animationDuration() -> CFTimeInterval { called(super.animationDuration()) }
  override class func setAnimationDuration(_ dur: CFTimeInterval) {
    called(super.setAnimationDuration(dur))
  }
  override class func animationTimingFunction() -> CAMediaTimingFunction? {
    called(super.animationTimingFunction())
  }
  override class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    called(super.setAnimationTimingFunction(function))
  }
  override class func disableActions() -> Bool { called(super.disableActions()) }
  override class func setDisableActions(_ flag: Bool) { called(super.setDisableActions(flag)) }
  override class func setCompletionBlock(_ block: (() -> Void)?) {
    called(super.setCompletionBlock(block))
  }
  override class func completionBlock() -> (() -> Void)? { called(super.completionBlock()) }
}

final class OverridingTimingFunction: CAMediaTimingFunction, @unchecked Sendable {
  override func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
    unsafe called(super.getControlPoint(at: index, values: ptr))
  }
}

final class OverridingValueFunction: CAValueFunction, @unchecked Sendable {
  override var name: CAValueFunctionName { called(super.name) }
}

final class OverridingDisplayLink: CADisplayLink {
  override var timestamp: CFTimeInterval { called(super.timestamp) }
  override var targetTimestamp: CFTimeInterval { called(super.targetTimestamp) }
  override var duration: CFTimeInterval { called(super.duration) }
  override var isPaused: Bool {
    get { called(super.isPaused) }
    set { super.isPaused = assigned(newValue) }
  }
  override var preferredFrameRateRange: CAFrameRateRange {
    get { called(super.preferredFrameRateRange) }
    set { super.preferredFrameRateRange = assigned(newValue) }
  }
  override var preferredFramesPerSecond: Int {
    get { called(super.preferredFramesPerSecond) }
    set { super.preferredFramesPerSecond = assigned(newValue) }
  }
  override func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    called(super.add(to: runloop, forMode: mode))
  }
  override func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    called(super.remove(from: runloop, forMode: mode))
  }
  override func invalidate() { called(super.invalidate()) }
}

extension Overrides {
  static let transaction = Overrides(
    of: "CATransaction", by: OverridingTransaction.self,
    uses: [
      {
        $0.begin()
        $0.setAnimationDuration($0.animationDuration())
        $0.setAnimationTimingFunction($0.animationTimingFunction())
        $0.setDisableActions($0.disableActions())
        $0.setCompletionBlock($0.completionBlock())
        $0.setValue($0.value(forKey: "key"), forKey: "key")
        $0.commit()
      },
      {
        $0.lock()
        $0.unlock()
        $0.flush()
      },
    ])

  static let timingFunction = Overrides(
    of: "CAMediaTimingFunction", by: OverridingTimingFunction(name: .linear),
    uses: [
      {
        var point: [Float] = [0, 0]
        unsafe $0.getControlPoint(at: 1, values: &point)
      }
    ])

  static let valueFunction = Overrides(
    of: "CAValueFunction", by: OverridingValueFunction(), uses: [{ _ = $0.name }])

  static let displayLink = Overrides(
    of: "CADisplayLink", by: OverridingDisplayLink { _ in },
    uses: [
      {
        $0.isPaused = $0.isPaused
        $0.preferredFrameRateRange = $0.preferredFrameRateRange
        $0.preferredFramesPerSecond = $0.preferredFramesPerSecond
        _ = ($0.timestamp, $0.targetTimestamp, $0.duration)
      },
      {
        $0.isPaused = true
        $0.add(to: .main, forMode: .common)
        $0.remove(from: .main, forMode: .common)
        $0.invalidate()
      },
    ])
}
