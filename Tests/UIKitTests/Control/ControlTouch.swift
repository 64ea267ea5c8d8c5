import UIKit

/// A touch at a location in the coordinates of the control that it is sent to.
final class ControlTouch: UITouch {
  var place = CGPoint.zero
  var taps = 1
  override var tapCount: Int { taps }
  override func location(in view: UIView?) -> CGPoint { place }
}

/// A control of 100 × 50 points that logs its tracking and its events.
@MainActor final class LoggingControl: UIControl {
  var log: [String] = []
  var begins = true
  var continues = true
  let touch = ControlTouch()

  static let names: [(Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"),
    (.touchDragExit, "dragExit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
    (.touchCancel, "cancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primary"),
  ]

  static func make() -> LoggingControl {
    let control = LoggingControl(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for (event, name) in names {
      control.addAction(
        UIAction { [unowned control] _ in
          control.log.append(name + (control.isHighlighted ? " highlighted" : ""))
        }, for: event)
    }
    return control
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("begin")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.append("continue")
    return continues
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
  override func cancelTracking(with event: UIEvent?) { log.append("cancelTracking") }

  func down(taps: Int = 1) {
    (touch.place, touch.taps) = (CGPoint(x: 50, y: 25), taps)
    touchesBegan([touch], with: nil)
  }

  func move(x: CGFloat, y: CGFloat = 25) {
    touch.place = CGPoint(x: x, y: y)
    touchesMoved([touch], with: nil)
  }

  func up() { touchesEnded([touch], with: nil) }

  /// Returns the log, and empties it.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}
