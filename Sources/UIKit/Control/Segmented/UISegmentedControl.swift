public import Foundation

/// A control of segments of which one is selected: 32 points high. The selection slides to a segment
/// that is tapped, and follows a finger that drags it.
///
/// `.valueChanged` is sent when the user has changed the selection, not when the program does. Main
/// thread only. Source: Apple, "UISegmentedControl".
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The place of a segment among the others.
  ///
  /// Source: Apple, "UISegmentedControl.Segment".
  public enum Segment: Int, Sendable {
    case any, left, center, right, alone
  }

  /// The index while no segment is selected.
  public nonisolated static let noSegment = -1

  final var segments: [SegmentContent] = []
  final var look = SegmentedLook()
  final let views = SegmentedViews()
  private var selection = noSegment
  /// The segment to which a finger has dragged the selection; nil while it does not.
  private var draggedTo: Int?
  /// The segment that is touched and not selected.
  private var pressed: Int?

  override class var startsOpaque: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    views.add(to: self)
  }

  /// Creates a control with titles and images, with its natural size.
  ///
  /// - Parameter items: `String` and `UIImage` objects. Traps for others.
  ///
  /// Source: Apple, "init(items:)".
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { append(item) }
    sizeToFit()
  }

  /// Creates a control with a segment for each action, with its natural size if the frame is empty.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.isEmpty { sizeToFit() }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    views.add(to: self)
    decodeSegments(with: coder)
    coder.read(.segmentedControl, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeSegments(with: coder)
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment; an index beyond the end is the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment, animated)
  }

  /// Inserts a segment; an index beyond the end is the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment, animated)
  }

  /// Inserts a segment that shows and performs an action. A segment of an action with the same
  /// identifier is removed.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let same = segmentIndex(identifiedBy: action.identifier)
    if same != NSNotFound { removeSegment(at: same, animated: false) }
    insert(SegmentContent(action: action), at: segment, animated)
  }

  /// Removes a segment; an index beyond the end is that of the last one.
  open func removeSegment(at segment: Int, animated: Bool) { remove(segment, animated) }

  open func removeAllSegments() {
    segments = []
    selection = Self.noSegment
    segmentsDidChange(animated: false)
  }

  /// Sets the title, which replaces an image. Traps beyond the range of the segments.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (title, nil, nil) }
  }

  open func titleForSegment(at segment: Int) -> String? {
    self.segment(segment).action?.title ?? self.segment(segment).title
  }

  /// Sets the image, which replaces a title. Traps beyond the range of the segments.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (nil, image, nil) }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    self.segment(segment).action?.image ?? self.segment(segment).image
  }

  /// Sets what the segment shows and performs. Traps beyond the range of the segments.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (nil, nil, action) }
  }

  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment).action }

  /// The index of the segment with an action, or `NSNotFound`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the width in points; 0, the default, means that it is found from those of the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = max(width, 0) }
  }

  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment).width }

  /// Moves the content of a segment. Points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize { self.segment(segment).offset }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment).isEnabled }

  /// Whether a segment is not selected any more once its tap has been reported. Default: false.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }

  /// Whether the widths of segments without one follow their contents. Default: false.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange(animated: false) }
  }

  /// The selected segment; `noSegment`, the default, means none. Traps beyond the range of the
  /// segments. Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      require(
        newValue < segments.count,
        "Segment index \(newValue) is beyond the bounds of the \(segments.count) segments")
      select(max(newValue, Self.noSegment), animated: window != nil)
    }
  }

  // MARK: Look

  /// The color of the selection. Default: nil, white, or gray in the dark style.
  @preconcurrency open var selectedSegmentTintColor: UIColor? {
    didSet {
      setNeedsLayout()
      appearanceDidSet(ProxyMembers.selectedSegmentTintColor)
    }
  }

  /// Sets the image behind the segments of a state; it should stretch.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    look.backgrounds[SegmentedLook.Key(left: state, metrics: barMetrics)] = backgroundImage
    appearanceDidSet(ProxyMembers.backgroundImage, state.argument, barMetrics.rawValue)
    setNeedsLayout()
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.background(state, barMetrics)
  }

  /// Sets the image between segments of two states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    let key = SegmentedLook.Key(left: leftState, right: rightState, metrics: barMetrics)
    look.dividers[key] = dividerImage
    appearanceDidSet(
      ProxyMembers.dividerImage, leftState.argument, rightState.argument, barMetrics.rawValue)
    setNeedsLayout()
  }

  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { look.divider(leftState, rightState, barMetrics) }

  /// Sets the font, the color and the shadow of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    look.textAttributes[state] = attributes
    appearanceDidSet(ProxyMembers.titleTextAttributes, state.argument)
    segmentsDidChange(animated: false)
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    look.textAttributes[state]
  }

  /// Moves the contents of the segments at a place. Points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    let place = SegmentedLook.Place(segment: leftCenterRightOrAlone, metrics: barMetrics)
    look.adjustments[place] = adjustment
    appearanceDidSet(
      ProxyMembers.contentPositionAdjustment, leftCenterRightOrAlone.rawValue, barMetrics.rawValue)
    setNeedsLayout()
  }

  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    look.adjustments[SegmentedLook.Place(segment: leftCenterRightOrAlone, metrics: barMetrics)]
      ?? UIOffset()
  }

  open override var intrinsicContentSize: CGSize { fittingSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    views.update(self)
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { setNeedsLayout() }
  }

  override var claimsGestures: Bool { true }

  // MARK: Selection

  /// The segment under the selection that is shown.
  final var shownSelection: Int { draggedTo ?? selection }
  final var pressedSegment: Int? { isHighlighted ? pressed : nil }
  /// Whether the selection is touched, and therefore smaller.
  final var isSelectionPressed: Bool { draggedTo != nil }

  final func select(_ index: Int, animated: Bool) {
    selection = index
    show(animated: animated)
  }

  final func show(animated: Bool) {
    guard animated, window != nil else { return setNeedsLayout() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { self.views.update(self) }
  }

  private func choose(_ index: Int, _ event: UIEvent?) {
    guard segments.indices.contains(index), segments[index].isEnabled else { return }
    guard index != selection || isMomentary else { return }
    selection = index
    send([.valueChanged, .primaryActionTriggered], event)
    if let action = segments.indices.contains(index) ? segments[index].action : nil {
      sendAction(action)
    }
    if isMomentary { selection = Self.noSegment }
  }

  /// The arrow keys along the control choose the next segment that is enabled.
  override func adjustFocused(_ heading: UIFocusHeading) -> Bool {
    guard heading == .left || heading == .right else { return false }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step = (heading == .right) != isReversed ? 1 : -1
    var index = selection == Self.noSegment ? (step > 0 ? 0 : segments.count - 1) : selection + step
    while segments.indices.contains(index), !segments[index].isEnabled { index += step }
    choose(index, nil)
    show(animated: true)
    return true
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segmentIndex(at: touch.location(in: self)), segments[index].isEnabled,
      super.beginTracking(touch, with: event)
    else { return false }
    let isSelection = index == selection && !isMomentary
    (pressed, draggedTo) = isSelection ? (nil, index) : (index, nil)
    show(animated: isSelection)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = segmentIndex(at: touch.location(in: self))
    let isAllowed = index.map { segments[$0].isEnabled } ?? false
    if let target = draggedTo {
      if let index, isAllowed, index != target {
        draggedTo = index
        show(animated: true)
      }
    } else {
      pressed = isAllowed ? index : nil
      setNeedsLayout()
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let target = draggedTo ?? (isTouchInside ? pressed : nil)
    (draggedTo, pressed) = (nil, nil)
    if let target { choose(target, event) }
    show(animated: true)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    (draggedTo, pressed) = (nil, nil)
    show(animated: true)
  }

  override var focusCornerRadius: CGFloat { SegmentedViews.radius }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
