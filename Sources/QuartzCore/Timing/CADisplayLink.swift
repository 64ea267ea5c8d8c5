import CoreGraphics
public import Foundation
public import ObjectiveC

/// Calls a block at each refresh of the screen, on the main thread.
///
/// Calls are skipped while the main thread is busy, and while the display shows no window.
///
/// Source: Apple, "CADisplayLink".
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private var handler: ((CADisplayLink) -> Void)?
  private var modes: Set<RunLoop.Mode> = []
  /// The number of the refresh at which the link was called last, or else added.
  private var lastRefresh = 0

  /// The time at which the last frame was shown, in seconds.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame at the link's rate is shown, in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between refreshes of the screen, in seconds, whatever the link's rate.
  open private(set) var duration: CFTimeInterval = 0

  /// Whether the calls are paused. Default: false.
  open var isPaused = false {
    didSet { DisplayLinks.shared.update() }
  }

  /// The range of calls per second. The actual rate is the screen's refresh rate divided by a whole
  /// number: the rate in the range that is nearest to the preferred one. Default: `.default`. Traps
  /// if the range is invalid.
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let range = preferredFrameRateRange
      require(range.isValid, "invalid range \(range.logDescription)")
    }
  }

  /// The preferred calls per second, a shorthand for `preferredFrameRateRange`; 0 means the
  /// screen's refresh rate. Default: 0. Traps if negative.
  open var preferredFramesPerSecond: Int {
    get { Int(preferredFrameRateRange.preferred ?? 0) }
    set {
      let rate = Float(newValue)
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// Creates a link that calls the method of a selector with itself once it is added to the main run
  /// loop. It retains its target until it is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { link in sel.send(to: target, link) }
  }

  /// Creates a link that calls `handler` once it is added to the main run loop. This initializer is
  /// an extension of Lamina.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }

  /// Starts the calls, unless `invalidate()` was called. The run loop must be the main one; traps
  /// otherwise.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    require(runloop === RunLoop.main, "CADisplayLink needs the main run loop")
    guard handler != nil else { return }
    if modes.isEmpty { lastRefresh = DisplayLinks.shared.register(self) }
    modes.insert(mode)
  }

  /// Removes a mode; the calls stop when the link has no mode left.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard runloop === RunLoop.main, modes.remove(mode) != nil, modes.isEmpty else { return }
    DisplayLinks.shared.unregister(self)
  }

  /// Ends the calls permanently and releases the block.
  open func invalidate() {
    exchange(&handler, with: nil)
    modes = []
    DisplayLinks.shared.unregister(self)
  }

  /// Calls the handler at the first refresh of each group; the link's rate determines the group's
  /// size. Links of the same rate are thus called together, and a missed call does not delay the
  /// next one.
  fileprivate func tick(_ refresh: Refresh) {
    let count = preferredFrameRateRange.refreshes(of: (1 / refresh.duration).rounded())
    // Before the very first refresh, the number is -1.
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
  /// The range as Core Animation logs it.
  fileprivate var logDescription: String {
    let numbers = [minimum, maximum, preferred ?? 0].map { String(format: "%.2f", $0) }
    return "(minimum: \(numbers[0]) maximum: \(numbers[1]) preferred: \(numbers[2]))"
  }
}

/// A refresh of the screen. Times are in seconds on the media clock.
private struct Refresh {
  let number: Int
  let shown: CFTimeInterval
  let next: CFTimeInterval
  let duration: CFTimeInterval
}

/// The active links. While there are any, the render side reports each refresh.
@MainActor package final class DisplayLinks {
  package static let shared = DisplayLinks()
  private var links: [CADisplayLink] = []
  package private(set) var isActive = false
  /// The number of refreshes since the first link was registered.
  private var refreshes = -1
  /// The time at which the frame of the last refresh was shown, in seconds.
  private var lastTarget: CFTimeInterval = 0

  /// - Returns: the number of the last refresh.
  fileprivate func register(_ link: CADisplayLink) -> Int {
    if links.isEmpty { refreshes = -1 }
    links.append(link)
    update()
    return refreshes
  }

  fileprivate func unregister(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
    update()
  }

  fileprivate func update() {
    let wants = links.contains { !$0.isPaused }
    guard wants != isActive else { return }
    isActive = wants
    for context in LayerContexts.all { context.setWantsTicks(wants) }
  }

  /// Calls the running links. Times are in seconds on the media clock and increase from one refresh
  /// to the next.
  package func tick(shown: CFTimeInterval, next: CFTimeInterval, refresh: CFTimeInterval) {
    let passed = ((next - lastTarget) / refresh).rounded()
    refreshes += refreshes < 0 ? 1 : Int(min(max(1, passed), 1e9))
    lastTarget = next
    let refresh = Refresh(number: refreshes, shown: shown, next: next, duration: refresh)
    // A link may invalidate another one that is still to be called.
    for link in links where !link.isPaused && links.contains(where: { $0 === link }) {
      link.tick(refresh)
    }
  }
}
