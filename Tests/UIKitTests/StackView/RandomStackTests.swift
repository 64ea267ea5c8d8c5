import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

/// Stack views with random properties and contents. Requirement V32; Apple, "UIStackView".
@Suite("Random stack views", .serialized)
@MainActor struct RandomStackTests {
  @Test("lie where the definition of their distribution and alignment says, after each change")
  func definition() throws {
    for seed in 0..<UInt64((rounds ?? 500) / 5) {
      var random = RandomStack(seed: seed)
      for change in 0..<5 {
        random.change()
        let difference = random.difference()
        try #require(difference == nil, "seed \(seed), change \(change)")
      }
    }
  }
}

@MainActor private struct RandomStack {
  private var generator: SeededGenerator
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
  private let stack = UIStackView()
  private let width: NSLayoutConstraint
  private let height: NSLayoutConstraint
  private var definition = StackDefinition()
  private var views: [UIView] = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    width = stack.widthAnchor.constraint(equalToConstant: 0)
    height = stack.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      width, height, stack.leftAnchor.constraint(equalTo: root.leftAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  // MARK: Changes

  mutating func change() {
    definition = randomProperties()
    stack.spacing = smallestGap + randomLength(12)
    changeViews()
    for index in views.indices {
      definition.members.append(member(index))
    }
    apply(definition, to: stack)
    resize()
  }

  private mutating func changeViews() {
    if !isNestingAllowed {
      for view in views where view is UIStackView { view.removeFromSuperview() }
      views.removeAll { $0 is UIStackView }
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) where views.count > 1 {
      let view = views.remove(at: Int.random(in: 0..<views.count, using: &generator))
      if Bool.random(using: &generator) { stack.removeArrangedSubview(view) }
      view.removeFromSuperview()
    }
    while views.count < Int.random(in: 1...6, using: &generator) {
      let index = Int.random(in: 0...views.count, using: &generator)
      let view = isNestingAllowed && chance(0.2) ? UIStackView() : SizedView()
      views.insert(view, at: index)
      stack.insertArrangedSubview(view, at: index)
    }
  }

  /// Whether the views are to have baselines of their own.
  private var usesBaselines: Bool {
    definition.measuresFromBaselines || definition.alignment == .firstBaseline
      || definition.alignment == .lastBaseline
  }

  private var isNestingAllowed: Bool { !usesBaselines }

  private mutating func member(_ index: Int) -> StackDefinition.Member {
    var member = view(index)
    member.gap = randomGap(after: views[index], in: stack)
    member.isHidden = chance(0.2)
    views[index].isHidden = member.isHidden
    return member
  }

  private mutating func view(_ index: Int) -> StackDefinition.Member {
    if let nested = views[index] as? UIStackView { return fill(nested) }
    guard let view = views[index] as? SizedView else { fatalError("no other view is made") }
    return randomize(view, hugging: [200, 250, 250, 251], resistance: [740, 750, 750])
  }

  private mutating func randomize(
    _ view: SizedView, hugging: [Float], resistance: [Float], isAlwaysSized: Bool = false
  ) -> StackDefinition.Member {
    let (width, height) = (
      isAlwaysSized || chance(0.8) ? randomLength(40) : nil,
      isAlwaysSized || chance(0.8) ? randomLength(40) : nil
    )
    view.ownBaselines = chance(0.5) && height ?? 0 >= 10 ? (randomLength(9), randomLength(9)) : nil
    view.size = CGSize(
      width: width ?? UIView.noIntrinsicMetric, height: height ?? UIView.noIntrinsicMetric)
    let (hugs, resists) = (
      hugging.randomElement(using: &generator)!, resistance.randomElement(using: &generator)!
    )
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(hugs), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(resists), for: axis)
    }
    return StackDefinition.Member(
      content: .view(
        width: width.map { Double($0) }, height: height.map { Double($0) },
        baselines: view.ownBaselines.map { (Double($0.fromTop), Double($0.fromBottom)) }),
      hugging: Double(hugs), resistance: Double(resists))
  }

  /// Gives a nested stack view new contents, which hug and resist unlike the other views.
  private mutating func fill(_ nested: UIStackView) -> StackDefinition.Member {
    for view in nested.arrangedSubviews { view.removeFromSuperview() }
    var inner = randomProperties()
    nested.spacing = randomLength(12)
    inner.measuresFromBaselines = false
    if inner.alignment == .firstBaseline || inner.alignment == .lastBaseline {
      inner.alignment = .center
    }
    for index in 0..<Int.random(in: 1...3, using: &generator) {
      let view = SizedView()
      nested.addArrangedSubview(view)
      var member = randomize(view, hugging: [300], resistance: [700], isAlwaysSized: true)
      member.gap = randomGap(after: view, in: nested)
      member.isHidden = index > 0 && chance(0.2)
      view.isHidden = member.isHidden
      inner.members.append(member)
    }
    apply(inner, to: nested)
    return StackDefinition.Member(content: .stack(inner), hugging: 300, resistance: 700)
  }

  // MARK: Random values

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  private mutating func randomLength(_ limit: Int) -> CGFloat {
    CGFloat(Int.random(in: 1...limit, using: &generator))
  }

  /// A distance between baselines leaves room for what lies around them.
  private var smallestGap: CGFloat { definition.measuresFromBaselines ? 20 : 0 }

  private mutating func randomGap(after view: UIView, in stack: UIStackView) -> Double {
    let gap = smallestGap + randomLength(12)
    let system = smallestGap == 0 ? UIStackView.spacingUseSystem : gap
    let spacing = [gap, gap, system, UIStackView.spacingUseDefault].randomElement(
      using: &generator)!
    stack.setCustomSpacing(spacing, after: view)
    return switch stack.customSpacing(after: view) {
    case UIStackView.spacingUseDefault: stack.spacing
    case UIStackView.spacingUseSystem: 8
    default: gap
    }
  }

  private mutating func randomProperties() -> StackDefinition {
    var properties = StackDefinition()
    properties.axis = chance(0.5) ? .horizontal : .vertical
    properties.distribution = UIStackView.Distribution(
      rawValue: Int.random(in: 0...4, using: &generator))!
    properties.alignment = UIStackView.Alignment(
      rawValue: Int.random(in: 0...5, using: &generator))!
    properties.isReversed = chance(0.3)
    properties.measuresFromBaselines = chance(0.2)
    if chance(0.3) {
      properties.margins = UIEdgeInsets(
        top: randomLength(9), left: randomLength(9), bottom: randomLength(9),
        right: randomLength(9))
    }
    return properties
  }

  private func apply(_ definition: StackDefinition, to stack: UIStackView) {
    stack.axis = definition.axis
    stack.distribution = definition.distribution
    stack.alignment = definition.alignment
    stack.semanticContentAttribute = definition.isReversed ? .forceRightToLeft : .forceLeftToRight
    stack.isBaselineRelativeArrangement = definition.measuresFromBaselines
    stack.isLayoutMarginsRelativeArrangement = definition.margins != .zero
    if definition.margins != .zero { stack.layoutMargins = definition.margins }
  }

  /// Gives the stack view room for the gaps, and more or less than the views would like.
  private mutating func resize() {
    for (constraint, axis) in [(width, NSLayoutConstraint.Axis.horizontal), (height, .vertical)] {
      let natural = definition.natural(axis)
      let least = definition.visible.map { $0.minimum(axis) }.max() ?? 0
      let room = definition.minimum(axis) + least * Double(definition.visible.count) + 1
      let isAligned = usesBaselines && axis == .vertical
      let factor = Double.random(in: isAligned ? 2...3 : 0.6...1.6, using: &generator)
      constraint.constant = max((natural * factor).rounded(), room.rounded(.up))
    }
  }

  // MARK: Comparison

  func difference() -> String? {
    root.layoutIfNeeded()
    let size = CGSize(width: width.constant, height: height.constant)
    return difference(definition, in: size, stack)
  }

  private func difference(
    _ definition: StackDefinition, in size: CGSize, _ stack: UIStackView
  ) -> String? {
    let visible = stack.arrangedSubviews.filter { !$0.isHidden }
    for (index, expected) in definition.frames(in: size).enumerated() {
      let rect = rect(of: visible[index])
      let distances = [
        rect.minX - expected.minX, rect.minY - expected.minY, rect.width - expected.width,
        rect.height - expected.height,
      ]
      if distances.contains(where: { abs($0) > 1e-6 }) {
        return "view \(index): \(rect), not \(expected), in \(size) of \(definition)"
      }
      if case .stack(let inner) = definition.visible[index].content,
        let nested = visible[index] as? UIStackView,
        let difference = difference(inner, in: expected.size, nested)
      {
        return difference
      }
    }
    // A stack view keeps its spacings even when it is hidden.
    return stack.arrangedSubviews.first {
      $0.isHidden && $0 is SizedView && rect(of: $0).extent(stack.axis) > 1e-6
    }.map { "the hidden view \($0) takes space" }
  }

  /// The rectangle before it is rounded to pixels.
  private func rect(of view: UIView) -> CGRect {
    guard let engine = root.layoutEngine, let item = engine.existingItem(of: view) else {
      return .null
    }
    return engine.rect(of: item)
  }
}

extension CGRect {
  fileprivate func extent(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }
}
