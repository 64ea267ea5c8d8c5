import Foundation

/// Calls `didReceiveMemoryWarning()` of a controller when the application has got a memory warning.
///
/// It is a class of its own so that `UIViewController` leaves its `deinit` to subclasses.
@MainActor final class MemoryWarningObserver {
  private let token: any NSObjectProtocol

  init(of controller: UIViewController) {
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { [weak controller] _ in
      MainActor.assumeIsolated { controller?.didReceiveMemoryWarning() }
    }
  }

  isolated deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
