import CoreGraphics
import Foundation

extension UITextView {
  /// The name of the action that the delegate gets, as on iOS.
  private static let defaultAction = UIAction.Identifier("UITextInteractableItemDefaultAction")

  /// The link, the attachment or the tagged range at a place. They are for views that are not edited.
  final func touchableItem(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable, let range = editor.characterRange(at: point) else {
      return nil
    }
    let run = editor.storage.run(at: editor.range(range).lowerBound)
    return UITextItem(run.attributes, NSRange(run.range))
  }

  final func hasItem(at point: CGPoint) -> Bool { touchableItem(at: point) != nil }

  /// Performs the primary action of what was tapped, or opens its menu. Returns whether the tap is used:
  /// one of an attachment selects as well.
  final func didTouch(_ point: CGPoint) -> Bool {
    guard let item = touchableItem(at: point) else { return false }
    if let action = primaryAction(of: item, at: point) {
      action.performWithSender(self, target: nil)
    } else {
      itemMenus.openForTap(at: point)
    }
    if case .textAttachment = item.content { return false }
    return true
  }

  /// What a tap on an item does; nil for its menu.
  ///
  /// - Parameter point: where the item was tapped.
  final func primaryAction(of item: UITextItem, at point: CGPoint? = nil) -> UIAction? {
    let standard = UIAction(identifier: Self.defaultAction) { [weak self] _ in
      self?.performDefaultAction(of: item, at: point)
    }
    guard let delegate else { return standard }
    return delegate.textView(self, primaryActionFor: item, defaultAction: standard)
  }

  /// Nothing opens a link: the delegate's answer has no effect. What has a tag has a menu.
  private func performDefaultAction(of item: UITextItem, at point: CGPoint?) {
    if case .tag = item.content {
      if let point { itemMenus.openForTap(at: point) }
    } else {
      _ = delegate?.shouldInteract(with: item, in: self, .invokeDefaultAction)
    }
  }
}

extension UITextViewDelegate {
  /// Asks the methods that iOS had before those for text items.
  func shouldInteract(
    with item: UITextItem, in textView: UITextView, _ interaction: UITextItemInteraction
  ) -> Bool {
    switch item.content {
    case .link(let link):
      self.textView(
        textView, shouldInteractWith: link, in: item.range, interaction: interaction)
    case .textAttachment(let attachment):
      self.textView(
        textView, shouldInteractWith: attachment, in: item.range, interaction: interaction)
    case .tag: true
    }
  }
}
