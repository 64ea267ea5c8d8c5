public import CoreGraphics

/// What has content of a size, and may contain others: a view controller.
///
/// Main thread only. Source: Apple, "UIContentContainer".
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the content wishes, in points.
  var preferredContentSize: CGSize { get }

  /// Called after `preferredContentSize` of a child has changed.
  func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// Called after the size that Auto Layout gives a child has changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child in a container of the given size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
