public import CoreGraphics
import Foundation

/// A view that shows a list's content: an image and two texts.
///
/// Main thread only. Source: Apple, "UIListContentView".
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  final var shown: UIListContentConfiguration
  final let parts = ListContentParts()

  override class var startsOpaque: Bool { false }

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    showConfiguration()
  }

  /// Creates a view that shows an empty configuration, because configurations are not archived.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    showConfiguration()
  }

  /// The parts are created with the configuration.
  override var archivedSubviews: [UIView] { [] }

  /// What the view shows. Traps if it is no `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else {
        fatalError("UIListContentView only supports UIListContentConfiguration: \(newValue)")
      }
      shown = configuration
      showConfiguration()
    }
  }

  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The rectangle of the text, for constraints; nil without a text.
  open var textLayoutGuide: UILayoutGuide? { guide(of: parts.text) }
  /// The rectangle of the secondary text, for constraints; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: parts.secondaryText) }
  /// The rectangle of the image, for constraints; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(of: parts.image) }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : naturalWidth
    return CGSize(width: width, height: arrangement(inWidth: width).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: naturalWidth, height: arrangement(inWidth: naturalWidth).height)
  }

  override var wrapsContent: Bool { true }

  override func intrinsicContentSize(wrappedTo width: CGFloat) -> CGSize {
    guard width > 0 else { return intrinsicContentSize }
    return CGSize(width: naturalWidth, height: arrangement(inWidth: width).height)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showConfiguration()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }
}
