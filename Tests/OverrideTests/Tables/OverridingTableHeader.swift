import UIKit

final class OverridingTableHeader: UITableViewHeaderFooterView {
  override var reuseIdentifier: String? { called(super.reuseIdentifier) }
  override func prepareForReuse() {
    called(super.prepareForReuse())
  }
  override var contentView: UIView { called(super.contentView) }
  override var textLabel: UILabel? { called(super.textLabel) }
  override var backgroundView: UIView? {
    get { called(super.backgroundView) }
    set { super.backgroundView = assigned(newValue) }
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
}
