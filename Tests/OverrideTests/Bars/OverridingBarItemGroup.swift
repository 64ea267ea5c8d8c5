import UIKit

final class OverridingBarItemGroup: UIBarButtonItemGroup {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var barButtonItems: [UIBarButtonItem] {
    get { called(super.barButtonItems) }
    set { super.barButtonItems = assigned(newValue) }
  }
  override var representativeItem: UIBarButtonItem? {
    get { called(super.representativeItem) }
    set { super.representativeItem = assigned(newValue) }
  }
  override var isDisplayingRepresentativeItem: Bool { called(super.isDisplayingRepresentativeItem) }
  override var alwaysAvailable: Bool {
    get { called(super.alwaysAvailable) }
    set { super.alwaysAvailable = assigned(newValue) }
  }
  override var isHidden: Bool {
    get { called(super.isHidden) }
    set { super.isHidden = assigned(newValue) }
  }
  override var menuRepresentation: UIMenuElement? {
    get { called(super.menuRepresentation) }
    set { super.menuRepresentation = assigned(newValue) }
  }
}
