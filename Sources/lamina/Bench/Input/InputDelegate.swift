import Foundation
import LayerTree
import RenderServer
import UIKit

/// Measures the way from a press of the pointer's button to its effect on the display, in a scene
/// that moves.
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
    var earlier: [FrameTrace.Event] = []
    _ = trace.take(&earlier)
    injector.sendPresses(for: bench.seconds)
    after(bench.seconds + 1) { [self] in finish() }
  }

  private func finish() {
    guard let log = UIApplication.shared.server?.log.current else { return }
    if let error = injector.error { UIApplication.shared.fail("\(error)") }
    var events: [FrameTrace.Event] = []
    _ = trace.take(&events)
    let latency = InputLatency(
      of: injector.presses.map(\.time), events, refresh: log.refresh)
    let report = latency.report(bench, hasPresentationFeedback: log.hasPresentationFeedback)
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
