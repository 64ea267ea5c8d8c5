import Foundation
import XMLTree

/// Has one object follow the size classes.
@MainActor struct VariationBuilder {
  private let loader: ViewFileLoader
  private let element: XMLTreeElement

  init(_ loader: ViewFileLoader, _ element: XMLTreeElement) {
    (self.loader, self.element) = (loader, element)
  }

  func watchVariations(of object: NSObject) {
    if let variations = SizeClassVariations(loader, element) { watch(variations, object) }
    guard let view = object as? UIView else { return }
    for child in element.children(of: "constraints") {
      guard let variations = SizeClassVariations(loader, child),
        let constraint = child["id"].flatMap({ loader.objects[$0] })
      else { continue }
      follow(view) { variations.apply(to: constraint, for: $0) }
    }
  }

  private func watch(_ variations: SizeClassVariations, _ object: NSObject) {
    guard let view = object as? UIView else {
      return variations.apply(to: object, for: .current)
    }
    follow(view) { [weak view] traits in
      if let view { variations.apply(to: view, for: traits) }
    }
    let parts = MaskedParts(variations, loader)
    if !parts.isEmpty {
      follow(view) { [weak view] traits in
        if let view { parts.install(in: view, for: traits) }
      }
    }
  }

  /// Calls a closure now and after each change of the size classes.
  private func follow(_ view: UIView, _ apply: @escaping (UITraitCollection) -> Void) {
    apply(view.traitCollection)
    view.registerForTraitChanges(
      [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    ) { (view: UIView, _) in apply(view.traitCollection) }
  }
}

/// The subviews and constraints of a view that take part in some size classes alone.
@MainActor private struct MaskedParts {
  private let variations: SizeClassVariations
  private let subviews: [(id: String, view: UIView)]
  private let constraints: [(id: String, constraint: NSLayoutConstraint)]
  /// The other constraints of the file, which end when one of their views leaves.
  private let others: [NSLayoutConstraint]

  init(_ variations: SizeClassVariations, _ loader: ViewFileLoader) {
    self.variations = variations
    func objects<Object: NSObject>(_ kind: String) -> [(String, Object)] {
      variations.maskedIDs(kind).sorted()
        .compactMap { id in (loader.objects[id] as? Object).map { (id, $0) } }
    }
    subviews = objects("subviews")
    constraints = objects("constraints")
    let masked = Set(constraints.map { ObjectIdentifier($0.1) })
    others =
      subviews.isEmpty
      ? []
      : loader.objects.values.compactMap { $0 as? NSLayoutConstraint }
        .filter { $0.isActive && !masked.contains(ObjectIdentifier($0)) }
  }

  var isEmpty: Bool { subviews.isEmpty && constraints.isEmpty }

  func install(in view: UIView, for traits: UITraitCollection) {
    let excluded = variations.excludedIDs("subviews", for: traits)
    for (id, subview) in subviews {
      if excluded.contains(id) {
        subview.removeFromSuperview()
      } else if subview.parent == nil {
        view.addSubview(subview)
      }
    }
    let inactive = variations.excludedIDs("constraints", for: traits)
    for (id, constraint) in constraints {
      constraint.isActive = !inactive.contains(id) && constraint.hasItemsInOneTree
    }
    for constraint in others where !constraint.isActive {
      constraint.isActive = constraint.hasItemsInOneTree
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the items have a common superview, as those of active constraints need.
  fileprivate var hasItemsInOneTree: Bool {
    guard let firstObject else { return false }
    guard form.second != .notAnAttribute else { return true }
    return secondObject.map { Self.haveCommonSuperview(firstObject, $0) } ?? false
  }

  static func haveCommonSuperview(_ first: AnyObject, _ second: AnyObject) -> Bool {
    func root(_ item: AnyObject) -> UIView? {
      var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      while let parent = view?.parent { view = parent }
      return view
    }
    return root(first) === root(second)
  }
}
