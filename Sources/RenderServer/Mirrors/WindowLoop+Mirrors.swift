import GLESRenderer

// The picture of the window is drawn once. While there are mirrors it is kept, and copied to each of
// them when its own frame callback has arrived, so that a slow output does not slow down another one.

extension WindowLoop {
  /// Adopts the mirrors that the app wants, and handles their events.
  mutating func updateMirrors() {
    let wanted = thread.mirrors.all
    let withdrawn = wanted.filter { $0.isWithdrawn }
    for mirror in wanted where !mirrors.contains(where: { $0.mirror === mirror }) {
      if !mirror.isWithdrawn { mirrors.append(MirrorWindow(mirror)) }
    }
    for index in mirrors.indices where mirrors[index].mirror.isWithdrawn { mirrors[index].end() }
    mirrors.removeAll { $0.mirror.isWithdrawn }
    for mirror in withdrawn { mirror.close() }
    if !withdrawn.isEmpty { thread.mirrors.remove(withdrawn) }
    for index in mirrors.indices { mirrors[index].handleEvents() }
  }

  /// Whether the picture has to be drawn where it is kept, since a mirror has come.
  var needsKeptFrame: Bool {
    guard let target = window?.target, !mirrors.isEmpty else { return false }
    return !target.keepsFrames && schedule.redraw.drawnFrame == nil
  }

  /// Shows the last picture on the mirrors that wait for one. Returns whether there are any.
  mutating func showMirrors() throws(RenderError) -> Bool {
    guard let target = window?.target, target.hasKeptFrame else { return false }
    var hasShown = false
    for index in mirrors.indices {
      let shown = try mirrors[index].show(
        target, quarterTurns: quarterTurns, in: frames.renderer.context)
      hasShown = hasShown || shown
    }
    return hasShown
  }

  /// Notes that the window has another picture.
  mutating func noteNewPicture() {
    for index in mirrors.indices { mirrors[index].isOutdated = true }
  }
}
