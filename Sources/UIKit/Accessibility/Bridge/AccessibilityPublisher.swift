package import Accessibility
import Dispatch
import Foundation
package import Threading

/// Shows the elements of the main screen to assistive technologies of the desktop, as long as there are
/// some.
@MainActor package final class AccessibilityPublisher {
  private var bridge: AccessibilityBridge?
  private var identities = ElementIdentities()
  private var focus = PublishedFocus()
  private var isScheduled = false
  private var areClientsPresent = false

  /// The seconds between two trees: what changes in between is told at once.
  private static let interval = 0.05

  /// - Throws: `ThreadError` if there is no descriptor or no thread left.
  package init(_ settings: BridgeSettings) throws(ThreadError) {
    bridge = try AccessibilityBridge(settings, source: self)
  }

  /// Starts to look for assistive technologies, if the environment names a bus.
  static func start(environment: [String: String]) -> AccessibilityPublisher? {
    guard let settings = BridgeSettings(environment: environment) else { return nil }
    return try? AccessibilityPublisher(settings)
  }

  /// Waits for the end of the bridge.
  package func stop() {
    bridge?.stop()
    clientsDidChange(arePresent: false)
  }

  // MARK: Trees

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      MainActor.assumeIsolated { self?.publish() }
    }
  }

  /// Sends the present tree.
  package func publish() {
    isScheduled = false
    guard areClientsPresent else { return }
    bridge?.publish(tree())
  }

  package func tree() -> AccessibleTree {
    let screen = UIScreen.main
    focus.update(on: screen)
    var builder = AccessibleTreeBuilder(screen: screen, identities, focus: focus.element)
    let tree = builder.tree()
    identities = builder.identities
    return tree
  }
}

extension AccessibilityPublisher: AccessibilitySource {
  package func clientsDidChange(arePresent: Bool) {
    guard arePresent != areClientsPresent else { return }
    areClientsPresent = arePresent
    if arePresent {
      AccessibilityClients.shared.add(self)
      AccessibilityChanges.shared.add(self) { [weak self] in self?.schedule() }
      publish()
    } else {
      AccessibilityClients.shared.remove(self)
      AccessibilityChanges.shared.remove(self)
      identities = ElementIdentities()
    }
  }

  package func answer(_ request: ElementRequest, of id: ElementID) -> ElementAnswer {
    guard let object = identities.object(id) else { return .done(false) }
    schedule()
    return object.answer(request)
  }
}

extension AccessibilityPublisher: AccessibilityClient {
  package func announce(_ text: NSAttributedString, isDone: @escaping (Bool) -> Void) {
    bridge?.announce(AccessibleAnnouncement(text.string, isUrgent: text.isUrgentAnnouncement))
    isDone(true)
  }

  package func layoutDidChange(isNewScreen: Bool, element: UIResponder?) { schedule() }

  package func scrollDidEnd(_ text: String?) {
    if let text { bridge?.announce(AccessibleAnnouncement(text, isUrgent: false)) }
  }
}

extension NSAttributedString {
  var isUrgentAnnouncement: Bool {
    guard length > 0 else { return false }
    let priority = unsafe attribute(
      .accessibilitySpeechAnnouncementPriority, at: 0, effectiveRange: nil)
    return priority as? String == UIAccessibilityPriority.high.rawValue
      || priority as? UIAccessibilityPriority == .high
  }
}
