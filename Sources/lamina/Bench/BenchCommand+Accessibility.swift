import Foundation
import LaminaTesting
import UIKit

extension BenchCommand {
  /// Measures what a screen reader of the desktop costs the main thread, with 10,000 labels, of which ten
  /// change at a time. Nothing is sent to a bus. Times are CPU time of the thread.
  @MainActor func runAccessibility() throws {
    let screen = try OffscreenScreen(size: display.size.size)
    let labels = addLabels(10_000, to: screen.window)
    try screen.render()
    let publisher = try AccessibilityPublisher(nil)
    publisher.clientsDidChange(arePresent: true)
    defer { publisher.stop() }
    var (updates, trees): ([Double], [Double]) = ([], [])
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while updates.isEmpty || ProcessInfo.processInfo.systemUptime < end {
      for index in 0..<10 { labels[index * 997].text = "changed \(updates.count)" }
      try screen.render()
      updates.append(milliseconds { publisher.publish() })
    }
    for _ in 0..<5 { trees.append(milliseconds { _ = publisher.tree(isNew: true) }) }
    try report(updates, trees)
  }

  @MainActor private func addLabels(_ count: Int, to window: UIWindow) -> [UILabel] {
    let wall = UIScrollView(frame: window.bounds)
    window.addSubview(wall)
    return (0..<count).map { index in
      let label = UILabel(
        frame: CGRect(x: index % 20 * 40, y: index / 20 * 24, width: 38, height: 20))
      label.text = "label \(index)"
      wall.addSubview(label)
      return label
    }
  }

  private func milliseconds(_ body: () -> Void) -> Double {
    let start = ThreadClock.seconds
    body()
    return (ThreadClock.seconds - start) * 1000
  }

  private func report(_ updates: [Double], _ trees: [Double]) throws {
    let medians = [updates, trees].map { String(format: "%.3f", $0.sorted()[$0.count / 2]) }
    try StandardOutput.print(
      json
        ? "{\"peer\": \"lamina\", \"mode\": \"accessibility\", \"updates\": \(updates.count), "
          + "\"update_ms\": \(medians[0]), \"tree_ms\": \(medians[1])}"
        : "10,000 elements: \(updates.count) updates, median \(medians[0]) ms; "
          + "a new tree \(medians[1]) ms")
  }
}
