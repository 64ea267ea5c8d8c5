import UIKit

final class OverridingLabel: UILabel {
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override var text: String? {
    get { called(super.text) }
    set { super.text = assigned(newValue) }
  }
  override var attributedText: NSAttributedString? {
    get { called(super.attributedText) }
    set { super.attributedText = assigned(newValue) }
  }
  override var font: UIFont! {
    get { called(super.font) }
    set { super.font = assigned(newValue) }
  }
  override var textColor: UIColor! {
    get { called(super.textColor) }
    set { super.textColor = assigned(newValue) }
  }
  override var textAlignment: NSTextAlignment {
    get { called(super.textAlignment) }
    set { super.textAlignment = assigned(newValue) }
  }
  override var lineBreakMode: NSLineBreakMode {
    get { called(super.lineBreakMode) }
    set { super.lineBreakMode = assigned(newValue) }
  }
  override var numberOfLines: Int {
    get { called(super.numberOfLines) }
    set { super.numberOfLines = assigned(newValue) }
  }
  override var adjustsFontSizeToFitWidth: Bool {
    get { called(super.adjustsFontSizeToFitWidth) }
    set { super.adjustsFontSizeToFitWidth = assigned(newValue) }
  }
  override var minimumScaleFactor: CGFloat {
    get { called(super.minimumScaleFactor) }
    set { super.minimumScaleFactor = assigned(newValue) }
  }
  override var baselineAdjustment: UIBaselineAdjustment {
    get { called(super.baselineAdjustment) }
    set { super.baselineAdjustment = assigned(newValue) }
  }
  override var allowsDefaultTighteningForTruncation: Bool {
    get { called(super.allowsDefaultTighteningForTruncation) }
    set { super.allowsDefaultTighteningForTruncation = assigned(newValue) }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { called(super.adjustsFontForContentSizeCategory) }
    set { super.adjustsFontForContentSizeCategory = assigned(newValue) }
  }
  override var preferredMaxLayoutWidth: CGFloat {
    get { called(super.preferredMaxLayoutWidth) }
    set { super.preferredMaxLayoutWidth = assigned(newValue) }
  }
  override var shadowColor: UIColor? {
    get { called(super.shadowColor) }
    set { super.shadowColor = assigned(newValue) }
  }
  override var shadowOffset: CGSize {
    get { called(super.shadowOffset) }
    set { super.shadowOffset = assigned(newValue) }
  }
  override var isHighlighted: Bool {
    get { called(super.isHighlighted) }
    set { super.isHighlighted = assigned(newValue) }
  }
  override var highlightedTextColor: UIColor? {
    get { called(super.highlightedTextColor) }
    set { super.highlightedTextColor = assigned(newValue) }
  }
  override var isEnabled: Bool {
    get { called(super.isEnabled) }
    set { super.isEnabled = assigned(newValue) }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int)
    -> CGRect
  { called(super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)) }
  override func drawText(in rect: CGRect) { called(super.drawText(in: rect)) }
  override func draw(_ rect: CGRect) { called(super.draw(rect)) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { called(super.sizeThatFits(size)) }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
}

final class OverridingImageView: UIImageView {
  override var image: UIImage? {
    get { called(super.image) }
    set { super.image = assigned(newValue) }
  }
  override var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { called(super.preferredSymbolConfiguration) }
    set { super.preferredSymbolConfiguration = assigned(newValue) }
  }
  override var highlightedImage: UIImage? {
    get { called(super.highlightedImage) }
    set { super.highlightedImage = assigned(newValue) }
  }
  override var isHighlighted: Bool {
    get { called(super.isHighlighted) }
    set { super.isHighlighted = assigned(newValue) }
  }
  override var animationImages: [UIImage]? {
    get { called(super.animationImages) }
    set { super.animationImages = assigned(newValue) }
  }
  override var highlightedAnimationImages: [UIImage]? {
    get { called(super.highlightedAnimationImages) }
    set { super.highlightedAnimationImages = assigned(newValue) }
  }
  override var animationDuration: TimeInterval {
    get { called(super.animationDuration) }
    set { super.animationDuration = assigned(newValue) }
  }
  override var animationRepeatCount: Int {
    get { called(super.animationRepeatCount) }
    set { super.animationRepeatCount = assigned(newValue) }
  }
  override var isAnimating: Bool { called(super.isAnimating) }
  override func encode(with coder: NSCoder) { called(super.encode(with: coder)) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { called(super.sizeThatFits(size)) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override var alignmentRectInsets: UIEdgeInsets { called(super.alignmentRectInsets) }
  override func tintColorDidChange() { called(super.tintColorDidChange()) }
  override func startAnimating() { called(super.startAnimating()) }
  override func stopAnimating() { called(super.stopAnimating()) }
  override func didMoveToWindow() { called(super.didMoveToWindow()) }
  override func layoutSublayers(of layer: CALayer) { called(super.layoutSublayers(of: layer)) }
  override func display(_ layer: CALayer) { called(super.display(layer)) }
}

extension Overrides {
  static let label = Overrides(
    of: "UILabel", by: OverridingLabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)),
    uses: [
      {
        $0.text = $0.text
        $0.attributedText = $0.attributedText
        $0.font = $0.font
        $0.textColor = $0.textColor
        $0.textAlignment = $0.textAlignment
        $0.lineBreakMode = $0.lineBreakMode
        $0.numberOfLines = $0.numberOfLines
        $0.adjustsFontSizeToFitWidth = $0.adjustsFontSizeToFitWidth
        $0.minimumScaleFactor = $0.minimumScaleFactor
        $0.baselineAdjustment = $0.baselineAdjustment
      },
      {
        $0.allowsDefaultTighteningForTruncation = $0.allowsDefaultTighteningForTruncation
        $0.preferredMaxLayoutWidth = $0.preferredMaxLayoutWidth
        $0.adjustsFontForContentSizeCategory = $0.adjustsFontForContentSizeCategory
        $0.shadowColor = $0.shadowColor
        $0.shadowOffset = $0.shadowOffset
        $0.isHighlighted = $0.isHighlighted
        $0.highlightedTextColor = $0.highlightedTextColor
        $0.isEnabled = $0.isEnabled
      },
      {
        $0.text = "Text"
        // This calls `draw(_:)` and `drawText(in:)`.
        $0.layer.displayIfNeeded()
        // This calls `sizeThatFits(_:)`.
        $0.sizeToFit()
        _ = ($0.intrinsicContentSize, $0.textRect(forBounds: $0.bounds, limitedToNumberOfLines: 1))
        // This calls `traitCollectionDidChange(_:)`.
        $0.overrideUserInterfaceStyle = .dark
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
    ])

  static let imageView = Overrides(
    of: "UIImageView", by: OverridingImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
    uses: [
      {
        $0.image = $0.image
        $0.highlightedImage = $0.highlightedImage
        $0.preferredSymbolConfiguration = $0.preferredSymbolConfiguration
        $0.isHighlighted = $0.isHighlighted
        $0.animationImages = $0.animationImages
        $0.highlightedAnimationImages = $0.highlightedAnimationImages
        $0.animationDuration = $0.animationDuration
        $0.animationRepeatCount = $0.animationRepeatCount
      },
      {
        _ = ($0.isAnimating, $0.intrinsicContentSize, $0.alignmentRectInsets)
        $0.startAnimating()
        $0.stopAnimating()
        // This calls `sizeThatFits(_:)`.
        $0.sizeToFit()
        // This calls `tintColorDidChange()`.
        $0.tintColor = .red
        $0.traitCollectionDidChange(nil)
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
      {
        // These call `display(_:)`, `layoutSublayers(of:)` and `didMoveToWindow()`.
        $0.layer.setNeedsDisplay()
        $0.layer.displayIfNeeded()
        $0.setNeedsLayout()
        $0.layoutIfNeeded()
        UIWindow().addSubview($0)
      },
    ])
}
