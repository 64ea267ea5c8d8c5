/// The traits that are specified, with their values.
///
/// It is `@unchecked` because values of a program's traits need not be `Sendable`. They are only passed
/// on; a program that has several threads read them is responsible for them, as on iOS.
struct TraitValues: @unchecked Sendable {
  private struct Entry {
    let trait: UITrait
    let value: Any

    func isEqual(to other: Entry) -> Bool {
      if let value = value as? any Equatable { return value.isEqual(to: other.value) }
      let (own, others) = (unwrapped(value), unwrapped(other.value))
      guard let own, let others else { return own == nil && others == nil }
      guard type(of: own) is AnyClass, type(of: others) is AnyClass else { return false }
      return own as AnyObject === others as AnyObject
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  var isEmpty: Bool { entries.isEmpty }

  /// The traits that are specified, sorted by name.
  var traits: [UITrait] { entries.values.map(\.trait).sorted { $0.name < $1.name } }

  func contains(_ trait: UITrait) -> Bool { entries[ObjectIdentifier(trait)] != nil }

  mutating func remove(_ trait: UITrait) { entries[ObjectIdentifier(trait)] = nil }

  /// The value of a trait, or its default value. A value of the system's traits that stands for
  /// unspecified is not stored.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue }
    set {
      let entry = Entry(trait: trait, value: newValue)
      let isUnspecified =
        trait is any SystemTrait.Type
        && entry.isEqual(to: Entry(trait: trait, value: trait.defaultValue))
      entries[ObjectIdentifier(trait)] = isUnspecified ? nil : entry
    }
  }

  /// Adds the values of `other`, which win.
  mutating func merge(_ other: TraitValues) {
    entries.merge(other.entries) { _, new in new }
  }

  /// Whether `trait` has the same value here and there.
  func hasSame(_ trait: UITrait, as other: TraitValues) -> Bool {
    let id = ObjectIdentifier(trait)
    switch (entries[id], other.entries[id]) {
    case (nil, nil): return true
    case (let own?, let others?): return own.isEqual(to: others)
    case (let entry?, nil), (nil, let entry?):
      return entry.isEqual(to: Entry(trait: trait, value: trait.anyDefaultValue))
    }
  }

  /// The traits whose values differ, sorted by name.
  func traits(differingFrom other: TraitValues) -> [UITrait] {
    let all = entries.merging(other.entries) { own, _ in own }.values.map(\.trait)
    return all.filter { !hasSame($0, as: other) }.sorted { $0.name < $1.name }
  }

  func isEqual(to other: TraitValues) -> Bool {
    entries.values.allSatisfy { hasSame($0.trait, as: other) }
      && other.entries.values.allSatisfy { hasSame($0.trait, as: other) }
  }

  var description: String {
    traits.map { "\($0.shortName) = \(entries[ObjectIdentifier($0)]?.value ?? "")" }
      .joined(separator: "; ")
  }
}

extension UITraitDefinition {
  fileprivate static var anyDefaultValue: Any { defaultValue }

  /// The name of a trait of the system without the prefix of its type.
  fileprivate static var shortName: String {
    name.hasPrefix("UITrait") ? String(name.dropFirst("UITrait".count)) : name
  }
}

/// Returns what an optional contains, and any other value as it is.
private func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.content
}

/// An optional of any type.
private protocol OptionalValue {
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var content: Any? { self }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
