import UIKit

final class OverridingToolbar: UIToolbar {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override var items: [UIBarButtonItem]? {
    get { called(super.items) }
    set { super.items = assigned(newValue) }
  }
  override func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    called(super.setItems(items, animated: animated))
  }
  override weak var delegate: (any UIToolbarDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var barPosition: UIBarPosition { called(super.barPosition) }
  override var standardAppearance: UIToolbarAppearance {
    get { called(super.standardAppearance) }
    set { super.standardAppearance = assigned(newValue) }
  }
  override var compactAppearance: UIToolbarAppearance? {
    get { called(super.compactAppearance) }
    set { super.compactAppearance = assigned(newValue) }
  }
  override var scrollEdgeAppearance: UIToolbarAppearance? {
    get { called(super.scrollEdgeAppearance) }
    set { super.scrollEdgeAppearance = assigned(newValue) }
  }
  override var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { called(super.compactScrollEdgeAppearance) }
    set { super.compactScrollEdgeAppearance = assigned(newValue) }
  }
  override var barStyle: UIBarStyle {
    get { called(super.barStyle) }
    set { super.barStyle = assigned(newValue) }
  }
  override var isTranslucent: Bool {
    get { called(super.isTranslucent) }
    set { super.isTranslucent = assigned(newValue) }
  }
  override var barTintColor: UIColor? {
    get { called(super.barTintColor) }
    set { super.barTintColor = assigned(newValue) }
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    called(
      super.setBackgroundImage(
        backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics))
  }
  override func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    called(super.backgroundImage(forToolbarPosition: topOrBottom, barMetrics: barMetrics))
  }
  override func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    called(super.setShadowImage(shadowImage, forToolbarPosition: topOrBottom))
  }
  override func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    called(super.shadowImage(forToolbarPosition: topOrBottom))
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called(super.sizeThatFits(size))
  }
  override var intrinsicContentSize: CGSize { called(super.intrinsicContentSize) }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override func didMoveToWindow() {
    called(super.didMoveToWindow())
  }
  override func safeAreaInsetsDidChange() {
    called(super.safeAreaInsetsDidChange())
  }
}
