import UIKit

final class OverridingSheetController: UISheetPresentationController {
  override var detents: [Detent] {
    get { called(super.detents) }
    set { super.detents = assigned(newValue) }
  }
  override var selectedDetentIdentifier: Detent.Identifier? {
    get { called(super.selectedDetentIdentifier) }
    set { super.selectedDetentIdentifier = assigned(newValue) }
  }
  override var largestUndimmedDetentIdentifier: Detent.Identifier? {
    get { called(super.largestUndimmedDetentIdentifier) }
    set { super.largestUndimmedDetentIdentifier = assigned(newValue) }
  }
  override var prefersEdgeAttachedInCompactHeight: Bool {
    get { called(super.prefersEdgeAttachedInCompactHeight) }
    set { super.prefersEdgeAttachedInCompactHeight = assigned(newValue) }
  }
  override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
    get { called(super.widthFollowsPreferredContentSizeWhenEdgeAttached) }
    set { super.widthFollowsPreferredContentSizeWhenEdgeAttached = assigned(newValue) }
  }
  override var prefersGrabberVisible: Bool {
    get { called(super.prefersGrabberVisible) }
    set { super.prefersGrabberVisible = assigned(newValue) }
  }
  override var preferredCornerRadius: CGFloat? {
    get { called(super.preferredCornerRadius) }
    set { super.preferredCornerRadius = assigned(newValue) }
  }
  override var prefersPageSizing: Bool {
    get { called(super.prefersPageSizing) }
    set { super.prefersPageSizing = assigned(newValue) }
  }
  override var prefersScrollingExpandsWhenScrolledToEdge: Bool {
    get { called(super.prefersScrollingExpandsWhenScrolledToEdge) }
    set { super.prefersScrollingExpandsWhenScrolledToEdge = assigned(newValue) }
  }
  override var sourceView: UIView? {
    get { called(super.sourceView) }
    set { super.sourceView = assigned(newValue) }
  }
  override func animateChanges(_ changes: () -> Void) { called(super.animateChanges(changes)) }
  override func invalidateDetents() { called(super.invalidateDetents()) }
  override var presentedView: UIView? { called(super.presentedView) }
  override var frameOfPresentedViewInContainerView: CGRect {
    called(super.frameOfPresentedViewInContainerView)
  }
  override func containerViewWillLayoutSubviews() {
    called(super.containerViewWillLayoutSubviews())
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    called(super.preferredContentSizeDidChange(forChildContentContainer: container))
  }
}

final class OverridingPopoverController: UIPopoverPresentationController {
  override var permittedArrowDirections: UIPopoverArrowDirection {
    get { called(super.permittedArrowDirections) }
    set { super.permittedArrowDirections = assigned(newValue) }
  }
  override var sourceView: UIView? {
    get { called(super.sourceView) }
    set { super.sourceView = assigned(newValue) }
  }
  override var sourceRect: CGRect {
    get { called(super.sourceRect) }
    set { super.sourceRect = assigned(newValue) }
  }
  override var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { called(super.sourceItem) }
    set { super.sourceItem = assigned(newValue) }
  }
  override var canOverlapSourceViewRect: Bool {
    get { called(super.canOverlapSourceViewRect) }
    set { super.canOverlapSourceViewRect = assigned(newValue) }
  }
  override var passthroughViews: [UIView]? {
    get { called(super.passthroughViews) }
    set { super.passthroughViews = assigned(newValue) }
  }
  override var backgroundColor: UIColor? {
    get { called(super.backgroundColor) }
    set { super.backgroundColor = assigned(newValue) }
  }
  override var popoverLayoutMargins: UIEdgeInsets {
    get { called(super.popoverLayoutMargins) }
    set { super.popoverLayoutMargins = assigned(newValue) }
  }
  override var popoverBackgroundViewClass: UIPopoverBackgroundView.Type? {
    get { called(super.popoverBackgroundViewClass) }
    set { super.popoverBackgroundViewClass = assigned(newValue) }
  }
  override var arrowDirection: UIPopoverArrowDirection { called(super.arrowDirection) }
  override var adaptiveSheetPresentationController: UISheetPresentationController {
    called(super.adaptiveSheetPresentationController)
  }
  override var presentationStyle: UIModalPresentationStyle { called(super.presentationStyle) }
  override var adaptivePresentationStyle: UIModalPresentationStyle {
    called(super.adaptivePresentationStyle)
  }
  override var presentedView: UIView? { called(super.presentedView) }
  override var frameOfPresentedViewInContainerView: CGRect {
    called(super.frameOfPresentedViewInContainerView)
  }
  override func containerViewWillLayoutSubviews() {
    called(super.containerViewWillLayoutSubviews())
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    called(super.preferredContentSizeDidChange(forChildContentContainer: container))
  }
}

final class OverridingPopoverBackground: UIPopoverBackgroundView {
  override var arrowOffset: CGFloat {
    get { called(super.arrowOffset) }
    set { super.arrowOffset = assigned(newValue) }
  }
  override var arrowDirection: UIPopoverArrowDirection {
    get { called(super.arrowDirection) }
    set { super.arrowDirection = assigned(newValue) }
  }
  override class func arrowHeight() -> CGFloat { called(super.arrowHeight()) }
  override class func arrowBase() -> CGFloat { called(super.arrowBase()) }
  override class func contentViewInsets() -> UIEdgeInsets { called(super.contentViewInsets()) }
  override class var wantsDefaultContentAppearance: Bool {
    called(super.wantsDefaultContentAppearance)
  }
}

/// Presents with a controller whose overrides are tested.
final class GivenController: NSObject, UIViewControllerTransitioningDelegate {
  let controller: UIPresentationController

  init(_ controller: UIPresentationController) {
    self.controller = controller
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { controller }

  /// Shows a controller with the presentation controller, and dismisses it.
  static func show(_ make: (UIViewController) -> UIPresentationController) {
    let (root, presented) = (UIViewController(), UIViewController())
    let delegate = GivenController(make(presented))
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = root
    window.isHidden = false
    if let popover = delegate.controller as? UIPopoverPresentationController {
      popover.sourceView = root.view
      popover.delegate = KeepsPopover.shared
    }
    root.present(presented, animated: false)
    window.layoutIfNeeded()
    CATransaction.flush()
    presented.preferredContentSize = CGSize(width: 50, height: 50)
    window.layoutIfNeeded()
    root.dismiss(animated: false)
    CATransaction.flush()
  }
}

/// Has popovers stay popovers.
final class KeepsPopover: NSObject, UIPopoverPresentationControllerDelegate {
  static let shared = KeepsPopover()

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}

extension Overrides {
  static let sheetController = Overrides(
    of: "UISheetPresentationController", by: NSObject(),
    uses: [
      { _ in
        GivenController.show { presented in
          let sheet = OverridingSheetController(
            presentedViewController: presented, presenting: nil)
          sheet.detents = sheet.detents
          sheet.selectedDetentIdentifier = sheet.selectedDetentIdentifier
          sheet.largestUndimmedDetentIdentifier = sheet.largestUndimmedDetentIdentifier
          sheet.prefersEdgeAttachedInCompactHeight = sheet.prefersEdgeAttachedInCompactHeight
          sheet.widthFollowsPreferredContentSizeWhenEdgeAttached =
            sheet.widthFollowsPreferredContentSizeWhenEdgeAttached
          sheet.prefersGrabberVisible = sheet.prefersGrabberVisible
          sheet.preferredCornerRadius = sheet.preferredCornerRadius
          sheet.prefersPageSizing = sheet.prefersPageSizing
          sheet.prefersScrollingExpandsWhenScrolledToEdge =
            sheet.prefersScrollingExpandsWhenScrolledToEdge
          sheet.sourceView = sheet.sourceView
          sheet.animateChanges {}
          sheet.invalidateDetents()
          return sheet
        }
      }
    ])

  static let popoverController = Overrides(
    of: "UIPopoverPresentationController", by: NSObject(),
    uses: [
      { _ in
        GivenController.show { presented in
          let popover = OverridingPopoverController(
            presentedViewController: presented, presenting: nil)
          popover.permittedArrowDirections = popover.permittedArrowDirections
          popover.sourceView = popover.sourceView
          popover.sourceRect = popover.sourceRect
          popover.sourceItem = popover.sourceItem
          popover.canOverlapSourceViewRect = popover.canOverlapSourceViewRect
          popover.passthroughViews = popover.passthroughViews
          popover.backgroundColor = popover.backgroundColor
          popover.popoverLayoutMargins = popover.popoverLayoutMargins
          popover.popoverBackgroundViewClass = popover.popoverBackgroundViewClass
          _ = (popover.arrowDirection, popover.adaptiveSheetPresentationController)
          _ = (popover.presentationStyle, popover.adaptivePresentationStyle)
          return popover
        }
      }
    ])

  static let popoverBackground = Overrides(
    of: "UIPopoverBackgroundView", by: OverridingPopoverBackground(frame: .zero),
    uses: [
      {
        ($0.arrowOffset, $0.arrowDirection) = ($0.arrowOffset, $0.arrowDirection)
        let background = type(of: $0)
        _ = (background.arrowHeight(), background.arrowBase(), background.contentViewInsets())
        _ = background.wantsDefaultContentAppearance
      }
    ])
}
