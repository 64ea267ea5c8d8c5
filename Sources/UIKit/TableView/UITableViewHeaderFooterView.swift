import CoreGraphics
public import Foundation

/// A header or a footer of a section.
///
/// Main thread only. Source: Apple, "UITableViewHeaderFooterView".
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  private let identifier: String?
  private let content = UIView()
  private lazy var label = makeLabel()
  private var hasLabel = false
  /// Whether the view is the standard one of a grouped table, and whether it is a footer.
  final var look = (isGrouped: false, isFooter: false)

  /// - Parameter reuseIdentifier: nil means that the view is not used for another section.
  public init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addSubview(content)
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  /// The name by which the table uses the view again.
  open var reuseIdentifier: String? { identifier }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// The view to which a program adds its own.
  open var contentView: UIView { content }

  /// The standard text.
  open var textLabel: UILabel? { label }

  /// The view behind the content. Default: nil.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, belowSubview: content) }
      setNeedsLayout()
    }
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    hasLabel = true
    content.addSubview(label)
    return label
  }

  /// Shows the title of a section as tables do.
  func showTitle(_ title: String) {
    let isHeader = look.isGrouped && !look.isFooter
    label.text = isHeader ? title.uppercased() : title
    let isSmall = look.isGrouped || look.isFooter
    label.font =
      isSmall ? .preferredFont(forTextStyle: .footnote) : .preferredFont(forTextStyle: .headline)
    label.textColor = isSmall ? .secondaryLabel : .label
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    backgroundView?.frame = bounds
    guard hasLabel else { return }
    let width = max(0, bounds.width - 32)
    let height = label.sizeThatFits(CGSize(width: width, height: bounds.height)).height
    var frame = CGRect(x: 16, y: 0, width: width, height: height)
    if look.isGrouped {
      frame.origin.y = look.isFooter ? 7.5 : bounds.height - height - 6.5
    } else {
      frame.origin.y = ((bounds.height - height) / 2).rounded()
    }
    label.frame = frame
  }
}
