package import Accessibility
import Dispatch
import Foundation
package import Threading

/// Shows the elements of the main screen to assistive technologies of the desktop, as long as there are
/// some.
@MainActor package final class AccessibilityPublisher {
  private var bridge: AccessibilityBridge?
  private var records = ElementRecords()
  private var focus = PublishedFocus()
  private var lastGeometry: ScreenGeometry?
  private var isScheduled = false
  private var areClientsPresent = false
  /// The seconds that the last tree has taken.
  private var duration = 0.0

  /// The seconds between two trees: what changes in between is told at once.
  private static let interval = 0.05
  /// A large tree is made so seldom that it takes at most this share of the main thread's time.
  private static let greatestShare = 0.2
  /// The number of elements from which on only objects are asked that have changed. In smaller trees all
  /// are asked, because what a program computes may change without a layer.
  private static let largeTree = 500

  /// - Throws: `ThreadError` if there is no descriptor or no thread left.
  package init(_ settings: BridgeSettings?) throws(ThreadError) {
    if let settings { bridge = try AccessibilityBridge(settings, source: self) }
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
    let wait = max(Self.interval, duration / Self.greatestShare)
    DispatchQueue.main.asyncAfter(deadline: .now() + wait) { [weak self] in
      MainActor.assumeIsolated { self?.publish() }
    }
  }

  /// Sends what has changed.
  package func publish() {
    isScheduled = false
    guard areClientsPresent else { return }
    let start = ContinuousClock.now
    let update = update()
    if !update.isEmpty { bridge?.publish(update) }
    duration = (ContinuousClock.now - start) / .seconds(1)
  }

  /// The present tree.
  ///
  /// - Parameter isNew: makes it anew, whatever has changed.
  package func tree(isNew: Bool = false) -> AccessibleTree {
    if isNew { records.noteAll() }
    _ = update()
    return AccessibleTree(records.elements)
  }

  private func update() -> TreeUpdate {
    updateFocus(on: .main)
    let geometry = UIScreen.main.geometry
    if records.count < Self.largeTree || geometry != lastGeometry { records.noteAll() }
    lastGeometry = geometry
    var builder = AccessibleTreeBuilder(screen: .main, records, focus: focus.element)
    return builder.update()
  }

  private func updateFocus(on screen: UIScreen) {
    let previous = focus.element
    focus.update(on: screen)
    guard previous !== focus.element else { return }
    for object in [previous, focus.element].compactMap(\.self) { records.note(object) }
  }
}

extension AccessibilityPublisher: AccessibilitySource {
  package func clientsDidChange(arePresent: Bool) {
    guard arePresent != areClientsPresent else { return }
    areClientsPresent = arePresent
    if arePresent {
      AccessibilityClients.shared.add(self)
      AccessibilityChanges.shared.add(self) { [weak self] in self?.note($0) }
      bridge?.publish(tree())
    } else {
      AccessibilityClients.shared.remove(self)
      AccessibilityChanges.shared.remove(self)
      records = ElementRecords()
    }
  }

  private func note(_ change: AccessibilityChange) {
    records.note(change)
    schedule()
  }

  package func answer(_ request: ElementRequest, of id: ElementID) -> ElementAnswer {
    guard let object = records.object(id) else { return .done(false) }
    schedule()
    return object.answer(request)
  }
}

extension AccessibilityPublisher: AccessibilityClient {
  package func announce(_ text: NSAttributedString, isDone: @escaping (Bool) -> Void) {
    bridge?.announce(AccessibleAnnouncement(text.string, isUrgent: text.isUrgentAnnouncement))
    isDone(true)
  }

  package func layoutDidChange(isNewScreen: Bool, element: UIResponder?) {
    records.noteAll()
    schedule()
  }

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
