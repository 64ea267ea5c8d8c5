public import Foundation
import LayerTree

/// Calls a block at each refresh of the screen, on the main thread.
///
/// Apple's initializer takes a selector, which Swift has on Apple's systems only; the one here
/// takes a closure. Calls that the main thread is too busy for are left out, and none come while the
/// display shows no window.
///
/// Source: Apple, "CADisplayLink".
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private var handler: ((CADisplayLink) -> Void)?
  private var modes: Set<RunLoop.Mode> = []
  /// The number of the refresh at which it was called last, or else added.
  private var lastRefresh = 0

  /// Seconds at which the last frame was shown.
  public private(set) var timestamp: CFTimeInterval = 0
  /// Seconds at which the frame is shown that is the next one at the link's rate.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between refreshes of the screen, whatever the link's rate.
  public private(set) var duration: CFTimeInterval = 0

  /// Stops the calls. Default: false.
  public var isPaused = false {
    didSet { DisplayLinks.shared.update() }
  }

  /// Calls a second. They are the screen's refreshes divided by a whole number: the rate nearest to the
  /// preferred one that is in the range. Default: `.default`. Traps if the numbers are no range.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let range = preferredFrameRateRange
      require(range.isValid, "invalid range \(range.sentence)")
    }
  }

  /// Calls a second: `preferredFrameRateRange` in one number, with 0 for as often as the screen
  /// refreshes. Default: 0. Traps if less.
  public var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? 0) }
    set {
      let rate = Float(newValue)
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// A link that calls `handler` once it is added to the main run loop.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Starts the calls, if `invalidate()` has not ended them. The run loop must be the main one; traps
  /// otherwise.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    require(runloop === RunLoop.main, "CADisplayLink needs the main run loop")
    guard handler != nil else { return }
    if modes.isEmpty { lastRefresh = DisplayLinks.shared.add(self) }
    modes.insert(mode)
  }

  /// Stops the calls if the link was added for no other mode.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main, modes.remove(mode) != nil, modes.isEmpty else { return }
    DisplayLinks.shared.remove(self)
  }

  /// Ends the calls for good, and lets go of the block.
  public func invalidate() {
    exchange(&handler, with: nil)
    modes = []
    DisplayLinks.shared.remove(self)
  }

  /// Calls at the first refresh of each group of so many as the link's rate asks for: links of one rate
  /// are called together, and one that missed a call is not late for the next.
  fileprivate func tick(_ refresh: Refresh) {
    let count = preferredFrameRateRange.refreshes(of: (1 / refresh.duration).rounded())
    // Before the first refresh of all, the number is -1.
    let lastGroup = (lastRefresh + count) / count - 1
    guard refresh.number / count > lastGroup else { return }
    lastRefresh = refresh.number
    timestamp = refresh.shown
    targetTimestamp = refresh.next + Double(count - 1) * refresh.duration
    duration = refresh.duration
    handler?(self)
  }
}

extension CAFrameRateRange {
  /// As Core Animation writes it.
  fileprivate var sentence: String {
    let numbers = [minimum, maximum, preferred ?? 0].map { String(format: "%.2f", $0) }
    return "(minimum: \(numbers[0]) maximum: \(numbers[1]) preferred: \(numbers[2]))"
  }
}

/// A refresh of the screen; times in seconds on the media clock.
private struct Refresh {
  let number: Int
  let shown: CFTimeInterval
  let next: CFTimeInterval
  let duration: CFTimeInterval
}

/// The links that are running. While there are any, the render side ticks at each refresh.
@MainActor package final class DisplayLinks {
  package static let shared = DisplayLinks()
  private var links: [CADisplayLink] = []
  package private(set) var isActive = false
  /// Refreshes since the first of the links was added.
  private var refreshes = -1
  /// Seconds at which the frame of the last of them was shown.
  private var lastTarget: CFTimeInterval = 0

  /// - Returns: the number of the last refresh.
  fileprivate func add(_ link: CADisplayLink) -> Int {
    if links.isEmpty { refreshes = -1 }
    links.append(link)
    update()
    return refreshes
  }

  fileprivate func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
    update()
  }

  fileprivate func update() {
    let wants = links.contains { !$0.isPaused }
    guard wants != isActive else { return }
    isActive = wants
    for context in LayerContext.all { context.setWantsTicks(wants) }
  }

  /// Calls the running links. Times are seconds on the media clock, and more than 0 from one refresh to
  /// the next.
  package func tick(shown: CFTimeInterval, next: CFTimeInterval, refresh: CFTimeInterval) {
    let passed = ((next - lastTarget) / refresh).rounded()
    refreshes += refreshes < 0 ? 1 : Int(min(max(1, passed), 1e9))
    lastTarget = next
    let refresh = Refresh(number: refreshes, shown: shown, next: next, duration: refresh)
    // A link may end another that is still to be called.
    for link in links where !link.isPaused && links.contains(where: { $0 === link }) {
      link.tick(refresh)
    }
  }
}
