import UIKit

final class OverridingContextualAction: UIContextualAction {
  override var style: Style { called(super.style) }
  override var handler: Handler { called(super.handler) }
  override var title: String? {
    get { called(super.title) }
    set { super.title = assigned(newValue) }
  }
  override var backgroundColor: UIColor! {
    get { called(super.backgroundColor) }
    set { super.backgroundColor = assigned(newValue) }
  }
  override var image: UIImage? {
    get { called(super.image) }
    set { super.image = assigned(newValue) }
  }
}

final class OverridingSwipeActions: UISwipeActionsConfiguration {
  override var actions: [UIContextualAction] { called(super.actions) }
  override var performsFirstActionWithFullSwipe: Bool {
    get { called(super.performsFirstActionWithFullSwipe) }
    set { super.performsFirstActionWithFullSwipe = assigned(newValue) }
  }
}

extension Overrides {
  static let contextualAction = Overrides(
    of: "UIContextualAction",
    by: OverridingContextualAction(style: .normal, title: nil) { _, _, done in done(true) },
    uses: [
      {
        _ = $0.style
        _ = $0.handler
        $0.title = $0.title
        $0.backgroundColor = $0.backgroundColor
        $0.image = $0.image
      }
    ])

  static let swipeActions = Overrides(
    of: "UISwipeActionsConfiguration", by: OverridingSwipeActions(actions: []),
    uses: [
      {
        _ = $0.actions
        $0.performsFirstActionWithFullSwipe = $0.performsFirstActionWithFullSwipe
      }
    ])
}
