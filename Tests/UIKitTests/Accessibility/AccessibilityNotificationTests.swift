import Foundation
import Testing

@testable import UIKit

// Requirement V27: what a program tells a screen reader, and the other way round.
@Suite("A program and a screen reader tell each other", .serialized)
@MainActor struct AccessibilityNotificationTests {
  private final class Reader: AccessibilityClient {
    var log: [String] = []
    func announce(_ text: NSAttributedString, isDone: @escaping (Bool) -> Void) {
      log.append("announce " + text.string)
      isDone(true)
    }
    func layoutDidChange(isNewScreen: Bool, element: UIResponder?) {
      log.append(isNewScreen ? "screen" : "layout")
    }
    func scrollDidEnd(_ text: String?) { log.append("scroll " + (text ?? "")) }
  }

  private final class Element: UIView {
    var log: [String] = []
    override func accessibilityElementDidBecomeFocused() { log.append("focused") }
    override func accessibilityElementDidLoseFocus() { log.append("left") }
  }

  @Test("A reader gets what is posted; without one nothing happens")
  func posting() {
    let reader = Reader()
    UIAccessibility.post(notification: .announcement, argument: "lost")
    AccessibilityClients.shared.add(reader)
    #expect(UIAccessibility.isVoiceOverRunning)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(
      notification: .announcement, argument: NSAttributedString(string: "Sent"))
    UIAccessibility.post(notification: .announcement, argument: nil)
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
    AccessibilityClients.shared.remove(reader)
    UIAccessibility.post(notification: .announcement, argument: "lost")
    #expect(!UIAccessibility.isVoiceOverRunning)
    #expect(
      reader.log == [
        "announce Saved", "announce Sent", "screen", "layout", "scroll Page 2 of 5",
      ])
  }

  @Test("The end of an announcement is posted")
  func announcements() {
    let reader = Reader()
    var spoken: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { note in
      let text = note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      MainActor.assumeIsolated { spoken.append(text ?? "") }
    }
    AccessibilityClients.shared.add(reader)
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    AccessibilityClients.shared.remove(reader)
    NotificationCenter.default.removeObserver(observer)
    #expect(spoken == ["Saved"])
  }

  @Test("An element hears that a reader comes and goes, also for the argument of a notification")
  func focus() {
    let (reader, first, second) = (Reader(), Element(), Element())
    AccessibilityClients.shared.add(reader)
    AccessibilityFocus.shared.move(to: first)
    #expect(first.accessibilityElementIsFocused() && !second.accessibilityElementIsFocused())
    #expect(
      first.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === second)
    #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
    AccessibilityClients.shared.remove(reader)
    #expect(first.log == ["focused", "left"] && second.log == ["focused", "left"])
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }

  @Test("Scroll views bring the element into view at which a reader arrives")
  func scrolling() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.isHidden = false
    let scroll = UIScrollView(frame: window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize.height = 1000
    window.addSubview(scroll)
    let view = UIView(frame: CGRect(x: 0, y: 500, width: 50, height: 50))
    scroll.addSubview(view)
    AccessibilityFocus.shared.move(to: view)
    AccessibilityFocus.shared.move(to: nil)
    #expect(scroll.contentOffset.y == 450)
  }

  @Test("What the user prefers is in the traits")
  func preferences() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for preference in [UserPreferences.Switch.boldText, .increasesContrast, .reducesTransparency] {
      UIApplication.shared.change(preference, to: true)
    }
    #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isReduceTransparencyEnabled)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled)
    #expect(UIScreen.main.traitCollection.legibilityWeight == .bold)
    #expect(UIScreen.main.traitCollection.accessibilityContrast == .high)
    for preference in UserPreferences.Switch.allCases {
      UIApplication.shared.change(preference, to: false)
    }
    #expect(window.traitCollection.legibilityWeight == .regular)
    #expect(!UIAccessibility.isBoldTextEnabled)
  }
}
