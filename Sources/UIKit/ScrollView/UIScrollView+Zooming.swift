import CoreGraphics
import LayerTree

/// A pinch that zooms the content of a scroll view.
struct ScrollZoom {
  /// The scale when the pinch began.
  let scale: CGFloat
  /// The point of the scaled view that stays between the fingers, in its own coordinates.
  let anchor: CGPoint
  /// Where the fingers were last, from the origin of the scroll view.
  var center: CGPoint
}

extension UIScrollView {
  /// The time of the return to the largest or smallest scale, and of a zoom by the program. Seconds.
  private static let bounceDuration = 0.84
  private static let zoomDuration = 0.3

  var zoomView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Adds the recognizer for pinches as long as the scale can change.
  func updatePinch() {
    let isZoomable = minimumZoomScale < maximumZoomScale
    if isZoomable, pinch == nil {
      let pinch = ScrollPinchGestureRecognizer()
      pinch.scrollView = self
      pinch.delegate = self as? any UIGestureRecognizerDelegate
      pinch.addAction { [weak self] _ in self?.pinchChanged() }
      addGestureRecognizer(pinch)
      self.pinch = pinch
    } else if !isZoomable, let pinch {
      removeGestureRecognizer(pinch)
      self.pinch = nil
    }
  }

  private func pinchChanged() {
    guard let pinch else { return }
    switch pinch.state {
    case .began:
      beginZooming(pinch)
      updateZooming(pinch)
    case .changed: updateZooming(pinch)
    case .ended, .cancelled, .failed: endZooming()
    case .possible: break
    }
  }

  private func beginZooming(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomView, !isZoomBouncing else { return }
    player.stop(at: MediaClock.now)
    zoom = ScrollZoom(
      scale: zoomScale, anchor: pinch.location(in: view), center: center(of: pinch))
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// The place between the fingers, from the origin of the scroll view.
  private func center(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let point = pinch.location(in: self)
    return CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
  }

  private func updateZooming(_ pinch: UIPinchGestureRecognizer) {
    guard var zoom, let view = zoomView else { return }
    if pinch.numberOfTouches != 1 { zoom.center = center(of: pinch) }
    self.zoom = zoom
    let scale = stretchedScale(zoom.scale * pinch.scale)
    apply(scale, to: view)
    let anchor = view.convert(zoom.anchor, to: self)
    let raw = CGPoint(x: anchor.x - zoom.center.x, y: anchor.y - zoom.center.y)
    var offset = raw
    for axis in Axis.allCases {
      offset[axis] = RubberBand.offset(
        raw[axis], within: range(axis), dimension: bounds.size[axis])
    }
    move(to: rounded(offset))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// The scale for one that fingers would have without limits.
  private func stretchedScale(_ raw: CGFloat) -> CGFloat {
    let clamped = clampedScale(raw)
    guard bouncesZoom, raw > 0 else { return clamped }
    if raw > clamped { return clamped * (1 + RubberBand.stretch(raw / clamped - 1, dimension: 1)) }
    return clamped / (1 + RubberBand.stretch(clamped / raw - 1, dimension: 1))
  }

  func clampedScale(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  /// Scales the view, whose origin keeps its place in the scaled content.
  private func apply(_ scale: CGFloat, to view: UIView) {
    let (old, origin) = (view.transform.a, view.frame.origin)
    guard scale != old, scale > 0, scale.isFinite, old > 0 else { return }
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let scaled = view.frame.origin
    view.center.x += origin.x * scale / old - scaled.x
    view.center.y += origin.y * scale / old - scaled.y
    contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
  }

  private func endZooming() {
    guard zoom != nil else { return }
    zoom = nil
    drag?.restart(in: self, translation: pan.translation(in: self))
    guard let view = zoomView else { return }
    let scale = clampedScale(zoomScale)
    if scale != zoomScale {
      bounceZoom(view, to: scale)
    } else {
      let offset = clamped(contentOffset)
      if drag == nil, offset != contentOffset { glide(to: offset) }
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  /// Returns to a scale with a spring. The middle of what is visible stays where it is.
  private func bounceZoom(_ view: UIView, to scale: CGFloat) {
    isBouncingZoom = true
    let center = visibleCenter(in: view)
    UIView.animate(
      withDuration: Self.bounceDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction,
      animations: { self.show(center, of: view, at: scale) },
      completion: { [weak self] _ in
        guard let self else { return }
        isBouncingZoom = false
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      })
  }

  private func visibleCenter(in view: UIView) -> CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: Optional(view))
  }

  /// Scales the view, and moves one of its points to the center as far as that is possible.
  private func show(_ point: CGPoint, of view: UIView, at scale: CGFloat) {
    apply(scale, to: view)
    let center = view.convert(point, to: self as UIView?)
    move(
      to: rounded(
        clamped(
          CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2))))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  // MARK: Zooming by the program

  func changeScale(to scale: CGFloat, animated: Bool) {
    guard let view = zoomView else { return }
    zoom(view, showing: visibleCenter(in: view), at: clampedScale(scale), animated: animated)
  }

  func zoom(toShow rect: CGRect, animated: Bool) {
    guard let view = zoomView, rect.width > 0, rect.height > 0, rect.isFinite else { return }
    let inset = adjustedContentInset
    let scale = min(
      (bounds.width - inset.left - inset.right) / rect.width,
      (bounds.height - inset.top - inset.bottom) / rect.height)
    zoom(
      view, showing: CGPoint(x: rect.midX, y: rect.midY), at: clampedScale(scale),
      animated: animated)
  }

  private func zoom(_ view: UIView, showing point: CGPoint, at scale: CGFloat, animated: Bool) {
    player.stop(at: MediaClock.now)
    guard animated, window != nil else { return show(point, of: view, at: scale) }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    animatedZooms += 1
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction,
      animations: { self.show(point, of: view, at: scale) },
      completion: { [weak self] _ in
        guard let self else { return }
        animatedZooms -= 1
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      })
  }
}
