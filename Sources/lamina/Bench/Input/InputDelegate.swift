import Foundation
import LayerTree
import RenderServer
import UIKit

/// Measures the way from a press to its effect on the display, in a scene that moves: first for the
/// pointer's button, then for fingers.
///
/// No compositor simulates fingers for a program. Theirs is the way from the arrival in this process.
final class InputDelegate: UIResponder, UIApplicationDelegate {
  private let bench: BenchCommand
  private let trace: FrameTrace
  private let injector: InputInjector
  var window: UIWindow?

  init(_ bench: BenchCommand, _ injector: InputInjector, _ trace: FrameTrace) {
    (self.bench, self.injector, self.trace) = (bench, injector, trace)
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow.showForBench()
    self.window = window
    // The compositor may send the full-screen size only after the first frame.
    after(0.3) { [self] in
      bench.addScene(to: window)
      window.addSubview(PressedView(frame: window.bounds))
      after(bench.warmup) { [self] in start() }
    }
    return true
  }

  private func start() {
    guard let server = UIApplication.shared.server else { return }
    _ = takeEvents()
    injector.sendPresses(for: bench.seconds)
    after(bench.seconds + 1) { [self] in
      let pointer = latency(of: injector.presses.map(\.time))
      injector.sendTouches(for: bench.seconds, to: server)
      after(bench.seconds + 1) { [self] in
        finish(pointer, latency(of: injector.touches))
      }
    }
  }

  private func takeEvents() -> [FrameTrace.Event] {
    var events: [FrameTrace.Event] = []
    _ = trace.take(&events)
    return events
  }

  /// Measures what was sent at these times.
  private func latency(of times: [Double]) -> InputLatency {
    if let error = injector.error { UIApplication.shared.fail("\(error)") }
    let refresh = UIApplication.shared.server?.log.current.refresh ?? 1 / 60
    return InputLatency(of: times, takeEvents(), refresh: refresh)
  }

  private func finish(_ pointer: InputLatency, _ touch: InputLatency) {
    guard let log = UIApplication.shared.server?.log.current else { return }
    let scene: [(String, BenchReport.Value)] = [
      ("mode", .text("input")), ("variant", .text(bench.variant)),
      ("refresh_ms", .real(log.refresh * 1000, digits: 3)),
      ("presentation_feedback", .truth(log.hasPresentationFeedback)),
    ]
    let report = BenchReport(scene + pointer.values() + touch.values("touch_"))
    UIApplication.shared.terminate(afterPrinting: bench.text(of: report))
  }
}

/// A transparent view that shows whether it is pressed.
private final class PressedView: UIView {
  private let light = UIView(frame: CGRect(x: 20, y: 20, width: 64, height: 64))

  override init(frame: CGRect) {
    super.init(frame: frame)
    light.backgroundColor = .black
    addSubview(light)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    light.backgroundColor = .white
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    light.backgroundColor = .black
  }
}
