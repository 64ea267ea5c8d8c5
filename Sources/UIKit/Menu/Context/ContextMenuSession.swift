import CoreGraphics

/// A context menu from the beginning of its gesture to its end.
@MainActor final class ContextMenuSession: MenuPresentationDelegate {
  let appearance: UIContextMenuInteraction.Appearance
  private let interaction: UIContextMenuInteraction
  private let configuration: UIContextMenuConfiguration
  private var presentation: MenuPresentationView?
  private var lifted: UITargetedPreview?
  private var previewController: UIViewController?

  init(
    of interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    _ appearance: UIContextMenuInteraction.Appearance
  ) {
    (self.interaction, self.configuration, self.appearance) = (
      interaction, configuration, appearance
    )
  }

  // MARK: The beginning

  /// Shows the menu.
  func begin() {
    guard let view = interaction.view, let window = view.window else { return finish() }
    (view as? UIControl)?.menuWillAppear()
    let preview = appearance == .rich ? makePreview(of: view, in: window) : nil
    let suggestions = UIMenuSystem.context.build(from: view).validated(from: view).children
    let menu = configuration.makeMenu(suggesting: suggestions)?.validated(from: view)
    guard menu != nil || preview != nil else { return finish() }
    lifted = preview
    let presentation = MenuPresentationView(
      menu ?? UIMenu(), at: anchor(preview, in: view, of: window), for: view)
    presentation.reversesAbove = configuration.preferredMenuElementOrder == .priority
    presentation.delegate = self
    presentation.openingPoint = interaction.location(in: window)
    self.presentation = presentation
    let animator = makeAnimator()
    delegate?.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    presentation.present(in: window, with: animator)
    presentation.platter?.show(count: configuration.badgeCount)
  }

  private var delegate: (any UIContextMenuInteractionDelegate)? { interaction.delegate }

  private func makeAnimator() -> MenuAnimator {
    let animator = MenuAnimator()
    animator.previewViewController = previewController
    return animator
  }

  /// Returns the preview of the interaction's view, or that of a controller, which grows out of it.
  private func makePreview(of view: UIView, in window: UIWindow) -> UITargetedPreview {
    let preview = highlightPreview(of: view)
    previewController = configuration.makePreviewController()
    guard let previewController, let content = previewController.view else { return preview }
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 16, dy: 16).size
    let preferred = previewController.preferredContentSize
    content.bounds.size = CGSize(
      width: preferred.width > 0 ? preferred.width : room.width,
      height: preferred.height > 0 ? preferred.height : room.height)
    let parameters = UIPreviewParameters()
    parameters.visiblePath = UIBezierPath(
      roundedRect: content.bounds, cornerRadius: MenuMetrics.cornerRadius)
    let target = UIPreviewTarget(
      container: preview.target.container, center: preview.target.center,
      transform: CGAffineTransform(
        scaleX: preview.size.width / max(content.bounds.width, 1),
        y: preview.size.height / max(content.bounds.height, 1)))
    return UITargetedPreview(view: content, parameters: parameters, target: target)
  }

  private func highlightPreview(of view: UIView) -> UITargetedPreview {
    delegate?.contextMenuInteraction(
      interaction, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? UITargetedPreview(view: view)
  }

  private func anchor(
    _ preview: UITargetedPreview?, in view: UIView, of window: UIWindow
  ) -> MenuPresentationView.Anchor {
    if let preview { return .preview(preview) }
    guard let control = view as? UIControl, control.showsMenuAsPrimaryAction else {
      return .point(interaction.location(in: window))
    }
    let point = control.menuAttachmentPoint(for: configuration)
    let bounds = control.convert(control.bounds, to: window)
    let x = control.convert(point, to: window).x
    return .rect(CGRect(x: x, y: bounds.minY, width: 0, height: bounds.height))
  }

  // MARK: The menu

  /// The finger or the button that has opened the menu moves to an element.
  func track(_ recognizer: UIGestureRecognizer) {
    guard let presentation else { return }
    presentation.trackOpeningTouch(recognizer.location(in: presentation))
  }

  func lift(_ recognizer: UIGestureRecognizer) {
    guard let presentation else { return }
    presentation.liftOpeningTouch(at: recognizer.location(in: presentation))
  }

  func update(_ change: (UIMenu) -> UIMenu) {
    guard let presentation else { return }
    presentation.show(change(presentation.menu).validated(from: interaction.view))
  }

  // MARK: MenuPresentationDelegate

  func presentation(_ presentation: MenuPresentationView, didChoose entry: MenuEntry) {
    guard case .leaf(let leaf) = entry.kind else { return }
    entry.select(in: presentation.menu)
    if leaf.attributes.contains(.keepsMenuPresented) {
      leaf.perform(for: interaction.view, from: interaction.view)
      presentation.reload()
    } else {
      end()
      leaf.perform(for: interaction.view, from: interaction.view)
    }
  }

  func presentationDidChoosePreview(_ presentation: MenuPresentationView) {
    let animator = makeAnimator()
    delegate?.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    end(animator)
  }

  func presentationWantsDismissal(_ presentation: MenuPresentationView) { end() }

  // MARK: The end

  /// Ends the menu, with the animations of a commit if there is one.
  func end(_ commit: MenuAnimator? = nil) {
    guard interaction.session === self else { return }
    interaction.session = nil
    guard let presentation else { return }
    let animator = commit ?? makeAnimator()
    delegate?.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    presentation.dismiss(
      to: dismissalPreview(), pops: animator.preferredCommitStyle == .pop, with: animator)
  }

  private func finish() { interaction.session = nil }

  private func dismissalPreview() -> UITargetedPreview? {
    guard let lifted else { return nil }
    return delegate?.contextMenuInteraction(
      interaction, configuration: configuration,
      dismissalPreviewForItemWithIdentifier: configuration.identifier) ?? lifted
  }
}
