import Foundation

extension UIBarButtonItem {
  var isFlexibleSpace: Bool { systemItem == .flexibleSpace }

  /// Whether the item is a space, fixed or flexible.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Whether a tap performs something other than showing the menu.
  var hasAction: Bool { primaryAction != nil || action != nil }

  /// Does what a tap on the button does, apart from showing a menu.
  func perform(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  func makeMenuRepresentation() -> UIMenuElement? {
    guard !isSpace, customView == nil else { return nil }
    let title = title ?? systemItem?.menuTitle ?? ""
    if let menu, !hasAction { return UIMenu(title: title, image: image, children: menu.children) }
    return UIAction(
      title: title, image: image, attributes: isEnabled ? [] : .disabled,
      state: isSelected ? .on : .off
    ) { [weak self] _ in self?.perform(with: nil) }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The text of a button with a sign, where a menu shows it.
  var menuTitle: String? {
    switch self {
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    case .undo: "Undo"
    case .redo: "Redo"
    case .pageCurl: "Page Curl"
    case .close: "Close"
    case .done, .cancel, .edit, .save, .flexibleSpace, .fixedSpace: nil
    }
  }
}
