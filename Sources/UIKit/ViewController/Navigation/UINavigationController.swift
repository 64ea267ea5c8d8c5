import CoreGraphics
public import Foundation
import QuartzCore

/// Shows the topmost controller of a stack, with a bar that has its title and leads back.
///
/// The stack changes at once. While a change is animated a further one waits for its end. Main thread
/// only. Source: Apple, "UINavigationController".
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// A change of the stack, for which a delegate provides an animator.
  ///
  /// Source: Apple, "UINavigationController.Operation".
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// The time in which a bar is hidden or shown, in seconds.
  ///
  /// Source: Apple, "hideShowBarDuration".
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The view below the bars, which contains that of the topmost controller.
  final let contentView = UIView()
  final let bar: UINavigationBar
  final var bottomBar: UIToolbar?
  private final let toolbarClass: AnyClass
  final var stack: [UIViewController] = []
  /// The stack when `shown` was last shown.
  final var settledStack: [UIViewController] = []
  /// Controllers that have left the stack and are still children.
  final var leaving: [UIViewController] = []
  /// The controllers whose pages the stack shows. See `NavigationGuest`.
  final var guests: [NavigationGuest] = []
  /// The navigation controller that shows the pages of this one.
  final weak var stackHost: UINavigationController?
  /// The controller whose view is in the window, or was when there was one.
  final var shown: UIViewController?
  /// The controller of which the delegate was told.
  final weak var announced: UIViewController?
  /// Whether the controller has appeared once.
  final var hasAppeared = false
  /// Whether the delegate is to be told of the end of the first appearance.
  final var isAnnouncing = false
  final var transition: NavigationTransition?
  /// Whether the change that waits for the end of the transition is animated.
  final var isNextAnimated = false
  /// What has the next change follow the user.
  final var nextInteraction: DraggedTransition?
  final lazy var popGesture = InteractivePopGesture(of: self)
  final lazy var barHiding = BarHiding(of: self)
  final var hidesBar = false
  final var hidesToolbar = true
  /// How far a hidden bar is beside the view: it moves with a transition that hides or shows it.
  final var barSlide: CGFloat?

  /// Creates a controller without a stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, toolbarClass) = (UINavigationBar(frame: .zero), UIToolbar.self)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.owner = self
  }

  /// Creates a controller with one on its stack.
  ///
  /// Traps if that is a navigation controller. Source: Apple, "init(rootViewController:)".
  public init(rootViewController: UIViewController) {
    (bar, toolbarClass) = (UINavigationBar(frame: .zero), UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    bar.owner = self
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller with bars of subclasses; nil means the system's classes.
  ///
  /// Traps if a class is not one of such bars. Source: Apple, "init(navigationBarClass:toolbarClass:)".
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = Self.makeBar(navigationBarClass ?? UINavigationBar.self)
    self.toolbarClass = toolbarClass ?? UIToolbar.self
    super.init(nibName: nil, bundle: nil)
    bar.owner = self
  }

  /// Creates a controller from an archive, with its stack and whether its bars are hidden.
  public required init?(coder: NSCoder) {
    (bar, toolbarClass) = (UINavigationBar(frame: .zero), UIToolbar.self)
    super.init(coder: coder)
    bar.owner = self
    coder.read(.navigationController, into: self)
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    hidesBar = coder.decodeBool(forKey: Key.hidesBar)
    hidesToolbar = !coder.decodeBool(forKey: Key.showsToolbar)
    let controllers = coder.decodeObject(forKey: Key.stack) as? [UIViewController] ?? []
    setViewControllers(controllers, animated: false)
  }

  /// Archives the stack, and whether the bars are hidden.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(stack as NSArray, forKey: Key.stack)
    coder.encode(hidesBar, forKey: Key.hidesBar)
    coder.encode(!hidesToolbar, forKey: Key.showsToolbar)
  }

  private enum Key {
    static let stack = "UIViewControllers"
    static let hidesBar = "UINavigationBarHidden"
    static let showsToolbar = "UIToolbarShown"
  }

  private static func makeBar(_ barClass: AnyClass) -> UINavigationBar {
    guard let bar = makeObject(of: barClass) as? UINavigationBar else {
      fatalError("navigationBarClass must be UINavigationBar or a subclass: \(barClass)")
    }
    return bar
  }

  open override func loadView() { loadNavigationView() }

  /// Is told of changes, and animates them. Default: nil. Not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Pops the controllers above the one in which the segue ends.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if stack.contains(subsequentVC), topViewController !== subsequentVC {
      popToViewController(subsequentVC, animated: true)
    }
  }

  // MARK: The stack

  /// The controllers from the bottom of the stack to the top. Traps if one is in it twice.
  ///
  /// Source: Apple, "viewControllers".
  open var viewControllers: [UIViewController] {
    get { pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { pages.last }

  /// The controller that is presented over the stack, or the one at its top.
  ///
  /// Source: Apple, "visibleViewController".
  open var visibleViewController: UIViewController? { presentedViewController ?? pages.last }

  /// Replaces the stack. Animated, a new top is pushed, or popped to if it was in the stack.
  ///
  /// Source: Apple, "setViewControllers(_:animated:)".
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(stack: viewControllers, animated: animated)
  }

  /// Adds a controller to the top.
  ///
  /// Traps if it is on the stack already, or is a navigation controller. Source: Apple,
  /// "pushViewController(_:animated:)".
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    requireCanPush(viewController)
    change(stack: pages + [viewController], animated: animated)
  }

  /// Removes the topmost controller, unless it is the only one, and returns it.
  ///
  /// Source: Apple, "popViewController(animated:)".
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(toCount: pages.count - 1, animated: animated)?.first
  }

  /// Removes all controllers but the lowest, and returns them from the bottom.
  ///
  /// Source: Apple, "popToRootViewController(animated:)".
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(toCount: 1, animated: animated)
  }

  /// Removes the controllers above one of the stack, and returns them from the bottom. Traps if that is
  /// not on the stack.
  ///
  /// Source: Apple, "popToViewController(_:animated:)".
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    let index = pages.firstIndex(of: viewController)
    require(index != nil, "Tried to pop to a view controller that doesn't exist.")
    return pop(toCount: (index ?? 0) + 1, animated: animated)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  override class var shownPlaces: Set<ShownPlace> { [.main] }

  /// Pushes the secondary controller, or its stack if it is a navigation controller.
  ///
  /// Source: Apple, "collapseSecondaryViewController(_:for:)".
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    host([secondaryViewController], animated: false)
  }

  /// Pops what `collapseSecondaryViewController(_:for:)` has pushed, or the topmost controller, unless it is
  /// the only one.
  ///
  /// Source: Apple, "separateSecondaryViewController(for:)".
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    separateTop()
  }

  /// Recognizes that a finger is dragged from the leading edge: the topmost controller then follows it,
  /// and is popped or stays. It does not begin while the bar is hidden, or has no back button; a delegate
  /// of the program decides otherwise.
  ///
  /// Source: Apple, "interactivePopGestureRecognizer".
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  // MARK: The navigation bar

  /// The bar. Its items and its delegate belong to the controller.
  open var navigationBar: UINavigationBar { bar }

  /// Default: false.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar. In a transition the bar moves with the controllers' views; otherwise it moves
  /// out at the top.
  ///
  /// Source: Apple, "setNavigationBarHidden(_:animated:)".
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { hidesBar = hidden }
  }

  // MARK: The toolbar

  /// The toolbar, with the `toolbarItems` of the topmost controller.
  open var toolbar: UIToolbar! { makeToolbarOnce() }

  private final func makeToolbarOnce() -> UIToolbar {
    if let bottomBar { return bottomBar }
    guard let toolbar = makeObject(of: toolbarClass) as? UIToolbar else {
      fatalError("toolbarClass must be UIToolbar or a subclass: \(toolbarClass)")
    }
    bottomBar = toolbar
    toolbarWasMade()
    return toolbar
  }

  /// Default: true.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  ///
  /// Source: Apple, "setToolbarHidden(_:animated:)".
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    changeBars(animated: animated) { hidesToolbar = hidden }
  }

  // MARK: Bars that hide by themselves

  /// Whether the bars are hidden when the keyboard appears. A tap shows them again. Default: false.
  open var hidesBarsWhenKeyboardAppears = false { didSet { barHiding.update() } }
  /// Whether a swipe up hides the bars, and a swipe down shows them. Default: false.
  open var hidesBarsOnSwipe = false { didSet { barHiding.update() } }
  /// Whether the bars are hidden in the compact height. A tap shows them. Default: false.
  open var hidesBarsWhenVerticallyCompact = false { didSet { barHiding.heightDidChange() } }
  /// Whether a tap hides the bars, and another one shows them. Default: false.
  open var hidesBarsOnTap = false { didSet { barHiding.update() } }
  /// Recognizes the swipe that hides and shows the bars.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.swipe }
  /// Recognizes the tap that hides and shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  // MARK: UIViewController

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    announceRoot(animated)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBars()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
    barHiding.heightDidChange()
  }

  /// A transition ends before the size changes.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    endTransitionAtOnce()
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// The content of the bar does not reduce the size of the topmost controller.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeOfChild(container, in: parentSize)
  }

  override func didForwardAppearance() { appearanceDidEnd() }

  /// Saves which controllers with a restoration identifier are on the stack, and whether bars are hidden.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeStack(coder)
  }

  /// Restores the stack.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeStack(coder)
  }

  override var childForKeys: UIViewController? { stack.last }

  /// Command-[ pops the topmost controller, if the bar has a back button.
  open override var keyCommands: [UIKeyCommand]? {
    (super.keyCommands ?? []) + backKeyCommands
  }

  /// What the topmost controller supports, unless the delegate says otherwise.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? orientationsOfTop
  }

  /// What the delegate prefers. Default: that of the topmost controller.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? preferredOrientationOfChild
  }

  /// What the topmost controller answers.
  open override var shouldAutorotate: Bool { stack.last?.shouldAutorotate ?? true }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
