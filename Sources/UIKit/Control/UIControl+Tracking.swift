import CoreGraphics

extension UIControl {
  /// A finger that moves hides what is below it, so that a touch that began inside counts as inside
  /// up to this distance from the bounds. Points.
  private static let margin: CGFloat = 70

  func begin(_ touch: UITouch, _ event: UIEvent?) {
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  func track(_ touch: UITouch, _ event: UIEvent?) {
    guard isTracking else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isTracking = continueTracking(touch, with: event)
    isHighlighted = isTracking && isTouchInside
    guard isTracking else { return }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, event)
    case (false, false): send(.touchDragOutside, event)
    case (true, false): send([.touchDragExit, .touchDragOutside], event)
    case (false, true): send([.touchDragEnter, .touchDragInside], event)
    }
  }

  func end(_ touch: UITouch, _ event: UIEvent?) {
    isTouchInside = isInside(touch)
    finish { control in
      control.endTracking(touch, with: event)
      control.send(control.isTouchInside ? control.eventsOfTap : .touchUpOutside, event)
    }
  }

  func cancel(_ event: UIEvent?) {
    finish { control in
      control.cancelTracking(with: event)
      control.send(.touchCancel, event)
    }
  }

  private func finish(_ report: (UIControl) -> Void) {
    if isTracking {
      isHighlighted = false
      report(self)
    }
    (isTracking, isTouchInside, trackedTouch) = (false, false, nil)
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(touch.location(in: self))
  }

  /// Sends the actions of events. An action may add and remove others: those that were there before
  /// the first one are sent.
  func send(_ events: Event, _ event: UIEvent?) {
    for handler in handlers.all where !handler.events.isDisjoint(with: events) {
      switch handler.receiver {
      case .action(let action): sendAction(action)
      case .target(.chain, let action): sendAction(action, to: nil, for: event)
      case .target(let target, let action):
        if let object = target.object { sendAction(action, to: object, for: event) }
      }
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer of an ancestor recognizes what a control also does: a tap of one finger,
  /// a pan or a swipe.
  func competes(with control: UIControl) -> Bool {
    guard let view, view !== control, control.isDescendant(of: view) else { return false }
    if let tap = self as? UITapGestureRecognizer {
      return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
    return control.claimsPans
      && (self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer)
  }
}
