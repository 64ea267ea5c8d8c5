import CoreGraphics

/// The recognizers and the touches between the first touch and the last action. All changes happen
/// in turns: recognizers get the touches first, then actions are sent, then views get their touches,
/// and then recognizers whose gestures are over are reset.
@MainActor package final class GestureEnvironment {
  package static let shared = GestureEnvironment()

  /// The recognizers that have received touches since they were reset.
  private(set) var active: [UIGestureRecognizer] = []
  /// The touches whose views have not got everything.
  var open: [UITouch] = []
  /// The keys that are pressed and that recognizers have got.
  var presses: [UIPress] = []
  /// The recognizers below the pointer.
  var hovering: [UIHoverGestureRecognizer] = []
  private var depth = 0
  private var actions: [(UIGestureRecognizer, UIGestureRecognizer.State)] = []
  private var deferred: [(UIGestureRecognizer, UIGestureRecognizer.State)] = []
  /// The window whose event is being delivered.
  private weak var window: UIWindow?

  /// Whether nothing is going on.
  package var isIdle: Bool {
    active.isEmpty && open.isEmpty && presses.isEmpty && hovering.isEmpty && actions.isEmpty
  }

  // MARK: Turns

  /// Runs `body`, and at the end of the outermost turn what follows from it.
  func turn(in window: UIWindow? = nil, _ body: () -> Void) {
    let outer = self.window
    self.window = window ?? outer
    depth += 1
    body()
    if depth == 1 { finish() }
    depth -= 1
    self.window = outer
  }

  private func finish() {
    repeat {
      sendActions()
      deliverToViews(of: window)
      claimPresses()
      resetFinished()
    } while !actions.isEmpty || !deferred.isEmpty
    open.removeAll { touch in
      guard touch.isOver, touch.delivery.step == .finished else { return false }
      touch.event = nil
      return true
    }
  }

  /// Forgets a touch whose end a subclass of `UIApplication` or `UIWindow` has not passed on.
  func drop(_ touch: UITouch) {
    guard touch.delivery.hasNews else { return }
    touch.delivery.step = .finished
    turn {}
  }

  /// Sends the actions, and then performs the transitions that have waited for them.
  private func sendActions() {
    while true {
      if !actions.isEmpty {
        let (recognizer, state) = actions.removeFirst()
        recognizer.sendActions(with: state)
      } else if !deferred.isEmpty {
        let (recognizer, state) = deferred.removeFirst()
        recognizer.request(state)
      } else {
        return
      }
    }
  }

  /// Sends the recognizer's actions at the end of the turn, once for each state that it has had.
  func enqueueAction(of recognizer: UIGestureRecognizer) {
    let state = recognizer.currentState
    let last = actions.last { $0.0 === recognizer }
    if state != .changed || last?.1 != .changed { actions.append((recognizer, state)) }
  }

  /// Performs a transition after the actions of the current one were sent.
  func deferTransition(
    of recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State
  ) {
    deferred.append((recognizer, state))
  }

  private func resetFinished() {
    for recognizer in active where recognizer.isFinished {
      active.removeAll { $0 === recognizer }
      recognizer.finish()
    }
    for recognizer in active { recognizer.forgetDelivered() }
    hovering.removeAll { !$0.isRunning }
  }

  func activate(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isActive else { return }
    recognizer.isActive = true
    active.append(recognizer)
  }

  // MARK: Touches

  /// Offers a touch that begins to the recognizers of its view and of the view's ancestors.
  func begin(_ touch: UITouch, with event: UIEvent) {
    open.append(touch)
    for recognizer in recognizers(above: touch.hitView) where recognizer.receives(touch, event) {
      recognizer.attach(touch)
    }
  }

  /// The recognizers of a view and its ancestors, from the view outwards.
  func recognizers(above view: UIView?) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    var next = view
    while let view = next {
      if let attachments = view.attachments { all += attachments.recognizers }
      next = view.parent
    }
    return all
  }

  /// Delivers an event's touches in a window.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    turn(in: window) {
      let touches = event.touches
        .filter { $0.hitWindow === window && $0.delivery.hasNews }
        .sorted { $0.number < $1.number }
      for recognizer in recognizers(of: touches) { recognizer.receive(touches, event) }
    }
  }

  private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    var known: Set<ObjectIdentifier> = []
    for touch in touches {
      for recognizer in touch.recognizers where known.insert(ObjectIdentifier(recognizer)).inserted
      {
        all.append(recognizer)
      }
    }
    return all
  }

  // MARK: Indirect input

  /// Delivers scrolling, or a gesture of a touchpad.
  func deliverIndirect(_ event: UIEvent, in window: UIWindow) {
    guard let input = event.indirect, let touch = event.indirectTouch else { return }
    turn(in: window) {
      if input.phase == .began || input.phase == .single { begin(touch, input, event) }
      for recognizer in touch.recognizers {
        recognizer.receive(input, event)
      }
    }
  }

  private func begin(_ touch: UITouch, _ input: IndirectInput, _ event: UIEvent) {
    for recognizer in recognizers(above: touch.hitView)
    where recognizer.isEnabled && recognizer.accepts(input.kind) && !recognizer.isActive
      && recognizer.receives(event)
    {
      activate(recognizer)
      recognizer.indirectTouch = touch
      touch.recognizers.append(recognizer)
    }
  }

  // MARK: Cancellation

  /// Cancels what is going on in a view and its subviews, because they leave their window.
  func cancel(inSubtreeOf view: UIView) {
    guard !isIdle else { return }
    turn {
      cancelTouches(inSubtreeOf: view)
      for recognizer in active
      where recognizer.attachedView?.isInSubtree(of: view) ?? true {
        recognizer.abort()
      }
    }
  }

  /// Ends what is going on on a screen.
  func cancel(on screen: UIScreen) {
    guard !isIdle else { return }
    turn {
      for recognizer in active
      where recognizer.attachedView?.hostWindow.map({ $0.screen === screen }) ?? true {
        recognizer.abort()
      }
    }
  }
}
