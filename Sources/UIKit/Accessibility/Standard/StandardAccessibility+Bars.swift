import Accessibility
import Foundation

extension StandardAccessibility {
  /// A bar: its items are read one after the other.
  @MainActor init(of bar: UITabBar) {
    self.init(group: nil, .tabBar)
  }

  @MainActor init(of bar: UINavigationBar) {
    self.init(group: nil)
    role = .toolBar
  }

  @MainActor init(of bar: UIToolbar) {
    self.init(group: nil)
    role = .toolBar
  }

  @MainActor init(of bar: UISearchBar) {
    self.init(group: nil)
  }

  @MainActor init(of button: TabBarButton) {
    self.init(item: button.item, .button, isEnabled: button.isEnabled)
    if button.isSelected { traits.insert(.selected) }
    value = button.item.accessibilityValue
    role = .pageTab
  }

  @MainActor init(of button: BarButtonView) {
    self.init(item: button.item, .button, isEnabled: button.isEnabled)
    if button.item.isSelected { traits.insert(.selected) }
  }

  /// What an item of a bar says about itself.
  @MainActor private init(
    item: UIBarItem, _ traits: UIAccessibilityTraits, isEnabled: Bool
  ) {
    self.init(item.accessibilityLabel, traits.union(item.accessibilityTraits))
    (value, hint) = (item.accessibilityValue, item.accessibilityHint)
    isElement = item.isAccessibilityElement
    if !isEnabled { self.traits.insert(.notEnabled) }
    customActions = { item.accessibilityCustomActions }
  }

  @MainActor init(of button: NavigationBackButton) {
    let text = button.spokenText(of: button.label)
    self.init(text, button.isEnabled ? .button : [.button, .notEnabled])
  }

  @MainActor init(of view: NavigationTitleView) {
    self.init(view.text, .header)
    isElement = view.text?.isEmpty == false
    if view.showsMenuAsPrimaryAction { traits.insert(.button) }
  }

  @MainActor init(of controller: UINavigationController) {
    escape = {
      guard controller.viewControllers.count > 1 else { return false }
      return controller.popViewController(animated: true) != nil
    }
  }
}

extension NavigationBackButton {
  fileprivate func spokenText(of label: UILabel) -> String {
    guard let text = label.text, !text.isEmpty else { return "Back" }
    return text
  }
}
