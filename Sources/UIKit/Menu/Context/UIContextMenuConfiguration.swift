public import Foundation

/// Returns the menu for a place, or nil for a preview alone.
///
/// - Parameter suggestedActions: the elements of `UIMenuSystem.context` that the view performs.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// Returns the view controller whose view is the preview, or nil for that of the interaction's view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a context menu shows.
///
/// Main thread only. Source: Apple, "UIContextMenuConfiguration".
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// The order of the elements, when the menu is above what it belongs to.
  ///
  /// Source: Apple, "UIContextMenuConfiguration.ElementOrder".
  public enum ElementOrder: Int, Sendable {
    /// The fixed order.
    case automatic
    /// The first elements are the nearest.
    case priority
    /// The first elements are at the top.
    case fixed
  }

  /// The name of the configuration; a unique one if none was given.
  open private(set) var identifier: any NSCopying
  /// The number that the preview shows, if it is above 1. Default: 0.
  open var badgeCount = 0
  /// Default: `.automatic`.
  open var preferredMenuElementOrder = ElementOrder.automatic
  /// Whether something is shown beside the menu.
  final var hasPreview = true
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration. The providers are called when the menu appears.
  ///
  /// Source: Apple, "init(identifier:previewProvider:actionProvider:)".
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }

  final func makePreviewController() -> UIViewController? { previewProvider?() }

  final func makeMenu(suggesting elements: [UIMenuElement]) -> UIMenu? { actionProvider?(elements) }
}
