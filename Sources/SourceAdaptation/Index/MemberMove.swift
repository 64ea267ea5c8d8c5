/// A member of an extension that has to stand in the class itself.
///
/// Without Objective-C, an extension can neither override what a superclass declares, nor declare what
/// a subclass overrides.
struct MemberMove: Hashable {
  /// The file with the extension.
  let source: String
  let type: String
  let fullName: String
  let ordinal: Int
  /// The file with the class.
  let destination: String

  fileprivate init?(_ place: IndexedType.Place, of type: IndexedType) {
    guard let destination = type.path, type.kind == .class else { return nil }
    (source, self.type, self.destination) = (place.path, type.name, destination)
    (fullName, ordinal) = (place.member.fullName, place.ordinal)
  }

  static func all(in index: TypeIndex, _ types: [IndexedType]) -> [MemberMove] {
    var moves: [MemberMove] = []
    func add(_ place: IndexedType.Place, of type: IndexedType) {
      if let move = MemberMove(place, of: type), !moves.contains(move) { moves.append(move) }
    }
    for type in types {
      for place in type.members where place.member.isOverride {
        if place.isInExtension { add(place, of: type) }
        for superclass in index.superclasses(of: type).known {
          for overridden in superclass.members where overridden.isInExtension {
            if overridden.member.fullName == place.member.fullName {
              add(overridden, of: superclass)
            }
          }
        }
      }
    }
    return moves
  }
}

extension ParsedFile {
  /// The declaration that moves.
  func member(_ move: MemberMove) -> (any MemberSyntax)? {
    let members = nodes.members.filter { member in
      member.enclosingType?.qualifiedName == move.type
        && member.summaries.contains { $0.fullName == move.fullName }
    }
    return members.indices.contains(move.ordinal) ? members[move.ordinal] : nil
  }
}
