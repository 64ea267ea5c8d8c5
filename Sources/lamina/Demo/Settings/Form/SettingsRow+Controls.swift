import UIKit

extension SettingsRow {
  /// A title with a control at the other side.
  static func control(_ title: String, _ control: UIView) -> SettingsRow {
    var content = UIListContentConfiguration.cell()
    content.text = title
    let row = SettingsRow(content)
    if control.bounds.isEmpty { control.sizeToFit() }
    row.cell.accessoryView = control
    return row
  }

  static func toggle(
    _ title: String, isOn: Bool, action: @escaping (Bool) -> Void
  ) -> SettingsRow {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.addAction(
      UIAction { [unowned toggle] _ in action(toggle.isOn) }, for: .valueChanged)
    return control(title, toggle)
  }

  /// A view from side to side, at the margins of the cell.
  static func wide(_ view: UIView, height: CGFloat = 44) -> SettingsRow {
    let row = SettingsRow()
    let content = row.cell.contentView
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    let margins = content.layoutMarginsGuide
    let least = content.heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    let margin = view.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 6)
    // The table gives a new cell another height before it measures it.
    (least.priority, margin.priority) = (UILayoutPriority(999), UILayoutPriority(999))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      margin, least,
    ])
    return row
  }

  /// A slider between symbols for little and for much, with a title that is read.
  static func slider(
    _ title: String, from low: String, to high: String, value: Float,
    action: @escaping (Float) -> Void
  ) -> SettingsRow {
    let slider = UISlider()
    slider.accessibilityLabel = title
    slider.minimumValueImage = UIImage(systemName: low)
    slider.maximumValueImage = UIImage(systemName: high)
    slider.tintColor = nil
    slider.value = value
    slider.addAction(
      UIAction { [unowned slider] _ in action(slider.value) }, for: .valueChanged)
    return wide(slider)
  }

  /// A text field beside its title.
  static func field(_ title: String, _ field: UITextField) -> SettingsRow {
    let label = UILabel()
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.widthAnchor.constraint(equalToConstant: 104).isActive = true
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    let stack = UIStackView(arrangedSubviews: [label, field])
    stack.spacing = 8
    stack.alignment = .center
    field.heightAnchor.constraint(greaterThanOrEqualToConstant: 32).isActive = true
    return wide(stack)
  }
}
