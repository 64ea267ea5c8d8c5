import UIKit

/// Collects what happens, in its order.
@MainActor final class TouchLog {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// Returns the lines, and forgets them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A view that logs the calls of its methods for touches, and keeps what it got.
final class TouchView: UIView {
  var log = TouchLog()
  var name = "view"
  /// Whether the calls are passed on to the next responder as well.
  var passesOn = false
  var onCall: (String, Set<UITouch>, UIEvent?) -> Void = { _, _, _ in }

  static func make(_ frame: CGRect, _ name: String = "view", _ log: TouchLog? = nil) -> TouchView {
    let view = TouchView(frame: frame)
    view.name = name
    if let log { view.log = log }
    return view
  }

  private func note(_ call: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
    log.add("\(name) \(call)" + (touches.count == 1 ? "" : " \(touches.count)"))
    onCall(call, touches, event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches, event)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches, event)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches, event)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches, event)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}
