import UIKit

/// A transparent view above the orbit scene with which people play: fingers and the mouse throw the
/// objects, which return on a spring; a long press lifts them; the pointer and the arrow keys light
/// them, and the space bar makes the lit one jump.
final class OrbitPlayView: UIView {
  /// A finger on an object.
  private struct Grab {
    let object: ArtView
    /// From the finger to the object's displacement.
    let offset: CGPoint
    /// The time of the last movement in seconds, and the velocity in points per second.
    var time: Double
    var velocity = CGPoint.zero
  }

  /// From back to front.
  private let objects: [ArtView]
  private var grabs: [UITouch: Grab] = [:]
  /// The object below the pointer, and the one that the arrow keys have chosen.
  private var hovered: ArtView?
  private(set) var focused: ArtView?

  /// - Parameter objects: from back to front.
  init(frame: CGRect, objects: [ArtView]) {
    self.objects = objects
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector("lift:", OrbitPlayView.lift))
    press.cancelsTouchesInView = false
    addGestureRecognizer(press)
    addGestureRecognizer(
      UIHoverGestureRecognizer(target: self, action: Selector("hover:", OrbitPlayView.hover)))
  }

  required init?(coder: NSCoder) { nil }

  /// The frontmost object that is shown at a point.
  private func object(at point: CGPoint) -> ArtView? {
    objects.last { object in
      let frame = object.shownFrame
      return hypot(point.x - frame.midX, point.y - frame.midY)
        <= max(frame.width, frame.height) / 2
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let point = touch.location(in: self)
      guard let object = object(at: point), !grabs.values.contains(where: { $0.object === object })
      else { continue }
      let start = object.catchInFlight()
      grabs[touch] = Grab(
        object: object, offset: CGPoint(x: start.x - point.x, y: start.y - point.y),
        time: touch.timestamp)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      guard var grab = grabs[touch] else { continue }
      let (point, previous) = (touch.location(in: self), touch.previousLocation(in: self))
      let seconds = max(touch.timestamp - grab.time, 1e-3)
      // A weighted mean, so that one jittery sample at the end does not decide the throw.
      grab.velocity.x = 0.4 * grab.velocity.x + 0.6 * (point.x - previous.x) / seconds
      grab.velocity.y = 0.4 * grab.velocity.y + 0.6 * (point.y - previous.y) / seconds
      grab.time = touch.timestamp
      grabs[touch] = grab
      grab.object.displace(by: CGPoint(x: point.x + grab.offset.x, y: point.y + grab.offset.y))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    release(touches)
  }

  private func release(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let grab = grabs.removeValue(forKey: touch) else { continue }
      let hasStopped = touch.timestamp - grab.time > 0.1
      grab.object.springBack(velocity: hasStopped ? .zero : grab.velocity)
    }
  }

  // MARK: Gestures

  private func lift(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began:
      for grab in grabs.values { grab.object.setLifted(true) }
    case .ended, .cancelled:
      for object in objects where object.isLifted { object.setLifted(false) }
    default: break
    }
  }

  private func hover(_ hover: UIHoverGestureRecognizer) {
    let isOver = hover.state == .began || hover.state == .changed
    hovered = isOver ? object(at: hover.location(in: self)) : nil
    updateGlow()
  }

  private func updateGlow() {
    for object in objects {
      object.setGlow(
        object === focused ? DemoPalette.ivory : object === hovered ? DemoPalette.brass : nil)
    }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { becomeFirstResponder() }
  }

  override var keyCommands: [UIKeyCommand]? { Self.commands }

  private static let commands: [UIKeyCommand] = {
    let arrows = [
      UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
      UIKeyCommand.inputDownArrow,
    ]
    return arrows.map {
      UIKeyCommand(
        input: $0, modifierFlags: [], action: Selector("moveFocus:", OrbitPlayView.moveFocus))
    } + [
      UIKeyCommand(input: " ", modifierFlags: [], action: Selector("jump", OrbitPlayView.jump))
    ]
  }()

  /// Moves the focus to the nearest object in the direction of an arrow key.
  private func moveFocus(_ command: UIKeyCommand) {
    let direction: CGPoint =
      switch command.input {
      case UIKeyCommand.inputLeftArrow: CGPoint(x: -1, y: 0)
      case UIKeyCommand.inputRightArrow: CGPoint(x: 1, y: 0)
      case UIKeyCommand.inputUpArrow: CGPoint(x: 0, y: -1)
      default: CGPoint(x: 0, y: 1)
      }
    let start = focused.map(\.shownCenter) ?? CGPoint(x: bounds.midX, y: bounds.midY)
    /// The distance, to which a deviation from the direction counts twice; nil behind the start.
    func cost(_ object: ArtView) -> CGFloat? {
      let (dx, dy) = (object.shownCenter.x - start.x, object.shownCenter.y - start.y)
      let along = dx * direction.x + dy * direction.y
      guard object !== focused, along > 1 else { return nil }
      return along + 2 * abs(dx * direction.y - dy * direction.x)
    }
    focused =
      objects.compactMap { object in cost(object).map { (object, $0) } }
      .min { $0.1 < $1.1 }?.0 ?? focused
    updateGlow()
  }

  private func jump() {
    guard let focused else { return }
    _ = focused.catchInFlight()
    focused.springBack(velocity: CGPoint(x: 0, y: -900))
  }
}
