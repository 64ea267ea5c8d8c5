import Foundation
import UIKit

final class OverridingScrollView: UIScrollView {
  override var contentOffset: CGPoint {
    get { called(super.contentOffset) }
    set { super.contentOffset = assigned(newValue) }
  }
  override var bounds: CGRect {
    get { called(super.bounds) }
    set { super.bounds = assigned(newValue) }
  }
  override var contentSize: CGSize {
    get { called(super.contentSize) }
    set { super.contentSize = assigned(newValue) }
  }
  override var contentInset: UIEdgeInsets {
    get { called(super.contentInset) }
    set { super.contentInset = assigned(newValue) }
  }
  override var adjustedContentInset: UIEdgeInsets { called(super.adjustedContentInset) }
  override func adjustedContentInsetDidChange() {
    called(super.adjustedContentInsetDidChange())
  }
  override var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { called(super.contentInsetAdjustmentBehavior) }
    set { super.contentInsetAdjustmentBehavior = assigned(newValue) }
  }
  override var contentAlignmentPoint: CGPoint {
    get { called(super.contentAlignmentPoint) }
    set { super.contentAlignmentPoint = assigned(newValue) }
  }
  override var contentLayoutGuide: UILayoutGuide { called(super.contentLayoutGuide) }
  override var frameLayoutGuide: UILayoutGuide { called(super.frameLayoutGuide) }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    called(super.setContentOffset(contentOffset, animated: animated))
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    called(super.scrollRectToVisible(rect, animated: animated))
  }
  override var isScrollEnabled: Bool {
    get { called(super.isScrollEnabled) }
    set { super.isScrollEnabled = assigned(newValue) }
  }
  override var isDirectionalLockEnabled: Bool {
    get { called(super.isDirectionalLockEnabled) }
    set { super.isDirectionalLockEnabled = assigned(newValue) }
  }
  override var isPagingEnabled: Bool {
    get { called(super.isPagingEnabled) }
    set { super.isPagingEnabled = assigned(newValue) }
  }
  override var bounces: Bool {
    get { called(super.bounces) }
    set { super.bounces = assigned(newValue) }
  }
  override var bouncesHorizontally: Bool {
    get { called(super.bouncesHorizontally) }
    set { super.bouncesHorizontally = assigned(newValue) }
  }
  override var bouncesVertically: Bool {
    get { called(super.bouncesVertically) }
    set { super.bouncesVertically = assigned(newValue) }
  }
  override var alwaysBounceVertical: Bool {
    get { called(super.alwaysBounceVertical) }
    set { super.alwaysBounceVertical = assigned(newValue) }
  }
  override var alwaysBounceHorizontal: Bool {
    get { called(super.alwaysBounceHorizontal) }
    set { super.alwaysBounceHorizontal = assigned(newValue) }
  }
  override var transfersHorizontalScrollingToParent: Bool {
    get { called(super.transfersHorizontalScrollingToParent) }
    set { super.transfersHorizontalScrollingToParent = assigned(newValue) }
  }
  override var transfersVerticalScrollingToParent: Bool {
    get { called(super.transfersVerticalScrollingToParent) }
    set { super.transfersVerticalScrollingToParent = assigned(newValue) }
  }
  override var decelerationRate: DecelerationRate {
    get { called(super.decelerationRate) }
    set { super.decelerationRate = assigned(newValue) }
  }
  override var isTracking: Bool { called(super.isTracking) }
  override var isDragging: Bool { called(super.isDragging) }
  override var isDecelerating: Bool { called(super.isDecelerating) }
  override func stopScrollingAndZooming() {
    called(super.stopScrollingAndZooming())
  }
  override var panGestureRecognizer: UIPanGestureRecognizer { called(super.panGestureRecognizer) }
  override var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    called(super.pinchGestureRecognizer)
  }
  override var minimumZoomScale: CGFloat {
    get { called(super.minimumZoomScale) }
    set { super.minimumZoomScale = assigned(newValue) }
  }
  override var maximumZoomScale: CGFloat {
    get { called(super.maximumZoomScale) }
    set { super.maximumZoomScale = assigned(newValue) }
  }
  override var zoomScale: CGFloat {
    get { called(super.zoomScale) }
    set { super.zoomScale = assigned(newValue) }
  }
  override var bouncesZoom: Bool {
    get { called(super.bouncesZoom) }
    set { super.bouncesZoom = assigned(newValue) }
  }
  override var isZooming: Bool { called(super.isZooming) }
  override var isZoomBouncing: Bool { called(super.isZoomBouncing) }
  override var isZoomAnimating: Bool { called(super.isZoomAnimating) }
  override func setZoomScale(_ scale: CGFloat, animated: Bool) {
    called(super.setZoomScale(scale, animated: animated))
  }
  override func zoom(to rect: CGRect, animated: Bool) {
    called(super.zoom(to: rect, animated: animated))
  }
  override var delaysContentTouches: Bool {
    get { called(super.delaysContentTouches) }
    set { super.delaysContentTouches = assigned(newValue) }
  }
  override var canCancelContentTouches: Bool {
    get { called(super.canCancelContentTouches) }
    set { super.canCancelContentTouches = assigned(newValue) }
  }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  {
    called(super.touchesShouldBegin(touches, with: event, in: view))
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    called(super.touchesShouldCancel(in: view))
  }
  override var showsVerticalScrollIndicator: Bool {
    get { called(super.showsVerticalScrollIndicator) }
    set { super.showsVerticalScrollIndicator = assigned(newValue) }
  }
  override var showsHorizontalScrollIndicator: Bool {
    get { called(super.showsHorizontalScrollIndicator) }
    set { super.showsHorizontalScrollIndicator = assigned(newValue) }
  }
  override var indicatorStyle: IndicatorStyle {
    get { called(super.indicatorStyle) }
    set { super.indicatorStyle = assigned(newValue) }
  }
  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { called(super.verticalScrollIndicatorInsets) }
    set { super.verticalScrollIndicatorInsets = assigned(newValue) }
  }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { called(super.horizontalScrollIndicatorInsets) }
    set { super.horizontalScrollIndicatorInsets = assigned(newValue) }
  }
  override var scrollIndicatorInsets: UIEdgeInsets {
    get { called(super.scrollIndicatorInsets) }
    set { super.scrollIndicatorInsets = assigned(newValue) }
  }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { called(super.automaticallyAdjustsScrollIndicatorInsets) }
    set { super.automaticallyAdjustsScrollIndicatorInsets = assigned(newValue) }
  }
  override var isScrollAnimating: Bool { called(super.isScrollAnimating) }
  override func flashScrollIndicators() {
    called(super.flashScrollIndicators())
  }
  override func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    called(super.withScrollIndicatorsShown(forContentOffsetChanges: changes))
  }
  override var scrollsToTop: Bool {
    get { called(super.scrollsToTop) }
    set { super.scrollsToTop = assigned(newValue) }
  }
  override var allowsKeyboardScrolling: Bool {
    get { called(super.allowsKeyboardScrolling) }
    set { super.allowsKeyboardScrolling = assigned(newValue) }
  }
  override var keyboardDismissMode: KeyboardDismissMode {
    get { called(super.keyboardDismissMode) }
    set { super.keyboardDismissMode = assigned(newValue) }
  }
  override var refreshControl: UIRefreshControl? {
    get { called(super.refreshControl) }
    set { super.refreshControl = assigned(newValue) }
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override func safeAreaInsetsDidChange() {
    called(super.safeAreaInsetsDidChange())
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    called(super.willMove(toWindow: newWindow))
  }
  override func encodeRestorableState(with coder: NSCoder) {
    called(super.encodeRestorableState(with: coder))
  }
  override func decodeRestorableState(with coder: NSCoder) {
    called(super.decodeRestorableState(with: coder))
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    called(super.traitCollectionDidChange(previousTraitCollection))
  }
}

final class OverridingRefreshControl: UIRefreshControl {
  override var isRefreshing: Bool { called(super.isRefreshing) }
  override var attributedTitle: NSAttributedString? {
    get { called(super.attributedTitle) }
    set { super.attributedTitle = assigned(newValue) }
  }
  override func beginRefreshing() {
    called(super.beginRefreshing())
  }
  override func endRefreshing() {
    called(super.endRefreshing())
  }
  override func tintColorDidChange() {
    called(super.tintColorDidChange())
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
}

extension Overrides {
  static let scrollView = Overrides(
    of: "UIScrollView", by: OverridingScrollView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)),
    uses: [
      {
        $0.contentOffset = $0.contentOffset
        $0.contentSize = $0.contentSize
        $0.contentInset = $0.contentInset
        $0.contentInsetAdjustmentBehavior = $0.contentInsetAdjustmentBehavior
        $0.contentAlignmentPoint = $0.contentAlignmentPoint
        $0.isScrollEnabled = $0.isScrollEnabled
        $0.isDirectionalLockEnabled = $0.isDirectionalLockEnabled
        $0.isPagingEnabled = $0.isPagingEnabled
        $0.bounces = $0.bounces
        $0.bouncesHorizontally = $0.bouncesHorizontally
        $0.bouncesVertically = $0.bouncesVertically
        $0.alwaysBounceVertical = $0.alwaysBounceVertical
        $0.alwaysBounceHorizontal = $0.alwaysBounceHorizontal
        $0.transfersHorizontalScrollingToParent = $0.transfersHorizontalScrollingToParent
        $0.transfersVerticalScrollingToParent = $0.transfersVerticalScrollingToParent
        $0.decelerationRate = $0.decelerationRate
        $0.delaysContentTouches = $0.delaysContentTouches
        $0.canCancelContentTouches = $0.canCancelContentTouches
      },
      {
        $0.minimumZoomScale = $0.minimumZoomScale
        $0.maximumZoomScale = $0.maximumZoomScale
        $0.zoomScale = $0.zoomScale
        $0.bouncesZoom = $0.bouncesZoom
        $0.showsVerticalScrollIndicator = $0.showsVerticalScrollIndicator
        $0.showsHorizontalScrollIndicator = $0.showsHorizontalScrollIndicator
        $0.indicatorStyle = $0.indicatorStyle
        $0.verticalScrollIndicatorInsets = $0.verticalScrollIndicatorInsets
        $0.horizontalScrollIndicatorInsets = $0.horizontalScrollIndicatorInsets
        $0.scrollIndicatorInsets = $0.scrollIndicatorInsets
        $0.automaticallyAdjustsScrollIndicatorInsets = $0.automaticallyAdjustsScrollIndicatorInsets
        $0.scrollsToTop = $0.scrollsToTop
        $0.allowsKeyboardScrolling = $0.allowsKeyboardScrolling
        $0.keyboardDismissMode = $0.keyboardDismissMode
        $0.refreshControl = $0.refreshControl
        $0.bounds = $0.bounds
      },
      {
        _ = ($0.adjustedContentInset, $0.panGestureRecognizer, $0.pinchGestureRecognizer)
        _ = ($0.contentLayoutGuide, $0.frameLayoutGuide)
        _ = ($0.isTracking, $0.isDragging, $0.isDecelerating, $0.isZooming, $0.isZoomBouncing)
        _ = ($0.isScrollAnimating, $0.isZoomAnimating)
        $0.setContentOffset(.zero, animated: false)
        $0.scrollRectToVisible(.zero, animated: false)
        $0.stopScrollingAndZooming()
        $0.flashScrollIndicators()
        $0.withScrollIndicatorsShown {}
        $0.zoom(to: .zero, animated: false)
        // This calls `adjustedContentInsetDidChange()`.
        $0.contentInset.top = 10
        _ = $0.touchesShouldBegin([], with: nil, in: $0)
        _ = $0.touchesShouldCancel(in: $0)
        $0.overrideUserInterfaceStyle = .dark
        $0.layoutIfNeeded()
        $0.willMove(toWindow: nil)
        $0.safeAreaInsetsDidChange()
        $0.traitCollectionDidChange(nil)
        $0.encodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
        $0.decodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: false))
      },
    ])

  static let refreshControl = Overrides(
    of: "UIRefreshControl", by: OverridingRefreshControl(),
    uses: [
      {
        $0.attributedTitle = $0.attributedTitle
        $0.beginRefreshing()
        _ = $0.isRefreshing
        $0.endRefreshing()
        $0.tintColor = .red
        $0.layoutIfNeeded()
      }
    ])
}
