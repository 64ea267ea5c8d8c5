/// Reports that somebody uses a seat again after a rest, whatever program gets the input, or that the
/// compositor knows of somebody in front of the display (`ext_idle_notifier_v1`). Used by the reader
/// thread only.
final class IdleNotification {
  /// The rest after which the next use is reported, in milliseconds.
  private static let rest: UInt32 = 1000

  private let notification: ExtIdleNotificationV1

  init(_ notifier: ExtIdleNotifierV1, _ seat: WlSeat, resume: @escaping () -> Void) {
    notification = notifier.getIdleNotification(timeout: Self.rest, seat: seat)
    notification.onEvent { event in
      if case .resumed = event { resume() }
    }
  }

  func release() {
    notification.destroy()
  }
}
