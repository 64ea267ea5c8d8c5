import CoreGraphics
import Foundation

/// Makes the constraints of a visual format string whose names stand for views and layout guides.
@MainActor struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let items: [String: AnyObject]
  private var constraints: [NSLayoutConstraint] = []

  /// Returns the constraints in the order of the string.
  static func constraints(
    of text: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { ($0 as? UIView) as AnyObject? ?? ($0 as? UILayoutGuide) }
    let format = try VisualFormatParser.parse(
      text, metrics: metrics.compactMapValues(number), viewNames: Set(items.keys))
    var builder = VisualFormatBuilder(format: format, options: options, items: items)
    try builder.build()
    return builder.constraints
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as any BinaryInteger: CGFloat(value)
    case let value as any BinaryFloatingPoint: CGFloat(value)
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    default: nil
    }
  }

  private init(
    format: VisualFormat, options: NSLayoutConstraint.FormatOptions, items: [String: AnyObject]
  ) {
    (self.format, self.options, self.items) = (format, options, items)
  }

  // MARK: Order

  private mutating func build() throws(VisualFormatError) {
    try checkAlignment()
    let views = format.views.compactMap { items[$0.name] }
    if let leading = format.leading, let view = views.first {
      let superview = try superview(of: view, position: format.views[0].end)
      connect(leading, (superview, near), (view, near), margin: near.ofMargins, of: superview)
    }
    for (index, view) in format.views.enumerated() {
      if index > 0 {
        connect(
          format.connections[index - 1], (views[index - 1], lastEdge), (views[index], firstEdge))
      }
      constrainSize(of: views[index], view.predicates)
    }
    if let trailing = format.trailing, let view = views.last {
      let superview = try superview(of: view, position: format.text.count)
      connect(trailing, (view, far), (superview, far), margin: far.ofMargins, of: superview)
    }
    align(views)
  }

  private func superview(of item: AnyObject, position: Int) throws(VisualFormatError) -> UIView {
    if let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView {
      return view
    }
    throw VisualFormatError(reason: .missingSuperview, text: format.text, position: position)
  }

  // MARK: Edges

  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Edge = (item: AnyObject, attribute: Attribute)

  /// Whether the string goes from the right to the left, against the coordinates.
  private var isBackward: Bool {
    format.axis == .horizontal
      && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The edge with which a view begins.
  private var near: Attribute {
    guard format.axis == .horizontal else { return .top }
    let direction = options.intersection(.directionMask)
    return direction == .directionLeftToRight
      ? .left : direction == .directionRightToLeft ? .right : .leading
  }

  /// The edge with which a view ends.
  private var far: Attribute { near.opposite ?? near }

  private var countsFromBaselines: Bool {
    format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  /// The end and the beginning of neighboring views between which distances count.
  private var lastEdge: Attribute { countsFromBaselines ? .lastBaseline : far }
  private var firstEdge: Attribute { countsFromBaselines ? .firstBaseline : near }

  // MARK: Constraints

  /// Constrains the distance of two edges. The standard one to a superview is its margin.
  private mutating func connect(
    _ connection: VisualFormat.Connection, _ start: Edge, _ end: Edge,
    margin: Attribute? = nil, of superview: UIView? = nil
  ) {
    switch connection {
    case .flush: addDistance(.init(object: .constant(0)), start, end)
    case .distance(let predicates):
      for predicate in predicates { addDistance(predicate, start, end) }
    case .standard:
      guard let margin, let superview else {
        addDistance(.init(object: .constant(NSLayoutConstraint.systemSpacing)), start, end)
        constraints.last?.usesSystemSpacing = true
        return
      }
      let isStart = start.item === superview
      addDistance(
        .init(object: .constant(0)), isStart ? (superview, margin) : start,
        isStart ? end : (superview, margin))
    }
  }

  private mutating func addDistance(
    _ predicate: VisualFormat.Predicate, _ start: Edge, _ end: Edge
  ) {
    guard case .constant(let distance) = predicate.object else { return }
    let (first, second) = isBackward ? (start, end) : (end, start)
    add(first, predicate, second, constant: distance)
  }

  private mutating func constrainSize(of item: AnyObject, _ predicates: [VisualFormat.Predicate]) {
    let size: Attribute = format.axis == .horizontal ? .width : .height
    for predicate in predicates {
      switch predicate.object {
      case .constant(let constant): add((item, size), predicate, nil, constant: constant)
      case .view(let name):
        add((item, size), predicate, items[name].map { ($0, size) }, constant: 0)
      }
    }
  }

  private mutating func add(
    _ first: Edge, _ predicate: VisualFormat.Predicate, _ second: Edge?, constant: CGFloat
  ) {
    let constraint = NSLayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: predicate.relation,
      toItem: second?.item, attribute: second?.attribute ?? .notAnAttribute, multiplier: 1,
      constant: constant)
    constraint.priority = predicate.priority
    constraints.append(constraint)
  }

  // MARK: Alignment

  /// Throws if the options align views along the axis, on which the string places them.
  private func checkAlignment() throws(VisualFormatError) {
    guard format.views.count > 1,
      options.alignedAttributes.contains(where: { $0.axis == format.axis })
    else { return }
    throw VisualFormatError(
      reason: .alignedAlongAxis(format.axis), text: format.text, position: format.views[1].end)
  }

  private mutating func align(_ views: [AnyObject]) {
    for (view, next) in zip(views, views.dropFirst()) {
      for attribute in options.alignedAttributes {
        add(
          (view, attribute), .init(object: .constant(0)), (next, attribute), constant: 0)
      }
    }
  }
}
