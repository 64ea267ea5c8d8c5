import UIKit

@objc protocol ChecklistCellDelegate: AnyObject {
  func cellDidToggle(_ cell: ChecklistCell)
  @objc optional func cell(_ cell: ChecklistCell, colorForDone isDone: Bool) -> UIColor
}

class ChecklistCell: UITableViewCell {
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var doneSwitch: UISwitch!
  @IBInspectable var strikesThrough: Bool = false
  weak var delegate: ChecklistCellDelegate?

  var item: ChecklistItem! {
    didSet { update() }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    titleLabel.font = .preferredFont(forTextStyle: .body)
  }

  @IBAction private func switchChanged(_ sender: UISwitch) {
    item.perform(#selector(ChecklistItem.toggle))
    update()
    delegate?.cellDidToggle(self)
  }

  private func update() {
    titleLabel.text = item.title
    titleLabel.textColor = delegate?.cell?(self, colorForDone: item.isDone) ?? .label
    doneSwitch.isOn = item.isDone
    doneSwitch.accessibilityLabel = item.title
  }
}
