import Foundation

// Archives of views contain their layout guides, and the constraints that are to be archived. An item
// of a constraint is archived as its place below the view that holds the constraint, because an
// object cannot refer to one that is being decoded.

extension UIView {
  private enum Key {
    static let translatesMask = "UITranslatesAutoresizingMask"
    static let hugging = "UIContentHuggingPriorities"
    static let compression = "UIContentCompressionResistancePriorities"
    static let guideCount = "UILayoutGuideCount"
    static func guide(_ index: Int) -> String { "UILayoutGuide.\(index)" }
    static let constraints = "UIConstraints"
  }

  final func encodeAutoLayout(with coder: NSCoder) {
    guard let autoLayout else { return }
    coder.encode(autoLayout.translatesMask, forKey: Key.translatesMask)
    for (priorities, key) in [
      (autoLayout.hugging, Key.hugging), (autoLayout.compressionResistance, Key.compression),
    ] {
      guard let priorities else { continue }
      coder.encode(
        numbers: [priorities.horizontal, priorities.vertical].map { CGFloat($0.rawValue) },
        forKey: key)
    }
    coder.encode(autoLayout.guides.count, forKey: Key.guideCount)
    for (index, guide) in autoLayout.guides.enumerated() {
      coder.encode(guide, forKey: Key.guide(index))
    }
    let constraints = autoLayout.constraints.filter(\.shouldBeArchived)
      .compactMap { ArchivedConstraint($0, in: self) }
    if let data = try? JSONEncoder().encode(constraints) {
      coder.encode(data as NSData, forKey: Key.constraints)
    }
  }

  /// Called after the subviews have been decoded.
  final func decodeAutoLayout(with coder: NSKeyedUnarchiver) {
    guard coder.containsValue(forKey: Key.translatesMask) else { return }
    translatesAutoresizingMaskIntoConstraints = coder.decodeBool(forKey: Key.translatesMask)
    if let hugging = priorities(coder, Key.hugging) { autoLayoutState.hugging = hugging }
    if let compression = priorities(coder, Key.compression) {
      autoLayoutState.compressionResistance = compression
    }
    for index in 0..<max(coder.decodeInteger(forKey: Key.guideCount), 0) {
      guard coder.containsValue(forKey: Key.guide(index)) else { break }
      if let guide = coder.decodeObject(forKey: Key.guide(index)) as? UILayoutGuide {
        addLayoutGuide(guide)
      }
    }
    guard let data = coder.decodeObject(of: NSData.self, forKey: Key.constraints) as Data?,
      let constraints = try? JSONDecoder().decode([ArchivedConstraint].self, from: data)
    else { return }
    for constraint in constraints { constraint.constraint(in: self)?.isActive = true }
  }

  private func priorities(_ coder: NSCoder, _ key: String) -> AutoLayoutState.PerAxis? {
    guard let numbers = coder.decodeNumbers(forKey: key), numbers.count == 2,
      numbers.allSatisfy({ (0...1000).contains($0) })
    else { return nil }
    return AutoLayoutState.PerAxis(
      horizontal: UILayoutPriority(Float(numbers[0])),
      vertical: UILayoutPriority(Float(numbers[1])))
  }
}

/// A constraint in an archive of the view that holds it.
@MainActor private struct ArchivedConstraint: @MainActor Codable {
  private let first: Item
  private let second: Item?
  private let relation: Int
  private let multiplier: Double
  private let constant: Double
  private let priority: Float
  private let identifier: String?

  /// nil if an item is not below the view, or a distance.
  init?(_ constraint: NSLayoutConstraint, in view: UIView) {
    guard constraint.firstSpan == nil, constraint.secondSpan == nil,
      let first = Item(constraint.firstObject, constraint.form.first, in: view)
    else { return nil }
    self.first = first
    second = Item(constraint.secondObject, constraint.form.second, in: view)
    if constraint.secondObject != nil, second == nil { return nil }
    relation = constraint.relation.rawValue
    (multiplier, constant) = (Double(constraint.multiplier), Double(constraint.constant))
    (priority, identifier) = (constraint.priority.rawValue, constraint.identifier)
  }

  /// The constraint between items of the view; nil if the archive is damaged.
  func constraint(in view: UIView) -> NSLayoutConstraint? {
    let object = second?.object(in: view)
    let form = ConstraintForm(
      first: .init(rawValue: first.attribute) ?? .notAnAttribute,
      relation: .init(rawValue: relation) ?? .equal,
      second: second.flatMap { .init(rawValue: $0.attribute) } ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    guard let item = first.object(in: view), object != nil || second == nil,
      form.fault(hasSecondItem: object != nil) == nil, priority > 0, priority <= 1000
    else { return nil }
    let constraint = NSLayoutConstraint(
      item: item, attribute: form.first, relatedBy: form.relation, toItem: object,
      attribute: form.second, multiplier: form.multiplier, constant: form.constant)
    constraint.priority = UILayoutPriority(priority)
    (constraint.identifier, constraint.shouldBeArchived) = (identifier, true)
    return constraint
  }

  private struct Item: Codable {
    /// The indices of subviews from the view to the item.
    let path: [Int]
    /// The index of the item's layout guide, if it is one; or of UIKit's guides, the kind.
    let guide: Int?
    let systemGuide: Int?
    let attribute: Int

    @MainActor init?(
      _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in view: UIView
    ) {
      let layoutGuide = object as? UILayoutGuide
      guard var next = object as? UIView ?? layoutGuide?.owningView else { return nil }
      guide = layoutGuide.flatMap { guide in next.layoutGuides.firstIndex { $0 === guide } }
      systemGuide = layoutGuide.flatMap { $0.role == .free ? nil : $0.role.rawValue }
      self.attribute = attribute.rawValue
      var path: [Int] = []
      while next !== view {
        guard let superview = next.parent,
          let index = superview.archivedSubviews.firstIndex(where: { $0 === next })
        else { return nil }
        path.append(index)
        next = superview
      }
      self.path = path.reversed()
    }

    @MainActor func object(in view: UIView) -> AnyObject? {
      var view = view
      for index in path {
        let subviews = view.archivedSubviews
        guard subviews.indices.contains(index) else { return nil }
        view = subviews[index]
      }
      if let role = systemGuide.flatMap(UILayoutGuide.Role.init(rawValue:)) {
        return role == .free ? nil : view.systemGuide(role)
      }
      guard let guide else { return view }
      return view.layoutGuides.indices.contains(guide) ? view.layoutGuides[guide] : nil
    }
  }
}
