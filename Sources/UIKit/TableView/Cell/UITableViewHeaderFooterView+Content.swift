import CoreGraphics
import Foundation

extension UITableViewHeaderFooterView: ConfiguredView {
  private static let margin: CGFloat = 16
  /// The distance of the texts of a grouped table from the rows.
  private static let gapToRows: (header: CGFloat, footer: CGFloat) = (6.5, 7.5)

  func setUpContent() {
    layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    content.preservesSuperviewLayoutMargins = true
    addSubview(content)
  }

  // MARK: Standard texts

  var standardLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let label = labels.text { return label }
    let label = UILabel()
    label.numberOfLines = 0
    labels.text = label
    content.addSubview(label)
    return label
  }

  var standardDetailLabel: UILabel? {
    guard contentConfiguration == nil else { return nil }
    if let label = labels.detail { return label }
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    labels.detail = label
    content.addSubview(label)
    return label
  }

  /// Shows the title of a section as tables do.
  func showTitle(_ title: String) {
    guard let label = textLabel else { return }
    let isHeader = look.isGrouped && !look.isFooter
    label.text = isHeader ? title.uppercased() : title
    let isSmall = look.isGrouped || look.isFooter
    label.font =
      isSmall ? .preferredFont(forTextStyle: .footnote) : .preferredFont(forTextStyle: .headline)
    label.textColor = isSmall ? .secondaryLabel : .label
    setNeedsLayout()
  }

  // MARK: Configurations

  var standardContentConfiguration: UIListContentConfiguration {
    switch (look.isGrouped, look.isFooter) {
    case (false, false): .plainHeader()
    case (false, true): .plainFooter()
    case (true, false): .groupedHeader()
    case (true, true): .groupedFooter()
    }
  }

  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  func useStandardUpdate(_ state: UIViewConfigurationState) {
    updateConfigurations(for: state)
    configurationUpdateHandler?(self, state)
  }

  func showContent(_ configuration: (any UIContentConfiguration)?) {
    if replaceContent(for: configuration) { labels = (nil, nil) }
  }

  // MARK: Layout

  func layOutContent() {
    content.frame = bounds
    configured.backgroundView?.frame = bounds
    backgroundView?.frame = bounds
    let shown = [labels.text, labels.detail].compactMap { $0 }
    let width = max(0, bounds.width - 2 * Self.margin)
    let heights = shown.map { height(of: $0, width) }
    let total = heights.reduce(0, +)
    var y = ((bounds.height - total) / 2).rounded()
    if look.isGrouped {
      y = look.isFooter ? Self.gapToRows.footer : bounds.height - total - Self.gapToRows.header
    }
    for (label, height) in zip(shown, heights) {
      label.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
      y += height
    }
  }

  private func height(of label: UILabel, _ width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  /// The height that the content needs; 0 if nothing determines one.
  func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    let shown = [labels.text, labels.detail].compactMap { $0 }
    let texts = shown.reduce(0) { $0 + height(of: $1, max(0, width - 2 * Self.margin)) }
    if texts > 0 { return texts + 2 * Self.gapToRows.header }
    bounds.size.width = width
    content.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    return content.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
