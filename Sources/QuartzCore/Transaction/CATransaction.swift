public import Foundation
package import LayerTree

/// Groups changes of layers: all changes of one run-loop iteration reach the screen together.
///
/// Main thread only. The first change outside an explicit transaction begins an implicit one, which
/// is committed when the run loop is about to wait.
///
/// Source: Apple, "CATransaction".
@preconcurrency @MainActor open class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disableActions: Bool?
    /// Values that were set for other keys.
    var others: [String: Any] = [:]
    var completion: (block: () -> Void, group: CompletionGroup)?
  }

  /// The implicit transaction, followed by the explicit ones nested in it.
  private static var levels = [Level()]
  /// Layers with animations that have no begin time yet; they start at the commit.
  private static var layersToStart: [CALayer] = []
  private static var startBlocks: [(CFTimeInterval) -> Void] = []
  private static var committedBlocks: [() -> Void] = []
  /// Records commits, if it is set.
  package static var trace: FrameTrace?
  nonisolated private static let sharedLock = NSRecursiveLock()

  /// Begins a transaction within the current one.
  ///
  /// Source: Apple, "begin()".
  open class func begin() {
    CommitObserver.shared.install()
    levels.append(Level())
  }

  /// Ends the innermost explicit transaction. Its changes reach the screen with those of the
  /// run-loop iteration. Without an explicit transaction, the implicit one is committed, as by
  /// `flush()`.
  ///
  /// Source: Apple, "commit()".
  open class func commit() {
    guard levels.count > 1 else { return flush() }
    let level = levels.removeLast()
    level.completion?.group.close()
  }

  /// Lays out, draws and sends all changes now.
  ///
  /// Source: Apple, "flush()".
  open class func flush() {
    AnimationEndSchedule.shared.update()
    // Layout and display run before anything is sent, so that their changes belong to the same
    // frame.
    let commits = trace != nil && LayerContexts.anyNeedsCommit
    let began = trace?.now ?? 0
    layOutAndDisplay()
    if commits { trace?.record(.layout, from: began) }
    let time = MediaClock.now
    let blocks = startBlocks
    startBlocks = []
    for block in blocks { block(time) }
    let started = layersToStart
    layersToStart = []
    for layer in started { layer.startAnimations(at: time) }
    for context in LayerContexts.all { context.send() }
    if commits { trace?.record(.commit, from: began) }
    // Without an explicit transaction, the implicit one ends here.
    if levels.count == 1 {
      let implicit = levels[0]
      levels[0] = Level()
      implicit.completion?.group.close()
    }
    callCommittedBlocks()
  }

  /// Lays out and draws all changes, which the next commit sends.
  package class func layOutAndDisplay() {
    for context in LayerContexts.all { context.layoutAndDisplay() }
  }

  /// Calls the blocks that waited for the commit. What they change is committed in the next
  /// iteration of the run loop, for which it does not sleep.
  private static func callCommittedBlocks() {
    guard !committedBlocks.isEmpty else { return }
    let blocks = committedBlocks
    committedBlocks = []
    for block in blocks { block() }
    if LayerContexts.anyNeedsCommit { CommitObserver.shared.requestCommit() }
  }

  /// Waits for the tiles that are being drawn, and commits them.
  package class func flushTiles() {
    if TileStore.finishDrawing() { flush() }
  }

  /// Acquires a recursive lock for programs that change the model from several threads. Any thread.
  ///
  /// Source: Apple, "lock()".
  nonisolated open class func lock() {
    sharedLock.lock()
  }

  /// Releases the lock once. Any thread.
  ///
  /// Source: Apple, "unlock()".
  nonisolated open class func unlock() {
    sharedLock.unlock()
  }

  /// The value set for a key in the innermost transaction that has one.
  ///
  /// Source: Apple, "value(forKey:)".
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: levels.reversed().lazy.compactMap { $0.others[key] }.first
    }
  }

  /// Stores a value for any key until the transaction ends. The `kCATransaction…` keys correspond
  /// to the setter functions; nil removes what was set in this transaction.
  ///
  /// Source: Apple, "setValue(_:forKey:)".
  open class func setValue(_ anObject: Any?, forKey key: String) {
    let level = levels.count - 1
    switch key {
    case kCATransactionAnimationDuration:
      levels[level].duration = anObject.flatMap(AnimationValue.number)
    case kCATransactionAnimationTimingFunction:
      levels[level].timingFunction = anObject as? CAMediaTimingFunction
    case kCATransactionDisableActions:
      levels[level].disableActions = AnimationValue.flag(anObject)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    case _ where anObject == nil: levels[level].others.removeValue(forKey: key)
    default: levels[level].others.updateValue(anObject as Any, forKey: key)
    }
  }

  /// The duration of implicit animations, in seconds. Default: 0.25.
  ///
  /// Source: Apple, "animationDuration()".
  open class func animationDuration() -> CFTimeInterval {
    inherited { $0.duration } ?? 0.25
  }

  /// Sets the duration of implicit animations, in seconds.
  ///
  /// Source: Apple, "setAnimationDuration(_:)".
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    levels[levels.count - 1].duration = dur
  }

  /// The timing function of implicit animations, and of animations without one. Default: nil.
  ///
  /// Source: Apple, "animationTimingFunction()".
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    inherited { $0.timingFunction }
  }

  /// Sets the timing function of implicit animations.
  ///
  /// Source: Apple, "setAnimationTimingFunction(_:)".
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    levels[levels.count - 1].timingFunction = function
  }

  /// Whether implicit animations are disabled. Default: false.
  ///
  /// Source: Apple, "disableActions()".
  open class func disableActions() -> Bool {
    inherited { $0.disableActions } ?? false
  }

  /// Sets whether implicit animations are disabled.
  ///
  /// Source: Apple, "setDisableActions(_:)".
  open class func setDisableActions(_ flag: Bool) {
    levels[levels.count - 1].disableActions = flag
  }

  /// The value of the innermost transaction that has one.
  private static func inherited<Value>(_ value: (Level) -> Value?) -> Value? {
    for level in levels.reversed() {
      if let value = value(level) { return value }
    }
    return nil
  }

  /// Sets a block that is called once, when all animations added in this transaction from now on
  /// have ended or were removed. Without such animations it is called in the run-loop iteration
  /// after the commit.
  ///
  /// Source: Apple, "setCompletionBlock(_:)".
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let previous = levels[levels.count - 1].completion
    levels[levels.count - 1].completion = block.map { block in
      (block, CompletionGroup { _ in block() })
    }
    previous?.group.close()
  }

  /// The completion block of the innermost transaction that has one.
  ///
  /// Source: Apple, "completionBlock()".
  open class func completionBlock() -> (() -> Void)? {
    inherited { $0.completion }?.block
  }

  /// Joins the completion groups of all open transactions and returns them, innermost first.
  static func joinCompletions() -> [CompletionGroup] {
    let groups = levels.reversed().compactMap(\.completion?.group)
    for group in groups { group.join() }
    return groups
  }

  /// Whether animations or start blocks wait for the commit.
  static var hasUnstarted: Bool {
    !layersToStart.isEmpty || !startBlocks.isEmpty || !committedBlocks.isEmpty
  }

  static func startAtCommit(_ layer: CALayer) {
    CommitObserver.shared.install()
    layersToStart.append(layer)
  }

  /// Calls the block at the commit, right before the animations of this run-loop iteration start,
  /// with the time at which they begin.
  package static func whenStarting(_ block: @escaping (CFTimeInterval) -> Void) {
    CommitObserver.shared.install()
    startBlocks.append(block)
  }

  /// Calls the block once, after the next commit.
  package static func whenCommitted(_ block: @escaping () -> Void) {
    CommitObserver.shared.install()
    committedBlocks.append(block)
  }
}

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
