/// The part of a window that belongs to the render thread (`wl_surface`), with its own event queue.
/// One thread uses it from the first call to `end()`.
package final class Surface: @unchecked Sendable {
  let surface: WlSurface
  let shellSurface: XdgSurface
  let queue: EventQueue

  /// The number of outstanding feedback requests after which no more are made. Answers normally
  /// arrive within a few refreshes.
  private static let openFeedbackLimit = 16

  private let reader: Reader
  private let globals: Globals
  /// Wrappers of the surface and the presentation global; objects created through them receive
  /// their events on `queue`.
  private let frames: WlSurface
  private let presentation: WpPresentation?
  private var viewport: WpViewport?
  private var callbacks: [WlCallback] = []
  private var feedbacks: [UInt64: WpPresentationFeedback] = [:]
  private var events: [SurfaceEvent] = []

  init(on connection: Connection) {
    reader = connection.reader
    globals = connection.globals
    queue = EventQueue(of: connection.display)
    surface = globals.compositor.createSurface()
    shellSurface = globals.shell.getXdgSurface(surface: surface)
    frames = surface.wrapped(on: queue)
    presentation = globals.presentation?.wrapped(on: queue)
    viewport = globals.hasFractionalScale ? globals.viewporter?.getViewport(surface: surface) : nil
  }

  /// Whether presentation feedback is available.
  package var hasPresentationFeedback: Bool { presentation != nil }

  /// Acknowledges the configuration with this serial; the next commit applies it. Acknowledging a
  /// configuration twice is a protocol error.
  ///
  /// `xdg_surface.ack_configure`
  package func ackConfigure(_ serial: UInt32) {
    shellSurface.ackConfigure(serial: serial)
  }

  /// Sets the size at which the next buffer is shown. `size` is in points; the buffer has
  /// `size.pixels(scale:)`.
  ///
  /// `wp_viewport.set_destination`, or else `wl_surface.set_buffer_scale`
  package func setSize(_ size: WindowSize, scale: Double) {
    if let viewport {
      viewport.setDestination(width: Int32(size.width), height: Int32(size.height))
    } else if surface.version >= WlSurface.Since.setBufferScale {
      surface.setBufferScale(scale: Int32(scale))
    }
  }

  /// Declares by how many counter-clockwise quarter turns the content of the next buffers is already
  /// rotated, for an output that is rotated so.
  ///
  /// `wl_surface.set_buffer_transform`
  package func setBufferTransform(quarterTurns: Int) {
    guard surface.version >= WlSurface.Since.setBufferTransform else { return }
    surface.setBufferTransform(transform: WlOutput.Transform(rawValue: UInt32(quarterTurns & 3)))
  }

  /// Declares whether all pixels of the next buffers are opaque.
  ///
  /// `wl_surface.set_opaque_region`
  package func setOpaque(_ isOpaque: Bool) {
    guard isOpaque else { return surface.setOpaqueRegion(region: nil) }
    let region = globals.compositor.createRegion()
    region.add(x: 0, y: 0, width: .max, height: .max)
    surface.setOpaqueRegion(region: region)
    region.destroy()
  }

  /// Requests a `frameDone` event for the next commit.
  ///
  /// `wl_surface.frame`
  package func requestFrame() {
    let callback = frames.frame()
    callback.onEvent { [unowned self, unowned proxy = callback.proxy] event in
      guard case .done(let milliseconds) = event else { return }
      callbacks.removeAll { $0.proxy === proxy }
      events.append(.frameDone(milliseconds: milliseconds))
    }
    callbacks.append(callback)
  }

  /// Requests a `presented` or `discarded` event with this frame number for the next commit. Does
  /// nothing while many requests are unanswered: sway's headless output, for example, never answers
  /// for a buffer that it scans out directly.
  ///
  /// `wp_presentation.feedback`
  package func requestPresentationFeedback(frame: UInt64) {
    guard feedbacks.count < Self.openFeedbackLimit,
      let feedback = presentation?.feedback(surface: surface)
    else { return }
    feedback.onEvent { [unowned self] event in
      switch event {
      case .presented(
        let high, let low, let nanoseconds, let refresh, let sequenceHigh,
        let sequenceLow, let flags):
        // A clock reaches 2³² seconds after 136 years; later times may overflow as nanoseconds.
        guard high == 0 else { return finish(frame, .discarded(frame: frame)) }
        finish(
          frame,
          .presented(
            Presentation(
              frame: frame, time: UInt64(low) * 1_000_000_000 + UInt64(nanoseconds),
              refresh: UInt64(refresh), sequence: UInt64(sequenceHigh) << 32 | UInt64(sequenceLow),
              flags: .init(rawValue: flags.rawValue))))
      case .discarded: finish(frame, .discarded(frame: frame))
      default: break
      }
    }
    feedbacks[frame] = feedback
  }

  /// Commits without a new buffer and flushes. (`eglSwapBuffers` commits by itself.)
  ///
  /// `wl_surface.commit`
  package func commit() {
    surface.commit()
    flush()
  }

  /// Sends the buffered requests. A full socket does not block the caller.
  package func flush() {
    reader.flush()
  }

  /// Returns the events received since the last call, in order. Never blocks. EGL reads the socket
  /// too, so call it after EGL calls and before sleeping, not only after a wake-up.
  package func dispatchPending() -> [SurfaceEvent] {
    queue.dispatchPending()
    defer { events = [] }
    return events
  }

  /// Drops outstanding callbacks. This is the thread's last call; the EGL surface and `EGLWindow`
  /// are destroyed before it.
  package func end() {
    callbacks = []
    feedbacks = [:]
    viewport?.destroy()
    viewport = nil
    flush()
  }

  private func finish(_ frame: UInt64, _ event: SurfaceEvent) {
    feedbacks[frame] = nil
    events.append(event)
  }
}
