import CoreGraphics

/// Makes the constraints of a stack view from its properties and its arranged subviews.
@MainActor struct StackArrangement {
  struct Member {
    let view: UIView
    let isVisible: Bool
    /// The distance to the next visible view.
    let spacing: CGFloat
  }

  /// A visible view, with its index among all arranged ones.
  struct Item {
    let view: UIView
    let index: Int
  }

  let stack: UIStackView
  /// What the views fill: the stack view, or its margins.
  let canvas: AnyObject
  let axis: NSLayoutConstraint.Axis
  let isReversed: Bool
  /// Whether the items run against the order of the program.
  let isMirrored: Bool
  /// All views, in the order of the program.
  let members: [Member]
  /// The visible views, from left to right or from top to bottom.
  let items: [Item]
  /// The distances between neighboring items.
  let gaps: [CGFloat]
  private(set) var constraints: [StackConstraint] = []

  init(of stack: UIStackView, _ members: [Member]) {
    self.stack = stack
    self.members = members
    axis = stack.axis
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    isReversed = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let visible = members.enumerated().filter(\.element.isVisible)
    let items = visible.map { Item(view: $0.element.view, index: $0.offset) }
    let gaps = visible.dropLast().map(\.element.spacing)
    isMirrored = isReversed && axis == .horizontal
    self.items = isMirrored ? items.reversed() : items
    self.gaps = isMirrored ? gaps.reversed() : gaps
  }

  /// Whether gaps share the space that the views leave. A single gap takes all of it anyway.
  var distributesGaps: Bool { hasFlexibleGaps && gaps.count > 1 }

  var hasFlexibleGaps: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  var alignsBaselines: Bool {
    axis == .horizontal && !items.isEmpty
      && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
  }

  mutating func connect(with guides: StackGuides) {
    fitCanvas()
    distribute(guides)
    align(guides)
    hide()
  }

  /// Nothing else determines a length, then it is the smallest.
  private mutating func fitCanvas() {
    for size in [axis.size, axis.other.size] { add(.canvasFit, stack, size, at: .stackFit) }
  }

  // MARK: Making constraints

  mutating func add(
    _ role: StackConstraint.Role, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
    times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: UILayoutPriority = .required
  ) {
    constraints.append(
      StackConstraint(
        role: role, first: first, second: second,
        form: ConstraintForm(
          first: attribute, relation: relation, second: secondAttribute, multiplier: multiplier,
          constant: constant, priority: priority)))
  }
}

extension NSLayoutConstraint.Axis {
  var start: NSLayoutConstraint.Attribute { self == .horizontal ? .left : .top }
  var end: NSLayoutConstraint.Attribute { self == .horizontal ? .right : .bottom }
  var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
  var size: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  var other: Self { self == .horizontal ? .vertical : .horizontal }
}

extension UILayoutPriority {
  /// Views stay inside of the stack view across its axis, whatever their natural sizes are.
  static let stackBoundary = UILayoutPriority(999.5)
  static let stackHiding = UILayoutPriority(999)
  static let stackProportion = UILayoutPriority(999)
  static let stackSpan = UILayoutPriority(51)
  static let stackFit = UILayoutPriority(49)
  static let stackHiddenSize = UILayoutPriority(48)
  static let stackGap = UILayoutPriority(1)

  /// The first views are the shortest where other constraints leave a choice. There are at most 64
  /// such priorities, because the solver's time grows with their number.
  static func stackAmbiguity(_ index: Int) -> UILayoutPriority {
    UILayoutPriority(25 - Float(min(index, 63)) / 64)
  }
}
