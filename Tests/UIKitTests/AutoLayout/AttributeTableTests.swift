import CoreGraphics
import Testing

@testable import UIKit

/// Each attribute with each that it may be paired with, in each relation, on views and all kinds of
/// guides, in both directions, against the definition of the attributes.
@Suite("Attributes and relations", .serialized)
@MainActor struct AttributeTableTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private nonisolated static let attributes = (1...20).compactMap(Attribute.init(rawValue:))
  fileprivate nonisolated static let margins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)

  @Test("have the places that their definition says", arguments: attributes, [false, true])
  func table(first: NSLayoutConstraint.Attribute, isReversed: Bool) {
    var count = 0
    for second in Self.attributes where isPair(first, second) {
      for relation in [-1, 0, 1].compactMap(NSLayoutConstraint.Relation.init(rawValue:)) {
        for kind in Kind.allCases where kind == .view || second.ofMarginsGuide == nil {
          check(first, relation, second, isReversed: isReversed, kind)
          count += 1
        }
      }
    }
    #expect(count > 0)
  }

  /// The kinds of items with which a view is constrained.
  private enum Kind: CaseIterable {
    case view, guide, margins, safeArea, readable, keyboard

    @MainActor func item(of view: UIView) -> AnyObject {
      switch self {
      case .view: view
      case .guide: view.layoutGuides[0]
      case .margins: view.layoutMarginsGuide
      case .safeArea: view.safeAreaLayoutGuide
      case .readable: view.readableContentGuide
      case .keyboard: view.keyboardLayoutGuide
      }
    }

    /// The rectangle of the item by definition, in a view outside of a window.
    func rect(in frame: CGRect) -> CGRect {
      switch self {
      case .view, .guide, .safeArea: frame
      case .margins, .readable: frame.inset(by: AttributeTableTests.margins)
      case .keyboard: CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0)
      }
    }
  }

  private func isPair(_ first: Attribute, _ second: Attribute) -> Bool {
    first.isSize == second.isSize && (first.isSize || first.axis == second.axis)
      && !(first.isRelative && second.isAbsolute) && !(first.isAbsolute && second.isRelative)
  }

  private func check(
    _ first: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: Attribute,
    isReversed: Bool, _ kind: Kind
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let other = UIView(frame: CGRect(x: 110, y: 120, width: 80, height: 60))
    let view = UIView()
    for view in [other, view] {
      view.semanticContentAttribute = isReversed ? .forceRightToLeft : .forceLeftToRight
      view.layoutMargins = Self.margins
      root.addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    let guide = UILayoutGuide()
    other.addLayoutGuide(guide)
    // The view is pulled to where an inequality does not let it.
    let pull: CGFloat = relation == .lessThanOrEqual ? 1000 : -1000
    for attribute in [Attribute.left, .top, .width, .height] {
      constrain(guide, attribute, to: other, attribute, 0, .required)
      if attribute.isSize {
        constrain(view, attribute, to: nil, .notAnAttribute, 30, .defaultLow)
        constrain(view, attribute, to: nil, .notAnAttribute, pull / 10 + 120, UILayoutPriority(1))
      } else {
        let isBackward = isReversed && (first.isRelative || second.isRelative) && attribute == .left
        constrain(
          view, attribute, to: root, attribute, isBackward ? -pull : pull, UILayoutPriority(1))
      }
    }
    let constraint = NSLayoutConstraint(
      item: view, attribute: first, relatedBy: relation, toItem: kind.item(of: other),
      attribute: second, multiplier: 1, constant: 7)
    constraint.isActive = true
    root.layoutIfNeeded()
    let isBackward = isReversed && (first.isRelative || second.isRelative)
    let expected =
      position(second, kind.rect(in: other.frame), isReversed) + (isBackward ? -7 : 7)
    let actual = position(first, view.frame, isReversed)
    if first.isSize, relation != .equal {
      #expect(relation == .lessThanOrEqual ? actual <= expected : actual >= expected)
    } else {
      #expect(
        abs(actual - expected) < 0.51, "\(first) \(relation) \(second) \(isReversed) \(kind)")
    }
  }

  private func constrain(
    _ item: AnyObject, _ first: Attribute, to other: AnyObject?, _ second: Attribute,
    _ constant: CGFloat, _ priority: UILayoutPriority
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: first, relatedBy: .equal, toItem: other, attribute: second,
      multiplier: 1, constant: constant)
    constraint.priority = priority
    constraint.isActive = true
  }

  /// The definition of the attributes.
  private func position(_ attribute: Attribute, _ frame: CGRect, _ isReversed: Bool) -> CGFloat {
    let inner = frame.inset(by: Self.margins)
    return switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isReversed ? frame.maxX : frame.minX
    case .trailing: isReversed ? frame.minX : frame.maxX
    case .centerX: frame.midX
    case .width: frame.width
    case .top: frame.minY
    case .centerY: frame.midY
    case .height: frame.height
    case .leftMargin: inner.minX
    case .rightMargin: inner.maxX
    case .leadingMargin: isReversed ? inner.maxX : inner.minX
    case .trailingMargin: isReversed ? inner.minX : inner.maxX
    case .centerXWithinMargins: inner.midX
    case .topMargin: inner.minY
    case .bottomMargin: inner.maxY
    case .centerYWithinMargins: inner.midY
    case .bottom, .firstBaseline, .lastBaseline, .notAnAttribute: frame.maxY
    }
  }
}
