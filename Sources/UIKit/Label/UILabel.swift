import CoreGraphics
public import Foundation

/// A text in lines that cannot be edited. It draws again when something of it changes, and at no
/// other time. It takes no touches.
///
/// Main thread only.
///
/// Source: Apple, "UILabel".
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text and how it looks; what the runs of `styled` do not say is in `appearance`.
  struct Content {
    var plain: String?
    var styled: NSAttributedString?
  }

  final var content = Content()
  /// The layouts made last: for measuring and for drawing.
  final var layouts: [LabelLayout] = []

  override class var startsOpaque: Bool { false }
  override class var startsInteractive: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
    decodeText(with: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeText(with: coder)
  }

  // MARK: Text

  /// Takes the place of `attributedText`. Default: nil.
  @preconcurrency open var text: String? {
    get { content.styled?.string ?? content.plain }
    set { setText(newValue) }
  }

  /// The text with its attributes; what they do not say is as the label's properties say. Setting it
  /// gives the label the alignment and the line break mode of its first letter.
  @preconcurrency open var attributedText: NSAttributedString? {
    get { content.styled ?? content.plain.map(attributed) }
    set { setAttributedText(newValue) }
  }

  /// Default: the system's, 17 points. Setting it sets that of all of `attributedText`.
  @preconcurrency open var font: UIFont! {
    get { appearance.font }
    set { restyle(.font, newValue ?? .systemFont(ofSize: UIFont.labelFontSize), \.font) }
  }

  /// Default: `UIColor.label`. Setting it sets that of all of `attributedText`.
  @preconcurrency open var textColor: UIColor! {
    get { appearance.textColor }
    set { restyle(.foregroundColor, newValue ?? .label, \.textColor) }
  }

  /// Default: `.natural`, which is the side where the program's language begins.
  @preconcurrency open var textAlignment: NSTextAlignment {
    get { appearance.alignment }
    set { change(\.alignment, newValue) }
  }

  /// What becomes of text that there is no room for. Default: `.byTruncatingTail`. In labels of
  /// several lines the modes that truncate break lines at words, and truncate the last.
  @preconcurrency open var lineBreakMode: NSLineBreakMode {
    get { appearance.lineBreakMode }
    set { change(\.lineBreakMode, newValue) }
  }

  /// The most lines; 0: as many as there is room for. Default: 1.
  open var numberOfLines: Int {
    get { appearance.numberOfLines }
    set { change(\.numberOfLines, max(newValue, 0)) }
  }

  // MARK: Size

  /// Whether text that there is no room for is drawn smaller. Default: false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { appearance.adjustsFontSize }
    set { change(\.adjustsFontSize, newValue) }
  }

  /// The smallest part of its size in which text is drawn that is made to fit: 0 … 1. 0 (default): as
  /// small as it takes.
  open var minimumScaleFactor: CGFloat {
    get { appearance.minimumScale }
    set { change(\.minimumScale, newValue.isFinite ? min(max(newValue, 0), 1) : 0) }
  }

  /// Where a line stands that was made smaller. Default: `.alignBaselines`.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { appearance.baselineAdjustment }
    set { change(\.baselineAdjustment, newValue) }
  }

  /// Whether letters may stand closer, by a twentieth, before a part of a line gives way to "…".
  /// Default: false.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { appearance.allowsTightening }
    set { change(\.allowsTightening, newValue) }
  }

  /// The width that `intrinsicContentSize` breaks lines at; 0 (default): none. Points.
  open var preferredMaxLayoutWidth: CGFloat {
    get { appearance.preferredWidth }
    set { change(\.preferredWidth, newValue.isFinite ? max(newValue, 0) : 0) }
  }

  // MARK: Look

  /// Default: nil: no shadow.
  @preconcurrency open var shadowColor: UIColor? {
    get { appearance.shadowColor }
    set { change(\.shadowColor, newValue) }
  }

  /// Points to the right and down. Default: (0, −1).
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set { change(\.shadowOffset, newValue) }
  }

  /// Whether the text has `highlightedTextColor`. Default: false.
  open var isHighlighted: Bool {
    get { appearance.isHighlighted }
    set { change(\.isHighlighted, newValue) }
  }

  /// Default: nil: as without highlight.
  @preconcurrency open var highlightedTextColor: UIColor? {
    get { appearance.highlightedColor }
    set { change(\.highlightedColor, newValue) }
  }

  /// Whether the text is drawn in full strength, and not half transparent. Default: true.
  open var isEnabled: Bool {
    get { appearance.isEnabled }
    set { change(\.isEnabled, newValue) }
  }

  final var appearance = LabelAppearance()

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { textDidChange() } }
  }

  /// Colours may be others.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textDidChange()
  }

  // MARK: Overridable

  /// Where the text lies in `bounds`, which has to hold it: as wide and high as it is, in the middle
  /// of the height.
  ///
  /// - Parameter numberOfLines: the most lines; 0: no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text in a rectangle, in the middle of its height, in the current context.
  open func drawText(in rect: CGRect) {
    paintText(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// The size of the text in a place of `size`, in whole pixels; a side that is 0 sets no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(in: size)
  }

  /// The size of the text, in lines no longer than `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    fittingSize(in: CGSize(width: preferredMaxLayoutWidth, height: 0))
  }
}

/// Where a line stands that was made smaller to fit. Apple: UIBaselineAdjustment.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is where that of the larger line would be.
  case alignBaselines
  /// In the middle of the height.
  case alignCenters
  /// Its top is where that of the larger line would be.
  case none
}
