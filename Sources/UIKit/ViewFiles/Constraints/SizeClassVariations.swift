import CoreGraphics
import Foundation
import XMLTree

/// What an element of a view file says for some size classes: other attributes, and which subviews and
/// constraints take part.
@MainActor struct SizeClassVariations {
  private let loader: ViewFileLoader
  private let element: XMLTreeElement
  /// The variations with the fewest size classes first.
  private let variations: [XMLTreeElement]

  /// nil if the element has none.
  init?(_ loader: ViewFileLoader, _ element: XMLTreeElement) {
    let variations = element.children.filter { $0.name == "variation" }
    if variations.isEmpty { return nil }
    // The views retain this value, and so it does not retain the objects that the loader knows.
    self.loader = ViewFileLoader(loader.file, loader.bundle)
    self.element = element
    self.variations = variations.sorted { SizeClassKey($0).rank < SizeClassKey($1).rank }
  }

  private func matching(_ traits: UITraitCollection) -> [XMLTreeElement] {
    variations.filter { SizeClassKey($0).matches(traits) }
  }

  // MARK: Attributes

  /// The attributes and the keys of children that some variation has.
  var names: Set<String> {
    var names: Set<String> = []
    for variation in variations {
      names.formUnion(variation.attributes.keys)
      names.formUnion(variation.children.lazy.filter { $0.name != "mask" }.compactMap { $0["key"] })
    }
    return names.subtracting(["key"])
  }

  /// The element as it is for traits.
  func element(for traits: UITraitCollection) -> XMLTreeElement {
    var (attributes, children) = (element.attributes, element.children)
    for variation in matching(traits) {
      attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
      children = variation.children.filter { $0.name != "mask" } + children
    }
    return XMLTreeElement(
      name: element.name, attributes: attributes, children: children, text: element.text,
      line: element.line)
  }

  func apply(to object: NSObject, for traits: UITraitCollection) {
    let reader = ElementReader(element(for: traits), loader)
    for level in ViewFileClass.levels(of: object) {
      level.apply(reader, to: object, names: names)
    }
    guard let constraint = object as? NSLayoutConstraint else { return }
    if let constant = reader.number("constant") { constraint.constant = CGFloat(constant) }
    if let priority = reader.number("priority", in: 1...1000), priority < 1000 {
      constraint.priority = UILayoutPriority(Float(priority))
    }
  }

  // MARK: Masks

  /// The ids that masks of a kind name.
  func maskedIDs(_ kind: String) -> Set<String> {
    Set(masks(kind, variations).flatMap(\.children).compactMap { $0["reference"] })
  }

  /// Those of the ids that do not take part for traits.
  func excludedIDs(_ kind: String, for traits: UITraitCollection) -> Set<String> {
    var excluded: Set<String> = []
    for entry in masks(kind, matching(traits)).flatMap(\.children) {
      guard let id = entry["reference"] else { continue }
      if entry.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
    }
    return excluded
  }

  private func masks(_ kind: String, _ variations: [XMLTreeElement]) -> [XMLTreeElement] {
    variations.flatMap(\.children).filter { $0.name == "mask" && $0["key"] == kind }
  }
}
