import CoreGraphics
import Foundation

/// The menus of the links, the attachments and the tagged ranges of a text view that is not edited.
@MainActor final class TextItemMenus: NSObject {
  private unowned let textView: UITextView
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private var item: UITextItem?
  private var configuration: UITextItem.MenuConfiguration?
  /// Whether a tap opens the menu: the delegate has been asked for the primary action then.
  private var isTapped = false

  /// The name of the menus that the delegate gets, as on iOS.
  private static let identifier = UIMenu.Identifier("UITextItemDefaultMenuIdentifier")

  /// The space around the text in a preview. Points.
  private static let space: CGFloat = 4

  init(of textView: UITextView) {
    self.textView = textView
  }

  /// Opens the menu of an item that was tapped.
  func openForTap(at point: CGPoint) {
    isTapped = true
    interaction.open(at: textView.convert(point, to: nil))
    isTapped = false
  }

  /// The menu that an item has by itself.
  private func defaultMenu(of item: UITextItem) -> UIMenu {
    switch item.content {
    case .link(let url):
      let copy = UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url }
      return UIMenu(title: url.absoluteString, identifier: Self.identifier, children: [copy])
    case .textAttachment(let attachment):
      guard let image = attachment.image else { return UIMenu(identifier: Self.identifier) }
      let copy = UIAction(title: "Copy Image") { _ in UIPasteboard.general.image = image }
      return UIMenu(identifier: Self.identifier, children: [copy])
    case .tag: return UIMenu(identifier: Self.identifier)
    }
  }

  private func makeConfiguration(of item: UITextItem) -> UITextItem.MenuConfiguration? {
    // iOS asks for the action of each item that is touched.
    if !isTapped { _ = textView.primaryAction(of: item) }
    let menu = defaultMenu(of: item)
    guard let delegate = textView.delegate else { return .init(menu: menu) }
    return delegate.textView(textView, menuConfigurationFor: item, defaultMenu: menu)
  }

  // MARK: Previews

  /// The lines of the item in the view's coordinates.
  private var lines: [CGRect] {
    guard let item, let range = Range(item.range) else { return [] }
    return textView.textGeometry.rects(of: range)
  }

  /// A picture of the item, which stays in the text meanwhile.
  private func picture(of lines: [CGRect]) -> UITargetedPreview? {
    let frame = lines.reduce(CGRect.null) { $0.union($1) }
    guard
      let picture = textView.resizableSnapshotView(
        from: frame, afterScreenUpdates: false, withCapInsets: .zero)
    else { return nil }
    // The outline of the parameters has space around the lines.
    let space = Self.space
    let view = UIView(
      frame: CGRect(x: 0, y: 0, width: frame.width + 2 * space, height: frame.height + 2 * space))
    picture.frame.origin = CGPoint(x: space, y: space)
    view.addSubview(picture)
    let rects = lines.map {
      NSValue(cgRect: $0.offsetBy(dx: space - frame.minX, dy: space - frame.minY))
    }
    return preview(of: view, UIPreviewParameters(textLineRects: rects), at: frame)
  }

  private func preview(
    of view: UIView, _ parameters: UIPreviewParameters, at frame: CGRect
  ) -> UITargetedPreview {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    return UITargetedPreview(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: textView, center: middle))
  }
}

extension TextItemMenus: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let item = textView.touchableItem(at: location),
      let configuration = makeConfiguration(of: item), !configuration.menu.children.isEmpty
    else { return nil }
    (self.item, self.configuration) = (item, configuration)
    let result = UIContextMenuConfiguration(actionProvider: { _ in configuration.menu })
    result.hasPreview = configuration.preview != nil
    return result
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    let lines = lines
    switch self.configuration?.preview {
    case .view(let view):
      let frame = lines.reduce(CGRect.null) { $0.union($1) }
      return preview(of: view, UIPreviewParameters(), at: frame)
    case .default, nil: return picture(of: lines)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let item, let animator else { return }
    textView.delegate?.textView(textView, textItemMenuWillDisplayFor: item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let item, let animator else { return }
    textView.delegate?.textView(textView, textItemMenuWillEndFor: item, animator: animator)
  }
}
