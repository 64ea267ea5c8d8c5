import UIKit

final class OverridingTableViewDropProposal: UITableViewDropProposal {
  override var intent: Intent { called(super.intent) }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingTableViewDropPlaceholder: UITableViewDropPlaceholder {
  override var cellUpdateHandler: ((UITableViewCell) -> Void)? {
    get { called(super.cellUpdateHandler) }
    set { super.cellUpdateHandler = assigned(newValue) }
  }
  override var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)? {
    get { called(super.previewParametersProvider) }
    set { super.previewParametersProvider = assigned(newValue) }
  }
}
