import LaminaTesting
import Testing

@testable import UIKit

/// A screen with a view of 60 × 40 points in its middle that has a context menu, and a log of what the
/// delegate and the actions are told.
@MainActor final class MenuScreen {
  let screen: OffscreenScreen
  let view: ContextMenuView
  let center = CGPoint(x: 160, y: 240)

  init(_ view: ContextMenuView = ContextMenuView(), menu: UIMenu? = nil) throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    self.view = view
    view.frame = CGRect(x: 130, y: 220, width: 60, height: 40)
    view.menu = menu ?? UIMenu(children: [action("One"), action("Two")])
    screen.window.addSubview(view)
    view.addInteraction(view.interaction)
  }

  /// Returns an action that is logged.
  func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [weak view] action in
      view?.log.append("perform \(action.title)")
    }
  }

  /// Opens the menu with a finger, and waits until it has appeared.
  func open() throws {
    screen.press(at: center, for: 0.6)
    try settle()
  }

  /// Lets animations end.
  func settle() throws {
    for _ in 0..<4 {
      _ = try screen.render()
      screen.time += 0.5
    }
    _ = try screen.render()
  }

  var presentation: MenuPresentationView? { screen.window.menuPresentation }

  /// The titles of the rows in the frontmost list.
  var titles: [String] { presentation?.lists.last?.entryViews.map(\.entry.title) ?? [] }

  var highlighted: String? { presentation?.lists.last?.highlighted?.entry.title }

  /// Returns the center of a row in the frontmost list, in the window's coordinates.
  func place(of title: String) throws -> CGPoint {
    let views = try #require(presentation?.lists.last).entryViews
    let row = try #require(views.first { $0.entry.title == title })
    return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: screen.window)
  }

  func tap(_ title: String) throws {
    screen.tap(at: try place(of: title))
    try settle()
  }

  func takeLog() -> [String] {
    defer { view.log = [] }
    return view.log
  }
}

/// A view that is the delegate of its context menu.
final class ContextMenuView: UIView, UIContextMenuInteractionDelegate {
  lazy var interaction = UIContextMenuInteraction(delegate: self)
  var menu: UIMenu?
  var controller: UIViewController?
  var log: [String] = []
  var order = UIContextMenuConfiguration.ElementOrder.automatic

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("configuration \(Int(location.x)) \(Int(location.y))")
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(
      previewProvider: { [controller] in controller },
      actionProvider: { [weak self] _ in
        self?.log.append("menu")
        return menu
      })
    configuration.preferredMenuElementOrder = order
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("highlight")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("dismiss")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("will perform preview")
    animator.addCompletion { self.log.append("performed preview") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will display")
    animator?.addAnimations { self.log.append("animations") }
    animator?.addCompletion { self.log.append("displayed") }
    if let shown = animator?.previewViewController { log.append("display \(type(of: shown))") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("will end")
    animator?.addCompletion { self.log.append("ended") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("touch ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("touch cancelled")
  }
}
