import Foundation

/// A screen reader, or what passes its questions on.
@MainActor package protocol AccessibilityClient: AnyObject {
  /// Speaks a text. `isDone` is called when it has been spoken, or was interrupted.
  func announce(_ text: NSAttributedString, isDone: @escaping (Bool) -> Void)
  /// Called after elements have changed, with the one at which to go on.
  func layoutDidChange(isNewScreen: Bool, element: UIResponder?)
  func scrollDidEnd(_ text: String?)
}

/// The screen readers that run.
@MainActor package final class AccessibilityClients {
  package static let shared = AccessibilityClients()

  private var clients: [any AccessibilityClient] = []

  package func add(_ client: any AccessibilityClient) {
    clients.append(client)
    if clients.count == 1 { statusDidChange() }
  }

  package func remove(_ client: any AccessibilityClient) {
    clients.removeAll { $0 === client }
    guard clients.isEmpty else { return }
    AccessibilityFocus.shared.move(to: nil)
    statusDidChange()
  }

  package var isEmpty: Bool { clients.isEmpty }

  private func statusDidChange() {
    NotificationCenter.default.post(
      name: UIAccessibility.voiceOverStatusDidChangeNotification, object: nil)
  }

  func post(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    guard !isEmpty else { return }
    switch notification {
    case .announcement: announce(argument)
    case .layoutChanged, .screenChanged:
      let element = argument as? UIResponder
      for client in clients {
        client.layoutDidChange(isNewScreen: notification == .screenChanged, element: element)
      }
      if let element { AccessibilityFocus.shared.move(to: element) }
    case .pageScrolled: for client in clients { client.scrollDidEnd(argument as? String) }
    default: break
    }
  }

  private func announce(_ argument: Any?) {
    let text =
      (argument as? NSAttributedString) ?? (argument as? String).map(NSAttributedString.init)
    guard let text else { return }
    for client in clients {
      client.announce(text) { wasSpoken in
        NotificationCenter.default.post(
          name: UIAccessibility.announcementDidFinishNotification, object: nil,
          userInfo: [
            UIAccessibility.announcementStringValueUserInfoKey: text.string,
            UIAccessibility.announcementWasSuccessfulUserInfoKey: wasSpoken,
          ])
      }
    }
  }
}
