import CoreGraphics

/// The text fields of an alert, below each other in a box.
@MainActor final class AlertFieldsView: UIView {
  /// The least height of a field, and the least distance of its text from its upper and lower edges.
  private static let rowHeight: CGFloat = 30
  private static let textMargin: CGFloat = 6
  private static let inset: CGFloat = 7
  private static let cornerRadius: CGFloat = 6

  private(set) var fields: [UITextField] = []
  private var lines: [UIView] = []
  /// Called when Return is pressed in the last field.
  var onReturn: () -> Void = {}

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = .tertiarySystemBackground
    layer.cornerRadius = Self.cornerRadius
    updateBorder()
  }

  required init?(coder: NSCoder) { nil }

  func add(_ field: UITextField) {
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.addAction(
      UIAction { [weak self, unowned field] _ in self?.didReturn(in: field) },
      for: .primaryActionTriggered)
    if !fields.isEmpty {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      addSubview(line)
    }
    fields.append(field)
    addSubview(field)
  }

  private func didReturn(in field: UITextField) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() } else { onReturn() }
  }

  private var rowHeight: CGFloat {
    let line = fields.compactMap { $0.font?.lineHeight }.max() ?? 0
    return max(Self.rowHeight, line.rounded(.up) + 2 * Self.textMargin)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(fields.count) * rowHeight)
  }

  var isEditing: Bool { fields.contains(where: \.isFirstResponder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: Self.inset, y: CGFloat(index) * rowHeight, width: bounds.width - 2 * Self.inset,
        height: rowHeight)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: CGFloat(index + 1) * rowHeight, width: bounds.width,
        height: 1 / max(contentScaleFactor, 1))
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorder()
  }

  private func updateBorder() {
    layer.borderWidth = 1 / max(contentScaleFactor, 1)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}
