import CoreGraphics
public import Foundation

/// A view that displays one or more lines of read-only text. It redraws only when the text or its
/// appearance changes. It receives no touches by default.
///
/// Main thread only.
///
/// Source: Apple, "UILabel".
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text, plain or attributed. `appearance` supplies the attributes that `styled` lacks.
  struct Content {
    var plain: String?
    var styled: NSAttributedString?
  }

  final var content = Content()
  /// The most recent layouts: one for measuring and one for drawing.
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
    coder.read(.label, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeText(with: coder)
  }

  // MARK: Text

  /// The plain text; setting it replaces `attributedText`. Default: nil.
  @preconcurrency open var text: String? {
    get { content.styled?.string ?? content.plain }
    set { setText(newValue) }
  }

  /// The text with its attributes; the label's properties supply those that are missing. Setting it
  /// sets the label's alignment and line break mode to those of the first character.
  @preconcurrency open var attributedText: NSAttributedString? {
    get { content.styled ?? content.plain.map(attributed) }
    set { setAttributedText(newValue) }
  }

  /// The font. Default: the system's, 17 points. Setting it applies to all of `attributedText`.
  @preconcurrency open var font: UIFont! {
    get { appearance.font }
    set {
      restyle(.font, with: newValue ?? .systemFont(ofSize: UIFont.labelFontSize), property: \.font)
      appearanceDidSet(ProxyMembers.font)
    }
  }

  /// The text color. Default: `UIColor.label`. Setting it applies to all of `attributedText`.
  @preconcurrency open var textColor: UIColor! {
    get { appearance.textColor }
    set {
      restyle(.foregroundColor, with: newValue ?? .label, property: \.textColor)
      appearanceDidSet(ProxyMembers.textColor)
    }
  }

  /// The text alignment. Default: `.natural`, the leading side of the program's language.
  @preconcurrency open var textAlignment: NSTextAlignment {
    get { appearance.alignment }
    set { change(\.alignment, newValue) }
  }

  /// The way in which text that does not fit is wrapped or truncated. Default: `.byTruncatingTail`.
  /// With several lines, the truncating modes wrap at words and truncate the last line.
  @preconcurrency open var lineBreakMode: NSLineBreakMode {
    get { appearance.lineBreakMode }
    set { change(\.lineBreakMode, newValue) }
  }

  /// The maximum number of lines; 0 means as many as fit. Default: 1.
  open var numberOfLines: Int {
    get { appearance.numberOfLines }
    set { change(\.numberOfLines, max(newValue, 0)) }
  }

  // MARK: Size

  /// Whether the font size is reduced for text that does not fit. Default: false.
  open var adjustsFontSizeToFitWidth: Bool {
    get { appearance.adjustsFontSize }
    set { change(\.adjustsFontSize, newValue) }
  }

  /// The minimum factor for reducing the font size: 0 … 1. 0, the default, means no minimum.
  open var minimumScaleFactor: CGFloat {
    get { appearance.minimumScale }
    set { change(\.minimumScale, newValue.isFinite ? min(max(newValue, 0), 1) : 0) }
  }

  /// The vertical position of text whose font size was reduced. Default: `.alignBaselines`.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { appearance.baselineAdjustment }
    set { change(\.baselineAdjustment, newValue) }
  }

  /// Whether characters may be tightened, by up to a twentieth, before a line is truncated.
  /// Default: false.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { appearance.allowsTightening }
    set { change(\.allowsTightening, newValue) }
  }

  /// The width at which `intrinsicContentSize` wraps lines; 0, the default, means none. Points.
  open var preferredMaxLayoutWidth: CGFloat {
    get { appearance.preferredWidth }
    set { change(\.preferredWidth, newValue.isFinite ? max(newValue, 0) : 0) }
  }

  /// Whether fonts of text styles, and those that `UIFontMetrics` has scaled, follow the size of text
  /// that the user prefers. The fonts of `attributedText` do not. Default: false.
  ///
  /// Source: Apple, "adjustsFontForContentSizeCategory".
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFonts() }
  }

  // MARK: Appearance

  /// The shadow color. Default: nil, no shadow.
  @preconcurrency open var shadowColor: UIColor? {
    get { appearance.shadowColor }
    set { change(\.shadowColor, newValue) }
  }

  /// The shadow's offset to the right and down, in points. Default: (0, −1).
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set { change(\.shadowOffset, newValue) }
  }

  /// Whether the text is drawn in `highlightedTextColor`. Default: false.
  open var isHighlighted: Bool {
    get { appearance.isHighlighted }
    set { change(\.isHighlighted, newValue) }
  }

  /// The text color while highlighted. Default: nil, which uses `textColor`.
  @preconcurrency open var highlightedTextColor: UIColor? {
    get { appearance.highlightedColor }
    set { change(\.highlightedColor, newValue) }
  }

  /// Whether the text is drawn opaque; a disabled label is drawn at half opacity. Default: true.
  open var isEnabled: Bool {
    get { appearance.isEnabled }
    set { change(\.isEnabled, newValue) }
  }

  final var appearance = LabelAppearance()

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    textDidChange()
  }

  /// Dynamic colors may resolve to other values.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFonts()
    textDidChange()
  }

  // MARK: Overridable

  /// The rectangle of the text inside `bounds`: as large as the text, and vertically centered.
  ///
  /// - Parameter numberOfLines: the maximum number of lines; 0 means no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    measuredRect(in: bounds, lines: numberOfLines)
  }

  /// Draws the text, vertically centered in a rectangle, in the current context.
  open func drawText(in rect: CGRect) {
    paintText(in: rect)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// The size of the text, rounded up to whole pixels: of a single line, or of lines not wider than
  /// `size`, whose height has no influence. A width of 0 is unlimited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(inWidth: size.width)
  }

  /// The size of the text, in lines not wider than `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    fittingSize(inWidth: preferredMaxLayoutWidth)
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  override func intrinsicContentSize(wrappedTo width: CGFloat) -> CGSize {
    guard wrapsContent, width > 0 else { return intrinsicContentSize }
    let height = fittingSize(inWidth: width).height
    return CGSize(width: intrinsicContentSize.width, height: height)
  }

  override var baselines: (fromTop: CGFloat, fromBottom: CGFloat)? {
    (font.ascender, -font.descender)
  }

  override var labelInMessages: String? { text }

  /// A label is not stretched before other views are.
  override var defaultHugging: AutoLayoutState.PerAxis {
    AutoLayoutState.PerAxis(horizontal: UILayoutPriority(251), vertical: UILayoutPriority(251))
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}

/// The vertical position of text whose font size was reduced to fit. Apple: UIBaselineAdjustment.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline is that of the text at its full size.
  case alignBaselines
  /// The text is vertically centered.
  case alignCenters
  /// The top is that of the text at its full size.
  case none
}
