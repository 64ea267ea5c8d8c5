import UIKit

final class OverridingProgressView: UIProgressView {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var progressViewStyle: Style {
    get { called(super.progressViewStyle) }
    set { super.progressViewStyle = assigned(newValue) }
  }
  override var progress: Float {
    get { called(super.progress) }
    set { super.progress = assigned(newValue) }
  }
  override func setProgress(_ progress: Float, animated: Bool) {
    called(super.setProgress(progress, animated: animated))
  }
  override var progressTintColor: UIColor? {
    get { called(super.progressTintColor) }
    set { super.progressTintColor = assigned(newValue) }
  }
  override var trackTintColor: UIColor? {
    get { called(super.trackTintColor) }
    set { super.trackTintColor = assigned(newValue) }
  }
  override var progressImage: UIImage? {
    get { called(super.progressImage) }
    set { super.progressImage = assigned(newValue) }
  }
  override var trackImage: UIImage? {
    get { called(super.trackImage) }
    set { super.trackImage = assigned(newValue) }
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override func tintColorDidChange() {
    called(super.tintColorDidChange())
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { called(super.semanticContentAttribute) }
    set { super.semanticContentAttribute = assigned(newValue) }
  }
}

extension Overrides {
  static let progressView = Overrides(
    of: "UIProgressView", by: OverridingProgressView(),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.progressViewStyle = $0.progressViewStyle
        $0.progress = $0.progress
        $0.setProgress(0, animated: false)
        $0.progressTintColor = $0.progressTintColor
        $0.trackTintColor = $0.trackTintColor
        $0.progressImage = $0.progressImage
        $0.trackImage = $0.trackImage
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.layoutSubviews()
        $0.tintColorDidChange()
      },
      {
        $0.semanticContentAttribute = $0.semanticContentAttribute
      },
    ])
}
