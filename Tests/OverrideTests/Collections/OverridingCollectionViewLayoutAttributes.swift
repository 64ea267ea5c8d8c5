import Foundation
import UIKit

final class OverridingCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {

  override var indexPath: IndexPath {
    get { called(super.indexPath) }
    set { super.indexPath = assigned(newValue) }
  }
  override var representedElementCategory: UICollectionView.ElementCategory {
    called(super.representedElementCategory)
  }
  override var representedElementKind: String? { called(super.representedElementKind) }
  override var frame: CGRect {
    get { called(super.frame) }
    set { super.frame = assigned(newValue) }
  }
  override var center: CGPoint {
    get { called(super.center) }
    set { super.center = assigned(newValue) }
  }
  override var size: CGSize {
    get { called(super.size) }
    set { super.size = assigned(newValue) }
  }
  override var bounds: CGRect {
    get { called(super.bounds) }
    set { super.bounds = assigned(newValue) }
  }
  override var transform3D: CATransform3D {
    get { called(super.transform3D) }
    set { super.transform3D = assigned(newValue) }
  }
  override var transform: CGAffineTransform {
    get { called(super.transform) }
    set { super.transform = assigned(newValue) }
  }
  override var alpha: CGFloat {
    get { called(super.alpha) }
    set { super.alpha = assigned(newValue) }
  }
  override var zIndex: Int {
    get { called(super.zIndex) }
    set { super.zIndex = assigned(newValue) }
  }
  override var isHidden: Bool {
    get { called(super.isHidden) }
    set { super.isHidden = assigned(newValue) }
  }
  override func copy(with zone: NSZone?) -> Any {
    called(super.copy(with: zone))
  }
  nonisolated override func isEqual(_ object: Any?) -> Bool {
    called(super.isEqual(object))
  }
  nonisolated override var hash: Int { called(super.hash) }
}
