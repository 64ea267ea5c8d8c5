// The outputs of a window: their scale and rotation, their power, and full screen on one of them.

extension WindowState {
  /// The seconds for which a new scale waits for the new size. Sway sends a size up to 0.2 s later, while
  /// it waits for other windows.
  private static let longestScaleWait = 0.2

  /// The scale of the cursor image, in whole pixels per point.
  var cursorScale: Int32 { Int32(scale.rounded(.up)) }

  var cursorVisibility: CursorVisibility { options.cursor }

  /// Switches the outputs of the window on or off.
  func setDisplayOn(_ isOn: Bool) {
    // Nothing would switch the outputs of a closed window on again.
    guard role != nil else { return }
    let expected = (fullscreenOutput ?? connection.onlyOutput).map { [$0] } ?? []
    power.set(isOn, entered.isEmpty ? expected : entered)
    connection.updateCursors(over: surface)
  }

  func enter(_ output: Output?) {
    guard let output, !entered.contains(where: { $0 === output }) else { return }
    entered.append(output)
    power.update([output])
    updateOutputs()
  }

  /// Notes that an output is gone.
  func lose(_ output: Output) {
    if entered.contains(where: { $0 === output }) { hasLostOutput = true }
    if fullscreenOutput === output { fullscreenOutput = nil }
    power.remove(output)
    leave(output)
  }

  func leave(_ output: Output?) {
    guard let output else { return }
    entered.removeAll { $0 === output }
    updateOutputs()
  }

  /// Sends events for the values that changed with an output or its mode.
  func updateOutputs() {
    updateFullscreen()
    defer { sendOutputs() }
    updateScale(waits: hasSizeOfOutput)
    let quarterTurns = (entered.first ?? connection.onlyOutput)?.state.quarterTurns
    // A window rotates the content of its buffers itself, if the compositor can be told so.
    let canRotate = surface.version >= WlSurface.Since.setBufferTransform
    if let quarterTurns, canRotate, sent.quarterTurns != quarterTurns {
      sent.quarterTurns = quarterTurns
      send(.outputRotation(quarterTurns: quarterTurns))
    }
    let refresh = possibleOutputs.compactMap(\.state.refresh).min()
    if let refresh, sent.refresh != refresh {
      sent.refresh = refresh
      send(.refresh(nanoseconds: refresh))
    }
  }

  /// Sends the scale that the compositor wants, if it is another one.
  ///
  /// - Parameter waits: whether it is sent with the next size, if that comes soon.
  func updateScale(waits: Bool) {
    if waits, sent.scale != possibleScale() {
      if scaleTimer?.deadline == nil {
        scaleTimer?.set(MonotonicClock.now + Self.longestScaleWait)
      }
    } else if takeScale() {
      send(.scale(scale))
    }
  }

  /// Uses the scale that the compositor wants from now on. Returns whether it is another one.
  @discardableResult
  func takeScale() -> Bool {
    scaleTimer?.cancel()
    let new = possibleScale()
    guard sent.scale != new else { return false }
    sent.scale = new
    return true
  }

  /// The scale that the compositor wants, unless a buffer of the window would be too large then.
  private func possibleScale() -> Double {
    let wanted = wantedScale
    if SurfaceLimits.allow(sent.size ?? WindowSize(width: 1, height: 1), scale: wanted) {
      return wanted
    }
    refusal.log("the scale \(wanted)")
    return scale
  }

  /// Whether the window has a size that the compositor derives from an output. Another scale of that
  /// output makes it another number of points. A frame with the scale before the size would have up to
  /// four times as many pixels as the output.
  private var hasSizeOfOutput: Bool {
    let states = role?.pendingStates ?? []
    let isSized = !states.isDisjoint(with: [.fullscreen, .maximized])
    return isSized && sent.scale != nil && sent.size != nil
  }

  private func sendOutputs() {
    let current = entered.first ?? fullscreenOutput ?? connection.onlyOutput
    let shown = connection.allOutputs.map(\.state).filter { $0.name != nil && $0.mode != nil }
    let outputs = WindowOutputs(shown, current: current?.state.name)
    guard (sent.outputs ?? WindowOutputs([], current: nil)) != outputs else { return }
    sent.outputs = outputs
    send(.outputs(outputs))
  }

  /// The outputs that show the window, or before it is shown all outputs on which it may appear.
  var possibleOutputs: [Output] {
    guard entered.isEmpty else { return entered }
    return namedOutput.map { [$0] } ?? connection.allOutputs
  }

  /// The pixels per point.
  var scale: Double { sent.scale ?? 1 }

  private var wantedScale: Double {
    preferredScale ?? Double(possibleOutputs.map(\.state.scale).max() ?? 1)
  }

  // MARK: Full screen

  func requestFullscreen() {
    fullscreenOutput = namedOutput
    hasLostOutput = false
    role?.toplevel.setFullscreen(output: fullscreenOutput?.output)
  }

  /// The output of the name in the options, if it is there.
  private var namedOutput: Output? {
    options.output.flatMap { name in connection.allOutputs.first { $0.state.name == name } }
  }

  /// Requests full screen again after the window's output, or the one that it is for, has come back.
  private func updateFullscreen() {
    guard isFullscreenWanted, role != nil else { return }
    let named = namedOutput
    let hasReturned = hasLostOutput && entered.isEmpty && !connection.allOutputs.isEmpty
    if named !== fullscreenOutput && named != nil || hasReturned { requestFullscreen() }
  }
}
