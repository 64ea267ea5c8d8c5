import UIKit

final class OverridingCollectionViewDropProposal: UICollectionViewDropProposal {
  override var intent: Intent { called(super.intent) }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingCollectionViewDropPlaceholder: UICollectionViewDropPlaceholder {
  override var cellUpdateHandler: ((UICollectionViewCell) -> Void)? {
    get { called(super.cellUpdateHandler) }
    set { super.cellUpdateHandler = assigned(newValue) }
  }
  override var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? {
    get { called(super.previewParametersProvider) }
    set { super.previewParametersProvider = assigned(newValue) }
  }
}
