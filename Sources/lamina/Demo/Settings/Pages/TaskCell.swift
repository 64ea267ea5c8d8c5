import UIKit

/// A task: a circle that marks it as done, its title, which is edited in place, and a flag.
final class TaskCell: UITableViewCell {
  let field = UITextField()
  var onTitle: (String) -> Void = { _ in }
  var onDone: () -> Void = {}

  private let circle = UIButton(type: .system)
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    circle.addAction(UIAction { [weak self] _ in self?.onDone() }, for: .primaryActionTriggered)
    circle.setContentHuggingPriority(.required, for: .horizontal)
    flag.setContentHuggingPriority(.required, for: .horizontal)
    flag.tintColor = .systemOrange
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.placeholder = "New Task"
    field.accessibilityLabel = "Title"
    field.returnKeyType = .done
    field.addAction(
      UIAction { [weak self] _ in self?.onTitle(self?.field.text ?? "") }, for: .editingChanged)
    addContents()
  }

  required init?(coder: NSCoder) { nil }

  private func addContents() {
    let stack = UIStackView(arrangedSubviews: [circle, field, flag])
    (stack.spacing, stack.alignment) = (12, .center)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
    ])
  }

  func show(_ task: DeviceSettings.Task) {
    field.text = task.title
    field.textColor = task.isDone ? .secondaryLabel : .label
    flag.isHidden = !task.isFlagged
    circle.accessibilityLabel = task.isDone ? "Done" : "Not done"
    circle.setImage(
      UIImage(systemName: task.isDone ? "checkmark.circle.fill" : "circle"), for: .normal)
  }
}
