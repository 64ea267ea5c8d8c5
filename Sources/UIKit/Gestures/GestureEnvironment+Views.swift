// What views get of their touches, after the recognizers.
extension GestureEnvironment {
  /// A call of one of a view's methods for touches.
  private struct Call {
    let view: UIView
    let phase: UITouch.Phase
    var touches: [(touch: UITouch, values: TouchValues)]
  }

  /// Calls the views' methods with what the current event changes in a window, and with what was
  /// delayed and now is not.
  func deliverToViews(of window: UIWindow?) {
    var calls: [Call] = []
    for touch in open {
      guard let view = touch.hitView else { continue }
      let hasNews = touch.delivery.hasNews && touch.hitWindow === window
      for values in steps(of: touch, hasNews: hasNews) {
        add(values, of: touch, in: view, to: &calls)
      }
    }
    for call in calls { perform(call) }
  }

  /// Touches of a view that change in the same way are one call, if it wants several at a time.
  private func add(
    _ values: TouchValues, of touch: UITouch, in view: UIView, to calls: inout [Call]
  ) {
    let index =
      view.isMultipleTouchEnabled
      ? calls.lastIndex { $0.view === view && $0.phase == values.phase } : nil
    let isOrdered = index.map { index in
      !calls[(index + 1)...].contains { call in call.touches.contains { $0.touch === touch } }
    }
    if let index, isOrdered == true {
      calls[index].touches.append((touch, values))
    } else {
      calls.append(Call(view: view, phase: values.phase, touches: [(touch, values)]))
    }
  }

  /// The touches have the values of the call while it runs, since these may be earlier ones.
  private func perform(_ call: Call) {
    let event = call.touches.first?.touch.event
    let current = call.touches.map(\.touch.values)
    for (touch, values) in call.touches { touch.values = values }
    let touches = Set(call.touches.map(\.touch))
    switch call.phase {
    case .began: call.view.touchesBegan(touches, with: event)
    case .moved: call.view.touchesMoved(touches, with: event)
    case .ended: call.view.touchesEnded(touches, with: event)
    default: call.view.touchesCancelled(touches, with: event)
    }
    for (entry, values) in zip(call.touches, current) { entry.touch.values = values }
  }

  // MARK: Steps

  /// Returns the values with which the view's methods are to be called.
  private func steps(of touch: UITouch, hasNews: Bool) -> [TouchValues] {
    if hasNews { touch.delivery.hasNews = false }
    guard touch.delivery.step != .finished else { return [] }
    if touch.isClaimed { return cancel(touch) }
    if hasNews { record(touch) }
    guard touch.delivery.step != .finished else { return [] }
    var steps: [TouchValues] = []
    if touch.delivery.step == .waiting {
      if touch.delivery.delayed.isEmpty || touch.isDelayed(\.delaysTouchesBegan) { return [] }
      touch.delivery.step = .begun
    }
    steps += touch.delivery.delayed
    touch.delivery.delayed = []
    guard let end = touch.delivery.end else { return steps }
    if end.phase == .ended, touch.isDelayed(\.delaysTouchesEnded) { return steps }
    touch.delivery.step = .finished
    return steps + [end]
  }

  /// Notes what the current event changes.
  private func record(_ touch: UITouch) {
    let values = touch.values
    if touch.delivery.isAdmitted == nil {
      let isAdmitted = values.phase == .began && admits(touch)
      touch.delivery.isAdmitted = isAdmitted
      if !isAdmitted { touch.delivery.step = .finished }
    }
    switch values.phase {
    case .began: touch.delivery.delayed = [values]
    case .moved:
      if touch.delivery.delayed.last?.phase == .moved { touch.delivery.delayed.removeLast() }
      touch.delivery.delayed.append(values)
    case .cancelled where touch.delivery.step == .waiting: touch.delivery.step = .finished
    default: touch.delivery.end = values
    }
  }

  /// Whether a view gets a touch, besides those that it and other views have.
  private func admits(_ touch: UITouch) -> Bool {
    guard let view = touch.hitView else { return false }
    let others = open.filter { other in
      other !== touch && other.delivery.isAdmitted == true && other.delivery.step != .finished
        && !other.isOver && other.hitWindow === touch.hitWindow
    }
    let isAlone = !others.contains { $0.hitView === view }
    guard isAlone || view.isMultipleTouchEnabled else { return false }
    return !others.contains { other in
      other.hitView !== view && (view.isExclusiveTouch || other.hitView?.isExclusiveTouch ?? false)
    }
  }

  // MARK: Cancellation

  /// Cancels the touches that a view and its subviews have. Recognizers keep them.
  func cancelTouches(inSubtreeOf view: UIView) {
    guard !open.isEmpty else { return }
    for touch in open where touch.hitView?.isInSubtree(of: view) ?? false {
      guard let view = touch.hitView else { continue }
      for values in cancel(touch) {
        perform(Call(view: view, phase: .cancelled, touches: [(touch, values)]))
      }
    }
  }

  /// Ends the delivery; a view that has got the beginning is to be told.
  private func cancel(_ touch: UITouch) -> [TouchValues] {
    let hasBegun = touch.delivery.step == .begun
    touch.delivery.step = .finished
    touch.delivery.delayed = []
    guard hasBegun else { return [] }
    var values = touch.values
    values.phase = .cancelled
    return [values]
  }
}

extension UITouch {
  /// Whether a recognizer has taken the touch away from its view.
  fileprivate final var isClaimed: Bool {
    recognizers.contains { recognizer in
      recognizer.hasRecognized && recognizer.cancelsTouchesInView
        && recognizer.sequence.contains { $0 === self }
    }
  }

  /// Whether a recognizer that delays the view's touches has not decided yet.
  fileprivate final func isDelayed(_ delays: (UIGestureRecognizer) -> Bool) -> Bool {
    recognizers.contains { recognizer in
      recognizer.isActive && recognizer.currentState == .possible && delays(recognizer)
        && recognizer.sequence.contains { $0 === self }
    }
  }
}
