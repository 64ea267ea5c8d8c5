public import Foundation

/// The buttons above an on-screen keyboard. There is no bar that shows them.
///
/// Main thread only. Source: Apple, "UITextInputAssistantItem".
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  /// Whether the bar can be hidden. Default: true.
  open var allowsHidingShortcuts = true
}
