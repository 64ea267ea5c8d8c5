/// The types of a program, with the members of all their declarations and extensions.
struct TypeIndex {
  /// The names that have been looked up since it was emptied; finding the moves of members does not
  /// count.
  let lookups = Lookups()
  /// The modules that have a file which imports UIKit, QuartzCore, CoreGraphics or ObjectiveC.
  private let interfaceModules: Set<String>
  private var types: [String: [IndexedType]] = [:]
  private(set) var moves: [MemberMove] = []
  private var requirementsByName: [String: [OptionalRequirement]] = [:]
  private var requirementsOfProtocols: [String: [OptionalRequirement]] = [:]
  private var propertyNames: Set<String> = []
  /// The names and keys of the properties of whose changes observers are told.
  private var observedNames: Set<String> = []

  init(_ summaries: [FileSummary]) {
    interfaceModules = Set(
      summaries.filter { !Self.interfaceNames.isDisjoint(with: $0.imports.map(Self.root)) }
        .map(\.module))
    for summary in summaries {
      let privateTypes = Set(summary.types.lazy.filter(\.isPrivate).map(\.name))
      for type in summary.types {
        let outermost = String(type.name.prefix { $0 != "." })
        add(type, of: summary, isPrivate: privateTypes.contains(outermost))
      }
    }
    for type in types.values.joined() {
      propertyNames.formUnion(
        type.members.lazy.filter { $0.member.labels == nil }.map(\.member.name))
      for place in type.members where place.member.isObserved {
        observedNames.formUnion([place.member.name, place.member.selectorName])
      }
      for place in type.members where place.member.isOptional {
        let requirement = OptionalRequirement(
          protocolName: type.name, module: type.module, member: place.member)
        requirementsByName[place.member.name, default: []].append(requirement)
        requirementsOfProtocols[type.name, default: []].append(requirement)
      }
    }
    moves = MemberMove.all(in: self, types.values.joined().sorted { $0.name < $1.name })
    lookups.names = []
  }

  private static let interfaceNames: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC",
  ]

  /// The module of `UIKit.UIColor`.
  private static func root(_ module: String) -> String {
    String(module.prefix { $0 != "." })
  }

  private mutating func add(_ summary: TypeSummary, of file: FileSummary, isPrivate: Bool) {
    let candidates = types[summary.name] ?? []
    let privatePath = isPrivate ? file.path : nil
    let index = candidates.firstIndex {
      $0.module == file.module && $0.privatePath == privatePath
    }
    var type =
      index.map { candidates[$0] }
      ?? IndexedType(name: summary.name, module: file.module, privatePath: privatePath)
    type.add(summary, path: file.path)
    if let index {
      types[summary.name]?[index] = type
    } else {
      types[summary.name, default: []].append(type)
    }
  }

  // MARK: Changes

  /// The names of which a lookup finds something else than in an earlier index.
  func names(changedSince earlier: TypeIndex) -> Set<String> {
    Self.keys(of: types, whereOtherThan: earlier.types)
      .union(Self.keys(of: requirementsByName, whereOtherThan: earlier.requirementsByName))
      .union(propertyNames.symmetricDifference(earlier.propertyNames))
      .union(observedNames.symmetricDifference(earlier.observedNames))
      .union(interfaceModules.symmetricDifference(earlier.interfaceModules))
  }

  private static func keys<Value: Equatable>(
    of table: [String: Value], whereOtherThan earlier: [String: Value]
  ) -> Set<String> {
    Set(table.keys).union(earlier.keys).filter { table[$0] != earlier[$0] }
  }

  // MARK: Search

  /// Whether files of a module are written for UIKit, and not for any system.
  func isInterface(_ module: String) -> Bool {
    lookups.names.insert(module)
    return interfaceModules.contains(module)
  }

  /// A condition as the compiler reads it in a file.
  func condition(_ text: String, in file: ParsedFile) -> String {
    isInterface(file.module) ? text.replacing(/os\(\s*iOS\s*\)/, with: "os(Linux)") : text
  }

  /// Whether any type has a property of the name.
  func isProperty(_ name: String) -> Bool {
    lookups.names.insert(name)
    return propertyNames.contains(name)
  }

  /// Whether observers are told of changes of a property of the name or key.
  func isObserved(_ name: String) -> Bool {
    lookups.names.insert(name)
    return observedNames.contains(name)
  }

  /// The requirements that `optional` marks, by their name without labels.
  func optionalRequirements(named name: String) -> [OptionalRequirement] {
    lookups.names.insert(name)
    return requirementsByName[name] ?? []
  }

  /// The requirements of a protocol that `optional` marks.
  func optionalRequirements(of protocolName: String) -> [OptionalRequirement] {
    lookups.names.insert(protocolName)
    return requirementsOfProtocols[protocolName] ?? []
  }

  /// The type of a full name: if there are several, the private one of the file, or that of its module.
  func type(_ name: String, for place: FilePlace) -> IndexedType? {
    lookups.names.insert(name)
    let candidates = (types[name] ?? []).filter {
      $0.privatePath == nil || $0.privatePath == place.path
    }
    return candidates.first { $0.privatePath != nil }
      ?? candidates.first { $0.module == place.module } ?? candidates.first { $0.kind != nil }
      ?? candidates.first
  }

  /// The type that a name means inside of other types.
  func type(_ name: String, in scope: [String], for place: FilePlace) -> IndexedType? {
    for count in stride(from: scope.count, through: 0, by: -1) {
      let fullName = (scope.prefix(count) + [name]).joined(separator: ".")
      if let type = type(fullName, for: place) { return type }
    }
    return nil
  }

  /// The superclasses that are known, with the nearest first, and the name of the first unknown one.
  func superclasses(of type: IndexedType) -> (known: [IndexedType], unknown: String?) {
    var (known, current) = ([IndexedType](), type)
    while let name = current.inherited.first {
      let scope = current.name.split(separator: ".").dropLast().map(String.init)
      guard let next = self.type(name, in: scope, for: current.place), next.kind != nil else {
        return (known, name)
      }
      // A class that inherits itself is an error that the compiler reports.
      guard next.kind == .class, !known.contains(next), next != type else { break }
      known.append(next)
      current = next
    }
    return (known, nil)
  }

  /// The names of the protocols to which a type conforms by its own declarations, and of those that
  /// these refine.
  func protocols(of type: IndexedType) -> Set<String> {
    var (found, waiting) = (Set<String>(), [type])
    while let current = waiting.popLast() {
      let scope = current.name.split(separator: ".").dropLast().map(String.init)
      for name in current.inherited {
        guard let next = self.type(name, in: scope, for: current.place), next.kind == .protocol,
          found.insert(next.name).inserted
        else { continue }
        waiting.append(next)
      }
    }
    return found
  }

  /// A member of a type, of its superclasses or of its protocols; without labels, the first one of the
  /// name.
  func member(
    _ name: String, labels: [String]? = nil, parameterCount: Int? = nil, of type: IndexedType
  ) -> MemberSummary? {
    let chain = [type] + superclasses(of: type).known
    let protocols = chain.flatMap(protocols).sorted().compactMap { self.type($0, for: type.place) }
    return (chain + protocols).lazy.flatMap(\.members).map(\.member).first {
      $0.name == name && (labels == nil || $0.labels == labels)
        && (parameterCount == nil || $0.labels?.count == parameterCount)
    }
  }
}

/// Names that have been looked up.
final class Lookups {
  var names: Set<String> = []
}

/// A type with the members of its extensions in the same module.
struct IndexedType: Hashable {
  /// A member, and where it is declared.
  struct Place: Hashable {
    let member: MemberSummary
    let path: String
    let isInExtension: Bool
    /// Which of the file's members of this type and name it is.
    let ordinal: Int
  }

  let name: String
  let module: String
  /// The file of a private type, which other files do not see; nil if they do.
  let privatePath: String?
  /// nil if the program only extends the type.
  private(set) var kind: TypeSummary.Kind?
  /// The file of the declaration.
  private(set) var path: String?
  /// The superclass, if there is one, and the protocols.
  private(set) var inherited: [String] = []
  private(set) var members: [Place] = []

  fileprivate init(name: String, module: String, privatePath: String?) {
    (self.name, self.module, self.privatePath) = (name, module, privatePath)
  }

  /// Where the names in its declaration are found.
  var place: FilePlace { FilePlace(module: module, path: path ?? "") }

  fileprivate mutating func add(_ summary: TypeSummary, path: String) {
    let isExtension = summary.kind == .extension
    if isExtension {
      inherited += summary.inherited
    } else {
      (kind, self.path) = (summary.kind, path)
      inherited = summary.inherited + inherited
    }
    for member in summary.members {
      // The full names are not compared, because they would have to be made for each pair of members.
      let ordinal = members.count {
        $0.member.name == member.name && $0.member.labels == member.labels && $0.path == path
      }
      members.append(
        Place(member: member, path: path, isInExtension: isExtension, ordinal: ordinal))
    }
  }
}

/// A requirement that a conforming class may leave out.
struct OptionalRequirement: Hashable {
  let protocolName: String
  let module: String
  let member: MemberSummary

  /// The protocol of the classes that have the member.
  var protocolOfImplementers: String {
    ([protocolName, member.name] + (member.labels ?? [])).joined(separator: "_")
  }
}
