import Foundation
public import UIKit
import Wayland

// Input takes the same way as that of a display, on the clock of the screen. Locations are in the
// coordinates of the screen's content, in points. Methods with a duration advance `time`, with a
// sample every 1/120 s.
extension OffscreenScreen {
  /// Changes one finger at `time`. A finger that is moved or lifted must be down.
  public func touch(_ phase: UITouch.Phase, at point: CGPoint, finger: Int = 0) {
    switch phase {
    case .began: send([(finger, .began, point)])
    case .moved: send([(finger, .moved, point)])
    case .ended: send([(finger, .ended, point)])
    case .cancelled: receive(.touchesCancelled)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
    screen.deliverInput()
  }

  /// Taps: each tap lasts 50 ms, and the next one begins 100 ms later. Several fingers are 40 points
  /// apart, side by side.
  public func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) {
    let points = places(of: fingers, around: point)
    for tap in 0..<count {
      if tap > 0 { time += 0.1 }
      send(points.indices.map { ($0, .began, points[$0]) })
      time += 0.05
      send(points.indices.map { ($0, .ended, points[$0]) })
    }
  }

  /// Presses with a finger that rests, and lifts it.
  public func press(at point: CGPoint, for duration: CFTimeInterval) {
    send([(0, .began, point)])
    pass(duration) { _ in }
    send([(0, .ended, point)])
  }

  /// Drags with fingers that are 40 points apart, side by side, at an even speed, and lifts them.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: CFTimeInterval = 0.3, fingers: Int = 1
  ) {
    move(fingers, for: duration) { part, finger in
      let center = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      return self.places(of: fingers, around: center)[finger]
    }
  }

  /// Moves two fingers, side by side, from one distance to another, and lifts them.
  public func pinch(
    at center: CGPoint, from: CGFloat, to: CGFloat, duration: CFTimeInterval = 0.3
  ) {
    move(2, for: duration) { part, finger in
      let half = (from + (to - from) * part) / 2
      return CGPoint(x: center.x + (finger == 0 ? -half : half), y: center.y)
    }
  }

  /// Turns two fingers around a point, clockwise by an angle in radians, and lifts them.
  public func rotate(
    at center: CGPoint, by angle: CGFloat, radius: CGFloat = 60, duration: CFTimeInterval = 0.3
  ) {
    move(2, for: duration) { part, finger in
      let angle = angle * part + (finger == 0 ? .pi : 0)
      return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
    }
  }

  // MARK: The pointer

  /// Moves the pointer, with the buttons that are pressed.
  public func pointer(at point: CGPoint) {
    receive(.pointer(PointerSample(location: panelPoint(point), buttons: buttons)))
    screen.deliverInput()
  }

  /// Presses these buttons of the pointer, and releases others; the next `pointer(at:)` tells the
  /// views, and moves the pointer with them.
  public func press(_ buttons: UIEvent.ButtonMask) {
    self.buttons = PointerSample.Buttons(rawValue: UInt32(buttons.rawValue))
  }

  /// Presses buttons of the pointer for 50 ms.
  public func click(at point: CGPoint, buttons: UIEvent.ButtonMask = .primary) {
    pointer(at: point)
    self.buttons = PointerSample.Buttons(rawValue: UInt32(buttons.rawValue))
    pointer(at: point)
    time += 0.05
    self.buttons = []
    pointer(at: point)
  }

  /// Scrolls by a distance in points; positive values show what is below or to the right. A wheel
  /// makes one step; continuous scrolling is that of fingers on a touchpad for 100 ms.
  public func scroll(by delta: CGVector, at point: CGPoint, isContinuous: Bool = false) {
    pointer(at: point)
    var scroll = PointerSample.Scroll()
    guard isContinuous else {
      (scroll.dx, scroll.dy) = (Double(delta.dx), Double(delta.dy))
      return send(scroll, at: point)
    }
    let steps = 12
    scroll.source = .finger
    (scroll.dx, scroll.dy) = (Double(delta.dx) / Double(steps), Double(delta.dy) / Double(steps))
    for _ in 0..<steps {
      send(scroll, at: point)
      time += Self.interval
    }
    (scroll.dx, scroll.dy, scroll.hasStopped) = (0, 0, true)
    send(scroll, at: point)
  }

  private func send(_ scroll: PointerSample.Scroll, at point: CGPoint) {
    receive(
      .pointer(PointerSample(location: panelPoint(point), buttons: buttons, scroll: scroll)))
  }

  // MARK: Samples

  /// The time between two samples, in seconds.
  private static let interval = 1.0 / 120

  private func places(of fingers: Int, around center: CGPoint) -> [CGPoint] {
    (0..<fingers).map { finger in
      CGPoint(x: center.x + 40 * (CGFloat(finger) - CGFloat(fingers - 1) / 2), y: center.y)
    }
  }

  /// Puts fingers down, moves them, and lifts them where they are at the end.
  private func move(
    _ fingers: Int, for duration: CFTimeInterval, place: (CGFloat, Int) -> CGPoint
  ) {
    let all = 0..<fingers
    send(all.map { ($0, .began, place(0, $0)) })
    pass(duration) { part in send(all.map { ($0, .moved, place(part, $0)) }) }
    send(all.map { ($0, .ended, place(1, $0)) })
  }

  /// Advances the time, and calls `step` after each interval with the fraction that has passed.
  private func pass(_ duration: CFTimeInterval, _ step: (CGFloat) -> Void) {
    let start = time
    let steps = max(1, Int((duration / Self.interval).rounded()))
    for number in 1...steps {
      let part = Double(number) / Double(steps)
      time = start + duration * part
      step(CGFloat(part))
    }
  }

  private func send(_ samples: [(finger: Int, phase: TouchSample.Phase, point: CGPoint)]) {
    receive(
      .touches(
        samples.map { sample in
          TouchSample(
            id: Int32(sample.finger), phase: sample.phase, location: panelPoint(sample.point))
        }))
  }

  private func receive(_ kind: InputEvent.Kind) {
    screen.receive(InputEvent(time: time, kind))
  }

  private func panelPoint(_ point: CGPoint) -> InputPoint {
    let point = screen.coordinateSpace.convert(point, to: screen.fixedCoordinateSpace)
    return InputPoint(x: Double(point.x), y: Double(point.y))
  }
}
