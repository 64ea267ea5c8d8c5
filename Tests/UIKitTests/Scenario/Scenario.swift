import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// A script that runs on a screen, and the events that it must cause, in order.
struct Scenario: Sendable, CustomTestStringConvertible {
  /// The source of the expected order of events.
  enum Basis: Sendable {
    /// Apple's documentation page of that name.
    case apple(String)
    /// Our own choice, because Apple's documentation does not say enough.
    case ours(String)
  }

  let name: String
  let basis: Basis
  let script: @MainActor @Sendable (ScenarioStage) throws -> Void
  let log: [String]

  init(
    _ name: String, basis: Basis, log: [String],
    _ script: @escaping @MainActor @Sendable (ScenarioStage) throws -> Void
  ) {
    (self.name, self.basis, self.log, self.script) = (name, basis, log, script)
  }

  var testDescription: String { name }

  static let all =
    animations + removals + layers + groups + transactions + views + blocks
    + animators
}

/// An off-screen window with a layer and a view, whose clock the script advances.
@MainActor final class ScenarioStage {
  let screen: OffscreenScreen
  let layer = CALayer()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
  private(set) var lines: [String] = []

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 16, height: 16))
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    screen.window.layer.addSublayer(layer)
    screen.window.addSubview(view)
    try refresh()
  }

  func log(_ event: String) {
    lines.append("t=\(String(format: "%g", screen.time)): \(event)")
  }

  /// Shows the script's changes; then refreshes the screen every eighth of a second.
  func run(to time: Double) throws {
    try refresh()
    while screen.time < time {
      screen.time = min(screen.time + 0.125, time)
      try refresh()
    }
  }

  /// Renders a frame, and reports the animations that have ended, as timers would.
  private func refresh() throws {
    try screen.render()
    AnimationEndSchedule.shared.end(at: screen.time)
  }

  /// Returns an animation whose start and stop are logged under its name.
  func fade(_ name: String, _ seconds: Double = 0.5, key: String = "opacity") -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue, animation.duration) = (1, 0.5, seconds)
    listen(to: animation, name)
    return animation
  }

  func listen(
    to animation: CAAnimation, _ name: String, onStart: @escaping () -> Void = {},
    onStop: @escaping () -> Void = {}
  ) {
    animation.setValue(name, forKey: "name")
    animation.delegate = Listener(stage: self, onStart: onStart, onStop: onStop)
  }

  /// Logs the names of the animations on a layer.
  func logAnimations(of layer: CALayer? = nil) {
    let layer = layer ?? self.layer
    let names = (layer.animationKeys() ?? []).map {
      layer.animation(forKey: $0)?.value(forKey: "name") as? String ?? $0
    }
    log("has \(names.isEmpty ? "none" : names.joined(separator: " "))")
  }

  /// Makes changes in a transaction whose completion is logged.
  func transaction(_ name: String, seconds: Double? = nil, _ changes: () -> Void = {}) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.log("\(name) completes") }
    if let seconds { CATransaction.setAnimationDuration(seconds) }
    changes()
    CATransaction.commit()
  }

  /// Returns a completion that logs the end of an animation block.
  func completion(_ name: String) -> (Bool) -> Void {
    { [weak self] finished in self?.log("\(name) completes(\(finished))") }
  }

  /// Runs an animation block, half a second long by default.
  func animate(
    _ name: String, seconds: Double = 0.5, delay: Double = 0, options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: seconds, delay: delay, options: options, animations: changes,
      completion: completion(name))
  }

  @MainActor private final class Listener: CAAnimationDelegate {
    private weak var stage: ScenarioStage?
    private let onStart: () -> Void
    private let onStop: () -> Void

    init(stage: ScenarioStage, onStart: @escaping () -> Void, onStop: @escaping () -> Void) {
      (self.stage, self.onStart, self.onStop) = (stage, onStart, onStop)
    }

    func animationDidStart(_ anim: CAAnimation) {
      stage?.log("\(name(of: anim)) starts")
      onStart()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      stage?.log("\(name(of: anim)) stops(\(flag))")
      onStop()
    }

    private func name(of animation: CAAnimation) -> String {
      animation.value(forKey: "name") as? String ?? "?"
    }
  }
}
