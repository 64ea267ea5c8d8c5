import CoreGraphics
public import Foundation

/// Presents a controller in a bubble beside the view that it belongs to; in a narrow window as a sheet,
/// unless the delegate wants otherwise.
///
/// Main thread only. Source: Apple, "UIPopoverPresentationController".
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The sides at which the arrow may be. Default: any.
  ///
  /// Source: Apple, "permittedArrowDirections".
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { popoverDidChange() }
  }

  /// The view that the popover belongs to. Default: nil.
  ///
  /// Source: Apple, "sourceView".
  open var sourceView: UIView? { didSet { popoverDidChange() } }

  /// The part of the source view to which the arrow points; null, the default, means its bounds.
  /// Points.
  ///
  /// Source: Apple, "sourceRect".
  open var sourceRect = CGRect.null { didSet { popoverDidChange() } }

  /// What the popover belongs to, instead of a source view. Default: nil.
  ///
  /// Source: Apple, "sourceItem".
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { popoverDidChange() }
  }

  /// Whether the popover may cover its source where there is no room beside it. Default: false.
  ///
  /// Source: Apple, "canOverlapSourceViewRect".
  open var canOverlapSourceViewRect = false { didSet { popoverDidChange() } }

  /// The side at which the arrow is; `.unknown` before the presentation.
  ///
  /// Source: Apple, "arrowDirection".
  open private(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// Views outside of the popover that get touches while it is open; others dismiss it. Default: nil.
  ///
  /// Source: Apple, "passthroughViews".
  open var passthroughViews: [UIView]?

  /// The color of the popover with its arrow; nil, the default, means the system's.
  ///
  /// Source: Apple, "backgroundColor".
  open var backgroundColor: UIColor? { didSet { popoverDidChange() } }

  /// The distances from the edges of the window, in points. Default: 10.
  ///
  /// Source: Apple, "popoverLayoutMargins".
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { popoverDidChange() }
  }

  /// The class of the background with the arrow; nil, the default, means the system's. It is read when
  /// the popover is presented.
  ///
  /// Source: Apple, "popoverBackgroundViewClass".
  open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?

  /// The controller of the sheet that the popover is in a narrow window.
  ///
  /// Source: Apple, "adaptiveSheetPresentationController".
  open var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  private final lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)
  final lazy var popoverView = PopoverView(of: self)
  private final let dimming = DimmingView(opacity: 0)
  private final var isInstalled = false

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  // MARK: UIPresentationController

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

  open override var presentedView: UIView? { popoverView }

  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if isInstalled, presentation?.phase == .presented { reposition() }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard isInstalled else { return }
    UIView.animate(withDuration: 0.25) {
      self.layOutPopover()
      self.popoverView.layoutIfNeeded()
    }
  }

  override func keyboardDidChange() {
    guard isInstalled else { return }
    UIView.animate(
      withDuration: KeyboardChange.duration, delay: 0, options: KeyboardChange.options,
      animations: {
        self.layOutPopover()
        self.popoverView.layoutIfNeeded()
      })
  }

  override func escape() -> Bool {
    presentation?.dismissForUser()
    return true
  }

  override func makeAdapted(to style: UIModalPresentationStyle) -> UIPresentationController? {
    if let own = presentedViewController.makeAdaptedController(of: self) { return own }
    switch style {
    case .automatic, .pageSheet, .formSheet: return adaptiveSheet
    default: return super.makeAdapted(to: style)
    }
  }

  override func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    FadeAnimator(isPresenting: isPresenting, duration: isPresenting ? 0.1 : 0.3)
  }

  // MARK: Chrome

  private final var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  override func prepareToPresent() {
    popoverDelegate?.prepareForPopoverPresentation(self)
    if sourceView == nil, sourceItem == nil { presentedViewController.requireSource(of: self) }
  }

  override var isElevated: Bool { true }

  override func installChrome(with coordinator: TransitionCoordinator?) {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.onTap = { [weak self] in self?.presentation?.dismissForUser() }
    containerView.insertSubview(dimming, at: 0)
    isInstalled = true
    popoverView.install()
    layOutPopover()
  }

  override func removeChrome() {
    isInstalled = false
    dimming.removeFromSuperview()
  }

  override func passesTouch(at point: CGPoint) -> Bool {
    guard let containerView, !popoverView.frame.contains(point) else { return false }
    return passthroughViews?.contains {
      $0.window != nil && $0.bounds.contains(containerView.convert(point, to: $0))
    } ?? false
  }

  // MARK: Layout

  private final var placement: PopoverPlacement? {
    guard let containerView, let source = sourceRect(in: containerView) else { return nil }
    var area = containerView.bounds.inset(by: containerView.safeAreaInsets)
      .inset(by: popoverLayoutMargins)
    if let keyboard = (containerView as? PresentationContainerView)?.keyboardHeight, keyboard > 0 {
      area.size.height = max(
        min(area.maxY, containerView.bounds.maxY - keyboard - 10) - area.minY, 0)
    }
    return PopoverPlacement(
      of: popoverView.wantedSize, at: source, in: area, permitted: permittedArrowDirections,
      arrow: popoverView.arrow, canOverlap: canOverlapSourceViewRect)
  }

  private final func sourceRect(in container: UIView) -> CGRect? {
    if let sourceItem, sourceView == nil { return sourceItem.frame(in: container) }
    guard let sourceView else { return nil }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return sourceView.convert(rect, to: container)
  }

  private final func popoverDidChange() {
    if isInstalled { layOutPopover() }
  }

  /// Moves with the source when the container has a new size.
  private final func reposition() {
    if let containerView, let delegate = popoverDelegate, let sourceView {
      let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
      let wanted = delegate.popoverPresentationController(
        self, willRepositionPopoverTo: rect, in: sourceView)
      if wanted.view !== sourceView { self.sourceView = wanted.view }
      if wanted.rect != rect { sourceRect = wanted.rect }
      dimming.frame = containerView.bounds
    }
    layOutPopover()
  }

  private final func layOutPopover() {
    guard let placement else { return }
    arrowDirection = placement.direction
    popoverView.setFrameUntransformed(placement.frame)
    popoverView.show(placement, color: backgroundColor)
  }
}
