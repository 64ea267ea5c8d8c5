public import Foundation
import LayerTree

/// Groups changes of layers: those of one run-loop turn reach the screen together.
///
/// Main thread only. A transaction that nobody begins is begun by the first change, and committed
/// when the run loop is about to wait.
///
/// Source: Apple, "CATransaction".
@preconcurrency @MainActor public class CATransaction: NSObject {
  private struct Level {
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var disableActions: Bool?
    /// What was set for other keys.
    var others: [String: Any] = [:]
    var completion: (block: () -> Void, group: CompletionGroup)?
  }

  /// The implicit transaction, then those begun within it.
  private static var levels = [Level()]
  /// Layers with animations that have no begin time yet.
  private static var layersToStart: [CALayer] = []
  private static var startBlocks: [(CFTimeInterval) -> Void] = []
  nonisolated private static let sharedLock = NSRecursiveLock()

  /// Begins a transaction within the current one.
  ///
  /// Source: Apple, "begin()".
  public class func begin() {
    CommitObserver.shared.install()
    levels.append(Level())
  }

  /// Ends the transaction begun last. Its changes reach the screen with those of the run-loop
  /// iteration. Where none was begun, the implicit transaction is committed, as `flush()` does.
  ///
  /// Source: Apple, "commit()".
  public class func commit() {
    guard levels.count > 1 else { return flush() }
    let level = levels.removeLast()
    level.completion?.group.close()
  }

  /// Lays out, draws and sends all changes now.
  ///
  /// Source: Apple, "flush()".
  public class func flush() {
    AnimationEnds.shared.update()
    // What layout and drawing change belongs to the same frame: both run before anything is sent.
    for context in LayerContext.all { context.layoutAndDisplay() }
    let time = MediaClock.now
    let blocks = startBlocks
    startBlocks = []
    for block in blocks { block(time) }
    let started = layersToStart
    layersToStart = []
    for layer in started { layer.startAnimations(at: time) }
    for context in LayerContext.all { context.send() }
    // Without `begin`, a transaction ends here.
    if levels.count == 1 {
      let implicit = levels[0]
      levels[0] = Level()
      implicit.completion?.group.close()
    }
  }

  /// Waits for the tiles that are being drawn, and sends them.
  package class func flushTiles() {
    if TileStore.finishDrawing() { flush() }
  }

  /// Takes the lock that programs share which change models on several threads; whoever has it may
  /// take it again. Any thread.
  ///
  /// Source: Apple, "lock()".
  nonisolated public class func lock() {
    sharedLock.lock()
  }

  /// Gives the lock back once. Any thread.
  ///
  /// Source: Apple, "unlock()".
  nonisolated public class func unlock() {
    sharedLock.unlock()
  }

  /// What was set for a key in this transaction, or in the innermost around it that has a value.
  ///
  /// Source: Apple, "value(forKey:)".
  public class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: levels.reversed().lazy.compactMap { $0.others[key] }.first
    }
  }

  /// Keeps a value for any key until the transaction ends. The keys of Core Animation,
  /// `kCATransaction…`, are what the functions set; nil takes back what was set here.
  ///
  /// Source: Apple, "setValue(_:forKey:)".
  public class func setValue(_ anObject: Any?, forKey key: String) {
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

  /// Seconds that implicit animations take. Default: 0.25.
  ///
  /// Source: Apple, "animationDuration()".
  public class func animationDuration() -> CFTimeInterval {
    inherited(\.duration) ?? 0.25
  }

  /// Sets the seconds that implicit animations take.
  ///
  /// Source: Apple, "setAnimationDuration(_:)".
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    levels[levels.count - 1].duration = dur
  }

  /// The pace of implicit animations, and of others that have none. Default: nil.
  ///
  /// Source: Apple, "animationTimingFunction()".
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    inherited(\.timingFunction)
  }

  /// Sets the pace of implicit animations.
  ///
  /// Source: Apple, "setAnimationTimingFunction(_:)".
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    levels[levels.count - 1].timingFunction = function
  }

  /// Whether changes show at once. Default: false.
  ///
  /// Source: Apple, "disableActions()".
  public class func disableActions() -> Bool {
    inherited(\.disableActions) ?? false
  }

  /// Sets whether changes show at once.
  ///
  /// Source: Apple, "setDisableActions(_:)".
  public class func setDisableActions(_ flag: Bool) {
    levels[levels.count - 1].disableActions = flag
  }

  /// The innermost transaction's value; a transaction that has none inherits.
  private static func inherited<Value>(_ path: KeyPath<Level, Value?>) -> Value? {
    for level in levels.reversed() {
      if let value = level[keyPath: path] { return value }
    }
    return nil
  }

  /// Sets what is called, once, when all animations that are added in this transaction from now
  /// on have ended or gone; where there are none, in the run-loop iteration after the commit.
  ///
  /// Source: Apple, "setCompletionBlock(_:)".
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    let previous = levels[levels.count - 1].completion
    levels[levels.count - 1].completion = block.map { block in
      (block, CompletionGroup { _ in block() })
    }
    previous?.group.close()
  }

  /// The block that was set last in this transaction, or in the innermost around it that has one.
  ///
  /// Source: Apple, "completionBlock()".
  public class func completionBlock() -> (() -> Void)? {
    inherited(\.completion)?.block
  }

  /// The groups of the transactions that are open, the innermost first, which the caller has joined.
  static func joinCompletions() -> [CompletionGroup] {
    let groups = levels.reversed().compactMap(\.completion?.group)
    for group in groups { group.join() }
    return groups
  }

  /// Whether animations wait for their begin time.
  static var hasUnstarted: Bool { !layersToStart.isEmpty || !startBlocks.isEmpty }

  static func startAtCommit(_ layer: CALayer) {
    CommitObserver.shared.install()
    layersToStart.append(layer)
  }

  /// Calls the block with the time at which the animations of this turn begin, right before they
  /// do.
  package static func whenStarting(_ block: @escaping (CFTimeInterval) -> Void) {
    CommitObserver.shared.install()
    startBlocks.append(block)
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
