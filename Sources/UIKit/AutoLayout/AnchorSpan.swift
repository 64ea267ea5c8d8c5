import CoreGraphics

/// The distance between two positions along an axis.
@MainActor final class AnchorSpan {
  let from: AnchorEnd
  let to: AnchorEnd

  init(from: AnchorEnd, to: AnchorEnd) {
    (self.from, self.to) = (from, to)
    let mixes =
      (from.attribute.isAbsolute && to.attribute.isRelative)
      || (from.attribute.isRelative && to.attribute.isAbsolute)
    require(
      !mixes,
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
        + "Use leading/trailing for both or neither.")
  }

  /// The attribute of sizes along the axis.
  var size: NSLayoutConstraint.Attribute {
    from.attribute.axis == .horizontal ? .width : .height
  }

  var items: [AnyObject] { [from.item, to.item].compactMap(\.self) }

  var name: String { "(\(to.name) - \(from.name))" }
}

/// An attribute of an item that may not exist any more.
@MainActor struct AnchorEnd {
  weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  /// The item and the attribute in messages, such as `UIView:0x1.leading`.
  var name: String {
    guard let item else { return "nil" }
    return NSLayoutConstraint.name(of: item) + (attribute.name.isEmpty ? "" : ".\(attribute.name)")
  }
}

/// An anchor of any kind. Those of one identity are equal.
@MainActor protocol LayoutAnchor: AnyObject {
  nonisolated var identity: AnchorIdentity { get }
  var object: AnyObject? { get }
  var attribute: NSLayoutConstraint.Attribute { get }
  var span: AnchorSpan? { get }
}

struct AnchorIdentity: Hashable, Sendable {
  private var ends: [End] = []

  private struct End: Hashable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
  }

  @MainActor init(
    _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ span: AnchorSpan?
  ) {
    let all = [AnchorEnd(object, attribute)] + (span.map { [$0.from, $0.to] } ?? [])
    ends = all.compactMap { end in
      end.item.map { End(item: ObjectIdentifier($0), attribute: end.attribute) }
    }
  }
}
