import SwiftSyntax

/// Properties that `@objc` marks get keys, changes of `dynamic` ones are told to observers, and a class
/// with `observeValue(forKeyPath:of:change:context:)` conforms to the protocol of observers.
enum KeyValueRule: Rule {
  static let name = "keys, observing"

  static func apply(to file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting) {
    for variable in file.nodes.variables where isObserved(variable, file, index) {
      addHooks(to: variable, &rewriting)
    }
    for type in file.nodes.types {
      guard let type = type.as(ClassDeclSyntax.self),
        let record = index.type(type.qualifiedName, for: file.place)
      else { continue }
      addTable(to: type, record, index, &rewriting)
      if adoptsObserver(record, index) {
        rewriting.conform(type, to: isolated("KeyValueObserver", type, record, index))
      }
    }
    implementObservers(in: file, index, &rewriting)
  }

  // MARK: Changes

  private static func isObserved(
    _ variable: VariableDeclSyntax, _ file: ParsedFile, _ index: TypeIndex
  ) -> Bool {
    guard variable.summaries.contains(where: \.isObserved), let type = variable.enclosingType,
      let record = index.type(type.qualifiedName, for: file.place)
    else { return false }
    return index.hasKeys(record)
  }

  private static func addHooks(to variable: VariableDeclSyntax, _ rewriting: inout Rewriting) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let member = variable.summaries.first, !variable.hasModifier(.lazy)
    else {
      return rewriting.report(
        variable, "changes of these properties cannot be observed",
        wayOut: "declare each in a declaration of its own, and not lazy")
    }
    let hooks = Hooks(key: member.objectiveCName ?? member.name)
    switch binding.accessorBlock?.accessors {
    case nil: rewriting.insert(" { \(hooks.willSet) \(hooks.didSet) }", after: binding)
    case .accessors(let accessors): add(hooks, to: accessors, &rewriting)
    // A property that is computed and cannot be set does not change itself.
    case .getter: break
    }
  }

  private static func add(
    _ hooks: Hooks, to accessors: AccessorDeclListSyntax, _ rewriting: inout Rewriting
  ) {
    func body(_ keyword: Keyword) -> CodeBlockSyntax? {
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }?.body
    }
    if let setter = body(.set) {
      return rewriting.insert(" \(hooks.will); defer { \(hooks.did) };", after: setter.leftBrace)
    }
    let (willSet, didSet) = (body(.willSet), body(.didSet))
    if let willSet { rewriting.insert(" \(hooks.will);", after: willSet.leftBrace) }
    if let didSet { rewriting.insert(" defer { \(hooks.did) };", after: didSet.leftBrace) }
    guard let first = accessors.first, willSet != nil || didSet != nil else { return }
    if willSet == nil { rewriting.insert("\(hooks.willSet) ", before: first) }
    if didSet == nil { rewriting.insert("\(hooks.didSet) ", before: first) }
  }

  /// The calls before and after a change.
  private struct Hooks {
    let key: String

    var will: String { "willChangeValue(forKey: \"\(key)\")" }
    var did: String { "didChangeValue(forKey: \"\(key)\")" }
    var willSet: String { "willSet { \(will) }" }
    var didSet: String { "didSet { \(did) }" }
  }

  // MARK: Keys

  private static func addTable(
    to type: ClassDeclSyntax, _ record: IndexedType, _ index: TypeIndex,
    _ rewriting: inout Rewriting
  ) {
    let own = record.members.filter { place in
      place.member.isKeyed && (!place.member.isPrivate || place.path == record.path)
    }.map(\.member)
    let inherited = inheritedMembers(of: record, index)
    guard !own.isEmpty || !inherited.isEmpty, index.hasKeys(record) else { return }
    let name = type.name.text
    let isOverride = index.superclasses(of: record).known.contains { superclass in
      superclass.members.contains(where: \.member.isKeyed)
    }
    let names = Set(own.map(\.name))
    let items = (inherited.filter { !names.contains($0.name) } + own).map {
      MemberList.Item(
        text: ".property(\"\($0.objectiveCName ?? $0.name)\", \\\(name).\($0.name))",
        condition: $0.condition)
    }
    let list = MemberList(
      type: "KeyValueMember", first: isOverride ? "super.keyValueMembers + " : "", items: items)
    if !isOverride { rewriting.conform(type, to: isolated("KeyValueCodable", type, record, index)) }
    rewriting.append(
      "\(type.memberAccess)\(isOverride ? "override " : "")class var keyValueMembers: "
        + "[KeyValueMember] " + rewriting.body(of: list, endOf: type, index), to: type)
  }

  /// The properties with keys of the superclasses. A key path that begins at a subclass is none of its
  /// superclass, so that the subclass lists it as well.
  private static func inheritedMembers(
    of type: IndexedType, _ index: TypeIndex
  ) -> [MemberSummary] {
    var names: Set<String> = []
    return index.superclasses(of: type).known.flatMap { superclass in
      superclass.members.map(\.member).filter { member in
        member.isKeyed && !member.isPrivate
          && (superclass.module == type.module || member.isPublic)
          && names.insert(member.name + (member.condition ?? "")).inserted
      }
    }
  }

  /// The name of a protocol to conform to: a class on the main actor conforms to it on that actor alone.
  private static func isolated(
    _ name: String, _ type: ClassDeclSyntax, _ record: IndexedType, _ index: TypeIndex
  ) -> String {
    let root = index.superclasses(of: record).unknown ?? ""
    let isOnMainActor = root.hasPrefix("UI") || type.attribute("MainActor") != nil
    return isOnMainActor ? "@MainActor \(name)" : name
  }

  // MARK: Observers

  private static let observerName = "observeValue(forKeyPath:of:change:context:)"

  /// Whether a class is the first one of its superclasses that observes.
  private static func adoptsObserver(_ type: IndexedType, _ index: TypeIndex) -> Bool {
    func isObserver(_ type: IndexedType) -> Bool {
      type.members.contains { $0.member.fullName == observerName && $0.member.isOverride }
    }
    return isObserver(type) && !index.superclasses(of: type).known.contains(where: isObserver)
  }

  /// Methods of observers, which may stand in other files than their classes, override nothing.
  private static func implementObservers(
    in file: ParsedFile, _ index: TypeIndex, _ rewriting: inout Rewriting
  ) {
    for function in file.nodes.functions
    where function.summaries.first?.fullName == observerName {
      guard let type = function.enclosingType,
        let record = index.type(type.qualifiedName, for: file.place),
        adoptsObserver(record, index)
      else { continue }
      for modifier in function.modifiers where modifier.name.tokenKind == .keyword(.override) {
        rewriting.blank(modifier)
      }
    }
  }
}

extension TypeIndex {
  /// Whether a class derives from a class of another module, as all classes with keys do.
  func hasKeys(_ type: IndexedType) -> Bool {
    type.kind == .class && superclasses(of: type).unknown != nil
  }
}
