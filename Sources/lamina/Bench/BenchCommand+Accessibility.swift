import Foundation
import LaminaTesting
import UIKit

/// What a screen reader of the desktop costs the main thread, with 10,000 labels. Nothing is sent to a bus.
/// Times are CPU time of the thread.
@MainActor private struct AccessibilityCost {
  private let screen: OffscreenScreen
  private let wall: UIScrollView
  private let labels: [UILabel]
  private let publisher: AccessibilityPublisher

  static let count = 10_000

  init(size: CGSize) throws {
    screen = try OffscreenScreen(size: size)
    let wall = UIScrollView(frame: screen.window.bounds)
    wall.contentSize = CGSize(width: size.width, height: CGFloat(Self.count / 20 * 24))
    screen.window.addSubview(wall)
    labels = (0..<Self.count).map { index in
      let label = UILabel(
        frame: CGRect(x: index % 20 * 40, y: index / 20 * 24, width: 38, height: 20))
      label.text = "label \(index)"
      wall.addSubview(label)
      return label
    }
    self.wall = wall
    publisher = try AccessibilityPublisher(nil)
    try screen.render()
    publisher.clientsDidChange(arePresent: true)
  }

  func stop() {
    publisher.stop()
  }

  /// Changes, each with the milliseconds of the update after it.
  func measure(seconds: Double) throws -> [(name: String, milliseconds: [Double])] {
    let changes: [(String, (Int) -> Void)] = [
      ("nothing", { _ in }),
      ("10 texts", { round in change(10) { $0.text = "changed \(round)" } }),
      ("10 places", { round in change(10) { $0.frame.origin.x += round % 2 == 0 ? 1 : -1 } }),
      (
        "10 gone or come back",
        { round in
          change(10) { if round % 2 == 0 { $0.removeFromSuperview() } else { wall.addSubview($0) } }
        }
      ),
      ("a scroll", { round in wall.contentOffset.y = CGFloat(round % 50) }),
    ]
    var results = try changes.map { name, change in
      (name, try milliseconds(seconds / Double(changes.count), change) { publisher.publish() })
    }
    results.append(
      ("a new tree", try milliseconds(0, { _ in }, { _ = publisher.tree(isNew: true) })))
    publisher.clientsDidChange(arePresent: false)
    let layers = labels.map(\.layer)
    results.append(
      (
        "a commit of all without a client",
        try milliseconds(0, { _ in }, { AccessibilityChanges.shared.happened(.layers(layers)) })
      ))
    return results
  }

  private func change(_ count: Int, _ body: (UILabel) -> Void) {
    for index in 0..<count { body(labels[index * 997]) }
  }

  /// The times of an update after each change, which is committed first.
  private func milliseconds(
    _ seconds: Double, _ change: (Int) -> Void, _ update: () -> Void
  ) throws -> [Double] {
    var times: [Double] = []
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while times.count < 10 || ProcessInfo.processInfo.systemUptime < end {
      change(times.count)
      try screen.render()
      let start = ThreadClock.seconds
      update()
      times.append((ThreadClock.seconds - start) * 1000)
    }
    return times
  }
}

extension BenchCommand {
  /// Measures the updates of the tree that screen readers of the desktop see.
  @MainActor func runAccessibility() throws {
    let cost = try AccessibilityCost(size: display.size.size)
    defer { cost.stop() }
    for (name, times) in try cost.measure(seconds: seconds) {
      let median = String(format: "%.3f", times.sorted()[times.count / 2])
      try StandardOutput.print(
        json
          ? "{\"peer\": \"lamina\", \"mode\": \"accessibility\", \"change\": \"\(name)\", "
            + "\"updates\": \(times.count), \"median_ms\": \(median)}"
          : "\(AccessibilityCost.count) elements, \(name): median \(median) ms of \(times.count)")
    }
  }
}
