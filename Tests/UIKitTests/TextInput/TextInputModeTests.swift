import Foundation
import LaminaTesting
import Testing
import Wayland

@testable import UIKit

// Requirement V38.
@MainActor @Suite("Input modes are the layouts of the keyboard", .serialized)
struct TextInputModeTests {
  @Test(
    "XKB's name of a layout tells its language",
    arguments: [
      ("English (US)", "en-US"), ("English (UK)", "en-GB"), ("German", "de"),
      ("German (Austria)", "de-AT"), ("English (Dvorak)", "en"), ("Japanese", "ja"),
      ("French (Canada, Dvorak)", "fr-CA"), ("Russian", "ru"), ("", nil), ("Keyboard", nil),
    ] as [(String, String?)])
  func language(name: String, tag: String?) {
    #expect(KeyboardLanguage.tag(ofLayout: name) == tag)
  }

  @Test("The active layout is the first input mode, and its change is posted once")
  func change() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 10, height: 10))
    let count = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count.value += 1 } }
    let layouts = ["English (US)", "Japanese"]
    for active in [0, 1, 1, 7] {
      screen.screen.receive(
        InputEvent(
          time: 0, .keyboardLayout(KeyboardLayouts(names: layouts, active: active))))
    }
    NotificationCenter.default.removeObserver(observer)
    #expect(count.value == 3)
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en-US", "ja"])
    #expect(UIView().textInputMode?.primaryLanguage == "en-US")
  }

  @MainActor private final class Counter {
    var value = 0
  }
}
