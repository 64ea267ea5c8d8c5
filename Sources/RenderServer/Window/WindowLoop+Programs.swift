import Compositor

extension WindowLoop {
  /// Compiles a program that later frames may use, once the first frame is submitted. Returns whether
  /// there are more. Together they take 15 ms on llvmpipe, which the event that the first frame is shown
  /// would have to wait for.
  mutating func prepareProgram() throws(RenderError) -> Bool {
    guard isPreparing, presented.last > 0 else { return false }
    isPreparing = try frames.prepare(atMost: 1)
    return isPreparing
  }

  /// The seconds after which programs are compiled that frames may need later; infinity where none is, or
  /// while a frame might have to wait for that.
  func secondsToWarmUp(at now: Double) -> Double {
    let mayWait =
      hasPresented && schedule.activity == .still && !schedule.wantsTicks
      && schedule.redraw.drawnFrame == nil
    return mayWait && !frames.isWarm ? rest.secondsToPause(at: now) : .infinity
  }
}
