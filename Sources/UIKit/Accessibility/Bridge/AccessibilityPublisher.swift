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
  private var changes = ElementChanges()
  private var lastTree: AccessibleTree?
  private var isScheduled = false
  private var areClientsPresent = false
  /// The seconds that the last tree has taken.
  private var duration = 0.0

  /// The seconds between two trees: what changes in between is told at once.
  private static let interval = 0.05
  /// A large tree is made so seldom that it takes at most this share of the main thread's time.
  private static let greatestShare = 0.2
  /// The number of elements from which on elements are replaced in the last tree. Smaller trees are always
  /// made anew, because what a program computes may change without a layer.
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

  /// Sends what has changed: elements of the last tree, or a new tree.
  package func publish() {
    isScheduled = false
    guard areClientsPresent else { return }
    let start = ContinuousClock.now
    updateFocus(on: .main)
    if let elements = updateElements() {
      bridge?.publish(elements)
    } else {
      let tree = makeTree()
      bridge?.publish(tree)
    }
    duration = (ContinuousClock.now - start) / .seconds(1)
  }

  /// The present tree.
  ///
  /// - Parameter isNew: makes it anew, whatever has changed.
  package func tree(isNew: Bool = false) -> AccessibleTree {
    updateFocus(on: .main)
    if !isNew, updateElements() != nil, let lastTree { return lastTree }
    return makeTree()
  }

  private var builder: AccessibleTreeBuilder {
    AccessibleTreeBuilder(screen: .main, identities, focus: focus.element)
  }

  private func makeTree() -> AccessibleTree {
    var builder = builder
    let tree = builder.tree()
    identities = builder.identities
    (lastTree, changes) = (areClientsPresent ? tree : nil, .none)
    return tree
  }

  private func updateFocus(on screen: UIScreen) {
    let previous = focus.element
    focus.update(on: screen)
    guard previous !== focus.element else { return }
    for object in [previous, focus.element].compactMap(\.self) { changes.note(object, identities) }
  }

  /// Replaces the elements of the last tree that have changed, and returns them; nil where others may have
  /// come or gone.
  private func updateElements() -> [ElementID: AccessibleElement]? {
    guard let elements = changedElements() else { return nil }
    // In place: a copy of 10,000 elements takes longer than everything else.
    for (id, element) in elements { lastTree?.replace(id, with: element) }
    changes = .none
    return elements
  }

  private func changedElements() -> [ElementID: AccessibleElement]? {
    guard !changes.needsNewTree, let last = lastTree, last.elements.count >= Self.largeTree
    else { return nil }
    let builder = builder
    var elements: [ElementID: AccessibleElement] = [:]
    for (id, object) in changes.elements {
      guard let old = last[id], let new = builder.element(of: object), new.frame == old.frame,
        new.states.contains(.modal) == old.states.contains(.modal)
      else { return nil }
      elements[id] = new
    }
    for id in last[.application]?.children ?? [] {
      if let window = identities.object(id) { elements[id] = builder.container(window) }
    }
    return elements
  }
}

extension AccessibilityPublisher: AccessibilitySource {
  package func clientsDidChange(arePresent: Bool) {
    guard arePresent != areClientsPresent else { return }
    areClientsPresent = arePresent
    if arePresent {
      AccessibilityClients.shared.add(self)
      AccessibilityChanges.shared.add(self) { [weak self] in self?.note($0) }
      publish()
    } else {
      AccessibilityClients.shared.remove(self)
      AccessibilityChanges.shared.remove(self)
      (identities, changes, lastTree) = (ElementIdentities(), ElementChanges(), nil)
    }
  }

  private func note(_ change: AccessibilityChange) {
    changes.note(change, identities)
    schedule()
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
