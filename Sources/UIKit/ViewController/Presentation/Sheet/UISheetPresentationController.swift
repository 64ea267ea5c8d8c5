import CoreGraphics
public import Foundation

/// Presents a controller as a sheet: at the lower edge of a narrow window, where the user moves it
/// between heights and dismisses it, or in the middle of a wide one.
///
/// Main thread only. Source: Apple, "UISheetPresentationController".
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Stands for values that the system chooses.
  public static let automaticDimension = CGFloat.greatestFiniteMagnitude

  /// The heights at which the sheet can rest, at least one. Default: large.
  ///
  /// Source: Apple, "detents".
  open var detents: [Detent] = [.large()] {
    didSet {
      require(!detents.isEmpty, "A sheet must have at least one detent.")
      sheetDidChange()
    }
  }

  /// The detent at which the sheet is; nil, or one that there is not, means the lowest. Default: nil.
  ///
  /// Source: Apple, "selectedDetentIdentifier".
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }

  /// The highest detent at which what is behind is not dimmed, and gets touches. Default: nil, which
  /// means that it is always dimmed.
  ///
  /// Source: Apple, "largestUndimmedDetentIdentifier".
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { sheetDidChange() } }

  /// Whether the sheet is at the lower edge of a low window too, and does not cover it. Default: false.
  ///
  /// Source: Apple, "prefersEdgeAttachedInCompactHeight".
  open var prefersEdgeAttachedInCompactHeight = false { didSet { sheetDidChange() } }

  /// Whether a sheet at the lower edge is as wide as `preferredContentSize` says. Default: false.
  ///
  /// Source: Apple, "widthFollowsPreferredContentSizeWhenEdgeAttached".
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { sheetDidChange() } }

  /// Whether the sheet has a grabber. Default: false.
  ///
  /// Source: Apple, "prefersGrabberVisible".
  open var prefersGrabberVisible = false { didSet { sheetDidChange() } }

  /// The radius of the corners, in points; nil, the default, means the system's.
  ///
  /// Source: Apple, "preferredCornerRadius".
  open var preferredCornerRadius: CGFloat? { didSet { sheetDidChange() } }

  /// Whether a finger that drags content up, which is at its top, moves the sheet to its largest detent
  /// before it scrolls the content. A finger that drags such content down moves the sheet in any case.
  /// Default: true.
  ///
  /// Source: Apple, "prefersScrollingExpandsWhenScrolledToEdge".
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether a sheet in the middle is as large as a page, and not as a form. Default: false; a sheet
  /// of the style `.pageSheet` is as large as a page in any case.
  ///
  /// Source: Apple, "prefersPageSizing".
  open var prefersPageSizing = false { didSet { sheetDidChange() } }

  /// The view above which a sheet in the middle is centered. Default: nil, which means the container.
  ///
  /// Source: Apple, "sourceView".
  open var sourceView: UIView? { didSet { sheetDidChange() } }

  final lazy var sheetView = SheetView(presenting: presentedViewController)
  final lazy var backdrop = SheetBackdrop(of: self)
  final lazy var drag = SheetDrag(of: self)
  /// Whether changes of properties are animated.
  private final var isAnimatingChanges = false
  /// Whether the sheet is in its container, and its properties have an effect at once.
  final var isInstalled = false

  public override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// Makes changes of properties in an animation.
  ///
  /// Source: Apple, "animateChanges(_:)".
  open func animateChanges(_ changes: () -> Void) {
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = false
    guard isInstalled else { return }
    drag.settle(to: restingHeight, at: 0)
  }

  /// Has the heights of custom detents computed again.
  ///
  /// Source: Apple, "invalidateDetents()".
  open func invalidateDetents() { sheetDidChange() }

  /// Whether neither the user nor a dismissal moves the sheet.
  private final var isAtRest: Bool {
    isInstalled && !drag.isMoving && presentation?.phase != .dismissing
  }

  private final func sheetDidChange() {
    guard isAtRest, !isAnimatingChanges else { return }
    layOutSheet()
  }

  // MARK: UIPresentationController

  open override var presentedView: UIView? { sheetView }

  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView == nil ? .zero : layout.frame(at: restingHeight)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    if isAtRest { layOutSheet() }
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    sheetDidChange()
  }

  override func keyboardDidChange() {
    guard isAtRest else { return }
    UIView.animate(
      withDuration: KeyboardChange.duration, delay: 0, options: KeyboardChange.options,
      animations: {
        self.layOutSheet()
        self.sheetView.layoutIfNeeded()
      })
  }

  override func passesTouch(at point: CGPoint) -> Bool {
    isInstalled && isUndimmed && !sheetView.frame.contains(point)
  }

  override func escape() -> Bool {
    presentation?.dismissForUser()
    return true
  }

  override var interactor: (any UIViewControllerInteractiveTransitioning)? {
    drag.isDismissing ? drag : nil
  }

  override func makeAdapted(to style: UIModalPresentationStyle) -> UIPresentationController? {
    // A sheet of another style has its own controller's settings.
    if style == .pageSheet || style == .formSheet { return nil }
    return super.makeAdapted(to: style)
  }

  // MARK: Chrome

  override var isElevated: Bool { true }

  override func installChrome(with coordinator: TransitionCoordinator?) {
    guard let containerView else { return }
    backdrop.install(in: containerView)
    sheetView.update(for: self)
    drag.install()
    isInstalled = true
    let height = restingHeight
    guard let coordinator else { return show(height) }
    backdrop.show(dimming: 0, recession: 0)
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let self else { return }
      backdrop.show(dimming: dimming(at: height), recession: recession(at: height))
    })
  }

  override func hideChrome(with coordinator: TransitionCoordinator) {
    guard !drag.isDismissing else { return }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.backdrop.show(dimming: 0, recession: 0)
    })
  }

  override func removeChrome() {
    isInstalled = false
    drag.end()
    backdrop.remove()
  }
}
