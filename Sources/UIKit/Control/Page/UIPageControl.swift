public import Foundation
import LayerTree

/// A control that shows a dot for each page, of which one is current: 26 points high. A tap on the
/// leading or trailing half goes to the neighbor; a finger that rests and moves goes through all pages.
///
/// `.valueChanged` is sent when the user has changed the page, not when the program does. Main thread
/// only. Source: Apple, "UIPageControl".
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// Source: Apple, "UIPageControl.BackgroundStyle".
  public enum BackgroundStyle: Int, Sendable {
    /// Visible while the user goes through the pages.
    case automatic
    /// Always visible.
    case prominent
    /// Never visible.
    case minimal
  }

  /// How the user changes the page.
  ///
  /// Source: Apple, "UIPageControl.InteractionState".
  public enum InteractionState: Int, Sendable {
    case none
    /// By a tap.
    case discrete
    /// By a finger that moves.
    case continuous
  }

  /// The direction in which the pages follow one another.
  ///
  /// Source: Apple, "UIPageControl.Direction".
  public enum Direction: Int, Sendable {
    /// That of the layout.
    case natural
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  private var count = 0
  private var page = 0
  final var indicatorImages: [Int: UIImage] = [:]
  final var currentIndicatorImages: [Int: UIImage] = [:]
  private var interaction = InteractionState.none
  private var scrubTimer: InputTimers.ID?
  final let views = PageViews()

  override class var startsOpaque: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    views.add(to: self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    views.add(to: self)
    decodePages(with: coder)
    coder.read(.pageControl, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodePages(with: coder)
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  // MARK: Pages

  /// Default: 0.
  open var numberOfPages: Int {
    get { count }
    set {
      count = max(newValue, 0)
      page = min(page, max(count - 1, 0))
      views.prepare(self)
      pagesDidChange()
    }
  }

  /// The current page, which is kept inside the range. Default: 0.
  open var currentPage: Int {
    get { page }
    set {
      let next = min(max(newValue, 0), max(count - 1, 0))
      guard next != page else { return }
      page = next
      progress?.pageDidChange(to: next)
      show(animated: window != nil)
    }
  }

  /// Whether the control is not visible with one page. Default: false.
  open var hidesForSinglePage = false {
    didSet { setNeedsLayout() }
  }

  /// The progress of the current page, whose dot is then a bar that fills. Default: nil.
  ///
  /// Source: Apple, "progress".
  open var progress: UIPageControlProgress? {
    didSet {
      if oldValue?.pageControl === self { oldValue?.pageControl = nil }
      progress?.pageControl = self
      pagesDidChange()
    }
  }

  // MARK: Look

  /// The color of the dots. Default: nil, white with an alpha of 0.3, or black on a background.
  @preconcurrency open var pageIndicatorTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceDidSet(ProxyMembers.pageIndicatorTintColor)
    }
  }
  /// The color of the current dot. Default: nil, white, or black on a background.
  @preconcurrency open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceDidSet(ProxyMembers.currentPageIndicatorTintColor)
    }
  }
  /// Default: `.automatic`.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { show(animated: false) }
  }
  /// Default: `.natural`.
  open var direction = Direction.natural {
    didSet { pagesDidChange() }
  }
  /// The image of pages without one of their own. Default: nil, a dot.
  @preconcurrency open var preferredIndicatorImage: UIImage? {
    didSet { pagesDidChange() }
  }
  /// The image of current pages without one of their own. Default: nil, that of the page.
  @preconcurrency open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { pagesDidChange() }
  }

  /// Sets the image of a page. Traps beyond the range of the pages.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page)
    indicatorImages[page] = image
    pagesDidChange()
  }

  /// The image of a page that was set for it. Traps beyond the range of the pages.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page)
    return indicatorImages[page]
  }

  /// Sets the image of a page while it is the current one. Traps beyond the range of the pages.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page)
    currentIndicatorImages[page] = image
    pagesDidChange()
  }

  /// The image of a current page that was set for it. Traps beyond the range of the pages.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page)
    return currentIndicatorImages[page]
  }

  private func requirePage(_ page: Int) {
    require(
      page >= 0 && page < count,
      "Page \(page) is out of the range of the \(count) pages of the page control")
  }

  private func pagesDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Size

  /// The size that a number of pages needs: 18 points a page and 20 more, 26 points high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = CGFloat(max(pageCount, 0)) * PageViews.pitch + 20 + views.extraLength(self)
    return isVertical ? CGSize(width: 26, height: length) : CGSize(width: length, height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: count) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: count)
  }

  final var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  /// Whether the first page is at the right or at the bottom.
  final var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if let progress { progress.delegate?.pageControlProgressVisibilityDidChange(progress) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    views.update(self)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  final func show(animated: Bool) {
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.views.update(self)
    }
  }

  override var claimsGestures: Bool { true }

  /// The arrow keys along the dots go to the next and the previous page.
  override func adjustFocused(_ heading: UIFocusHeading) -> Bool {
    let (back, forward): (UIFocusHeading, UIFocusHeading) =
      isVertical ? (.up, .down) : (.left, .right)
    guard heading == back || heading == forward else { return false }
    go(to: page + ((heading == forward) != isReversed ? 1 : -1), nil)
    return true
  }

  // MARK: Tracking

  /// How the user changes the page now.
  open var interactionState: InteractionState { interaction }

  /// Whether a finger that rests or moves goes through the pages. Default: true.
  open var allowsContinuousInteraction = true

  /// Whether the background is visible.
  final var showsBackground: Bool {
    switch backgroundStyle {
    case .automatic: interaction == .continuous
    case .prominent: true
    case .minimal: false
    }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard count > 0, super.beginTracking(touch, with: event) else { return false }
    guard allowsContinuousInteraction else { return true }
    scrubTimer = InputTimers.shared.set(for: MediaClock.now + 0.3) { [weak self] in
      self?.beginScrubbing()
    }
    startOfTouch = touch.location(in: self)
    return true
  }

  private var startOfTouch = CGPoint.zero

  private func beginScrubbing() {
    if let scrubTimer { InputTimers.shared.cancel(scrubTimer) }
    scrubTimer = nil
    guard isTracking else { return }
    interaction = .continuous
    show(animated: true)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let distance = isVertical ? point.y - startOfTouch.y : point.x - startOfTouch.x
    if allowsContinuousInteraction, interaction != .continuous, abs(distance) > 10 {
      beginScrubbing()
    }
    if interaction == .continuous { go(to: views.page(at: point, of: self), event) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isTap = interaction == .none && isTouchInside
    if let touch, isTap {
      interaction = .discrete
      let point = touch.location(in: self)
      let isSecondHalf = isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
      go(to: page + (isSecondHalf != isReversed ? 1 : -1), event)
    }
    endInteraction()
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endInteraction()
  }

  private func endInteraction() {
    if let scrubTimer { InputTimers.shared.cancel(scrubTimer) }
    (scrubTimer, interaction) = (nil, .none)
    show(animated: true)
  }

  final func go(to target: Int, _ event: UIEvent?) {
    let previous = page
    currentPage = target
    if page != previous { send([.valueChanged, .primaryActionTriggered], event) }
  }

  override var focusRect: CGRect { views.backgroundFrame }
  override var focusCornerRadius: CGFloat { PageViews.radius }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
