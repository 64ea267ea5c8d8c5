import UIKit

final class OverridingActivityIndicatorView: UIActivityIndicatorView {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var style: Style {
    get { called(super.style) }
    set { super.style = assigned(newValue) }
  }
  override var hidesWhenStopped: Bool {
    get { called(super.hidesWhenStopped) }
    set { super.hidesWhenStopped = assigned(newValue) }
  }
  override var color: UIColor! {
    get { called(super.color) }
    set { super.color = assigned(newValue) }
  }
  override func startAnimating() {
    called(super.startAnimating())
  }
  override func stopAnimating() {
    called(super.stopAnimating())
  }
  override var isAnimating: Bool { called(super.isAnimating) }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override func didMoveToWindow() {
    called(super.didMoveToWindow())
  }
}

extension Overrides {
  static let activityIndicator = Overrides(
    of: "UIActivityIndicatorView", by: OverridingActivityIndicatorView(),
    uses: [
      {
        $0.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.style = $0.style
        $0.hidesWhenStopped = $0.hidesWhenStopped
        $0.color = $0.color
        $0.startAnimating()
        $0.stopAnimating()
        _ = $0.isAnimating
        _ = $0.intrinsicContentSize
        _ = $0.sizeThatFits(.zero)
        $0.layoutSubviews()
        $0.didMoveToWindow()
      }
    ])
}
