public import Foundation

/// Shows one of several pages, which are controllers; the user drags from one to the next.
///
/// A data source provides the neighbors of a page, or the program sets each page. The render thread moves a
/// page that a finger has let go. Main thread only. Source: Apple, "UIPageViewController".
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How one page replaces another.
  ///
  /// Source: Apple, "UIPageViewController.TransitionStyle".
  public enum TransitionStyle: Int, Sendable {
    /// The pages lie beside or below each other, and scroll.
    case scroll = 1
  }

  /// The direction in which the pages follow one another.
  ///
  /// Source: Apple, "UIPageViewController.NavigationOrientation".
  public enum NavigationOrientation: Int, Sendable {
    /// From the leading to the trailing side.
    case horizontal
    case vertical
  }

  /// Where a new page comes from.
  ///
  /// Source: Apple, "UIPageViewController.NavigationDirection".
  public enum NavigationDirection: Int, Sendable {
    /// After the present page.
    case forward
    /// Before the present page.
    case reverse
  }

  /// A key of the options that the initializer takes.
  ///
  /// Source: Apple, "UIPageViewController.OptionsKey".
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The distance between pages in points, a number. Default: 0.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  final private(set) lazy var turner = PageTurner(of: self)
  final let indicator = UIPageControl(frame: .zero)
  /// The dot of the page that has come to rest.
  final var indicatedPage = 0
  final let spacing: CGFloat

  /// Creates a controller without a page.
  ///
  /// Source: Apple, "init(transitionStyle:navigationOrientation:options:)".
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spacing = Self.points(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    setUpIndicator()
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    let file = coder.viewFileElement
    navigationOrientation =
      file?.pageOrientation
      ?? NavigationOrientation(rawValue: coder.decodeInteger(forKey: Key.orientation))
      ?? .horizontal
    spacing =
      file?.number("pageSpacing", in: 0...1e6) ?? coder.decodeDouble(forKey: Key.spacing)
    super.init(coder: coder)
    setUpIndicator()
    coder.read(.pageViewController, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(navigationOrientation.rawValue, forKey: Key.orientation)
    coder.encode(Double(spacing), forKey: Key.spacing)
  }

  private enum Key {
    static let orientation = "UIPageViewControllerNavigationOrientation"
    static let spacing = "UIPageViewControllerPageSpacing"
  }

  private static func points(_ value: Any?) -> CGFloat {
    let points = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) }
    return CGFloat(max(points ?? 0, 0))
  }

  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation

  /// Is told when the user turns pages. Default: nil. Not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Provides the pages before and after the present one. Without one, the user cannot turn pages. Setting
  /// it also makes the controller ask again. Default: nil. Not retained.
  ///
  /// Source: Apple, "dataSource".
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSourceDidChange() }
  }

  /// The recognizers that turn pages; none, because those of a scroll view do.
  ///
  /// Source: Apple, "gestureRecognizers".
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  // MARK: Pages

  /// The page that is shown; while the user turns a page, the one before.
  ///
  /// Source: Apple, "viewControllers".
  open var viewControllers: [UIViewController]? { turner.current.map { [$0] } ?? [] }

  /// Shows another page. The delegate is not told.
  ///
  /// Traps unless there is exactly one controller.
  ///
  /// - Parameters:
  ///   - direction: the side from which the page comes, if this is animated.
  ///   - completion: called after the animation; with false if another change has ended it.
  ///
  /// Source: Apple, "setViewControllers(_:direction:animated:completion:)".
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let count = viewControllers?.count ?? 0
    require(
      count == 1,
      "The number of view controllers provided (\(count)) doesn't match the number required (1) for the "
        + "requested transition")
    guard let page = viewControllers?.first else { return }
    turner.show(page, direction, animated: animated, completion: completion)
    updateIndicator()
  }

  // MARK: UIViewController

  open override func loadView() { loadPageView() }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    turner.findNeighbors()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    turner.endAtOnce()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPages()
  }

  override var childForKeys: UIViewController? { turner.current }

  /// The arrow keys along the orientation turn pages.
  open override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + pageKeyCommands }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// What the delegate prefers. Default: that of the page.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? preferredOrientationOfChild
  }
}
