extension UIWindow {
  func deliver(_ event: UIEvent) {
    let environment = GestureEnvironment.shared
    switch event.kind {
    case .touches: environment.deliver(event, in: self)
    case .hover: environment.deliverHover(event)
    case .scroll, .transform: environment.deliverIndirect(event, in: self)
    case .presses: (event as? UIPressesEvent)?.deliver(in: self)
    case .motion, .remoteControl: break
    }
  }
}

extension UIApplication {
  /// Sends an event to the windows that it concerns, in the order of their touches.
  func deliver(_ event: UIEvent) {
    defer { stateSaver.stateMayHaveChanged() }
    if let event = event as? UIPressesEvent { return event.send() }
    let touches =
      event.touches.sorted { $0.number < $1.number } + [event.indirectTouch].compactMap(\.self)
    var windows: [UIWindow] = []
    for window in touches.compactMap(\.hitWindow) where !windows.contains(where: { $0 === window })
    {
      windows.append(window)
    }
    for window in windows { window.sendEvent(event) }
  }
}
