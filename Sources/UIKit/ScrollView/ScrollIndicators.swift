import CoreGraphics
import LayerTree
import QuartzCore

/// The bars that show which part of the content of a scroll view is visible. They are made when they
/// are first shown.
@MainActor final class ScrollIndicators {
  /// The duration of the fade-out, in seconds.
  private static let fadeDuration = 0.35
  /// How long `flashScrollIndicators()` shows the bars, in seconds.
  private static let flashDuration = 1.0
  private static let fadeKey = "UIScrollView.fade"

  private var bars: [UIScrollView.Axis: ScrollIndicatorView] = [:]
  private var isShown = false

  var layers: [CALayer] { bars.values.map(\.ownLayer) }

  // MARK: Visibility

  func show(in view: UIScrollView) {
    isShown = true
    update(in: view)
    setOpacity(1)
  }

  func hide(in view: UIScrollView) {
    guard isShown else { return }
    isShown = false
    fade(after: 0, in: view)
  }

  func flash(in view: UIScrollView) {
    show(in: view)
    guard view.player.run == nil, view.drag == nil else { return }
    isShown = false
    fade(after: Self.flashDuration, in: view)
  }

  private func setOpacity(_ opacity: Float) {
    for bar in bars.values {
      bar.ownLayer.removeAnimation(forKey: Self.fadeKey)
      bar.ownLayer.opacity = opacity
    }
  }

  private func fade(after delay: Double, in view: UIScrollView) {
    guard view.window != nil else { return setOpacity(0) }
    for bar in bars.values {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.fromValue, fade.toValue) = (bar.ownLayer.opacity, 0)
      fade.beginTime = bar.ownLayer.convertTime(MediaClock.now, from: nil) + delay
      fade.duration = Self.fadeDuration
      fade.fillMode = .backwards
      bar.ownLayer.opacity = 0
      bar.ownLayer.add(fade, forKey: Self.fadeKey)
    }
  }

  // MARK: Places

  /// Puts the bars where they belong.
  func update(in view: UIScrollView) {
    guard isShown || !bars.isEmpty else { return }
    for axis in UIScrollView.Axis.allCases {
      guard let indicator = indicator(axis, in: view) else {
        bars.removeValue(forKey: axis)?.removeFromSuperview()
        continue
      }
      if bars[axis] == nil, !isShown { continue }
      let bar = bars[axis] ?? makeBar(axis, in: view)
      if bar.superview !== view { view.addSubview(bar) }
      let frame = indicator.frame(at: view.contentOffset)
      UIView.performWithoutAnimation { bar.frame = frame }
    }
  }

  /// Lets the bars move with a motion; `add` adds an animation to a layer.
  func animate(
    _ motion: ScrollMotion, in view: UIScrollView,
    _ add: (_ keyPath: String, _ track: ScrollTrack, _ layer: CALayer) -> Void
  ) {
    for (axis, bar) in bars {
      guard let indicator = indicator(axis, in: view) else { continue }
      add("position", ScrollTrack(motion, .indicatorPosition(indicator)), bar.ownLayer)
      add("bounds.size", ScrollTrack(motion, .indicatorSize(indicator)), bar.ownLayer)
    }
  }

  func updateColors(in view: UIScrollView) {
    for bar in bars.values { bar.updateColor(view.indicatorStyle) }
  }

  private func makeBar(_ axis: UIScrollView.Axis, in view: UIScrollView) -> ScrollIndicatorView {
    let bar = ScrollIndicatorView()
    bar.updateColor(view.indicatorStyle)
    bars[axis] = bar
    return bar
  }

  /// What determines the place of a bar; nil if there is none.
  private func indicator(_ axis: UIScrollView.Axis, in view: UIScrollView) -> ScrollIndicator? {
    let isVertical = axis.isVertical
    guard isVertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator,
      view.canScroll(axis), view.bounds.size[axis] > 0
    else { return nil }
    var insets =
      isVertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
    if view.automaticallyAdjustsScrollIndicatorInsets {
      insets = insets.adding(view.safeAreaInsets)
    }
    insets.bottom = max(insets.bottom, view.coveredHeight)
    let inset = view.adjustedContentInset
    let (size, margin) = (view.bounds.size, ScrollIndicator.margin)
    var indicator = ScrollIndicator(isVertical: isVertical)
    indicator.trackStart = insets.start(axis) + margin
    indicator.trackLength = max(
      0, size[axis] - insets.start(axis) - insets.end(axis) - 2 * margin)
    let end = isVertical ? insets.right : insets.bottom
    let isLeft = isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    indicator.across =
      isLeft
      ? insets.left + margin
      : (isVertical ? size.width : size.height) - end - margin - ScrollIndicator.thickness
    indicator.visibleLength = size[axis] - inset.start(axis) - inset.end(axis)
    indicator.contentLength = view.contentSize[axis]
    indicator.limits = view.range(axis)
    return indicator
  }
}

/// A bar with round ends.
final class ScrollIndicatorView: UIView {
  override class var startsInteractive: Bool { false }

  private var look = UIScrollView.IndicatorStyle.default

  func updateColor(_ style: UIScrollView.IndicatorStyle) {
    look = style
    layer.cornerRadius = ScrollIndicator.thickness / 2
    let isLight =
      style == .white || style == .default && traitCollection.userInterfaceStyle == .dark
    backgroundColor = isLight ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor(look)
  }
}
