public import Foundation

/// Returns the menu for a place, or nil for a preview alone.
///
/// - Parameter suggestedActions: the elements of `UIMenuSystem.context` that the view performs.
public typealias UIContextMenuActionProvider = (_ suggestedActions: [UIMenuElement]) -> UIMenu?

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
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// Source: Apple, "init(identifier:previewProvider:actionProvider:)"; there are no view controllers
  /// that could provide a preview.
  public init(
    identifier: (any NSCopying)? = nil, actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.actionProvider = actionProvider
  }

  final func makeMenu(suggesting elements: [UIMenuElement]) -> UIMenu? { actionProvider?(elements) }
}
