public import Foundation

/// A view that places its arranged subviews in a row or a column, by constraints that it makes itself.
///
/// Hidden arranged subviews take no space. Changes apply with the next layout; inside an animation
/// block they are animated. The layer is a `CALayer`, which shows the background color. Main thread
/// only.
///
/// Source: Apple, "UIStackView".
open class UIStackView: UIView {
  private final var arranged: [ArrangedView] = []
  private final var stackConstraints = StackConstraintSet()
  private final var guides = StackGuides()

  /// A view that the stack view places, and the distance to the next one if that is its own.
  private struct ArrangedView {
    let view: UIView
    var spacing: CGFloat?
  }

  override class var startsOpaque: Bool { false }

  /// Creates an empty stack view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a stack view with an empty frame that arranges these views.
  ///
  /// Source: Apple, "init(arrangedSubviews:)".
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeStack(with: coder)
    coder.read(.stackView, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeStack(with: coder)
  }

  // MARK: Arranged subviews

  /// The views that the stack view places, in their order along the axis. All of them are subviews.
  open var arrangedSubviews: [UIView] { arranged.map(\.view) }

  /// Arranges a view as the last one. It becomes a subview in front of the others if it is none yet,
  /// and its `translatesAutoresizingMaskIntoConstraints` becomes false.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Arranges a view at an index, and moves those from there on. It becomes the frontmost subview if
  /// it is none yet. Traps if the index is negative or above the number of arranged subviews.
  ///
  /// Source: Apple, "insertArrangedSubview(_:at:)".
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    require(
      (0...arranged.count).contains(stackIndex),
      "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or "
        + "equal to \(arranged.count)")
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    let former = arranged.firstIndex { $0.view === view }
    let moved = former.map { arranged.remove(at: $0) }
    arranged.insert(
      ArrangedView(view: view, spacing: moved?.spacing), at: min(stackIndex, arranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Stops placing a view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    arranged.remove(at: index)
    arrangementDidChange()
  }

  /// Stops placing a view that leaves the subviews.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Layout

  /// The direction in which the views follow each other. Default: `.horizontal`.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementDidChange() } }
  }

  /// The sizes and distances of the views along the axis. Default: `.fill`.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }

  /// The sizes and places of the views across the axis. Default: `.fill`.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementDidChange() } }
  }

  /// The distance between neighbors, and for `.equalSpacing` and `.equalCentering` the smallest one.
  /// `spacingUseSystem` means 8. Default: 0. Points. Traps unless it is finite.
  open var spacing: CGFloat = 0 {
    didSet {
      requireIsFinite(spacing)
      if spacing != oldValue { arrangementDidChange() }
    }
  }

  /// Sets the distance between a view and the next one; `spacingUseDefault` returns to `spacing`.
  /// Without effect for views that are not arranged. Points. Traps unless the distance is finite.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    requireIsFinite(spacing)
    guard let index = arranged.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    arranged[index].spacing = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance that was set for a view, or `spacingUseDefault`. Points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    arranged.first { $0.view === arrangedSubview }?.spacing ?? Self.spacingUseDefault
  }

  /// Whether distances in a column are measured from the last baseline of a text to the first
  /// baseline of the next. Default: false.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  /// Whether the views are placed inside of the layout margins. Default: false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    arrangementDidChange()
  }

  // MARK: Baselines

  /// The first view of a column, the tallest of a row, or the one that such a view names itself. This
  /// view if nothing is visible. Source: Apple, "UIStackView".
  open override var forFirstBaselineLayout: UIView {
    baselineView(isFirst: true)?.forFirstBaselineLayout ?? self
  }

  /// The last view of a column, the tallest of a row, or the one that such a view names itself. This
  /// view if nothing is visible. Source: Apple, "UIStackView".
  open override var forLastBaselineLayout: UIView {
    baselineView(isFirst: false)?.forLastBaselineLayout ?? self
  }

  private func baselineView(isFirst: Bool) -> UIView? {
    let visible = arranged.map(\.view).filter { !$0.isHidden }
    if axis == .vertical { return isFirst ? visible.first : visible.last }
    return visible.max { Self.height(of: $0) < Self.height(of: $1) }
  }

  /// The natural height; of a stack view, without spacings, that of what is visible in it.
  private static func height(of view: UIView) -> CGFloat {
    guard let stack = view as? UIStackView else { return view.intrinsicContentSize.height }
    let heights = stack.arrangedSubviews.filter { !$0.isHidden }.map { max(height(of: $0), 0) }
    return stack.axis == .vertical ? heights.reduce(0, +) : heights.max() ?? 0
  }

  // MARK: Constraints

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Adds and removes the constraints that differ from those of the previous call.
  open override func updateConstraints() {
    updateStackConstraints()
    super.updateConstraints()
  }

  override func subviewDidChangeVisibility(_ subview: UIView) {
    guard arranged.contains(where: { $0.view === subview }) else { return }
    if let block = ViewAnimation.current, subview.isHidden {
      block.keepVisible(subview.ownLayer)
    } else {
      subview.ownLayer.removeAnimation(forKey: "hidden")
    }
    arrangementDidChange()
  }

  override func subviewDidChangeContentSize(_ subview: UIView) {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    contentDidChange()
  }

  /// Tells those that depend on the baselines, which are those of a view inside, or on the size.
  private func contentDidChange() {
    layoutEngine?.itemDidChange(self)
    parent?.subviewDidChangeContentSize(self)
  }

  /// Updates the constraints before the next layout, or at the end of an animation block.
  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    ViewAnimation.current?.layOutAtEnd(self)
    contentDidChange()
  }

  private func updateStackConstraints() {
    let members = arranged.map { arranged in
      let spacing = arranged.spacing ?? spacing
      return StackArrangement.Member(
        view: arranged.view, isVisible: !arranged.view.isHidden,
        spacing: spacing == Self.spacingUseSystem ? 8 : spacing)
    }
    var arrangement = StackArrangement(of: self, members)
    guides.fit(arrangement, in: self)
    arrangement.connect(with: guides)
    stackConstraints.replace(with: arrangement.constraints)
  }

  private func requireIsFinite(_ spacing: CGFloat) {
    require(spacing.isFinite, "Constant is not finite!  That's illegal.  constant:\(spacing)")
  }
}
