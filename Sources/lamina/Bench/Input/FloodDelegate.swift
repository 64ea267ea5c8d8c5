import Foundation
import LayerTree
import RenderServer
import UIKit

/// Blocks the main thread while the pointer sends input, and looks at what is left of it: whether
/// animations went on, how much memory the input took, and what the app gets in the end.
final class FloodDelegate: UIResponder, UIApplicationDelegate {
  private let bench: BenchCommand
  private let injector: InputInjector
  private let view = CountingView(frame: .zero)
  private var result = FloodResult()
  var window: UIWindow?

  init(_ bench: BenchCommand, _ injector: InputInjector) {
    (self.bench, self.injector) = (bench, injector)
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow.showForBench()
    self.window = window
    after(0.3) { [self] in
      bench.addScene(to: window)
      view.frame = window.bounds
      window.addSubview(view)
      after(bench.warmup) { [self] in start() }
    }
    return true
  }

  private func start() {
    injector.sendMotion(rate: bench.rate, for: 0.6 + Self.memoryPeriod + bench.seconds)
    // The first movements, with which the window gets the pointer, are delivered at once.
    after(0.6) { [self] in noteMemory(until: MediaClock.monotonic + Self.memoryPeriod) }
  }

  /// The seconds in which the least memory is looked for, before the blockade and at its end. Mesa fills
  /// buffers of a MiB with what frames upload, and frees each when it is full.
  private static let memoryPeriod = 3.0

  /// Notes the memory before the blockade, again and again.
  private func noteMemory(until end: Double) {
    result.memoryBefore.note(.current)
    after(0.05) { [self] in
      if MediaClock.monotonic < end { noteMemory(until: end) } else { block() }
    }
  }

  /// Blocks the main thread until everything was sent, and then waits for the last position.
  private func block() {
    guard let log = UIApplication.shared.server?.log else { return }
    log.record(true)
    let began = MediaClock.monotonic
    while !injector.isDone && MediaClock.monotonic < began + bench.seconds + 5 {
      // Reading the memory takes a millisecond, which the render thread may need.
      Thread.sleep(forTimeInterval: 0.1)
      if MediaClock.monotonic > began + bench.seconds - Self.memoryPeriod {
        result.memoryAfter.note(.current)
      }
    }
    result.note(log.current, seconds: MediaClock.monotonic - began)
    log.record(false)
    let freed = MediaClock.monotonic
    view.whenAt(InputInjector.lastLocation, within: 2) { [self] in finish(after: $0 - freed) }
  }

  /// - Parameter delay: the seconds until the last position was delivered.
  private func finish(after delay: Double) {
    if let error = injector.error { UIApplication.shared.fail("\(error)") }
    result.delay = delay
    (result.began, result.ended) = (view.began, view.ended)
    result.sent = injector.presses.count
    result.motions = injector.motions
    UIApplication.shared.terminate(afterPrinting: bench.text(of: result.report(bench)))
  }
}

/// Counts the touches that the pointer makes, and notes where it is.
private final class CountingView: UIView {
  private(set) var began = 0
  private(set) var ended = 0
  private var awaited: (place: CGPoint, action: (Double) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector("hover:", CountingView.hover)))
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began += 1
    note(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ended += 1
    note(touches)
  }

  private func hover(_ hover: UIHoverGestureRecognizer) { moved(to: hover.location(in: self)) }

  private func note(_ touches: Set<UITouch>) {
    if let touch = touches.first { moved(to: touch.location(in: self)) }
  }

  private func moved(to place: CGPoint) {
    guard let awaited, abs(awaited.place.x - place.x) < 0.5 else { return }
    self.awaited = nil
    awaited.action(MediaClock.monotonic)
  }

  /// Calls the action with the time when the pointer is at a place, or at the latest after some
  /// seconds.
  func whenAt(
    _ place: CGPoint, within seconds: Double, _ action: @escaping (Double) -> Void
  ) {
    awaited = (place, action)
    after(seconds) { [self] in
      guard let awaited else { return }
      self.awaited = nil
      awaited.action(MediaClock.monotonic)
    }
  }
}

/// The least memory that the process had at some times.
struct LeastMemory {
  private(set) var own = 0
  private(set) var shared = 0
  private var isEmpty = true

  mutating func note(_ memory: ResidentMemory) {
    own = isEmpty ? memory.own : min(own, memory.own)
    shared = isEmpty ? memory.shared : min(shared, memory.shared)
    isEmpty = false
  }
}

/// What the app and the display have got of the input.
struct FloodResult {
  var memoryBefore = LeastMemory()
  var memoryAfter = LeastMemory()
  var motions = 0
  /// The changes of the button that were sent, and the touches that began and ended.
  var sent = 0
  var began = 0
  var ended = 0
  /// Seconds from the end of the blockade to the delivery of the last position.
  var delay = 0.0
  private var seconds = 0.0
  private var frames = 0
  private var missed = 0

  mutating func note(_ log: FrameLog.Contents, seconds: Double) {
    self.seconds = seconds
    frames = log.presentedTimes.count
    let gaps = zip(log.presentedTimes.dropFirst(), log.presentedTimes).map { ($0 - $1) * 1000 }
    missed = BenchReport.missed(gaps, refresh: log.refresh * 1000)
  }

  @MainActor func report(_ bench: BenchCommand) -> BenchReport {
    BenchReport([
      ("mode", .text("flood")), ("variant", .text(bench.variant)), ("rate", .whole(bench.rate)),
      ("blocked_s", .real(seconds, digits: 2)), ("motions", .whole(motions)),
      ("frames", .whole(frames)), ("missed", .whole(missed)),
      ("growth_kib", .whole((memoryAfter.own - memoryBefore.own) / 1024)),
      ("buffer_growth_kib", .whole((memoryAfter.shared - memoryBefore.shared) / 1024)),
      ("last_position_ms", .real(delay * 1000, digits: 2)),
      ("presses_sent", .whole(sent)), ("presses_began", .whole(began)),
      ("presses_ended", .whole(ended)),
    ])
  }
}
