/// Recognizes that fingers zoom the content of a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  final weak var scrollView: UIScrollView?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollTouchGestureRecognizer)
      && preventedGestureRecognizer !== scrollView?.pan
  }
}
