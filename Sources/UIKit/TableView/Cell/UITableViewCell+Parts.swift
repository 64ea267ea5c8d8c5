import CoreGraphics

extension UITableViewCell {
  func setUpContent() {
    AppearanceRules.setDefaults { backgroundColor = .systemBackground }
    clipsToBounds = true
    layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    content.preservesSuperviewLayoutMargins = true
    content.frame = bounds
    addSubview(content)
    parts.separator.isUserInteractionEnabled = false
    parts.separator.isHidden = true
    addSubview(parts.separator)
  }

  // MARK: Texts and images

  var partImageView: UIImageView? {
    guard style == .default || style == .subtitle, contentConfiguration == nil else { return nil }
    if let view = parts.imageView { return view }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    content.addSubview(view)
    parts.imageView = view
    setNeedsLayout()
    return view
  }

  var partTextLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let label = parts.textLabel { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
    if style == .value2 {
      label.textColor = tintColor
      label.textAlignment = .right
    }
    content.addSubview(label)
    parts.textLabel = label
    setNeedsLayout()
    return label
  }

  var partDetailLabel: UILabel? {
    guard style != .default, contentConfiguration == nil else { return nil }
    if let label = parts.detailLabel { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
    if style == .value2 { label.font = .preferredFont(forTextStyle: .footnote) }
    if style == .value1 { label.textColor = .secondaryLabel }
    content.addSubview(label)
    parts.detailLabel = label
    setNeedsLayout()
    return label
  }

  // MARK: Backgrounds

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    if let new {
      new.frame = bounds
      insertSubview(new, belowSubview: content)
    }
  }

  /// Shows or hides the background of selected cells, and highlights what the content can highlight.
  func updateSelectionLook(animated: Bool) {
    // A background configuration shows selected cells itself.
    let isOn =
      (isSelected || isHighlighted) && selectionStyle != .none && configured.background == nil
    guard
      isOn || parts.standardSelection != nil || selectedBackgroundView != nil
        || multipleSelectionBackgroundView != nil
    else { return }
    let view = wantedSelection
    for other in [selectedBackgroundView, multipleSelectionBackgroundView] where other !== view {
      other?.alpha = 0
    }
    if view !== parts.standardSelection { parts.standardSelection?.alpha = 0 }
    let change = { view.alpha = isOn ? 1 : 0 }
    if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
  }

  private var wantedSelection: UIView {
    let several = table?.selectsSeveralRows == true ? multipleSelectionBackgroundView : nil
    return several ?? selectedBackgroundView ?? standardSelection
  }

  private var standardSelection: UIView {
    if let view = parts.standardSelection { return view }
    let view = UIView(frame: bounds)
    view.backgroundColor = .systemGray4
    view.alpha = 0
    parts.standardSelection = view
    insertSubview(view, belowSubview: content)
    return view
  }

  // MARK: Accessories

  func updateAccessory() {
    for view in parts.accessories { view.removeFromSuperview() }
    let own = editing.isOn ? editingAccessoryView : accessoryView
    parts.accessories = own.map { [$0] } ?? standardAccessories
    for view in parts.accessories { addSubview(view) }
    setNeedsLayout()
  }

  private var standardAccessories: [UIView] {
    switch editing.isOn ? editingAccessoryType : accessoryType {
    case .none: []
    case .disclosureIndicator: [arrow]
    case .detailDisclosureButton: [detailButton, arrow]
    case .checkmark: [symbol("checkmark", size: 17, color: tintColor)]
    case .detailButton: [detailButton]
    }
  }

  private var arrow: UIView { symbol("chevron.forward", size: 14, color: .tertiaryLabel) }

  private func symbol(_ name: String, size: CGFloat, color: UIColor) -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.tintColor = color
    view.sizeToFit()
    return view
  }

  private var detailButton: UIView {
    let button = UIButton(type: .detailDisclosure)
    button.addAction(UIAction { [weak self] _ in self?.detailButtonTapped() }, for: .touchUpInside)
    button.sizeToFit()
    return button
  }

  private func detailButtonTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    segues.accessory?.trigger(self)
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}
