import UIKit

final class OverridingNavigationBar: UINavigationBar {
  override func encode(with coder: NSCoder) {
    called(super.encode(with: coder))
  }
  override weak var delegate: (any UINavigationBarDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var topItem: UINavigationItem? { called(super.topItem) }
  override var backItem: UINavigationItem? { called(super.backItem) }
  override var items: [UINavigationItem]? {
    get { called(super.items) }
    set { super.items = assigned(newValue) }
  }
  override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    called(super.setItems(items, animated: animated))
  }
  override func pushItem(_ item: UINavigationItem, animated: Bool) {
    called(super.pushItem(item, animated: animated))
  }
  override func popItem(animated: Bool) -> UINavigationItem? {
    called(super.popItem(animated: animated))
  }
  override var prefersLargeTitles: Bool {
    get { called(super.prefersLargeTitles) }
    set { super.prefersLargeTitles = assigned(newValue) }
  }
  override var barPosition: UIBarPosition { called(super.barPosition) }
  override var standardAppearance: UINavigationBarAppearance {
    get { called(super.standardAppearance) }
    set { super.standardAppearance = assigned(newValue) }
  }
  override var compactAppearance: UINavigationBarAppearance? {
    get { called(super.compactAppearance) }
    set { super.compactAppearance = assigned(newValue) }
  }
  override var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { called(super.scrollEdgeAppearance) }
    set { super.scrollEdgeAppearance = assigned(newValue) }
  }
  override var compactScrollEdgeAppearance: UINavigationBarAppearance? {
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
  override var shadowImage: UIImage? {
    get { called(super.shadowImage) }
    set { super.shadowImage = assigned(newValue) }
  }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    called(super.setBackgroundImage(backgroundImage, for: barMetrics))
  }
  override func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    called(super.backgroundImage(for: barMetrics))
  }
  override func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    called(super.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics))
  }
  override func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  {
    called(super.backgroundImage(for: barPosition, barMetrics: barMetrics))
  }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { called(super.titleTextAttributes) }
    set { super.titleTextAttributes = assigned(newValue) }
  }
  override var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { called(super.largeTitleTextAttributes) }
    set { super.largeTitleTextAttributes = assigned(newValue) }
  }
  override func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    called(super.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics))
  }
  override func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    called(super.titleVerticalPositionAdjustment(for: barMetrics))
  }
  override var backIndicatorImage: UIImage? {
    get { called(super.backIndicatorImage) }
    set { super.backIndicatorImage = assigned(newValue) }
  }
  override var backIndicatorTransitionMaskImage: UIImage? {
    get { called(super.backIndicatorTransitionMaskImage) }
    set { super.backIndicatorTransitionMaskImage = assigned(newValue) }
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
  override func tintColorDidChange() {
    called(super.tintColorDidChange())
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
}
